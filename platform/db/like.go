package db

import "strings"

//nolint:gochecknoglobals // read only
var (
	escapeLike = strings.NewReplacer(`\`, `\\`, "%", `\%`, "_", `\_`)
	// Keyboards type the straight apostrophe, texts are often typeset with another.
	anyApostrophe = strings.NewReplacer("'", "_", "’", "_", "‘", "_")
)

// Holding is the pattern of texts that hold a word anywhere, for LIKE ? ESCAPE '\'. What the word has of LIKE's own signs
// stands for itself, an apostrophe beside letters for each of its kind; alone it would find everything.
func Holding(word string) string {
	pattern := escapeLike.Replace(word)
	if strings.ContainsFunc(word, func(r rune) bool { return !isApostrophe(r) }) {
		pattern = anyApostrophe.Replace(pattern)
	}
	return "%" + pattern + "%"
}
