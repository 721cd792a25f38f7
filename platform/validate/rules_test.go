package validate_test

import (
	"regexp"
	"strings"
	"testing"

	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// refused tells the code of the rule that refuses a value, "" when none does.
func refused[T any](value T, rules ...validate.Rule) string {
	found := validate.Rules{validate.Field("f", &value, rules...)}.Check()
	if len(found) == 0 {
		return ""
	}
	return found[0].Code
}

// TestNeverSkip pins what ozzo v4.3.0 lets pass: Min(1) accepts 0, In and
// Length accept "". Here every rule sees every value but null.
func TestNeverSkip(t *testing.T) {
	t.Parallel()
	word := validate.Regex(regexp.MustCompile(`^[a-z]+$`))
	for name, got := range map[string]string{
		"min_value": refused(0, validate.MinValue(1)),
		"max_value": refused(0, validate.MaxValue(-1)),
		"between":   refused(money.Cents(0), validate.Between(money.Cents(1), money.Cents(5))),
		"length":    refused("", validate.Length(2)),
		"min":       refused("", validate.Min(1)),
		"one_of":    refused("", validate.OneOf("a", "b")),
		"regex":     refused("", word),
		"digits":    refused("", validate.Digits(5)),
		"integer":   refused("", validate.Integer),
		"email":     refused("", validate.Email),
		"date":      refused("", validate.Date),
		"min_items": refused([]int(nil), validate.MinItems(1)),
	} {
		if got != name {
			t.Errorf("%s lets an empty value pass (%q)", name, got)
		}
	}
	var none *int
	var noText *string
	if got := refused(none, validate.MinValue(1)) + refused(noText, validate.Email, validate.OneOf("a")); got != "" {
		t.Errorf("null is refused by %s", got)
	}
}

func TestRequired(t *testing.T) {
	t.Parallel()
	zero, no, text, blank := 0, false, "x", ""
	var none *int
	for name, c := range map[string]struct {
		got    string
		passes bool
	}{
		"text":            {refused("x", validate.Required), true},
		"empty text":      {refused("", validate.Required), false},
		"blank text":      {refused(" \t", validate.Required), false},
		"zero":            {refused(0, validate.Required), false},
		"number":          {refused(3, validate.Required), true},
		"sent zero":       {refused(&zero, validate.Required), true},
		"false":           {refused(false, validate.Required), false},
		"sent false":      {refused(&no, validate.Required), true},
		"null":            {refused(none, validate.Required), false},
		"sent text":       {refused(&text, validate.Required), true},
		"sent empty text": {refused(&blank, validate.Required), false},
		"empty list":      {refused([]int{}, validate.Required), false},
		"list":            {refused([]int{0}, validate.Required), true},
	} {
		if (c.got == "") != c.passes || (c.got != "" && c.got != "required") {
			t.Errorf("%s: refused by %q, passes %v", name, c.got, c.passes)
		}
	}
}

// A quantity of 0 was filled in: it is told how many there have to be. Nothing at all is told to be missing where that can be known.
func TestAZeroIsToldItsBounds(t *testing.T) {
	t.Parallel()
	var none *int64
	for name, c := range map[string]struct{ got, want string }{
		"0 of at least 1":     {refused(int64(0), validate.Required, validate.MinValue[int64](1)), "min_value"},
		"0 of 1 to 5":         {refused(0, validate.Required, validate.Between(1, 5)), "between"},
		"0 of a float":        {refused(0.0, validate.Required, validate.MinValue(0.5)), "min_value"},
		"0 of up to 5":        {refused(0, validate.Required, validate.Between(0, 5)), "required"},
		"0 of any":            {refused(0, validate.Required), "required"},
		"6":                   {refused(6, validate.Required, validate.Between(1, 5)), "between"},
		"nothing":             {refused(none, validate.Required, validate.MinValue[int64](1)), "required"},
		"an amount of nought": {refused(money.Cents(0), validate.Required, validate.MinValue(money.Cents(1))), "min_value"},
	} {
		if c.got != c.want {
			t.Errorf("%s is refused by %q instead of %q", name, c.got, c.want)
		}
	}
}

func TestRequiredIf(t *testing.T) {
	t.Parallel()
	country := fault.Text{FR: "pays", EN: "country"}
	if got := refused("", validate.RequiredIf(country, false)); got != "" {
		t.Errorf("refused by %s", got)
	}
	empty := ""
	found := validate.Rules{validate.Field("f", &empty, validate.RequiredIf(country, true))}.Check()
	if len(found) != 1 || !strings.Contains(found[0].Text.FR, "lorsque pays a cette valeur") {
		t.Errorf("got %+v", found)
	}
}

func TestOptionalEndsTheChecks(t *testing.T) {
	t.Parallel()
	if got := refused("", validate.Optional, validate.Email); got != "" {
		t.Errorf("empty refused by %s", got)
	}
	if got := refused("abc", validate.Optional, validate.Email); got != "email" {
		t.Errorf("refused by %q", got)
	}
	zero := 0
	if got := refused(&zero, validate.Optional, validate.MinValue(1)); got != "min_value" {
		t.Errorf("a zero that was sent: %q", got)
	}
}

func TestTexts(t *testing.T) {
	t.Parallel()
	word := validate.Regex(regexp.MustCompile(`^[a-z]+$`))
	check := func(name string, rule validate.Rule, good, bad []string) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, v := range good {
				if got := refused(v, rule); got != "" {
					t.Errorf("%q is refused", v)
				}
			}
			for _, v := range bad {
				if got := refused(v, rule); got != rule.Name() {
					t.Errorf("%q passes (%q)", v, got)
				}
			}
		})
	}
	check("R-5.009 email", validate.Email,
		[]string{"a@b.fr", "marie.dupont+vin@chateau-margaux.fr"},
		[]string{"abc", "a@", "@b.fr", "a b@c.fr", "a@b.fr\r\nBcc: x@y.fr", "Marie <a@b.fr>", "a\u00a0@b.fr", "a@b.fr\u2028x", "a@b\u200b.fr", "\u202ea@b.fr", strings.Repeat("a", 250) + "@b.fr"})
	check("R-5.012 integer", validate.Integer, []string{"0", "-12"}, []string{"1.5", "1e3", "a", "+1"})
	check("R-5.007 digits", validate.Digits(5), []string{"33000", "00000"}, []string{"3300", "330000", "3300a", "33000\n", "٣٣٠٠٠"})
	check("R-5.015 length", validate.Length(4), []string{"rosé", "1234"}, []string{"ros", "rosés"})
	check("R-5.016 max", validate.Max(4), []string{"", "rosé"}, []string{"rosés"})
	check("R-5.019 min", validate.Min(4), []string{"rosé", "rosés"}, []string{"", "ros"})
	check("R-5.023 one_of", validate.OneOf("red", "white"), []string{"red"}, []string{"", "Red", "rose"})
	check("R-5.024 regex", word, []string{"abc"}, []string{"", "aB", "abc\n"})
	check("date", validate.Date, []string{"2026-02-28"}, []string{"2026-02-29", "28/02/2026", "2026-2-8", "2026-02-28T00:00:00Z"})
	check("R-5.030 R-5.031 R-5.032 R-5.033 R-5.034 R-5.035 R-9.011 password", validate.Password,
		[]string{
			"", "Aa1!aaaa", "Millesime#2026", "Aa1#aaaa", "Aa1?aaaa", "Aa1@aaaa", "Aa1$aaaa", "Aa1%aaaa",
			"Aa1^aaaa", "Aa1&aaaa", "Aa1*aaaa", "Aa1-aaaa", "Aa1!_é aa",
		},
		[]string{"Aa1!aaa", "aa1!aaaa", "AA1!AAAA", "Aaa!aaaa", "Aa1_aaaa", "Éa1!éééé", " "})
	check("R-5.038 R-5.039 R-9.012 numvat", validate.NumVAT,
		[]string{"", "FR12345678901", "BE12345678901"},
		[]string{"fr12345678901", "FR1234567890", "FR123456789012", "F112345678901", "FR 12345678901", "FR12345678901\n"})
}

func TestNumbers(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		got    string
		passes bool
	}{
		"R-5.020 at the bound":       {refused(3, validate.MinValue(3)), true},
		"R-5.020 below":              {refused(2, validate.MinValue(3)), false},
		"zero is at least zero":      {refused(0, validate.MinValue(0)), true},
		"zero is at least minus one": {refused(0, validate.MinValue(-1)), true},
		"R-5.017 at the bound":       {refused(3, validate.MaxValue(3)), true},
		"R-5.017 above":              {refused(4, validate.MaxValue(3)), false},
		"R-5.005 inside":             {refused(int64(2), validate.Between(int64(1), int64(3))), true},
		"R-5.005 below":              {refused(-1, validate.Between(1, 3)), false},
		"R-5.005 above":              {refused(4, validate.Between(1, 3)), false},
		"zero between":               {refused(0, validate.Between(-1, 1)), true},
		"amount":                     {refused(money.Cents(1001), validate.MaxValue(money.Cents(1000))), false},
		"decimal":                    {refused(0.5, validate.Between(0.1, 0.6)), true},
		"whole":                      {refused(3.0, validate.Integer), true},
		"R-5.012 not whole":          {refused(1.5, validate.Integer), false},
		"group":                      {refused(auth.Admin, validate.OneOf(auth.Admin, auth.Supplier)), true},
		"group as text":              {refused(auth.Admin, validate.OneOf("admin")), true},
		"other group":                {refused(auth.CSE, validate.OneOf("admin")), false},
		"number of a list":           {refused(0, validate.OneOf(0, 4, 6)), true},
		"too many":                   {refused([]int{1, 2}, validate.MaxItems(1)), false},
	} {
		if (c.got == "") != c.passes {
			t.Errorf("%s: refused by %q, want passes %v", name, c.got, c.passes)
		}
	}
}

func TestByIsARuleOfAModule(t *testing.T) {
	t.Parallel()
	even := validate.By("even", fault.Text{FR: "Pair !"}, func(n int) bool { return n%2 == 0 })
	if got := refused(2, even) + refused(0, even); got != "" {
		t.Errorf("refused by %s", got)
	}
	if got := refused(3, even); got != "even" {
		t.Errorf("got %q", got)
	}
}

func TestARuleOnAWrongTypePanics(t *testing.T) {
	t.Parallel()
	defer func() {
		if recover() == nil {
			t.Error("a mistake of the program passes for one of the client")
		}
	}()
	refused("12", validate.MinValue(3))
}
