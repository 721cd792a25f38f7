package table

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// format shows a number as a spreadsheet does (ECMA-376, 18.8.31), as far as codes are written with it: 00000, 0.000, "CH-"000.
// What it shows has a point for the decimals and no marks of thousands, which are no part of a code.
type format []section // of positive numbers, negative ones and zero

// section is a part of a format.
type section struct {
	whole, decimals []piece
	percent         bool
}

// piece is a place for a digit, or characters that are shown as they are.
type piece struct {
	place   byte // 0, # or ?; 0 byte: none
	literal string
}

const (
	mostDecimals = 15  // programs keep no more digits
	mostSections = 3   // that show numbers
	longestCode  = 255 // as programs write them
)

// formatOf reads the code of a format; nil where it shows numbers in another way, such as with an exponent, by conditions, in
// fractions or in thousands.
func formatOf(code string) format {
	if len(code) > longestCode {
		return nil
	}
	var all format
	for at, part := range sections(code) {
		if at == mostSections {
			break // what follows is how text is shown
		}
		s, places, ok := sectionOf(part)
		if !ok || at == 0 && places == 0 {
			return nil
		}
		all = append(all, s)
	}
	return all
}

// sections cuts a code at its semicolons, those in quotes apart.
func sections(code string) []string {
	var found []string
	quoted, from := false, 0
	for at := 0; at < len(code); at++ {
		switch {
		case code[at] == '"':
			quoted = !quoted
		case code[at] == '\\' && !quoted:
			at++
		case code[at] == ';' && !quoted:
			found, from = append(found, code[from:at]), at+1
		}
	}
	return append(found, code[from:])
}

func sectionOf(code string) (s section, places int, ok bool) {
	pieces := &s.whole
	for at := 0; at < len(code); at++ {
		switch c := code[at]; c {
		case '0', '#', '?':
			*pieces = append(*pieces, piece{place: c})
			places++
		case '.':
			if pieces == &s.decimals {
				return s, 0, false
			}
			pieces = &s.decimals
		case ',':
			if at+1 == len(code) || !strings.ContainsRune("0#?", rune(code[at+1])) {
				return s, 0, false // in thousands
			}
		case '"':
			end := strings.IndexByte(code[at+1:], '"')
			if end < 0 {
				return s, 0, false
			}
			*pieces = append(*pieces, piece{literal: code[at+1 : at+1+end]})
			at += end + 1
		case '\\':
			_, size := utf8.DecodeRuneInString(code[at+1:])
			*pieces = append(*pieces, piece{literal: code[at+1 : at+1+size]})
			at += size
		case '_', '*':
			at++ // room as wide as the next character
		case '[':
			end := strings.IndexByte(code[at:], ']')
			if end < 0 || strings.ContainsAny(code[at:at+end], "<>=") {
				return s, 0, false
			}
			if symbol, ok := strings.CutPrefix(code[at+1:at+end], "$"); ok {
				symbol, _, _ = strings.Cut(symbol, "-")
				*pieces = append(*pieces, piece{literal: symbol})
			}
			at += end
		case '%':
			s.percent = true
			*pieces = append(*pieces, piece{literal: "%"})
		default:
			if c < 0x80 && !strings.ContainsRune(" -+():$", rune(c)) {
				return s, 0, false
			}
			*pieces = append(*pieces, piece{literal: code[at : at+1]})
		}
	}
	return s, places, true
}

// show is what a spreadsheet shows of a number; false where the format is none that is known.
func (f format) show(number float64) (string, bool) {
	if len(f) == 0 {
		return "", false
	}
	s, negative := f[0], number < 0
	switch {
	case negative && len(f) > 1:
		s, negative = f[1], false // it shows its sign itself
	case number == 0 && len(f) > 2:
		s = f[2]
	}
	if s.percent {
		number *= 100
	}
	whole, decimals := rounded(decimal(math.Abs(number)), s.places())
	shown := s.fill(whole) + s.behind(decimals)
	if negative && strings.ContainsAny(shown, "123456789") {
		shown = "-" + shown
	}
	return strings.TrimSpace(shown), true
}

// places is how many decimals are shown at most.
func (s *section) places() int {
	n := 0
	for _, p := range s.decimals {
		if p.place != 0 {
			n++
		}
	}
	return min(n, mostDecimals)
}

// fill puts the digits before the point into their places from the right; the first place takes all that are left.
func (s *section) fill(digits string) string {
	digits = strings.TrimLeft(digits, "0")
	first, shown := 0, ""
	for first < len(s.whole) && s.whole[first].place == 0 {
		first++
	}
	for at, p := range slices.Backward(s.whole) {
		switch {
		case p.place == 0:
			shown = p.literal + shown
		case at == first && digits != "":
			shown, digits = digits+shown, ""
		case digits != "":
			shown, digits = digits[len(digits)-1:]+shown, digits[:len(digits)-1]
		case p.place == '0':
			shown = "0" + shown
		}
	}
	return digits + shown // a format may have no place before the point
}

// behind puts the decimals into their places; those that need not be shown are left out at the end.
func (s *section) behind(digits string) string {
	shown, point := "", ""
	for _, p := range s.decimals {
		switch {
		case p.place == 0:
			shown += p.literal
		case p.place == '0' || strings.Trim(digits, "0") != "":
			if point = "."; digits == "" {
				digits = "0"
			}
			shown, digits = shown+digits[:1], digits[1:]
		default:
			digits = digits[min(1, len(digits)):]
		}
	}
	return point + shown
}

// rounded cuts a decimal at so many places, half away from zero, as people and spreadsheets round what they read.
func rounded(number string, places int) (whole, decimals string) {
	whole, decimals, _ = strings.Cut(number, ".")
	if len(decimals) <= places {
		return whole, decimals + strings.Repeat("0", places-len(decimals))
	}
	up := decimals[places] >= '5'
	digits := []byte("0" + whole + decimals[:places])
	for at := len(digits) - 1; up && at >= 0; at-- {
		if digits[at]++; digits[at] <= '9' {
			break
		}
		digits[at] = '0'
	}
	return string(digits[:len(whole)+1]), string(digits[len(whole)+1:])
}
