package domain

import (
	"slices"
	"strings"

	"millesime/platform/fold"
)

// leastWords of a name say who it is: of less, others are called so too.
const leastWords = 2

// saysNothing are the words of a name that banks leave out or add: what a company is, and what stands between its words.
func saysNothing(word string) bool {
	return len(word) == 1 || slices.Contains([]string{
		"sarl", "sas", "sasu", "sa", "eurl", "ei", "snc", "scea", "earl", "gaec", "sci", "societe", "ste", "ets", "etablissements",
		"de", "du", "des", "le", "la", "les", "et", "au", "aux", "chez",
	}, word)
}

// calledLike tells that one of two names is in the other.
func calledLike(customer, payer string) bool { return holds(payer, customer) || holds(customer, payer) }

// holds tells that a text has the name of somebody: in one piece, or each of its words that says something.
func holds(text, name string) bool {
	if whole := signs(name); whole == "" || strings.Contains(signs(text), whole) {
		return whole != ""
	}
	said, words := wordsOf(text), wordsOf(name)
	return len(words) >= leastWords && !slices.ContainsFunc(words, func(word string) bool { return !slices.Contains(said, word) })
}

// wordsOf are the words of a text that say something.
func wordsOf(text string) []string {
	words := strings.FieldsFunc(fold.Text(text), func(r rune) bool { return !isSign(r) })
	return slices.DeleteFunc(words, saysNothing)
}
