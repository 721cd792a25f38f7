package app

import (
	"context"
	"maps"
	"slices"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// check judges the next rows as they would be written now, without writing any product. Everything is read and judged before
// the transaction that notes it: others write meanwhile.
func (s *Imports) check(ctx context.Context, i *imports.Import) error {
	rows, err := s.store.RowsAfter(ctx, nil, i.ID, i.LastRow, rowsAtOnce)
	if err != nil {
		return err
	}
	if len(rows) > 0 {
		if err := s.judge(ctx, i, rows, i.LastRow+1); err != nil {
			return err
		}
	}
	return s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		now, err := s.store.Import(ctx, tx, anybodys(), i.ID)
		if err != nil || now.State != imports.Checking || now.Revision != i.Revision || now.LastRow != i.LastRow {
			return err // the columns were changed, or it was canceled, meanwhile
		}
		if err := s.store.SaveRows(ctx, tx, i.ID, rows); err != nil {
			return err
		}
		now.HaveChecked(rows, len(rows) < rowsAtOnce)
		return s.store.Save(ctx, tx, &now)
	})
}

// judge judges rows of which none below from has a reference that they may not repeat.
func (s *Imports) judge(ctx context.Context, i *imports.Import, rows []imports.Row, from int) error {
	first, err := s.store.FirstOf(ctx, i.ID, from, i.References(rows))
	if err != nil {
		return err
	}
	repeats := imports.RepeatsIn(rows, first)
	b, err := s.prepare(ctx, nil, i, rows, repeats.Has)
	if err != nil {
		return err
	}
	outcomes, err := s.editor.Preview(ctx, i.Actor(), b.Changes)
	if err != nil {
		return err
	}
	b.Take(outcomes)
	repeats.Mark(rows)
	return nil
}

// prepare reads rows into changes; those for which leaveOut says so are read but not changed. Products that the undoing of
// an import archived come back with the import that names them again.
func (s *Imports) prepare(
	ctx context.Context, in db.Handle, i *imports.Import, rows []imports.Row, leaveOut func(*imports.Row) bool,
) (*imports.Batch, error) {
	b := imports.NewBatch(i, rows, leaveOut)
	archived, err := s.archivedByUndo(ctx, in, i.SupplierID, b.References())
	if err != nil {
		return nil, err
	}
	b.Revive(archived)
	return b, nil
}

// Repair keeps what was written and judges the rows again, together with those that had, or now have, the same references.
func (s *Imports) Repair(ctx context.Context, a auth.Actor, id int64, repairs []imports.Repair) ([]imports.Row, imports.Import, error) {
	var repaired []imports.Row
	var i imports.Import
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		if i, err = s.store.Import(ctx, tx, imports.ScopeOf(a), id); err != nil {
			return err
		}
		if i.State != imports.Checked {
			return imports.ErrState
		}
		rows, err := s.touched(ctx, tx, &i, repairs)
		if err != nil {
			return err
		}
		i.Uncount(rows)
		// What is read outside the transaction does not know the repairs: all rows with these references are at hand.
		if err := s.judge(ctx, &i, rows, 0); err != nil {
			return err
		}
		i.Count(rows)
		if err := s.store.SaveRows(ctx, tx, id, rows); err != nil {
			return err
		}
		repaired = rows
		return s.store.Save(ctx, tx, &i)
	})
	return repaired, i, err
}

// touched reads the rows that are repaired, with their repairs, and those that share a reference with them, in order.
func (s *Imports) touched(ctx context.Context, tx *db.Tx, i *imports.Import, repairs []imports.Repair) ([]imports.Row, error) {
	numbers := make([]int, len(repairs))
	for at := range repairs {
		numbers[at] = repairs[at].Number
	}
	rows, err := s.store.RowsByNumber(ctx, tx, i.ID, numbers)
	if err != nil {
		return nil, err
	}
	references, err := i.Repair(repairs, rows)
	if err != nil {
		return nil, err
	}
	others, err := s.store.RowsByReference(ctx, tx, i.ID, references)
	if err != nil {
		return nil, err
	}
	return imports.Together(rows, others)
}

// archivedByUndo tells which references are of products that are as the undoing of an import left them.
func (s *Imports) archivedByUndo(ctx context.Context, in db.Handle, supplierID int64, references []string) (map[string]bool, error) {
	named := make([]productsapi.Reference, len(references))
	for at, reference := range references {
		named[at] = productsapi.Reference{SupplierID: supplierID, Reference: reference}
	}
	found, err := s.editor.writer.References(ctx, in, named)
	if err != nil {
		return nil, err
	}
	return s.store.ArchivedByUndo(ctx, in, slices.Collect(maps.Values(found)))
}
