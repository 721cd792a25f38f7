package db

import (
	"database/sql/driver"
	"fmt"
	"strings"
	"unicode/utf8"

	"modernc.org/sqlite"

	"millesime/platform/fold"
)

// foldFunction is fold.Text as SQLite calls it.
const foldFunction = "millesime_fold"

func init() { //nolint:gochecknoinits // the driver knows its functions before a file is opened
	for name, form := range map[string]func(string) string{foldFunction: fold.Text, "millesime_key": fold.Key, "millesime_code": fold.Code} {
		sqlite.MustRegisterDeterministicScalarFunction(name, 1, func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
			text, ok := args[0].(string)
			if !ok {
				return args[0], nil
			}
			return form(text), nil
		})
	}
}

// Dashed is SQL that gives a column with one dash for all there are, as fold.Dashes does.
func (words) Dashed(column string) string {
	for _, dash := range fold.OtherDashes() {
		column = fmt.Sprintf("replace(%s, '%c', '-')", column, dash)
	}
	return column
}

// Fold is SQL that folds a column as fold.Text does.
func (w words) Fold(column string) string {
	if w.SQLite {
		return w.Folded(column)
	}
	column = "regexp_replace(normalize(lower(" + column + "), NFD), '[\u0300-\u036f]', '', 'g')"
	for _, ligature := range []string{"œoe", "æae", "ßss"} {
		sign, size := utf8.DecodeRuneInString(ligature)
		column = fmt.Sprintf("replace(%s, '%c', '%s')", column, sign, ligature[size:])
	}
	return w.Folded(column)
}

// Folded is SQL that folds a column again which holds folded text, for when folding itself has changed: PostgreSQL has the
// signs and nothing else.
func (w words) Folded(column string) string {
	if w.SQLite {
		return foldFunction + "(" + column + ")"
	}
	from, to := fold.Signs()
	quote := func(text string) string { return "'" + strings.ReplaceAll(text, "'", "''") + "'" }
	return fmt.Sprintf("btrim(translate(%s, %s, %s))", column, quote(from), quote(to))
}

// trigram is the shortest text that SQLite's indexes of sequences of three letters find.
const trigram = 3

// Phrases are the words that an index of SQLite by trigrams finds anywhere in a text, each as a quoted phrase of its MATCH;
// short are the words that it cannot find. PostgreSQL uses its own such indexes for LIKE by itself.
func Phrases(words []string) (phrases, short []string) {
	for _, word := range words {
		if utf8.RuneCountInString(word) < trigram {
			short = append(short, word)
			continue
		}
		phrases = append(phrases, `"`+strings.ReplaceAll(word, `"`, `""`)+`"`)
	}
	return phrases, short
}
