package imports

import (
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/products/productsapi"
	"millesime/platform/fault"
)

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
