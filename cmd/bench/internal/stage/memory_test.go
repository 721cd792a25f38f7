package stage

import (
	"errors"
	"testing"
)

func TestMemoryIsReadFromTheStatusOfAProcess(t *testing.T) {
	t.Parallel()
	got, err := parseMemory("Name:\tmillesime\nVmPeak:\t 1300000 kB\nVmHWM:\t   52204 kB\nVmRSS:\t   41964 kB\nRssAnon:\t   20000 kB\n")
	if err != nil || got.Now != 41964<<10 || got.Most != 52204<<10 || got.Own != 20000<<10 {
		t.Errorf("%+v, %v", got, err)
	}
	if _, err := parseMemory("Name:\tmillesime\n"); !errors.Is(err, ErrNoMemory) {
		t.Errorf("without the figures: %v", err)
	}
	if _, err := parseMemory("VmRSS:\t many kB\n"); err == nil {
		t.Error("accepted a word for a number")
	}
}
