package fold

import "strings"

// Slug is a text as part of an address: its words in small letters without accents, and digits, with a dash between them. It may be "".
func Slug(text string) string {
	return strings.Join(strings.FieldsFunc(Text(text), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') }), "-")
}
