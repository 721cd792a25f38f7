package validate_test

import (
	"encoding/json"
	"regexp"
	"slices"
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
		"Le champ doit contenir exactement 4 caractères":          validate.Message("length", "length", 4),
		"Le champ doit être compris entre 1 et 3":                 validate.Message("between", "min", 1, "max", 3),
		"Le champ doit être un nombre entier de 5 chiffres":       validate.Message("digits", "length", 5),
		"Le numéro doit contenir le code FR suivi de 11 chiffres": validate.Message("numvat"),
		//
		"Votre mot de passe doit contenir au moins huit caractères, une majuscule, un chiffre, et un caractère spécial (? / ! / * )": validate.Message("password"),
		//
		"siren is not valid": validate.Message("siren"),
	} {
		if got.FR != want {
			t.Errorf("got %q, want %q", got.FR, want)
		}
	}
	if v := validate.Violation("items[0].siren", "siren"); v.Text.FR != "items[0].siren is not valid" || v.Code != "siren" {
		t.Errorf("got %+v", v)
	}
}

func TestEveryRuleOfTheSpecificationHasItsTexts(t *testing.T) {
	t.Parallel()
	var table map[string]fault.Text
	if err := json.Unmarshal(validate.MessagesJSON(), &table); err != nil {
		t.Fatal(err)
	}
	for _, rule := range []string{
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
