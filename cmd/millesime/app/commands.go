package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Process is what a command gets from the operating system.
type Process struct {
	Args           []string
	Environ        []string
	Stdin          io.Reader
	Stdout, Stderr io.Writer
}

// command is one verb of the program.
type command struct {
	name    string // "serve", "user create"
	usage   string // arguments, as the help shows them
	summary string
	run     func(ctx context.Context, p Process, args []string) error
}

func commands() []command {
	return []command{
		{"serve", "", "serve the API and the interface (the default)", serve},
		{"migrate", "", "bring the database schema up to date", migrate},
		{"seed", "[--products N --buyers N --orders N]", "fill an empty database with demo data", seed},
		{"openapi", "", "print the OpenAPI document", openAPI},
		{"user create", "--email E --group G [--company C]", "create a valid account; the password comes on standard input", createUser},
		{"events dead", "", "list the events that handlers gave up on", deadEvents},
		{"events replay", "<handler> <message id>", "hand such an event to its handler again", replayEvent},
		{"jobs list", "", "count the jobs by kind, and list those that wait or are being done", listJobs},
		{"jobs dead", "", "list the jobs that were given up", deadJobs},
		{"jobs replay", "<id>…", "let such jobs be done again, by a running server", replayJobs},
		{"jobs cancel", "<id>…", "take jobs away, also while they are being done", cancelJobs},
		{"documents verify", "", "read every document again and hold it against its hash", verifyDocuments},
		{"version", "", "print the version", version},
	}
}

// errUsage tells that the arguments make no sense; the help says what does.
var errUsage = errors.New("wrong arguments")

// Main runs the command that the arguments name and returns the exit code: 2 for wrong arguments, 1 for failure.
func Main(ctx context.Context, p Process) int {
	all := commands()
	args := p.Args
	if len(args) == 0 {
		args = []string{"serve"}
	}
	chosen := slices.IndexFunc(all, func(c command) bool {
		words := strings.Fields(c.name)
		return len(args) >= len(words) && slices.Equal(args[:len(words)], words)
	})
	if chosen < 0 {
		help(p.Stderr, all)
		return 2
	}
	err := all[chosen].run(ctx, p, args[len(strings.Fields(all[chosen].name)):])
	switch {
	case err == nil:
		return 0
	case errors.Is(err, errUsage):
		writeLine(p.Stderr, "millesime:", err)
		help(p.Stderr, all)
		return 2
	default:
		writeLine(p.Stderr, "millesime:", err)
		return 1
	}
}

func help(to io.Writer, all []command) {
	writeLine(to, "usage: millesime <command>")
	for _, c := range all {
		writeLine(to, fmt.Sprintf("  %-52s %s", strings.TrimSpace(c.name+" "+c.usage), c.summary))
	}
}

// writeLine writes to the terminal; there is nobody to tell when that fails.
func writeLine(to io.Writer, words ...any) {
	_, _ = fmt.Fprintln(to, words...)
}
