package index

import (
	"strings"
	"unicode/utf8"

	"millesime/platform/fold"
)

// folded is fold.Text, faster for what French is written with: a first build folds every name there is.
func folded(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	for i := 0; i < len(text); {
		c := text[i]
		if c < utf8.RuneSelf {
			if 'A' <= c && c <= 'Z' {
				c += 'a' - 'A'
			}
			b.WriteByte(c)
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		plain := latin(r)
		if plain == "" {
			return fold.Text(text)
		}
		b.WriteString(plain)
		i += size
	}
	return b.String()
}

// latin is a letter of French without accents and in lower case; "" for letters left to fold.Text.
func latin(r rune) string {
	switch r {
	case 'à', 'â', 'ä', 'á', 'ã', 'À', 'Â', 'Ä', 'Á', 'Ã':
		return "a"
	case 'é', 'è', 'ê', 'ë', 'É', 'È', 'Ê', 'Ë':
		return "e"
	case 'î', 'ï', 'í', 'Î', 'Ï', 'Í':
		return "i"
	case 'ô', 'ö', 'ó', 'õ', 'Ô', 'Ö', 'Ó', 'Õ':
		return "o"
	case 'ù', 'û', 'ü', 'ú', 'Ù', 'Û', 'Ü', 'Ú':
		return "u"
	case 'ç', 'Ç':
		return "c"
	case 'ñ', 'Ñ':
		return "n"
	case 'œ', 'Œ':
		return "oe"
	case 'æ', 'Æ':
		return "ae"
	case '’':
		return "’"
	}
	if '\u00a0' <= r && r <= '\u00bf' { // signs, as of "n° 5", that have no other case
		return string(r)
	}
	return ""
}
