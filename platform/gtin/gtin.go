// Package gtin knows article numbers (GS1 General Specifications 7.9): 8, 12, 13 and 14 digits are spellings of one number, the
// GTIN-14, whose last digit checks the others. The interface does the same (ui/src/shared/warehouse/gtin.ts). Both are held
// against testdata/codes.json. Decision 0061 says what is kept and what is found.
package gtin

import (
	"regexp"
	"strings"

	"millesime/platform/fold"
)

// Code is a GTIN as fourteen digits.
type Code string

var (
	plain = regexp.MustCompile(`^(?:\d{8}|\d{12,14})$`)
	// What a scanner sends of a GS1 symbol: which symbology, the GTIN behind its identifier, and perhaps more.
	element = regexp.MustCompile(`^(?:\][a-z]\d)?(?:\(01\)|01)(\d{14})(?:\(?\d{2}.*)?$`)
	//nolint:gochecknoglobals // a constant
	breaks = strings.NewReplacer(" ", "", "-", "", "'", "")
)

// Parse reads any spelling, with blanks and dashes between the digits, and the GTIN of a GS1 symbol ("(01)…"). It tells false for
// what is no GTIN or has a wrong check digit.
func Parse(text string) (Code, bool) {
	digits := breaks.Replace(fold.Text(text))
	if found := element.FindStringSubmatch(digits); found != nil && !plain.MatchString(digits) {
		digits = found[1]
	}
	if !plain.MatchString(digits) || !checks(digits) {
		return "", false
	}
	return Code(strings.Repeat("0", 14-len(digits)) + digits), true
}

// checks tells whether the last digit is the check digit: from the right, digits count once and three times in turn.
func checks(digits string) bool {
	sum := 0
	for i, digit := range []byte(digits) {
		weight := 1
		if (len(digits)-i)%2 == 0 {
			weight = 3
		}
		sum += weight * int(digit-'0')
	}
	return sum%10 == 0
}

// String is the number as people know it: an EAN-13, also of a UPC; an EAN-8; fourteen digits where the first is not 0.
func (c Code) String() string {
	text := string(c)
	switch {
	case strings.HasPrefix(text, "000000"):
		return text[6:]
	case strings.HasPrefix(text, "0"):
		return text[1:]
	}
	return text
}

// Written is a code as people know it; what is no GTIN stays.
func Written(text string) string {
	if code, ok := Parse(text); ok {
		return code.String()
	}
	return text
}

// Spellings is a text that contains all spellings of a code, for searches that look for a part; what is no GTIN is itself.
func Spellings(text string) string {
	code, ok := Parse(text)
	if !ok {
		return text
	}
	return code.String() + " (01)" + string(code) + " 01" + string(code)
}
