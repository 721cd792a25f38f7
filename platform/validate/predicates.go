package validate

import (
	"fmt"
	"math"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	ozzo "github.com/go-ozzo/ozzo-validation/v4"

	"millesime/platform/fault"
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

// convert gives a value as T, from a type of the same kind: a named text is a
// string to a rule on strings.
func convert[T any](value any) (T, error) {
	if v, ok := value.(T); ok {
		return v, nil
	}
	var zero T
	v, to := reflect.ValueOf(value), reflect.TypeFor[T]()
	if v.Kind() != to.Kind() {
		return zero, fmt.Errorf("%T is not a %v", value, to)
	}
	converted, _ := reflect.TypeAssert[T](v.Convert(to))
	return converted, nil
}

// plain gives texts and whole numbers as string and int64, so that values of
// named types compare.
func plain(value any) any {
	v := reflect.ValueOf(value)
	switch {
	case v.Kind() == reflect.String:
		return v.String()
	case v.CanInt():
		return v.Int()
	}
	return value
}

// IsCountry tells a code of ISO 3166-1 alpha-2 that is assigned: FR, not XX.
func IsCountry(code string) bool {
	return slices.Contains(strings.Fields(countries), code)
}

// countries of ISO 3166-1, as the interface offers them (ui/src/shared/forms/inputs/CountryField.tsx).
const countries = "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ " +
	"CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO " +
	"FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE " +
	"JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO " +
	"MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW " +
	"PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM " +
	"TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"

// MinItems accepts a list of at least n values.
func MinItems(n int) Rule {
	return &valueRule{
		name: "min_items", params: []any{"min", n},
		schema: func(s *Schema) { s.MinItems = &n },
		ozzo:   size(func(count int) bool { return count >= n }),
	}
}

// MaxItems accepts a list of at most n values.
func MaxItems(n int) Rule {
	return &valueRule{
		name: "max_items", params: []any{"max", n},
		schema: func(s *Schema) { s.MaxItems = &n },
		ozzo:   size(func(count int) bool { return count <= n }),
	}
}

func size(ok func(count int) bool) ozzo.Rule {
	return holds[any](func(v any) bool { return ok(reflect.ValueOf(v).Len()) })
}

// RequiredIf is Required while condition holds; target is the label of the
// field that the condition is about.
func RequiredIf(target fault.Text, condition bool) Rule {
	return &requiredIf{target: target, condition: condition}
}

type requiredIf struct {
	target    fault.Text
	condition bool
}

func (*requiredIf) Name() string { return "required_if" }

// Schema says nothing: OpenAPI has no word for it that clients read.
func (*requiredIf) Schema(*Schema) {}

func (r *requiredIf) refuse(o operand) (fault.Text, bool) {
	if !r.condition || !o.missing() {
		return fault.Text{}, false
	}
	return Message("required_if", "target", r.target), true
}
