package validate_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"

	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/validate"
)

func TestTextsOfTheSpecification(t *testing.T) {
	t.Parallel()
	for want, got := range map[string]fault.Text{
		"Le champ est obligatoire":                                validate.Message("required"),
		"L'image doit avoir un poids inférieur à 500 KB":          validate.Message("size", "size", 500),
		"Le champ doit être compris entre 1 et 3":                 validate.Message("between", "min", 1, "max", 3),
		"Le numéro doit contenir le code FR suivi de 11 chiffres": validate.Message("numvat"),
		//
		"Votre mot de passe doit contenir au moins huit caractères, une majuscule, un chiffre, et un caractère spécial (? / ! / * )": validate.Message("password"),
		//
		"rcs is not valid": validate.Message("rcs"),
	} {
		if got.FR != want {
			t.Errorf("got %q, want %q", got.FR, want)
		}
	}
	if v := validate.Violation("items[0].rcs", "rcs"); v.Text.FR != "items[0].rcs is not valid" || v.Code != "rcs" {
		t.Errorf("got %+v", v)
	}
}

// The specification gives the sense of these messages; the words are ours, and the interface reads the same table.
func TestMessagesSayWhatTheSpecificationStates(t *testing.T) {
	t.Parallel()
	for clause, c := range map[string]struct {
		got  fault.Text
		says string
	}{
		"R-5.045": {validate.Message("alpha"), "ne peut contenir que des lettres"},
		"R-5.046": {validate.Message("alpha_num"), "ne peut contenir que des caractères alphanumériques"},
		"R-5.047": {validate.Message("alpha_dash"), "caractères alphanumériques, des tirets ou des tirets bas"},
		"R-5.048": {validate.Message("alpha_spaces"), "des lettres ou des espaces"},
		"R-5.050": {validate.Message("confirmed"), "ne correspond pas"},
		"R-5.051": {validate.Message("digits", "length", 5), "un nombre entier de 5 chiffres"},
		"R-5.052": {validate.Message("dimensions", "width", 300, "height", 200), "300 pixels par 200 pixels"},
		"R-5.053": {validate.Message("email"), "une adresse e-mail valide"},
		"R-5.054": {validate.Message("not_one_of"), "une valeur valide"},
		"R-5.055": {validate.Message("one_of"), "une valeur valide"},
		"R-5.056": {validate.Message("ext"), "un fichier valide"},
		"R-5.057": {validate.Message("image"), "doit être une image"},
		"R-5.058": {validate.Message("integer"), "un nombre entier"},
		"R-5.059": {validate.Message("length", "length", 4), "exactement 4 caractères"},
		"R-5.060": {validate.Message("max", "max", 40), "pas contenir plus de 40 caractères"},
		"R-5.061": {validate.Message("min", "min", 8), "au moins 8 caractères"},
		"R-5.062": {validate.Message("max_value", "max", 90), "une valeur de 90 ou moins"},
		"R-5.063": {validate.Message("min_value", "min", 6), "une valeur de 6 ou plus"},
		"R-5.064": {validate.Message("mimes"), "un type MIME valide"},
		"R-5.065": {validate.Message("numeric"), "que des chiffres"},
		"R-5.066": {validate.Message("regex"), "est invalide"},
		"R-5.068": {validate.Message("double"), "un nombre décimal valide"},
	} {
		if !strings.HasPrefix(c.got.FR, "Le champ ") || !strings.HasSuffix(c.got.FR, c.says) {
			t.Errorf("%s: %q does not end with %q", clause, c.got.FR, c.says)
		}
	}
}

func TestEveryRuleOfTheSpecificationHasItsTexts(t *testing.T) {
	t.Parallel()
	var table map[string]fault.Text
	if err := json.Unmarshal(validate.MessagesJSON(), &table); err != nil {
		t.Fatal(err)
	}
	for _, rule := range []string{ // of specification 5; what each accepts is in rules_test.go and the interface's rules.test.ts
		"alpha", "alpha_dash", "alpha_num", "alpha_spaces", "between", "confirmed", "digits", "dimensions", "email",
		"ext", "image", "integer", "is", "is_not", "length", "max", "max_value", "mimes", "min", "min_value",
		"not_one_of", "numeric", "one_of", "regex", "required", "required_if", "size", "url", "double", "password",
		"numvat", "fallback",
	} {
		if table[rule].FR == "" || table[rule].EN == "" {
			t.Errorf("%s has no text", rule)
		}
	}
	own := []string{"password", "numvat", "size", "fallback"} // worded by the specification
	placeholder := regexp.MustCompile(`\{[a-z]+\}`)
	for code, text := range table {
		if !slices.Contains(own, code) && !regexp.MustCompile(`^Le champ `).MatchString(text.FR) {
			t.Errorf("%s does not say Le champ: %q", code, text.FR)
		}
		fr, en := placeholder.FindAllString(text.FR, -1), placeholder.FindAllString(text.EN, -1)
		if !slices.Equal(fr, en) {
			t.Errorf("%s: placeholders %v and %v", code, fr, en)
		}
	}
}

func TestAmountsReadAsTheirLanguageWritesThem(t *testing.T) {
	t.Parallel()
	price := money.Cents(1)
	found := validate.Rules{validate.Field("p", &price, validate.MinValue(money.Cents(12_50)))}.Check()
	want := fault.Text{FR: "Le champ doit avoir une valeur de 12,50 ou plus", EN: "The field must have a value of 12.50 or more"}
	if len(found) != 1 || found[0].Text != want {
		t.Errorf("got %+v", found)
	}
}

func TestBoundsReadAsPeopleWriteThem(t *testing.T) {
	t.Parallel()
	year, units, share := 0, 0, 200.0
	found := validate.Rules{
		validate.Field("year", &year, validate.Between(1900, 2027)),
		validate.Field("units", &units, validate.Between(1, 1_000_000)),
		validate.Field("share", &share, validate.MaxValue(99.5)),
		validate.Field("far", &share, validate.MinValue(2_000_000.0)),
	}.Check()
	for i, want := range []fault.Text{
		{FR: "Le champ doit être compris entre 1900 et 2027", EN: "The field must be between 1900 and 2027"},
		{FR: "Le champ doit être compris entre 1 et 1\u202f000\u202f000", EN: "The field must be between 1 and 1,000,000"},
		{FR: "Le champ doit avoir une valeur de 99,5 ou moins", EN: "The field must have a value of 99.5 or less"},
		{FR: "Le champ doit avoir une valeur de 2\u202f000\u202f000 ou plus", EN: "The field must have a value of 2,000,000 or more"},
	} {
		if found[i].Text != want {
			t.Errorf("got %+v, want %+v", found[i].Text, want)
		}
	}
}

func TestRulesFillTheirMessages(t *testing.T) {
	t.Parallel()
	text, n, list := "12345678901", 7, []int{1, 2, 3}
	found := validate.Rules{
		validate.Field("a", &text, validate.Max(3)),
		validate.Field("b", &text, validate.Min(20)),
		validate.Field("c", &text, validate.Length(2)),
		validate.Field("d", &text, validate.Digits(2)),
		validate.Field("e", &n, validate.MinValue(8)),
		validate.Field("f", &n, validate.MaxValue(6)),
		validate.Field("g", &n, validate.Between(8, 9)),
		validate.Field("h", &list, validate.MinItems(4)),
		validate.Field("i", &list, validate.MaxItems(2)),
		validate.Field("j", &text, validate.OneOf("x")),
		validate.Field("k", &text, validate.Date),
	}.Check()
	if len(found) != 11 {
		t.Fatalf("%d violations", len(found))
	}
	for _, v := range found {
		for _, s := range []string{v.Text.FR, v.Text.EN} {
			if s == "" || regexp.MustCompile(`[{}]|is not valid`).MatchString(s) {
				t.Errorf("%s: %q", v.Code, s)
			}
		}
	}
}
