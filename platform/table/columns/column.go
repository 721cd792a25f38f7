package columns

import (
	"fmt"
	"slices"

	"millesime/platform/fault"
)

// Column is a column of a file.
type Column struct {
	Index   int      `json:"index"`
	Title   string   `json:"title"`
	Samples []string `json:"samples"`
	Field   string   `json:"field"` // "": not imported
	// Remembered tells that the field was chosen for this title before.
	Remembered bool `json:"remembered,omitempty"`
}

const (
	mostSamples   = 3
	longestSample = 80 // characters
)

// Of makes the columns of the titles of a file.
func Of(titles []string) []Column {
	all := make([]Column, 0, len(titles))
	for at, title := range titles {
		all = append(all, Column{Index: at, Title: sample(title), Samples: []string{}})
	}
	return all
}

// See keeps samples of the cells of a row.
func See(all []Column, cells []string) {
	for at := range all {
		c := &all[at]
		if at < len(cells) && cells[at] != "" && len(c.Samples) < mostSamples && !slices.Contains(c.Samples, sample(cells[at])) {
			c.Samples = append(c.Samples, sample(cells[at]))
		}
	}
}

func sample(text string) string {
	if short := []rune(text); len(short) > longestSample {
		return string(short[:longestSample]) + "…"
	}
	return text
}

// TakeFor takes columns for what their titles say, or what was remembered of them.
func TakeFor(all []Column, remembered map[string]string, fields []Field) {
	titles := make([]string, len(all))
	for at := range all {
		titles[at] = all[at].Title
	}
	for at, field := range Propose(titles, remembered, fields) {
		all[at].Field = field
		all[at].Remembered = field != "" && remembered[Key(titles[at])] == field
	}
}

// Choice is what somebody takes a column for.
type Choice struct {
	Index int
	Field string // "": not imported
}

// Choose takes the columns for what somebody says, the others for nothing. needed is the field without which nobody knows what a
// row is about; why says so.
func Choose(all []Column, choices []Choice, fields []Field, needed string, why fault.Text) error {
	for at := range all {
		all[at].Field, all[at].Remembered = "", false
	}
	taken := map[string]bool{}
	for at, c := range choices {
		place := fmt.Sprintf("columns[%d]", at)
		switch {
		case c.Index < 0 || c.Index >= len(all):
			return wrong(place+".index", "unknown", fault.Say("Cette colonne n’existe pas", "There is no such column"))
		case c.Field == "":
			continue
		case find(fields, c.Field) == nil:
			return wrong(place+".field", "unknown", fault.Say("Ce champ n’existe pas", "There is no such field"))
		case taken[c.Field]:
			return wrong(place+".field", "repeated", fault.Say("Deux colonnes ne peuvent pas remplir le même champ",
				"Two columns cannot fill the same field"))
		}
		taken[c.Field] = true
		all[c.Index].Field = c.Field
	}
	if !taken[needed] {
		return wrong("columns", needed, why)
	}
	return nil
}

func wrong(path, code string, text fault.Text) error {
	return fault.Invalid(fault.Violation{PropertyPath: path, Code: code, Text: text})
}

// Most is how many titles of columns are remembered of a supplier.
const Most = 1_000

// Chosen are what titles are taken for, by their keys, to be remembered.
func Chosen(all []Column) map[string]string {
	kept := map[string]string{}
	for at := range all {
		if key := Key(all[at].Title); key != "" && kept[key] == "" {
			kept[key] = all[at].Field
		}
	}
	return kept
}
