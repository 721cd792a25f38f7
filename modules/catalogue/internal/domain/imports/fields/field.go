package fields

import (
	"strings"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/fault"
	"millesime/platform/sheet"
)

// Field is a column that a table of products may have.
type Field struct {
	Code     string     // as the API names it; "groupPrices.restaurant" of a group
	Title    fault.Text // of the column
	synonyms []string   // other titles, folded
	example  string     // in the template
	read     func(text string, d *edit.Draft) *fault.Text
	write    func(s *edit.Sheet) string
	cell     func(text string) sheet.Cell // of a workbook; nil is text
}

// What no cell may hold.
func unreadable() *fault.Text {
	return &fault.Text{
		FR: "Des caractères sont illisibles : corrigez-les, ou enregistrez le fichier en UTF-8",
		EN: "Some characters cannot be read: correct them, or save the file as UTF-8",
	}
}

func spreadsheetError() *fault.Text {
	return &fault.Text{FR: "Cette cellule contient une erreur de votre tableur", EN: "This cell holds an error of your spreadsheet"}
}

// Read puts the text of a cell into a draft. An empty cell leaves the product as it is.
func (f *Field) Read(text string, d *edit.Draft) *fault.Violation {
	if text = strings.TrimSpace(sheet.Original(strings.TrimSpace(text))); text == "" {
		return nil
	}
	var wrong *fault.Text
	switch {
	case strings.ContainsRune(text, '\uFFFD'):
		wrong = unreadable()
	case isSpreadsheetError(text):
		wrong = spreadsheetError()
	default:
		wrong = f.read(text, d)
	}
	if wrong == nil {
		return nil
	}
	return &fault.Violation{PropertyPath: f.Code, Code: "unreadable", Text: *wrong}
}

// Write gives the text that Read reads as the sheet's value.
func (f *Field) Write(s *edit.Sheet) string { return f.write(s) }

// Cell shows a text that Write gave: amounts and figures are numbers, with which a workbook can calculate.
func (f *Field) Cell(text string) sheet.Cell {
	if f.cell == nil {
		return sheet.Text(text)
	}
	return f.cell(text)
}

// Example is a value for the template.
func (f *Field) Example() string { return f.example }

func isSpreadsheetError(text string) bool {
	if !strings.HasPrefix(text, "#") {
		return false
	}
	switch strings.ToUpper(text) {
	case "#N/A", "#REF!", "#VALUE!", "#VALEUR!", "#DIV/0!", "#NAME?", "#NOM?", "#NUM!", "#NOMBRE!", "#NULL!", "#NUL!":
		return true
	}
	return false
}
