package imports

import (
	"context"
	"errors"
	"time"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// subject is the kind of an import in the audit trail.
const subject = "product_imports"

// Runner starts, cancels, resumes and takes back.
type Runner struct {
	db     Database
	store  Store
	editor Editor
	clock  clock.Clock
	queue  Queue
}

// NewRunner makes the use case; the queue takes the jobs of imports.
func NewRunner(d Database, s Store, e Editor, c clock.Clock, q Queue) *Runner {
	return &Runner{d, s, e, c, q}
}

// change reads an import, lets fn change it, and keeps it.
func (r *Runner) change(
	ctx context.Context, a auth.Actor, id int64, action string, fn func(ctx context.Context, tx *db.Tx, i *Import) error,
) (Import, error) {
	var i Import
	err := r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		if i, err = r.store.Import(ctx, tx, scopeOf(a), id); err != nil {
			return err
		}
		before := i.State
		if err := fn(ctx, tx, &i); err != nil || i.State == before {
			return err
		}
		// What is written from here on is written in the name of who asked for it, not of who sent the file.
		i.CreatedBy, i.Group, i.Impersonator = a.ID, a.Group, a.Impersonator
		if err := r.store.Save(ctx, tx, &i); err != nil {
			return err
		}
		if err := goOn(ctx, tx, r.queue, i.ID); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: subject + "." + action, Subject: subject, SubjectID: i.ID, Person: i.SupplierID,
			Before: map[string]any{"state": before}, After: map[string]any{"state": i.State, "mode": i.Mode, "filename": i.Filename},
		})
	})
	return i, err
}

// Start begins to write. With All there may be no faulty row.
func (r *Runner) Start(ctx context.Context, a auth.Actor, id int64, mode Mode) (Import, error) {
	return r.change(ctx, a, id, "started", func(ctx context.Context, tx *db.Tx, i *Import) error {
		switch {
		case i.State != Checked:
			return ErrState
		case mode == All && i.Planned.Faulty > 0:
			return ErrFaulty.With("count", i.Planned.Faulty)
		case i.Planned.Ready() == 0:
			return ErrNothing
		}
		i.State, i.Job, i.Mode, i.LastRow, i.Done, i.Result = Running, Run, mode, 0, 0, Counts{}
		return r.makeRoom(ctx, tx, i.SupplierID)
	})
}

// mostKept is how many started imports of a supplier keep their rows: a program that sends one every hour can undo each for
// a day.
const mostKept = 30

// makeRoom lets the oldest that nobody can undo any more go, when there are as many as may be.
func (r *Runner) makeRoom(ctx context.Context, tx *db.Tx, supplierID int64) error {
	started, err := r.store.Started(ctx, tx, supplierID)
	if err != nil {
		return err
	}
	kept := len(started)
	for at := range started {
		if kept < mostKept {
			return nil
		}
		old := &started[at]
		if !r.clock.Now().After(old.neededUntil()) {
			continue
		}
		old.RowsKept = false
		if err := r.store.Save(ctx, tx, old); err != nil {
			return err
		}
		kept--
	}
	if kept >= mostKept {
		return ErrManyKept.With("count", mostKept)
	}
	return nil
}

// Cancel stops an import. What it wrote stays, and can be taken back.
func (r *Runner) Cancel(ctx context.Context, a auth.Actor, id int64) (Import, error) {
	return r.change(ctx, a, id, "canceled", func(_ context.Context, _ *db.Tx, i *Import) error {
		switch i.State {
		case NamingColumns, Checking, Checked, Running:
			i.State, i.FinishedAt = Canceled, clock.Instant(r.clock.Now())
			i.RowsKept = i.Mode != "" // of one that was never started nothing is needed again
		case Canceled:
		default:
			return ErrState
		}
		return nil
	})
}

// Resume goes on where a canceled or interrupted import stopped; one that goes on already simply does.
func (r *Runner) Resume(ctx context.Context, a auth.Actor, id int64) (Import, error) {
	return r.change(ctx, a, id, "resumed", func(_ context.Context, _ *db.Tx, i *Import) error {
		switch {
		case i.State == Running, i.State == Undoing, i.State == Checking:
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
	})
}

// Undo begins to take a whole import back.
func (r *Runner) Undo(ctx context.Context, a auth.Actor, id int64) (Import, error) {
	return r.change(ctx, a, id, "undone", func(_ context.Context, _ *db.Tx, i *Import) error {
		if i.State == Running || i.State == Checking || i.State == Undoing {
			return ErrState
		}
		if until := i.UndoUntil(); until.IsZero() || r.clock.Now().After(until) {
			return ErrTooLate
		}
		i.State, i.Job, i.LastRow, i.Done = Undoing, Undo, 0, 0
		return nil
	})
}

// errNotAll ends the transaction of a batch that all-or-nothing refuses.
var errNotAll = errors.New("catalogue: a row of an import that was all right is faulty now")

// Batch writes the next rows, notes what each did and how far it came, in one transaction. It tells whether that was all.
func (r *Runner) Batch(ctx context.Context, id int64) (end bool, err error) {
	var faulty []Row
	err = r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		end, faulty = false, nil
		i, err := r.store.Import(ctx, tx, lists.Scope{All: true}, id)
		if err != nil || i.State != Running {
			end = true
			return err
		}
		rows, err := r.store.RowsAfter(ctx, tx, id, i.LastRow, batchSize)
		if err != nil {
			return err
		}
		written, err := r.write(ctx, tx, &i, rows)
		if err != nil {
			return err
		}
		for at := range written {
			if written[at].Action == Faulty && i.Mode == All {
				faulty = append(faulty, written[at])
			}
		}
		if len(faulty) > 0 {
			return errNotAll
		}
		if err := r.store.SaveRows(ctx, tx, id, written); err != nil {
			return err
		}
		i.Done += len(rows)
		if end = len(rows) < batchSize; end {
			i.State, i.FinishedAt = Done, tx.Now()
		} else {
			i.LastRow = rows[len(rows)-1].Number
		}
		return r.store.Save(ctx, tx, &i)
	})
	if errors.Is(err, errNotAll) {
		return true, r.takeBack(ctx, id, faulty)
	}
	return end, err
}

// write makes the products of rows what they say and gives the rows of which there is something to note: those that would
// change nothing, as a file that is imported again, cost nothing more.
func (r *Runner) write(ctx context.Context, tx *db.Tx, i *Import, rows []Row) ([]Row, error) {
	judged := map[int]Row{}
	for at := range rows {
		judged[rows[at].Number] = rows[at]
	}
	b, err := prepare(ctx, tx, r.store, i, rows, func(row *Row) bool { return row.Action == Faulty })
	if err != nil {
		return nil, err
	}
	outcomes, err := r.editor.Write(ctx, tx, i.actor(), b.changes)
	if err != nil {
		return nil, err
	}
	b.take(outcomes)
	noted := rows[:0:0]
	for at := range outcomes {
		row, out := &rows[b.at[at]], &outcomes[at]
		i.Result.add(row.Action, 1)
		switch row.Action {
		case Created, Changed:
			row.Outcome, row.Version, row.Before = row.Action, out.Version, &out.Before
			if row.Action == Created {
				row.Before = &edit.Draft{}
			}
			row.Warnings = judged[row.Number].Warnings
			noted = append(noted, *row)
		case Faulty:
			noted = append(noted, *row)
		default: // nothing to note
		}
	}
	i.Result.add(Faulty, len(rows)-len(outcomes))
	return noted, nil
}

// takeBack ends an import that was to be all or nothing: what earlier batches wrote is undone.
func (r *Runner) takeBack(ctx context.Context, id int64, faulty []Row) error {
	return r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		i, err := r.store.Import(ctx, tx, lists.Scope{All: true}, id)
		if err != nil || i.State != Running {
			return err
		}
		if err := r.store.SaveRows(ctx, tx, id, faulty); err != nil {
			return err
		}
		i.Planned.Faulty += len(faulty)
		i.Reason = fault.Text{
			FR: "Des produits ont changé depuis le contrôle : rien n’a été importé. Corrigez les lignes signalées dans votre fichier.",
			EN: "Products have changed since the check: nothing was imported. Correct the rows shown in your file.",
		}
		i.State, i.Job, i.LastRow, i.Done = Undoing, Undo, 0, 0
		return r.store.Save(ctx, tx, &i)
	})
}
