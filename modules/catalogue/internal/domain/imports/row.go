package imports

import (
	"maps"
	"path"
	"strings"
	"unicode"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/platform/fault"
	"millesime/platform/table"
	"millesime/platform/table/columns"
)

// Action says what a row does: what a check foresees, or what a run did.
type Action string

// What rows do.
const (
	Created   Action = "created"
	Changed   Action = "changed"
	Unchanged Action = "unchanged"
	Faulty    Action = "faulty"
	WasUndone Action = "undone"
	WasKept   Action = "kept"
)

// Codes lists every action.
func (Action) Codes() []Action {
	return []Action{Created, Changed, Unchanged, Faulty, WasUndone, WasKept}
}

// Problem is said of a cell, or of the row when Field is empty.
type Problem struct {
	Field string     `json:"field"`
	Code  string     `json:"code"`
	Text  fault.Text `json:"text"`
}

// Row is a row of the file.
type Row struct {
	Number    int
	Cells     []table.Cell
	Edits     map[string]string // what was repaired, by field
	Reference string
	Action    Action
	Errors    []Problem
	Warnings  []Problem
	Outcome   Action // "": nothing was written
	ProductID int64
	Version   int64
	Before    *edit.Draft // what undoes it
}

// Values are the texts of the fields that are imported.
func (r *Row) Values(columns []columns.Column) map[string]string {
	values := map[string]string{}
	for i := range columns {
		if field := columns[i].Field; field != "" {
			values[field] = ""
			if at := columns[i].Index; at < len(r.Cells) {
				values[field] = shown(field, r.Cells[at])
			}
		}
	}
	maps.Copy(values, r.Edits)
	return values
}

// shown is the text of a cell, as the field that it fills reads it.
func shown(field string, c table.Cell) string {
	if f := fields.ByCode(field); f != nil {
		return f.Text(c)
	}
	return c.Display()
}

// Only narrows a list of rows.
type Only string

// The lists of rows.
const (
	EveryRow   Only = ""
	FaultyRows Only = "faulty"
	ReadyRows  Only = "ready"
	WarnedRows Only = "warned"
	KeptRows   Only = "kept"
)

// Begin takes the titles of the columns.
func (i *Import) Begin(titles []table.Cell) { i.Columns = columns.Of(table.Displays(titles)) }

// See counts a row and keeps samples of its cells.
func (i *Import) See(cells []table.Cell) {
	i.Rows++
	columns.See(i.Columns, table.Displays(cells))
}

// Filename is the last part of a path, as far as it can be shown.
func Filename(name string) string {
	const longest = 120
	name = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return -1
	}, path.Base(strings.ReplaceAll(strings.ToValidUTF8(name, ""), `\`, "/")))
	if short := []rune(name); len(short) > longest {
		name = string(short[len(short)-longest:])
	}
	if name == "." || name == "/" || name == "" {
		return "import"
	}
	return name
}
