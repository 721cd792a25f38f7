package sheet

import (
	"encoding/csv"
	"io"
)

// CSVType is the media type of a table as text.
const CSVType = "text/csv; charset=utf-8"

// CSV writes a table as text that French spreadsheets open as it is: semicolons, and the mark of UTF-8 in front. What a
// spreadsheet would take for a formula has an apostrophe before it.
type CSV struct{ out *csv.Writer }

// NewCSV begins a table with its head.
func NewCSV(w io.Writer, columns []string) (*CSV, error) {
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return nil, err
	}
	table := &CSV{out: csv.NewWriter(w)}
	table.out.Comma, table.out.UseCRLF = ';', true
	return table, table.Row(columns...)
}

// Row adds a row.
func (c *CSV) Row(cells ...string) error {
	row := make([]string, len(cells))
	for i, cell := range cells {
		row[i] = Neutral(cell)
	}
	return c.out.Write(row)
}

// Flush sends what was written so far.
func (c *CSV) Flush() error {
	c.out.Flush()
	return c.out.Error()
}
