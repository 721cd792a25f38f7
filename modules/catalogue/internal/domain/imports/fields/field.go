package fields

import (
	"strings"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/fault"
	"millesime/platform/sheet"
	"millesime/platform/table"
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
	shown    bool                         // of a number it reads what a spreadsheet shows: 00731
	code     bool                         // no date is one
}

// What no cell may hold.
func unreadable() *fault.Text {
	return new(fault.Say("Des caractères sont illisibles : corrigez-les, ou enregistrez le fichier en UTF-8",
		"Some characters cannot be read: correct them, or save the file as UTF-8"))
}

func spreadsheetError() *fault.Text {
	return new(fault.Say("Cette cellule contient une erreur de votre tableur", "This cell holds an error of your spreadsheet"))
}

func rowsInCell() *fault.Text {
	return new(fault.Say("Cette cellule contient d’autres lignes du fichier : vérifiez les guillemets autour d’elle",
		"This cell holds other rows of the file: look at the quotes around it"))
}

// Text is what the field reads of a cell.
func (f *Field) Text(c table.Cell) string {
	if f.shown {
		return c.Display()
	}
	return c.Text
}

// Read puts a cell into a draft. An empty one leaves the product as it is.
func (f *Field) Read(c table.Cell, d *edit.Draft) *fault.Violation {
	text := strings.TrimSpace(f.Text(c))
	if text == "" {
		return nil
	}
	var wrong *fault.Text
	switch {
	case strings.ContainsRune(text, '\uFFFD'):
		wrong = unreadable()
	case c.Kind == table.Error:
		wrong = spreadsheetError()
	case c.Kind == table.Rows:
		wrong = rowsInCell()
	default:
		wrong = f.read(text, d)
	}
	if wrong == nil {
		return nil
	}
	return &fault.Violation{PropertyPath: f.Code, Code: "unreadable", Text: *wrong}
}

// Doubt tells of a cell that can be read, and is probably not what was meant.
func (f *Field) Doubt(c table.Cell) *fault.Text {
	if !f.code || c.Kind != table.Day {
		return nil
	}
	return new(fault.Say("Votre tableur a fait de ce code une date : mettez la colonne au format Texte et saisissez-le de nouveau",
		"Your spreadsheet made a date of this code: format the column as Text and enter it again"))
}

// Write gives the text that Read reads as the sheet's value.
func (f *Field) Write(s *edit.Sheet) string { return f.write(s) }

// Cell shows a text that Write gave: amounts and figures are numbers, with which a workbook can calculate.
func (f *Field) Cell(text string) sheet.Cell {
	if f.cell == nil {
		return sheet.Text(sheet.Literal(text))
	}
	return f.cell(text)
}

// Example is a value for the template.
func (f *Field) Example() string { return f.example }
