package api

import (
	"bytes"
	"errors"
	"io"
	"os"
	"testing"
	"time"

	"millesime/platform/clock"
)

// line is a connection on which a sender takes a second for each part; its clock is the test's own.
type line struct {
	clock    *clock.Fixed
	part     int
	deadline time.Time
}

func (l *line) SetReadDeadline(at time.Time) error {
	l.deadline = at
	return nil
}

func (l *line) Read(b []byte) (int, error) {
	if l.part == 0 || !l.clock.Now().Add(time.Second).Before(l.deadline) {
		l.clock.Set(l.deadline)
		return 0, os.ErrDeadlineExceeded
	}
	l.clock.Advance(time.Second)
	return min(l.part, len(b)), nil
}

// A place is given up by who sends nothing, or too slowly, and by everybody in the end.
func TestSlowSendersLoseTheirPlace(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		part, size int
		patience   time.Duration
		after      time.Duration // 0: all arrives
	}{
		"nothing":            {part: 0, size: 1, after: uploadStart},
		"a byte a second":    {part: 1, size: 1 << 20, after: uploadStart},
		"half the rate":      {part: uploadRate / 2, size: 1 << 20, after: 2 * uploadStart},
		"twice the rate":     {part: 2 * uploadRate, size: 1 << 20},
		"soon done":          {part: 1 << 10, size: 5 << 10},
		"for ever":           {part: 2 * uploadRate, size: 1 << 30, after: uploadTimeout},
		"on a busy machine":  {part: 1, size: 1 << 20, patience: time.Minute, after: time.Minute},
		"with more patience": {part: 2 * uploadRate, size: 1 << 30, patience: time.Hour, after: time.Hour},
	} {
		began := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
		l := &line{clock: clock.NewFixed(began), part: c.part}
		n, err := io.Copy(struct{ io.Writer }{io.Discard}, io.LimitReader(newPaced(l, l, l.clock, c.patience), int64(c.size)))
		if c.after == 0 {
			if err != nil || n != int64(c.size) {
				t.Errorf("%s: %d bytes, %v", name, n, err)
			}
			continue
		}
		if took := l.clock.Now().Sub(began); !errors.Is(err, os.ErrDeadlineExceeded) || took < c.after-time.Second || took > c.after+time.Second {
			t.Errorf("%s: %v after %v", name, err, took)
		}
	}
}

// A server that is killed leaves no file behind.
func TestUploadsHaveNoName(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	file, remove, err := nameless(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer remove()
	if left, err := os.ReadDir(folder); err != nil || len(left) != 0 {
		t.Errorf("%v, %v", left, err)
	}
	want := []byte("a;b\n")
	if _, err := file.Write(want); err != nil {
		t.Fatal(err)
	}
	got := make([]byte, len(want))
	if _, err := file.ReadAt(got, 0); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
}
