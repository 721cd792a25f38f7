package imports

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Checker judges rows as they would be written now, without writing any product.
type Checker struct {
	db     Database
	store  Store
	editor Editor
}

// NewChecker makes the use case.
func NewChecker(d Database, s Store, e Editor) *Checker { return &Checker{d, s, e} }

// Batch judges the next rows and tells whether that was all. Everything is read and judged before the transaction that
// notes it: others write meanwhile.
func (c *Checker) Batch(ctx context.Context, i *Import) (bool, error) {
	rows, err := c.store.RowsAfter(ctx, nil, i.ID, i.LastRow, batchSize)
	if err != nil {
		return false, err
	}
	if len(rows) > 0 {
		if err := c.judge(ctx, i, rows, i.LastRow+1); err != nil {
			return false, err
		}
	}
	end := len(rows) < batchSize
	return end, c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		now, err := c.store.Import(ctx, tx, lists.Scope{All: true}, i.ID)
		if err != nil || now.State != Checking || now.Revision != i.Revision || now.LastRow != i.LastRow {
			return err // the columns were changed, or it was canceled, meanwhile
		}
		if err := c.store.SaveRows(ctx, tx, i.ID, rows); err != nil {
			return err
		}
		for at := range rows {
			now.Planned.add(rows[at].Action, 1)
			now.LastRow = rows[at].Number
		}
		now.Done += len(rows)
		if end {
			now.State, now.LastRow = Checked, 0
		}
		return c.store.Save(ctx, tx, &now)
	})
}

// judge judges rows of which none below from has a reference that they may not repeat.
func (c *Checker) judge(ctx context.Context, i *Import, rows []Row, from int) error {
	read := newReader(i.Columns)
	references := make([]string, len(rows))
	for at := range rows {
		read.draft(&rows[at])
		references[at] = rows[at].Reference
	}
	first, err := c.store.FirstOf(ctx, i.ID, from, references)
	if err != nil {
		return err
	}
	repeats := map[int]int{} // row → the one that it repeats
	for at := range rows {
		r := &rows[at]
		if number, taken := first[r.Reference]; taken && r.Reference != "" && number < r.Number {
			repeats[r.Number] = number
		} else {
			first[r.Reference] = r.Number
		}
	}
	b, err := prepare(ctx, nil, c.store, i, rows, func(r *Row) bool { return repeats[r.Number] != 0 })
	if err != nil {
		return err
	}
	outcomes, err := c.editor.Preview(ctx, i.actor(), b.changes)
	if err != nil {
		return err
	}
	b.take(outcomes)
	for at := range rows {
		if number := repeats[rows[at].Number]; number != 0 {
			rows[at].repeatOf(number)
		}
	}
	return nil
}

// add counts rows by what they do.
func (c *Counts) add(a Action, n int) {
	switch a {
	case Created:
		c.Created += n
	case Changed:
		c.Changed += n
	case Unchanged:
		c.Unchanged += n
	case Faulty:
		c.Faulty += n
	case WasUndone:
		c.Undone += n
	case WasKept:
		c.Kept += n
	}
}

// Repair is what a person writes into the cells of a row.
type Repair struct {
	Number int
	Values map[string]string // by field
}

// Repair keeps what was written and judges the rows again, together with those that had, or now have, the same references.
func (c *Checker) Repair(ctx context.Context, a auth.Actor, id int64, repairs []Repair) ([]Row, Import, error) {
	var repaired []Row
	var i Import
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		if i, err = c.store.Import(ctx, tx, scopeOf(a), id); err != nil {
			return err
		}
		if i.State != Checked {
			return ErrState
		}
		rows, err := c.touched(ctx, tx, &i, repairs)
		if err != nil {
			return err
		}
		before := map[int]Action{}
		for at := range rows {
			before[rows[at].Number] = rows[at].Action
		}
		// What is read outside the transaction does not know the repairs: all rows with these references are at hand.
		if err := c.judge(ctx, &i, rows, 0); err != nil {
			return err
		}
		for at := range rows {
			i.Planned.add(before[rows[at].Number], -1)
			i.Planned.add(rows[at].Action, 1)
		}
		if err := c.store.SaveRows(ctx, tx, id, rows); err != nil {
			return err
		}
		repaired = rows
		return c.store.Save(ctx, tx, &i)
	})
	return repaired, i, err
}

// touched reads the rows that are repaired, with their repairs, and those that share a reference with them, in order.
func (c *Checker) touched(ctx context.Context, tx *db.Tx, i *Import, repairs []Repair) ([]Row, error) {
	numbers := make([]int, len(repairs))
	for at := range repairs {
		numbers[at] = repairs[at].Number
	}
	rows, err := c.store.RowsByNumber(ctx, tx, i.ID, numbers)
	if err != nil {
		return nil, err
	}
	byNumber := map[int]Row{}
	for _, row := range rows {
		byNumber[row.Number] = row
	}
	read := newReader(i.Columns)
	references := map[string]bool{}
	for at := range repairs {
		row, found := byNumber[repairs[at].Number]
		if !found {
			return nil, wrong(fmt.Sprintf("rows[%d].number", at), "unknown", "Cette ligne n’existe pas", "There is no such row")
		}
		if row.Edits == nil {
			row.Edits = map[string]string{}
		}
		maps.Copy(row.Edits, repairs[at].Values)
		if weight(row.Edits) > mostEdited {
			return nil, wrong(fmt.Sprintf("rows[%d].values", at), "too_long",
				"Les corrections de cette ligne sont trop longues : faites-les dans votre fichier, puis importez-le de nouveau",
				"The repairs of this row are too long: make them in your file, then import it again")
		}
		references[row.Reference] = true
		again := row
		read.draft(&again)
		references[again.Reference] = true
		byNumber[row.Number] = row
	}
	delete(references, "")
	others, err := c.store.RowsByReference(ctx, tx, i.ID, slices.Sorted(maps.Keys(references)))
	if err != nil {
		return nil, err
	}
	for _, row := range others {
		if _, known := byNumber[row.Number]; !known {
			byNumber[row.Number] = row
		}
	}
	if len(byNumber) > mostTouched {
		return nil, ErrManyRepeats
	}
	all := make([]Row, 0, len(byNumber))
	for _, number := range slices.Sorted(maps.Keys(byNumber)) {
		all = append(all, byNumber[number])
	}
	return all, nil
}

// mostEdited is how many bytes the repairs of a row take: several times what its texts may hold, and hundreds of rows are at
// hand at a time.
const mostEdited = 128 << 10

func weight(texts map[string]string) int {
	bytes := 0
	for _, text := range texts {
		bytes += len(text)
	}
	return bytes
}

// mostTouched is how many rows are judged at once.
const mostTouched = 1_000

// ErrManyRepeats refuses to repair rows whose reference half the file has.
var ErrManyRepeats = fault.New("catalogue.import_many_repeats", fault.Conflict, fault.Text{
	FR: "Trop de lignes portent ces références. Corrigez-les dans votre fichier, puis importez-le de nouveau.",
	EN: "Too many rows have these references. Correct them in your file, then import it again.",
})
