package tidy

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Text gives a text without what nobody sees in it, every blank as U+0020 and every end of a line as "\n". What is tidy
// comes back as it is.
func Text(s string) string {
	if isTidy(s) || !utf8.ValidString(s) { // bytes that are no text are left to whoever reads them
		return s
	}
	runes := []rune(s)
	var b strings.Builder
	b.Grow(len(s))
	kept := utf8.RuneError // the last one that stays
	for i, r := range runes {
		rest := runes[i+1:]
		if r == '\r' && len(rest) > 0 && rest[0] == '\n' || Invisible(r) && !shapes(r, kept, rest) {
			continue
		}
		kept = plain(r)
		b.WriteRune(kept)
	}
	return strings.Trim(b.String(), " \n")
}

// isTidy spares the work for what nearly all texts are.
func isTidy(s string) bool {
	for _, r := range s {
		if plain(r) != r || Invisible(r) {
			return false
		}
	}
	return s == "" || !edge(s[0]) && !edge(s[len(s)-1])
}

func edge(c byte) bool { return c == ' ' || c == '\n' }

// plain is a blank as U+0020 and an end of a line as "\n"; any other character is itself.
func plain(r rune) rune {
	switch r {
	case '\t', '\u00a0':
		return ' '
	case '\n', '\v', '\f', '\r', '\u0085', '\u2028', '\u2029':
		return '\n'
	}
	if r >= '\u1680' && unicode.Is(unicode.Zs, r) {
		return ' '
	}
	return r
}

// Invisible tells a character that shows nothing of its own: format characters, those that steer the direction of writing
// among them, fillers and selectors of variants.
func Invisible(r rune) bool {
	if r < '\u034f' { // the letters of French
		return r == '\u00ad'
	}
	return unicode.In(r, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

const (
	joiner      = '\u200d'
	asPicture   = '\ufe0f'
	skin, skins = '\U0001f3fb', '\U0001f3ff'
)

// shapes tells an invisible character that makes one picture of several, or a picture of a sign: 👩‍🍳, ❤️.
func shapes(r, before rune, after []rune) bool {
	switch r {
	case joiner:
		return (isPicture(before) || before == asPicture) && len(after) > 0 && unicode.Is(unicode.So, after[0])
	case asPicture:
		return isPicture(before)
	}
	return false
}

func isPicture(r rune) bool {
	return unicode.In(r, unicode.So, unicode.Sm) || skin <= r && r <= skins
}
