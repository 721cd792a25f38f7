package app

import (
	"context"
	"errors"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/platform/db"
)

// errNotAll ends the transaction of a batch that all-or-nothing refuses.
var errNotAll = errors.New("catalogue: a row of an import that was all right is faulty now")

// write writes the next rows, notes what each did and how far it came, in one transaction.
func (s *Imports) write(ctx context.Context, id int64) error {
	var faulty []imports.Row
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		faulty = nil
		i, err := s.store.Import(ctx, tx, anybodys(), id)
		if err != nil || i.State != imports.Running {
			return err
		}
		rows, err := s.store.RowsAfter(ctx, tx, id, i.LastRow, rowsAtOnce)
		if err != nil {
			return err
		}
		written, err := s.writeProducts(ctx, tx, &i, rows)
		if err != nil {
			return err
		}
		if faulty = i.Refused(written); len(faulty) > 0 {
			return errNotAll
		}
		if err := s.store.SaveRows(ctx, tx, id, written); err != nil {
			return err
		}
		i.HaveWritten(rows, len(rows) < rowsAtOnce, tx.Now())
		return s.store.Save(ctx, tx, &i)
	})
	if errors.Is(err, errNotAll) {
		return s.takeBack(ctx, id, faulty)
	}
	return err
}

// writeProducts makes the products of rows what they say and gives the rows of which there is something to note.
func (s *Imports) writeProducts(ctx context.Context, tx *db.Tx, i *imports.Import, rows []imports.Row) ([]imports.Row, error) {
	b, err := s.prepare(ctx, tx, i, rows, func(row *imports.Row) bool { return row.Action == imports.Faulty })
	if err != nil {
		return nil, err
	}
	outcomes, err := s.editor.Write(ctx, tx, i.Actor(), b.Changes)
	if err != nil {
		return nil, err
	}
	return b.Written(outcomes), nil
}

// takeBack ends an import that was to be all or nothing: what earlier batches wrote is undone.
func (s *Imports) takeBack(ctx context.Context, id int64, faulty []imports.Row) error {
	return s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		i, err := s.store.Import(ctx, tx, anybodys(), id)
		if err != nil || i.State != imports.Running {
			return err
		}
		if err := s.store.SaveRows(ctx, tx, id, faulty); err != nil {
			return err
		}
		i.TakeBack(len(faulty))
		return s.store.Save(ctx, tx, &i)
	})
}

// undo takes the next rows back.
func (s *Imports) undo(ctx context.Context, id int64) error {
	return s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		i, err := s.store.Import(ctx, tx, anybodys(), id)
		if err != nil || i.State != imports.Undoing {
			return err
		}
		rows, err := s.store.WrittenAfter(ctx, tx, id, i.LastRow, rowsAtOnce)
		if err != nil {
			return err
		}
		outcomes, err := s.editor.Write(ctx, tx, i.Actor(), imports.Reversals(rows))
		if err != nil {
			return err
		}
		for at := range rows {
			rows[at].Reverse(&outcomes[at])
		}
		if err := s.store.SaveRows(ctx, tx, id, rows); err != nil {
			return err
		}
		i.HaveUndone(rows, len(rows) < rowsAtOnce, tx.Now())
		return s.store.Save(ctx, tx, &i)
	})
}
