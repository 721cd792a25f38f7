package money

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// ErrDecimal says that a text is not a decimal number of the wanted precision
// and size.
var ErrDecimal = errors.New("not a decimal number of the allowed precision")

// ErrTooLarge is the ErrDecimal of a number beyond the greatest one.
var ErrTooLarge = fmt.Errorf("%w: too large", ErrDecimal)

// TooFineError is the ErrDecimal of a number with more decimals than are allowed.
type TooFineError struct{ Decimals int }

func (e TooFineError) Error() string {
	return fmt.Sprintf("%v: at most %d decimals", ErrDecimal, e.Decimals)
}

// Is tells that it is an ErrDecimal.
func (TooFineError) Is(target error) bool { return target == ErrDecimal }

// parseDecimal reads a plain decimal ("-12.5") as an integer of the given
// number of decimals. Exponents, signs other than a leading minus, leading
// zeros and more decimals than allowed are refused; nothing is rounded.
func parseDecimal(text string, decimals int, limit int64) (int64, error) {
	digits, negative := strings.CutPrefix(text, "-")
	whole, fraction, dotted := strings.Cut(digits, ".")
	switch {
	case whole == "" || (dotted && fraction == "") || (len(whole) > 1 && whole[0] == '0') || !allDigits(whole) || !allDigits(fraction):
		return 0, ErrDecimal
	case len(fraction) > decimals:
		return 0, TooFineError{decimals}
	}
	n, err := strconv.ParseInt(whole+fraction+strings.Repeat("0", decimals-len(fraction)), 10, 64)
	if err != nil || n > limit {
		return 0, ErrTooLarge
	}
	if negative {
		return -n, nil
	}
	return n, nil
}

func allDigits(s string) bool {
	for _, c := range []byte(s) {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

// formatDecimal writes n with exactly the given number of decimals.
func formatDecimal(n int64, decimals int) string {
	return string(appendDecimal(make([]byte, 0, longestDecimal), n, decimals))
}

// longestDecimal is the length of the longest one: a sign, a point and the digits of the largest number.
const longestDecimal = 21

// appendDecimal appends n with exactly the given number of decimals.
func appendDecimal(text []byte, n int64, decimals int) []byte {
	if n < 0 {
		text = append(text, '-')
	}
	unit := uint64(1)
	for range decimals {
		unit *= 10
	}
	whole, rest := magnitude(n)/unit, magnitude(n)%unit
	text = append(strconv.AppendUint(text, whole, 10), '.')
	for unit /= 10; unit > 0; unit /= 10 {
		text = append(text, '0'+byte(rest/unit%10))
	}
	return text
}

// unquote gives the number inside a JSON number or numeric string.
func unquote(data []byte) string {
	text := string(data)
	if len(text) >= 2 && text[0] == '"' && text[len(text)-1] == '"' {
		return text[1 : len(text)-1]
	}
	return text
}
