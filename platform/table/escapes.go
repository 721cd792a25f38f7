package table

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
)

// unescaped reads what workbooks write of characters that XML does not have: _x000D_ is a carriage return, and _x005F_ the
// underscore of a text that looks like such an escape (ECMA-376, 22.9.2.19).
func unescaped(text string) string {
	if !strings.Contains(text, "_x") {
		return text
	}
	var out strings.Builder
	for text != "" {
		read, length := escape(text)
		if length > 0 {
			out.WriteRune(read)
			text = text[length:]
			continue
		}
		next := strings.Index(text[1:], "_x") + 1
		if next == 0 {
			next = len(text)
		}
		out.WriteString(text[:next])
		text = text[next:]
	}
	return out.String()
}

const escapeLength = len("_x000D_")

// escape reads the character that a text begins with as an escape, or as two; its length is 0 when it does not.
func escape(text string) (read rune, length int) {
	first, ok := unit(text)
	switch {
	case !ok:
		return 0, 0
	case !utf16.IsSurrogate(first):
		return first, escapeLength
	}
	second, _ := unit(text[escapeLength:])
	if read = utf16.DecodeRune(first, second); read == unicode.ReplacementChar {
		return 0, 0 // half a character is none
	}
	return read, 2 * escapeLength
}

func unit(text string) (rune, bool) {
	if len(text) < escapeLength || text[:2] != "_x" || text[escapeLength-1] != '_' {
		return 0, false
	}
	n, err := strconv.ParseUint(text[2:escapeLength-1], 16, 16)
	return rune(n), err == nil
}
