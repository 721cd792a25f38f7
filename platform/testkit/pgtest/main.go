// Command pgtest starts a throw-away PostgreSQL server, runs a command with
// MILLESIME_TEST_DATABASE_URL set to it, and stops it:
//
//	go run ./platform/testkit/pgtest -- go test ./...
//
// Without PostgreSQL it says so and runs the command all the same, but in CI,
// where it fails. Where the variable is set already, that server is used. Its
// exit code is the command's.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"

	"millesime/platform/testkit"
	"millesime/platform/testkit/pgcluster"
)

func main() { os.Exit(run(os.Args[1:])) }

func run(args []string) int {
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	if len(args) == 0 {
		fmt.Fprintln(os.Stderr, "usage: pgtest -- command [arguments]")
		return 2
	}
	// Ctrl-C also reaches the command; this process waits for it to end.
	signal.Ignore(os.Interrupt)
	if os.Getenv(testkit.URLVariable) == "" {
		cluster, err := pgcluster.Start(context.Background())
		if err != nil {
			if testkit.InCI() {
				fmt.Fprintf(os.Stderr, "\n########## FAILED: PostgreSQL does not start: %v ##########\n\n", err)
				return 1
			}
			testkit.NoteSkip("tests on PostgreSQL", err)
			return execute(args, testkit.URLVariable+"="+testkit.NoPostgres)
		}
		defer func() {
			if err := cluster.Stop(); err != nil {
				fmt.Fprintf(os.Stderr, "PostgreSQL did not stop well: %v\n", err)
			}
		}()
		return execute(args, testkit.URLVariable+"="+cluster.URL())
	}
	return execute(args)
}

func execute(args []string, environment ...string) int {
	cmd := exec.Command(args[0], args[1:]...) //nolint:gosec,noctx // running what it is told is its purpose
	cmd.Env = append(os.Environ(), environment...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &exit):
		return exit.ExitCode()
	default:
		fmt.Fprintln(os.Stderr, "pgtest:", err)
		return 1
	}
}
