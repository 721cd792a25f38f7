package stage

import (
	"errors"
	"testing"
	"time"
)

func TestCPUIsUserAndSystemTime(t *testing.T) {
	t.Parallel()
	got, err := parseCPU("812 (a (strange) name) S 1 812 812 0 -1 4194560 9 0 0 0 150 27 3 4 20 0 8 0 88 0 0")
	if err != nil || got != 1770*time.Millisecond {
		t.Errorf("%v, %v; want 1.77 s", got, err)
	}
	for _, text := range []string{"", "812 (name) S 1", "812 (name) S 1 812 812 0 -1 4194560 9 0 0 0 many 27 3"} {
		if _, err := parseCPU(text); !errors.Is(err, ErrNoCPU) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
