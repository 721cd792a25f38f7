package app

import (
	"context"
	"errors"
	"testing"
	"time"

	"millesime/platform/clock"
)

func TestRecent(t *testing.T) {
	t.Parallel()
	c := clock.NewFixed(time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC))
	r := newRecent[string, int](c)
	loads := 0
	get := func() int {
		t.Helper()
		v, err := r.get(t.Context(), "key", func(context.Context) (int, error) { loads++; return loads, nil })
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	get()
	if get() != 1 {
		t.Error("an answer is not remembered")
	}
	c.Advance(time.Second)
	if get() != 2 {
		t.Error("an answer is remembered for more than a second")
	}
	r.drop("key")
	if get() != 3 {
		t.Error("a dropped answer is remembered")
	}
	r.drop("key")
	_, _ = r.get(t.Context(), "key", func(context.Context) (int, error) {
		r.drop("key") // the value changes while it is read
		return 99, nil
	})
	if get() == 99 {
		t.Error("an answer read before a drop is remembered")
	}
	c.Advance(time.Second)
	broken := errors.New("broken")
	if _, err := r.get(t.Context(), "key", func(context.Context) (int, error) { return 0, broken }); !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
	if get() == 0 {
		t.Error("an error is remembered")
	}
}
