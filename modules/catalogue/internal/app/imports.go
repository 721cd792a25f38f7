package app

import (
	"context"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/modules/catalogue/internal/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/gate"
	"millesime/platform/jobs"
	"millesime/platform/lists"
	"millesime/platform/table/columns"
)

// Imports take tables of products in: a file is staged row by row, its columns are named, every row is checked in the
// background as it would be written, faulty ones are repaired, and then the rows are written, each batch in one transaction
// that also notes how far it came. So an import that is cut off, by whatever, goes on exactly where it stopped.
type Imports struct {
	db     *db.DB
	store  *store.Imports
	editor *Editor
	people usersapi.Parties
	queue  *jobs.Queue
	gate   *gate.Gate // where batches wait for their turn
	clock  clock.Clock
}

// NewImports makes the use cases over their store; the queue takes their jobs.
func NewImports(
	d *db.DB, s *store.Imports, e *Editor, people usersapi.Parties, q *jobs.Queue, g *gate.Gate, c clock.Clock,
) *Imports {
	return &Imports{db: d, store: s, editor: e, people: people, queue: q, gate: g, clock: c}
}

// rowsAtOnce is how many rows are staged, judged or written together.
const rowsAtOnce = 500

// anybodys is the scope of the background.
func anybodys() lists.Scope { return lists.Scope{All: true} }

// change reads an import, lets fn change it, and keeps it. What changes its state is done in the actor's name from there on,
// and the background goes on with it.
func (s *Imports) change(
	ctx context.Context, a auth.Actor, id int64, action string, fn func(ctx context.Context, tx *db.Tx, i *imports.Import) error,
) (imports.Import, error) {
	var i imports.Import
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		if i, err = s.store.Import(ctx, tx, imports.ScopeOf(a), id); err != nil {
			return err
		}
		before := i.State
		if err := fn(ctx, tx, &i); err != nil || i.State == before {
			return err
		}
		// What is written from here on is written in the name of who asked for it, not of who sent the file.
		i.CreatedBy, i.Group, i.Impersonator = a.ID, a.Group, a.Impersonator
		if err := s.store.Save(ctx, tx, &i); err != nil {
			return err
		}
		if err := s.goOn(ctx, tx, i.ID); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: importSubject + "." + action, Subject: importSubject, SubjectID: i.ID, Person: i.SupplierID,
			Before: map[string]any{"state": before}, After: map[string]any{"state": i.State, "mode": i.Mode, "filename": i.Filename},
		})
	})
	return i, err
}

// importSubject is the kind of an import in the audit trail.
const importSubject = "product_imports"

// Start begins to write; with imports.All there may be no faulty row. The supplier's oldest imports make room.
func (s *Imports) Start(ctx context.Context, a auth.Actor, id int64, mode imports.Mode) (imports.Import, error) {
	return s.change(ctx, a, id, "started", func(ctx context.Context, tx *db.Tx, i *imports.Import) error {
		if err := i.Start(mode); err != nil {
			return err
		}
		started, err := s.store.Started(ctx, tx, i.SupplierID)
		if err != nil {
			return err
		}
		gone, err := imports.MakeRoom(started, s.clock.Now())
		if err != nil {
			return err
		}
		for _, old := range gone {
			if err := s.store.Save(ctx, tx, old); err != nil {
				return err
			}
		}
		return nil
	})
}

// Cancel stops an import. What it wrote stays, and can be taken back.
func (s *Imports) Cancel(ctx context.Context, a auth.Actor, id int64) (imports.Import, error) {
	return s.change(ctx, a, id, "canceled", func(_ context.Context, _ *db.Tx, i *imports.Import) error {
		return i.Cancel(clock.Instant(s.clock.Now()))
	})
}

// Resume goes on where a canceled or interrupted import stopped.
func (s *Imports) Resume(ctx context.Context, a auth.Actor, id int64) (imports.Import, error) {
	return s.change(ctx, a, id, "resumed", func(_ context.Context, _ *db.Tx, i *imports.Import) error { return i.Resume() })
}

// Undo begins to take a whole import back.
func (s *Imports) Undo(ctx context.Context, a auth.Actor, id int64) (imports.Import, error) {
	return s.change(ctx, a, id, "undone", func(_ context.Context, _ *db.Tx, i *imports.Import) error { return i.Undo(s.clock.Now()) })
}

// NameColumns takes the columns for what somebody says, remembers it for the supplier, and has the rows checked.
// Administrators name the supplier.
func (s *Imports) NameColumns(ctx context.Context, a auth.Actor, id, supplierID int64, choices []columns.Choice) (imports.Import, error) {
	if err := s.checkSupplier(ctx, a, supplierID); err != nil {
		return imports.Import{}, err
	}
	var i imports.Import
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		if i, err = s.store.Import(ctx, tx, imports.ScopeOf(a), id); err != nil {
			return err
		}
		if err := i.Name(choices); err != nil {
			return err
		}
		if a.Group.IsAdmin() {
			i.SupplierID = supplierID
		}
		if err := s.store.RememberTitles(ctx, tx, i.SupplierID, i.Titles(), columns.Most); err != nil {
			return err
		}
		if err := s.goOn(ctx, tx, i.ID); err != nil {
			return err
		}
		return s.store.Save(ctx, tx, &i)
	})
	return i, err
}

func (s *Imports) checkSupplier(ctx context.Context, a auth.Actor, supplierID int64) error {
	if !a.Group.IsAdmin() {
		return nil
	}
	found, err := s.people.Parties(ctx, []int64{supplierID})
	if err != nil {
		return err
	}
	return imports.CheckSupplier(found[supplierID])
}
