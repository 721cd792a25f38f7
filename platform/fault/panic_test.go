package fault_test

import (
	"errors"
	"strings"
	"testing"

	"millesime/platform/fault"
)

func TestGuarded(t *testing.T) {
	t.Parallel()
	err := fault.Guarded(func() error { panic("bug") })
	if err == nil || !strings.HasPrefix(err.Error(), "panicked: bug\n") || !strings.Contains(err.Error(), "panic_test.go") {
		t.Errorf("a panic is told as %v", err)
	}
	failed := errors.New("failed")
	if err := fault.Guarded(func() error { return failed }); !errors.Is(err, failed) {
		t.Errorf("an error is told as %v", err)
	}
}
