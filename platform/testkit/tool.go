package testkit

import (
	"os/exec"
	"testing"
)

// Tool runs a program on files that a test made, and gives what it says; a test that the program fails, fails. Where the program is not
// installed the test is skipped: the set-up of the tests installs what it can.
func Tool(t testing.TB, name string, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		Lacking(t, "tests of files with "+name, err)
	}
	out, err := exec.CommandContext(t.Context(), name, args...).CombinedOutput() //nolint:gosec // tests name their programs
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
	return string(out)
}
