package validate

import (
	"math"
	"reflect"
	"regexp"
	"strings"
	"unicode/utf8"

	"millesime/platform/tidy"
)

// passwordSpecials are the special characters that count (specification 5).
const passwordSpecials = "#?!@$%^&*-"

// minPassword is the least number of characters (specification 9).
const minPassword = 8

var (
	// emailPattern is an address as every mail server takes it: ASCII alone (RFC 5321), no quotes, a domain of several names.
	// A domain with accents has its form in ASCII (xn--…).
	emailPattern = regexp.MustCompile("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*" +
		"@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?[.])+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])$")
	numvatPattern  = regexp.MustCompile(`^([A-Z]{2}[0-9]{11})?$`)
	integerPattern = regexp.MustCompile(`^-?[0-9]+$`)
)

func isPassword(s string) bool {
	s = tidy.Password(s)
	return utf8.RuneCountInString(s) >= minPassword &&
		strings.ContainsFunc(s, func(r rune) bool { return r >= 'A' && r <= 'Z' }) &&
		strings.ContainsFunc(s, func(r rune) bool { return r >= 'a' && r <= 'z' }) &&
		strings.ContainsFunc(s, func(r rune) bool { return r >= '0' && r <= '9' }) &&
		strings.ContainsAny(s, passwordSpecials)
}

func isInteger(value any) bool {
	v := reflect.ValueOf(value)
	switch {
	case v.CanInt(), v.CanUint():
		return true
	case v.CanFloat():
		return math.Trunc(v.Float()) == v.Float() && !math.IsInf(v.Float(), 0)
	case v.Kind() == reflect.String:
		return integerPattern.MatchString(v.String())
	}
	return false
}
