package imports_test

import (
	"errors"
	"testing"
	"time"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/platform/fault"
)

// What may be asked of an import in each state, and where it leads: "" where it is refused.
func TestWhatMayBeAskedOfAnImport(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 16, 9, 0, 0, 0, time.UTC)
	acts := map[string]func(i *imports.Import) error{
		"start":  func(i *imports.Import) error { return i.Start(imports.Valid) },
		"cancel": func(i *imports.Import) error { return i.Cancel(now) },
		"resume": func(i *imports.Import) error { return i.Resume() },
		"undo":   func(i *imports.Import) error { return i.Undo(now) },
	}
	for _, c := range []struct{ from, start, cancel, resume, undo imports.State }{
		{from: imports.NamingColumns, cancel: imports.Canceled},
		{from: imports.Checking, cancel: imports.Canceled, resume: imports.Checking},
		{from: imports.Checked, start: imports.Running, cancel: imports.Canceled},
		{from: imports.Running, cancel: imports.Canceled, resume: imports.Running},
		{from: imports.Undoing, resume: imports.Undoing},
		{from: imports.Canceled, cancel: imports.Canceled, resume: imports.Running, undo: imports.Undoing},
		{from: imports.Interrupted, resume: imports.Running, undo: imports.Undoing},
		{from: imports.Done, undo: imports.Undoing},
		{from: imports.Undone},
		{from: imports.Failed},
	} {
		for act, want := range map[string]imports.State{"start": c.start, "cancel": c.cancel, "resume": c.resume, "undo": c.undo} {
			i := imports.Import{
				State: c.from, Job: imports.Run, Mode: imports.Valid, RowsKept: true, FinishedAt: now.Add(-time.Hour),
				Planned: imports.Counts{Created: 2, Faulty: 1}, Result: imports.Counts{Created: 1},
			}
			err := acts[act](&i)
			if refused := err != nil; refused != (want == "") || !refused && i.State != want {
				t.Errorf("%s of %s: %s, %v; want %q", act, c.from, i.State, err, want)
			}
		}
	}
}

// A started import takes the rows of the oldest that nobody can undo any more; of none that somebody can.
func TestRoomForAnotherImport(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 16, 9, 0, 0, 0, time.UTC)
	started := make([]imports.Import, 31)
	for at := range started {
		started[at] = imports.Import{State: imports.Done, RowsKept: true, FinishedAt: now, Result: imports.Counts{Created: 1}}
	}
	if _, err := imports.MakeRoom(started, now); !errors.Is(err, imports.ErrManyKept) {
		t.Errorf("all can be undone: %v", err)
	}
	for _, old := range []int{3, 7, 9} {
		started[old].FinishedAt = now.Add(-25 * time.Hour)
	}
	gone, err := imports.MakeRoom(started, now)
	if err != nil || len(gone) != 2 || gone[0] != &started[3] || gone[1] != &started[7] || started[3].RowsKept || !started[9].RowsKept {
		t.Errorf("%d go, %v", len(gone), err)
	}
}

// An import that was to be all or nothing, and was taken back, has failed; another one is undone.
func TestAnImportThatIsTakenBack(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 16, 9, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		reason fault.Text
		want   imports.State
	}{{fault.Text{}, imports.Undone}, {fault.Text{FR: "Des produits ont changé", EN: "Products have changed"}, imports.Failed}} {
		i := imports.Import{State: imports.Undoing, Reason: c.reason}
		i.HaveUndone([]imports.Row{{Number: 2, Outcome: imports.WasUndone}, {Number: 3, Outcome: imports.WasKept}}, true, now)
		if i.State != c.want || i.Done != 2 || i.Result != (imports.Counts{Undone: 1, Kept: 1}) || !i.FinishedAt.Equal(now) {
			t.Errorf("%+v, want %s", i, c.want)
		}
	}
}
