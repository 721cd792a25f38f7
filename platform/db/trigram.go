package db

import (
	"strings"
	"unicode/utf8"
)

// trigram is the shortest text that SQLite's indexes of sequences of three letters find.
const trigram = 3

// Phrases are the words that an index of SQLite by trigrams finds anywhere in a text, each as a quoted phrase of its MATCH;
// short are the words that it cannot find, or only in parts: one with an apostrophe, which is typed in several ways.
// PostgreSQL uses its own such indexes for LIKE by itself.
func Phrases(words []string) (phrases, short []string) {
	for _, word := range words {
		parts := strings.FieldsFunc(word, isApostrophe)
		if len(parts) != 1 || len(parts[0]) != len(word) || utf8.RuneCountInString(word) < trigram {
			short = append(short, word)
		}
		for _, part := range parts {
			if utf8.RuneCountInString(part) >= trigram {
				phrases = append(phrases, `"`+strings.ReplaceAll(part, `"`, `""`)+`"`)
			}
		}
	}
	return phrases, short
}

func isApostrophe(r rune) bool { return strings.ContainsRune("'’‘", r) }
