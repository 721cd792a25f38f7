package imports

import (
	"context"
	"maps"
	"slices"
	"strings"

	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/gate"
	"millesime/platform/lists"
	"millesime/platform/sheet"
)

// Reader shows imports and their rows.
type Reader struct {
	store  Store
	people People
}

// NewReader makes the use case.
func NewReader(s Store, p People) *Reader { return &Reader{s, p} }

// Names are those of the people of some imports: suppliers, and who acted.
func (r *Reader) Names(ctx context.Context, found []Import) (map[int64]string, error) {
	names := map[int64]string{}
	for at := range found {
		for _, id := range []int64{found[at].SupplierID, found[at].CreatedBy, found[at].Impersonator} {
			if id != 0 {
				names[id] = ""
			}
		}
	}
	people, err := r.people.Parties(ctx, slices.Sorted(maps.Keys(names)))
	for id := range people {
		names[id] = people[id].DisplayName()
	}
	for at := range found {
		if admin, ok := people[found[at].Impersonator]; ok {
			names[admin.ID] = admin.PersonalName()
		}
	}
	return names, err
}

// Import is one in the actor's scope.
func (r *Reader) Import(ctx context.Context, a auth.Actor, id int64) (Import, error) {
	i, err := r.store.Import(ctx, nil, scopeOf(a), id)
	if err == nil && i.State == Arriving {
		err = ErrNotFound
	}
	return i, err
}

// Imports are those in the actor's scope, the newest first.
func (r *Reader) Imports(ctx context.Context, a auth.Actor, p lists.Part) (lists.Page[Import], error) {
	return r.store.Imports(ctx, scopeOf(a), p)
}

// WithRows is an import that has its rows.
func (r *Reader) WithRows(ctx context.Context, a auth.Actor, id int64) (Import, error) {
	i, err := r.Import(ctx, a, id)
	if err == nil && !i.RowsKept {
		err = ErrRowsGone
	}
	return i, err
}

// Rows are those of an import.
func (r *Reader) Rows(ctx context.Context, a auth.Actor, id int64, only Only, p lists.Part) (Import, lists.Page[Row], error) {
	i, err := r.WithRows(ctx, a, id)
	if err != nil {
		return i, lists.Page[Row]{}, err
	}
	found, err := r.store.List(ctx, id, only, p)
	return i, found, err
}

// ErrorFile calls fn with the titles and then with each faulty row as it is now, both with a last column that says why.
// What a spreadsheet would compute is made text.
func (r *Reader) ErrorFile(ctx context.Context, i *Import, language string, fn func(cells []string) error) error {
	width := len(i.Columns)
	titles := make([]string, 0, width+1)
	for at := range i.Columns {
		titles = append(titles, Neutral(i.Columns[at].Title))
	}
	if err := fn(append(titles, fault.Text{FR: "Erreur", EN: "Error"}.In(language))); err != nil {
		return err
	}
	for offset := 0; ; offset += batchSize {
		found, err := r.store.List(ctx, i.ID, FaultyRows, lists.Part{Offset: offset, Limit: batchSize})
		if err != nil {
			return err
		}
		rows := found.Rows
		for at := range rows {
			if err := fn(append(rows[at].line(i.Columns), rows[at].complaint(language))); err != nil {
				return err
			}
		}
		if len(rows) < batchSize {
			return nil
		}
		if err := gate.Yield(ctx); err != nil {
			return err
		}
	}
}

func (r *Row) line(columns []Column) []string {
	cells := make([]string, len(columns))
	for at := range columns {
		if at < len(r.Cells) {
			cells[at] = r.Cells[at]
		}
		if text, edited := r.Edits[columns[at].Field]; edited && columns[at].Field != "" {
			cells[at] = text
		}
		cells[at] = Neutral(cells[at])
	}
	return cells
}

func (r *Row) complaint(language string) string {
	var said []string
	for _, p := range r.Errors {
		text := p.Text.In(language)
		if f := fields.ByCode(p.Field); f != nil {
			text = f.Title.In(language) + " : " + text
		}
		said = append(said, text)
	}
	return strings.Join(said, " ; ")
}

// Neutral makes text of what a spreadsheet would take for a formula; numbers stay numbers. The import reads it as before.
func Neutral(text string) string {
	if isNumber(text) {
		return text
	}
	return sheet.Neutral(text)
}

func isNumber(text string) bool {
	rest := strings.TrimLeft(text, "+-")
	return len(text)-len(rest) == 1 && rest != "" && !strings.ContainsFunc(rest, func(r rune) bool {
		return !slices.Contains([]rune("0123456789., €%\u00a0\u202f"), r)
	})
}
