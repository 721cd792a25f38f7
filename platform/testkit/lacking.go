package testkit

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// InCI tells whether this is where everything is installed: green there means that everything ran.
func InCI() bool { return os.Getenv("CI") == "true" }

// Lacking ends a test that this machine has not what it takes for: it fails in CI, and is skipped elsewhere, which the
// summary of `./task test` tells.
func Lacking(t testing.TB, what string, err error) {
	t.Helper()
	if InCI() {
		t.Fatalf("%s: %v", what, err)
	}
	if !errors.Is(err, errNone) { // else it was told already
		NoteSkip(what, err)
	}
	t.Skipf("SKIPPED: %s: %v", what, err)
}

// NoteSkip says that something does not run, loudly and in the file that the summary of `./task test` reads.
func NoteSkip(what string, err error) {
	why, _, _ := strings.Cut(err.Error(), "\n")
	line := fmt.Sprintf("%s: %s\n", what, why)
	fmt.Fprintf(os.Stderr, "\n########## SKIPPED: %s: %v ##########\n\n", what, err)
	root, err := moduleRoot()
	if err == nil {
		err = appendLine(filepath.Join(root, ".task", "skipped"), line)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "the summary will not tell of it: %v\n", err)
	}
}

// appendLine adds a line that is not there yet.
func appendLine(file, line string) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o750); err != nil {
		return err
	}
	content, err := os.ReadFile(file) //nolint:gosec // our own folder
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	if strings.Contains("\n"+string(content), "\n"+line) {
		return nil
	}
	to, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600) //nolint:gosec // our own folder
	if err != nil {
		return err
	}
	_, err = to.WriteString(line)
	return errors.Join(err, to.Close())
}

// moduleRoot is the folder of go.mod, here or above.
func moduleRoot() (string, error) {
	folder, err := os.Getwd()
	for err == nil {
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); err == nil {
			return folder, nil
		}
		if folder == filepath.Dir(folder) {
			return "", errors.New("no go.mod above")
		}
		folder = filepath.Dir(folder)
	}
	return "", err
}
