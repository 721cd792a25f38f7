package imports

import (
	"context"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// UndoBatch takes the next rows back. A product that was made is archived, since it may have been ordered; one that was
// changed gets its old values again. A product that has changed since keeps what it is, and its row says so.
func (r *Runner) UndoBatch(ctx context.Context, id int64) (end bool, err error) {
	err = r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		i, err := r.store.Import(ctx, tx, lists.Scope{All: true}, id)
		if err != nil || i.State != Undoing {
			end = true
			return err
		}
		rows, err := r.store.WrittenAfter(ctx, tx, id, i.LastRow, batchSize)
		if err != nil {
			return err
		}
		outcomes, err := r.editor.Write(ctx, tx, i.actor(), reversals(rows))
		if err != nil {
			return err
		}
		for at := range rows {
			rows[at].reverse(&outcomes[at])
			i.Result.add(rows[at].Outcome, 1)
		}
		if err := r.store.SaveRows(ctx, tx, id, rows); err != nil {
			return err
		}
		i.Done += len(rows)
		if end = len(rows) < batchSize; end {
			i.State, i.FinishedAt = Undone, tx.Now()
			if i.Reason != (fault.Text{}) {
				i.State = Failed
			}
		} else {
			i.LastRow = rows[len(rows)-1].Number
		}
		return r.store.Save(ctx, tx, &i)
	})
	return end, err
}

func reversals(rows []Row) []edit.Change {
	changes := make([]edit.Change, len(rows))
	for at := range rows {
		row := &rows[at]
		changes[at] = edit.Change{ProductID: row.ProductID, Version: row.Version, Draft: edit.Draft{Status: edit.Some(domain.StatusDesactivated)}}
		if row.Outcome == Changed && row.Before != nil {
			changes[at].Draft = *row.Before
		}
	}
	return changes
}

// reverse notes what became of the reversal.
func (r *Row) reverse(out *edit.Outcome) {
	switch out.Result {
	case edit.Changed, edit.Unchanged:
		r.Outcome, r.Version = WasUndone, out.Version
		return
	case edit.Stale:
		r.Errors = []Problem{{Code: "changed_since", Text: fault.Text{
			FR: "Ce produit a été modifié depuis l’import : il reste tel qu’il est", EN: "This product was changed since the import: it stays as it is",
		}}}
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
