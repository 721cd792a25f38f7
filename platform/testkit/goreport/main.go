// Command goreport shortens what `go test -json` says: one line per package, the skips with their reasons, and all
// about a failure. It keeps a line for each failed test, with the command that repeats it and whether a second answer would
// excuse it, what failed tests said, and the time of each test:
//
//	go test -json ./... | go run ./platform/testkit/goreport -part test:go -into .task/report
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

func main() {
	part := flag.String("part", "test:go", "the task that runs these tests")
	into := flag.String("into", "", "folder that keeps the failed tests and the times")
	flag.Parse()
	if err := report(os.Stdin, os.Stdout, *part, *into); err != nil {
		fmt.Fprintln(os.Stderr, "goreport:", err)
		os.Exit(1)
	}
}

func report(in io.Reader, out io.Writer, part, into string) error {
	r := newRun(out, part)
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, longestLine)
	for lines.Scan() {
		var e event
		if json.Unmarshal(lines.Bytes(), &e) != nil { // not of a test: a message of the go command itself
			r.print(lines.Text() + "\n")
			continue
		}
		r.take(e)
	}
	r.close()
	if err := lines.Err(); err != nil || into == "" {
		return err
	}
	return errors.Join(keep(filepath.Join(into, "failed"), r.failed), keep(filepath.Join(into, "said"), r.said),
		keep(filepath.Join(into, "times"), r.times))
}

// longestLine is more than any one line of output holds.
const longestLine = 16 << 20

// keep adds lines to a file.
func keep(file string, lines []string) (err error) {
	if len(lines) == 0 {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o750); err != nil {
		return err
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600) //nolint:gosec // the folder is told by who runs it
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	for _, line := range lines {
		if _, err := fmt.Fprintln(f, line); err != nil {
			return err
		}
	}
	return nil
}
