package imports

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/modules/products/productsapi"
	"millesime/platform/fault"
	"millesime/platform/fold"
	"millesime/platform/table"
	"millesime/platform/table/columns"
)

// reader turns the rows of an import into drafts.
type reader struct {
	columns []columns.Column
	fields  []*fields.Field // of the columns; nil: not imported
}

func newReader(columns []columns.Column) reader {
	r := reader{columns: columns, fields: make([]*fields.Field, len(columns))}
	for at := range columns {
		if columns[at].Field != "" {
			r.fields[at] = fields.ByCode(columns[at].Field)
		}
	}
	return r
}

// draft reads a row; what cannot be read is said in its errors.
func (r reader) draft(row *Row) edit.Draft {
	var d edit.Draft
	row.Errors, row.Warnings = []Problem{}, []Problem{}
	read := func(f *fields.Field, cell table.Cell) {
		if f == nil {
			return
		}
		if wrong := f.Read(cell, &d); wrong != nil {
			row.Errors = append(row.Errors, problem(wrong))
		}
		if doubt := f.Doubt(cell); doubt != nil {
			row.Warnings = append(row.Warnings, Problem{Field: f.Code, Code: "date", Text: *doubt})
		}
		if garbled(cell.Text) {
			row.Warnings = append(row.Warnings, Problem{Field: f.Code, Code: "garbled", Text: fault.Say("Les accents semblent mal encodés",
				"The accents seem to be in the wrong encoding")})
		}
	}
	for at, f := range r.fields {
		if f == nil {
			continue
		}
		text, edited := row.Edits[f.Code]
		cell := table.Cell{Text: text}
		if !edited && r.columns[at].Index < len(row.Cells) {
			cell = row.Cells[r.columns[at].Index]
		}
		read(f, cell)
	}
	for code, text := range row.Edits {
		if !r.has(code) {
			read(fields.ByCode(code), table.Cell{Text: text})
		}
	}
	if len(row.Cells) > len(r.columns) {
		row.Errors = append(row.Errors, Problem{Code: "cells", Text: fault.Say("Cette ligne a plus de cellules que de titres de colonnes",
			"This row has more cells than there are column titles")})
	}
	row.Reference = fold.Key(d.Reference.Value)
	return d
}

func (r reader) has(code string) bool {
	return slices.ContainsFunc(r.fields, func(f *fields.Field) bool { return f != nil && f.Code == code })
}

// garbled finds UTF-8 that somebody took for Windows-1252.
func garbled(text string) bool {
	return strings.Contains(text, "Ã©") || strings.Contains(text, "Ã¨") || strings.Contains(text, "Ã¢")
}

// place strips the number of an entry: "awards[2]" is said of awards.
var place = regexp.MustCompile(`\[[0-9]+\].*$`)

func problem(v *fault.Violation) Problem {
	return Problem{Field: place.ReplaceAllString(v.PropertyPath, ""), Code: v.Code, Text: v.Text}
}

// Batch is a number of rows that are judged or written together.
type Batch struct {
	Changes []edit.Change

	i      *Import
	rows   []Row
	warned [][]Problem // of each row before it was read again
	at     []int       // index into rows of each change
}

// NewBatch reads rows into changes; those for which leaveOut says so are read but not changed.
func NewBatch(i *Import, rows []Row, leaveOut func(*Row) bool) *Batch {
	b := &Batch{i: i, rows: rows}
	read := newReader(i.Columns)
	for at := range rows {
		b.warned = append(b.warned, rows[at].Warnings)
		d := read.draft(&rows[at])
		if leaveOut(&rows[at]) {
			continue
		}
		b.Changes = append(b.Changes, edit.Change{SupplierID: i.SupplierID, Draft: d})
		b.at = append(b.at, at)
	}
	return b
}

// References are those of the products that change.
func (b *Batch) References() []string {
	references := make([]string, len(b.at))
	for n, at := range b.at {
		references[n] = b.rows[at].Reference
	}
	return references
}

// Revive brings back products that the undoing of an import archived: this import names them again.
func (b *Batch) Revive(archived map[string]bool) {
	for n := range b.Changes {
		if d := &b.Changes[n].Draft; !d.Status.Set && archived[b.rows[b.at[n]].Reference] {
			d.Status = edit.Some(productsapi.StatusActive)
		}
	}
}

// Take notes what was answered of the changes.
func (b *Batch) Take(outcomes []edit.Outcome) {
	for at := range outcomes {
		row, out := &b.rows[b.at[at]], &outcomes[at]
		row.ProductID = out.ProductID
		for v := range out.Violations {
			if p := problem(&out.Violations[v]); !row.complainsOf(p.Field) {
				row.Errors = append(row.Errors, p)
			}
		}
		switch {
		case len(row.Errors) > 0:
			row.Action = Faulty
		case out.Result == edit.Created:
			row.Action = Created
		case out.Result == edit.Changed:
			row.Action = Changed
			row.warnOfPrice(&b.Changes[at].Draft, &out.Before)
		case out.Result == edit.Unchanged:
			row.Action = Unchanged
		default:
			row.Action = Faulty
			row.Errors = append(row.Errors, notWritable())
		}
	}
}

// Written notes what was written and gives the rows of which there is something to note: those that would change nothing, as
// a file that is imported again, cost nothing more.
func (b *Batch) Written(outcomes []edit.Outcome) []Row {
	b.Take(outcomes)
	var noted []Row
	for at := range outcomes {
		row, out := &b.rows[b.at[at]], &outcomes[at]
		b.i.Result.Add(row.Action, 1)
		switch row.Action {
		case Created, Changed:
			row.Outcome, row.Version, row.Before = row.Action, out.Version, &out.Before
			if row.Action == Created {
				row.Before = &edit.Draft{}
			}
			row.Warnings = b.warned[b.at[at]]
			noted = append(noted, *row)
		case Faulty:
			noted = append(noted, *row)
		default: // nothing to note
		}
	}
	b.i.Result.Add(Faulty, len(b.rows)-len(outcomes))
	return noted
}

func notWritable() Problem {
	return Problem{Field: fields.Reference, Code: "not_writable", Text: fault.Say("Ce produit ne peut pas être modifié par cet import",
		"This import may not change this product")}
}

func (r *Row) complainsOf(field string) bool {
	for at := range r.Errors {
		if r.Errors[at].Field == field {
			return true
		}
	}
	return false
}

// warnOfPrice notes a list price that moves by more than half: a decimal may have slipped.
func (r *Row) warnOfPrice(now, before *edit.Draft) {
	if !now.ListPriceTaxExcl.Set || !before.ListPriceTaxExcl.Set {
		return
	}
	was, is := before.ListPriceTaxExcl.Value, now.ListPriceTaxExcl.Value
	if was == 0 || is <= was*3/2 && is >= was/2 {
		return
	}
	r.Warnings = append(r.Warnings, Problem{
		Field: "listPriceTaxExcl", Code: "price_moves",
		Text: fault.Say("Le prix passe de {before} à {after}", "The price goes from {before} to {after}").
			Fill("before", fault.Euros(was), "after", fault.Euros(is)),
	})
}

// References are those of rows, as they are read now.
func (i *Import) References(rows []Row) []string {
	read := newReader(i.Columns)
	references := make([]string, len(rows))
	for at := range rows {
		read.draft(&rows[at])
		references[at] = rows[at].Reference
	}
	return references
}

// Repeats are rows that may not stand, each with the number of the one that it repeats.
type Repeats map[int]int

// RepeatsIn finds the rows that repeat a reference of another before them; first are the references further up.
func RepeatsIn(rows []Row, first map[string]int) Repeats {
	repeats := Repeats{}
	for at := range rows {
		r := &rows[at]
		if number, taken := first[r.Reference]; taken && r.Reference != "" && number < r.Number {
			repeats[r.Number] = number
		} else {
			first[r.Reference] = r.Number
		}
	}
	return repeats
}

// Has tells whether a row repeats another.
func (p Repeats) Has(r *Row) bool { return p[r.Number] != 0 }

// Mark says so of each.
func (p Repeats) Mark(rows []Row) {
	for at := range rows {
		if number := p[rows[at].Number]; number != 0 {
			r := &rows[at]
			r.Action = Faulty
			r.Errors = append(r.Errors, Problem{Field: fields.Reference, Code: "repeated", Text: fault.Text{
				FR: fmt.Sprintf("Cette référence figure déjà à la ligne %d", number), EN: fmt.Sprintf("This reference is already in row %d", number),
			}})
		}
	}
}
