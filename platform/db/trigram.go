package db

import (
	"strings"
	"unicode/utf8"
)

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
