package columns

import (
	"strings"

	"millesime/platform/fold"
)

// Key is the form under which a title is compared and remembered: folded, with punctuation as spaces.
func Key(title string) string {
	folded := strings.Map(func(r rune) rune {
		switch {
		case r == '’':
			return '\''
		case strings.ContainsRune("-_.()[]:*\u00a0\u202f\n\t", r):
			return ' '
		}
		return r
	}, fold.Text(title))
	return strings.Join(strings.Fields(folded), " ")
}
