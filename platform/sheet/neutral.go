package sheet

import "strings"

// formulaSigns begin what spreadsheets calculate, the blanks before such a sign included.
const formulaSigns = "=+-@\t\r\n＝＋－＠"

// Neutral is a text that no spreadsheet takes for a formula, or for a cell that it could not compute.
func Neutral(text string) string {
	if marked(text) {
		return "'" + text
	}
	return text
}

// Original is the text that Neutral was given.
func Original(text string) string {
	if rest, ok := strings.CutPrefix(text, "'"); ok && marked(rest) {
		return rest
	}
	return text
}

// Literal is a text that Original gives back, where formulas need no mark: a cell of a workbook knows that it is text.
func Literal(text string) string {
	if Original(text) != text {
		return "'" + text
	}
	return text
}

// marked tells whether an apostrophe must stand before a text; before one that has some already, lest it lose one of them.
func marked(text string) bool {
	bare := strings.TrimLeft(text, "'")
	return bare != "" && strings.IndexAny(bare, formulaSigns) == 0 || IsError(bare)
}

// IsError tells whether a text is what spreadsheets write for a cell that they could not compute.
func IsError(text string) bool {
	if !strings.HasPrefix(text, "#") {
		return false
	}
	switch strings.ToUpper(text) {
	case "#N/A", "#REF!", "#VALUE!", "#VALEUR!", "#DIV/0!", "#NAME?", "#NOM?", "#NUM!", "#NOMBRE!", "#NULL!", "#NUL!":
		return true
	}
	return false
}
