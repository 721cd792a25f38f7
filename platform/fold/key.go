package fold

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Key is the one form of a code that people type and copy, such as the reference of a product: composed (NFC), without the
// characters that only steer how text is shown (Unicode's category Cf, such as U+200B and U+202E), with one space for blanks of
// any kind, and one dash and one apostrophe for those of any kind. Capitals stay: they tell codes apart.
func Key(s string) string {
	if isKey(s) {
		return s
	}
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Cf, r):
			return -1
		case isBlank(r):
			return ' '
		case isDash(r):
			return '-'
		case strings.ContainsRune(apostrophes, r):
			return '\''
		}
		return r
	}, norm.NFC.String(s)) // first, too: some signs are another one composed
	return norm.NFC.String(strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r == ' ' }), " "))
}

// isBlank tells of blanks of any width. The ends of lines stay: no code has them, and whoever checks it says so.
func isBlank(r rune) bool { return r != '\n' && r != '\r' && unicode.IsSpace(r) }

// isKey spares the work for a code of plain letters and digits.
func isKey(s string) bool {
	for i := range len(s) {
		switch {
		case s[i] >= 0x80, s[i] < ' ', s[i] == '`':
			return false
		case s[i] == ' ' && (i == 0 || i == len(s)-1 || s[i-1] == ' '):
			return false
		}
	}
	return true
}
