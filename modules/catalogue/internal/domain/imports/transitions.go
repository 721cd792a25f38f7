package imports

import (
	"time"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/products/productsapi"
	"millesime/platform/fault"
)

// Start begins to write. With All there may be no faulty row.
func (i *Import) Start(mode Mode) error {
	switch {
	case i.State != Checked:
		return ErrState
	case mode == All && i.Planned.Faulty > 0:
		return ErrFaulty.With("count", i.Planned.Faulty)
	case i.Planned.Ready() == 0:
		return ErrNothing
	}
	i.State, i.Job, i.Mode, i.LastRow, i.Done, i.Result = Running, Run, mode, 0, 0, Counts{}
	return nil
}

// Cancel stops an import. What it wrote stays, and can be taken back.
func (i *Import) Cancel(now time.Time) error {
	switch i.State {
	case NamingColumns, Checking, Checked, Running:
		i.State, i.FinishedAt = Canceled, now
		i.RowsKept = i.Mode != "" // of one that was never started nothing is needed again
	case Canceled:
	default:
		return ErrState
	}
	return nil
}

// Resume goes on where a canceled or interrupted import stopped; one that goes on already simply does.
func (i *Import) Resume() error {
	switch {
	case i.Working():
		return nil
	case !i.Resumable():
		return ErrState
	case !i.RowsKept:
		return ErrRowsGone
	default:
		i.State = map[Job]State{Check: Checking, Run: Running, Undo: Undoing}[i.Job]
		i.Reason, i.FinishedAt = fault.Text{}, time.Time{}
		return nil
	}
}

// Undo begins to take a whole import back.
func (i *Import) Undo(now time.Time) error {
	if i.Working() {
		return ErrState
	}
	if until := i.UndoUntil(); until.IsZero() || now.After(until) {
		return ErrTooLate
	}
	i.reverse()
	return nil
}

func (i *Import) reverse() { i.State, i.Job, i.LastRow, i.Done = Undoing, Undo, 0, 0 }

// Working tells whether the background has something to do.
func (i *Import) Working() bool {
	return i.State == Checking || i.State == Running || i.State == Undoing
}

// Discard lets a file go that was refused or never started.
func (i *Import) Discard() { i.State, i.RowsKept = Canceled, false }

// Count counts what rows will do.
func (i *Import) Count(rows []Row) { i.count(rows, 1) }

// Uncount takes back what Count counted.
func (i *Import) Uncount(rows []Row) { i.count(rows, -1) }

func (i *Import) count(rows []Row, n int) {
	for at := range rows {
		i.Planned.Add(rows[at].Action, n)
	}
}

// HaveChecked notes the next rows that were judged, and whether they were the last.
func (i *Import) HaveChecked(rows []Row, last bool) {
	i.Count(rows)
	i.advance(rows)
	if last {
		i.State, i.LastRow = Checked, 0
	}
}

// HaveWritten notes the next rows that were written, and whether they were the last.
func (i *Import) HaveWritten(rows []Row, last bool, now time.Time) {
	i.advance(rows)
	if last {
		i.State, i.FinishedAt = Done, now
	}
}

// HaveUndone notes the next rows that were taken back, and whether they were the last.
func (i *Import) HaveUndone(rows []Row, last bool, now time.Time) {
	for at := range rows {
		i.Result.Add(rows[at].Outcome, 1)
	}
	i.advance(rows)
	if !last {
		return
	}
	i.State, i.FinishedAt = Undone, now
	if i.Reason != (fault.Text{}) {
		i.State = Failed
	}
}

func (i *Import) advance(rows []Row) {
	i.Done += len(rows)
	if len(rows) > 0 {
		i.LastRow = rows[len(rows)-1].Number
	}
}

// Refused are the rows for which a run of all or nothing ends.
func (i *Import) Refused(written []Row) []Row {
	if i.Mode != All {
		return nil
	}
	var faulty []Row
	for at := range written {
		if written[at].Action == Faulty {
			faulty = append(faulty, written[at])
		}
	}
	return faulty
}

// TakeBack ends an import that was to be all or nothing: what earlier batches wrote is undone.
func (i *Import) TakeBack(faulty int) {
	i.Planned.Faulty += faulty
	i.Reason = fault.Say("Des produits ont changé depuis le contrôle : rien n’a été importé. Corrigez les lignes signalées dans votre fichier.",
		"Products have changed since the check: nothing was imported. Correct the rows shown in your file.")
	i.reverse()
}

// Interrupt stops an import that fails again and again.
func (i *Import) Interrupt(now time.Time) {
	i.State, i.FinishedAt = Interrupted, now
	i.Reason = fault.Say("L’import s’est arrêté sur une erreur inattendue. Reprenez-le ; si cela se répète, contactez-nous.",
		"The import stopped at an unexpected error. Resume it; if that happens again, contact us.")
}

// mostKept is how many started imports of a supplier keep their rows: a program that sends one every hour can undo each for
// a day.
const mostKept = 30

// MakeRoom gives those of a supplier's started imports, the oldest first, that let go of their rows for another: nobody can
// undo them any more.
func MakeRoom(started []Import, now time.Time) ([]*Import, error) {
	var gone []*Import
	for at := range started {
		if len(started)-len(gone) < mostKept {
			break
		}
		if old := &started[at]; now.After(old.neededUntil()) {
			old.RowsKept = false
			gone = append(gone, old)
		}
	}
	if len(started)-len(gone) >= mostKept {
		return nil, ErrManyKept.With("count", mostKept)
	}
	return gone, nil
}

// Reversals take rows back. A product that was made is archived, since it may have been ordered; one that was changed gets
// its old values again. A product that has changed since keeps what it is, and its row says so.
func Reversals(rows []Row) []edit.Change {
	changes := make([]edit.Change, len(rows))
	for at := range rows {
		row := &rows[at]
		changes[at] = edit.Change{
			ProductID: row.ProductID, Version: row.Version, Draft: edit.Draft{Status: edit.Some(productsapi.StatusDesactivated)},
		}
		if row.Outcome == Changed && row.Before != nil {
			changes[at].Draft = *row.Before
		}
	}
	return changes
}

// Reverse notes what became of the reversal.
func (r *Row) Reverse(out *edit.Outcome) {
	switch out.Result {
	case edit.Changed, edit.Unchanged:
		r.Outcome, r.Version = WasUndone, out.Version
		return
	case edit.Stale:
		r.Errors = []Problem{{Code: "changed_since", Text: fault.Say("Ce produit a été modifié depuis l’import : il reste tel qu’il est",
			"This product was changed since the import: it stays as it is")}}
	case edit.Faulty:
		r.Errors = []Problem{}
		for at := range out.Violations {
			r.Errors = append(r.Errors, problem(&out.Violations[at]))
		}
	default:
		r.Errors = []Problem{notWritable()}
	}
	r.Outcome = WasKept
}
