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
	"path/filepath"
	"strconv"

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
		address, forget := keepAddress(cluster.URL())
		defer forget()
		return execute(args, testkit.URLVariable+"="+address)
	}
	return execute(args)
}

// keepAddress writes the URL into a file whose name is the same in every run, and gives that name as the variable's value: Go
// remembers the result of a test together with the variables that it read. Beside another run it gives the URL itself.
func keepAddress(url string) (address string, forget func()) {
	name := filepath.Join(os.TempDir(), "millesime-postgres-"+strconv.Itoa(os.Getuid()))
	file, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600) //nolint:gosec // a name of our own
	if err != nil {
		return url, func() {}
	}
	_, err = file.WriteString(url)
	if err := errors.Join(err, file.Close()); err != nil {
		return url, func() {}
	}
	return testkit.AddressFile + name, func() { _ = os.Remove(name) }
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
