package imports

import (
	"slices"
	"strings"

	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/platform/fault"
	"millesime/platform/sheet"
	"millesime/platform/table"
	"millesime/platform/table/columns"
)

// ErrorTitles are those of a file of faulty rows: the columns', and one that says why.
func (i *Import) ErrorTitles(language string) []string {
	titles := make([]string, 0, len(i.Columns)+1)
	for at := range i.Columns {
		titles = append(titles, Neutral(i.Columns[at].Title))
	}
	return append(titles, fault.Say("Erreur", "Error").In(language))
}

// ErrorLine is a faulty row as it is now, with what is wrong. What a spreadsheet would compute is made text.
func (i *Import) ErrorLine(r *Row, language string) []string {
	return append(r.line(i.Columns), r.complaint(language))
}

func (r *Row) line(columns []columns.Column) []string {
	cells := make([]string, len(columns))
	for at := range columns {
		field := columns[at].Field
		if text, edited := r.Edits[field]; edited && field != "" {
			cells[at] = Neutral(text)
			continue
		}
		if at >= len(r.Cells) {
			continue
		}
		if cells[at] = shown(field, r.Cells[at]); r.Cells[at].Kind != table.Error { // an error stays one
			cells[at] = Neutral(cells[at])
		}
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
