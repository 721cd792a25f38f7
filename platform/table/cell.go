package table

import "encoding/json"

// Cell is what stands in a cell.
type Cell struct {
	Text  string // numbers with a point and without thousands, dates as YYYY-MM-DD
	Shown string // what a spreadsheet shows of a number; "" where that is its text
	Kind  Kind
}

// Kind says of a cell what its text alone does not.
type Kind string

// The kinds of cells that are more than their text.
const (
	Day   Kind = "day"   // a date
	Error Kind = "error" // what a spreadsheet could not compute
	Rows  Kind = "rows"  // it holds rows of the file, for want of a quote
)

// Display is what a spreadsheet shows of the cell.
func (c Cell) Display() string {
	if c.Shown != "" {
		return c.Shown
	}
	return c.Text
}

// Displays are what a spreadsheet shows of cells.
func Displays(cells []Cell) []string {
	shown := make([]string, len(cells))
	for at := range cells {
		shown[at] = cells[at].Display()
	}
	return shown
}

// kept is the form in which a cell that is more than its text is kept.
type kept struct {
	Text  string `json:"text"`
	Shown string `json:"shown,omitzero"`
	Kind  Kind   `json:"kind,omitzero"`
}

// MarshalJSON writes a string where the text is all there is.
func (c Cell) MarshalJSON() ([]byte, error) {
	if c.Shown == "" && c.Kind == "" {
		return json.Marshal(c.Text)
	}
	return json.Marshal(kept(c))
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (c *Cell) UnmarshalJSON(text []byte) error {
	if len(text) > 0 && text[0] == '"' {
		*c = Cell{}
		return json.Unmarshal(text, &c.Text)
	}
	return json.Unmarshal(text, (*kept)(c))
}
