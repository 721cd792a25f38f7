package memory_test

import (
	"context"
	"errors"
	"maps"
	"testing"
	"time"

	"millesime/platform/clock"
	"millesime/platform/memory"
)

// rows are a table that counts how often it is read.
type rows struct {
	held  map[int64]string
	asked [][]int64
	fails error
	while func() // runs after the rows were read, before the reader has them
}

func (r *rows) read(_ context.Context, ids []int64) (map[int64]string, error) {
	r.asked = append(r.asked, ids)
	found := map[int64]string{}
	for _, id := range ids {
		if value, ok := r.held[id]; ok {
			found[id] = value
		}
	}
	if r.while != nil {
		r.while()
	}
	return found, r.fails
}

func begun(c clock.Clock, most int) *memory.Kept[int64, string] {
	kept := memory.New[int64, string](c, most, memory.UntilTold)
	kept.Begin()
	return kept
}

func wants(t *testing.T, kept *memory.Kept[int64, string], r *rows, want map[int64]string, reads int, ids ...int64) {
	t.Helper()
	found, err := kept.Several(t.Context(), ids, r.read)
	if err != nil || !maps.Equal(found, want) {
		t.Fatalf("found %v, %v; want %v", found, err, want)
	}
	if len(r.asked) != reads {
		t.Fatalf("the table was read %d times: %v; want %d", len(r.asked), r.asked, reads)
	}
}

func TestWhatIsKnownIsNotReadAgain(t *testing.T) {
	t.Parallel()
	r := &rows{held: map[int64]string{1: "one", 2: "two"}}
	kept := begun(clock.System(), 10)
	wants(t, kept, r, map[int64]string{1: "one"}, 1, 1, 3)
	wants(t, kept, r, map[int64]string{1: "one", 2: "two"}, 2, 1, 2, 3) // 3 is known to be missing
	if last := r.asked[1]; len(last) != 1 || last[0] != 2 {
		t.Errorf("asked for %v, want 2 alone", last)
	}
	wants(t, kept, r, map[int64]string{1: "one", 2: "two"}, 2, 1, 2, 3)
}

func TestWhatChangedIsReadAgain(t *testing.T) {
	t.Parallel()
	r := &rows{held: map[int64]string{1: "one", 2: "two"}}
	kept := begun(clock.System(), 10)
	wants(t, kept, r, map[int64]string{1: "one", 2: "two"}, 1, 1, 2)
	r.held[1] = "uno"
	kept.Drop(1)
	wants(t, kept, r, map[int64]string{1: "uno", 2: "two"}, 2, 1, 2)
	r.held[2] = "due"
	kept.Clear()
	wants(t, kept, r, map[int64]string{1: "uno", 2: "due"}, 3, 1, 2)
}

func TestWhatChangesWhileItIsReadIsNotKept(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*memory.Kept[int64, string]){
		"one": func(k *memory.Kept[int64, string]) { k.Drop(1) },
		"all": func(k *memory.Kept[int64, string]) { k.Clear() },
		"those that match": func(k *memory.Kept[int64, string]) {
			k.DropWhere(func(value string) bool { return value == "one" })
		},
	} {
		r := &rows{held: map[int64]string{1: "one"}}
		kept := begun(clock.System(), 10)
		r.while = func() {
			r.while = nil
			r.held[1] = "uno"
			change(kept)
		}
		wants(t, kept, r, map[int64]string{1: "one"}, 1, 1) // as it was when the reader asked
		t.Log(name)
		wants(t, kept, r, map[int64]string{1: "uno"}, 2, 1)
	}
}

func TestWhatMatchesIsReadAgain(t *testing.T) {
	t.Parallel()
	r := &rows{held: map[int64]string{1: "one", 2: "two"}}
	kept := begun(clock.System(), 10)
	wants(t, kept, r, map[int64]string{1: "one", 2: "two"}, 1, 1, 2)
	kept.DropWhere(func(value string) bool { return value == "two" })
	wants(t, kept, r, map[int64]string{1: "one", 2: "two"}, 2, 1, 2)
	if last := r.asked[1]; len(last) != 1 || last[0] != 2 {
		t.Errorf("asked for %v, want 2 alone", last)
	}
}

func TestNothingIsKeptBeforeTheFeedListens(t *testing.T) {
	t.Parallel()
	r := &rows{held: map[int64]string{1: "one"}}
	kept := memory.New[int64, string](clock.System(), 10, memory.UntilTold)
	wants(t, kept, r, map[int64]string{1: "one"}, 1, 1)
	wants(t, kept, r, map[int64]string{1: "one"}, 2, 1)
}

func TestFailuresAreNotKept(t *testing.T) {
	t.Parallel()
	r := &rows{held: map[int64]string{1: "one"}, fails: errors.New("away")}
	kept := begun(clock.System(), 10)
	if _, err := kept.Several(t.Context(), []int64{1}, r.read); !errors.Is(err, r.fails) {
		t.Fatalf("error %v, want the table's", err)
	}
	r.fails = nil
	wants(t, kept, r, map[int64]string{1: "one"}, 2, 1)
}

func TestWhatNobodyToldOfIsAMinuteOld(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, time.March, 2, 10, 0, 0, 0, time.UTC)
	c := clock.NewFixed(now)
	r := &rows{held: map[int64]string{1: "one"}}
	kept := begun(c, 10)
	wants(t, kept, r, map[int64]string{1: "one"}, 1, 1)
	r.held[1] = "uno"
	c.Advance(59 * time.Second)
	wants(t, kept, r, map[int64]string{1: "one"}, 1, 1)
	c.Advance(time.Second)
	wants(t, kept, r, map[int64]string{1: "uno"}, 2, 1)
}

func TestTheLongestUnusedGoesFirst(t *testing.T) {
	t.Parallel()
	r := &rows{held: map[int64]string{1: "one", 2: "two", 3: "three"}}
	kept := begun(clock.System(), 2)
	wants(t, kept, r, map[int64]string{1: "one"}, 1, 1)
	wants(t, kept, r, map[int64]string{2: "two"}, 2, 2)
	wants(t, kept, r, map[int64]string{1: "one"}, 2, 1)
	wants(t, kept, r, map[int64]string{3: "three"}, 3, 3)
	wants(t, kept, r, map[int64]string{1: "one"}, 3, 1)
	wants(t, kept, r, map[int64]string{2: "two"}, 4, 2)
}
