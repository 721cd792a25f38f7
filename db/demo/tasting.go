package demo

import "strings"

// tasting puts together notes from fragments that fit the colour and the kind.
func tasting(s source, g growth) string {
	nose := g.words("aroma")
	first, second := oneOf(s, nose), oneOf(s, nose)
	for second == first {
		second = oneOf(s, nose)
	}
	return oneOf(s, g.words("opening")) + " Nez " + of(first) + " et " + of(second) + ". " + oneOf(s, g.words("palate")) + " " + oneOf(s, words("finish"))
}

// of puts "de" before a word, "d'" before a vowel.
func of(word string) string {
	if strings.ContainsRune("aeiouyéèêàâîôûœ", []rune(word)[0]) {
		return "d’" + word
	}
	return "de " + word
}

// pairings are dishes that go with it.
func pairings(s source, g growth) string {
	dishes := g.words("dish")
	at := s.IntN(len(dishes))
	return strings.Join([]string{dishes[at], dishes[(at+1)%len(dishes)], dishes[(at+2)%len(dishes)]}, ", ")
}

// description tells how it was made.
func description(s source, g growth) string {
	if !g.isWine() {
		return oneOf(s, words("making"))
	}
	soil, cellar := oneOf(s, words("soil")), oneOf(s, words("cellar"))
	return "Vignes de " + oneOf(s, words("age of vines")) + " ans " + soil + " ; " + cellar + "."
}
