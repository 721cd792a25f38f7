package domain_test

import (
	"testing"

	"millesime/modules/users/internal/domain"
	"millesime/platform/validate"
)

func TestBIC(t *testing.T) {
	t.Parallel()
	for bic, right := range map[string]bool{
		"": true, "AGRIFRPP": true, "AGRIFRPP833": true, "agri fr pp": true, "DEUTDEFF500": true,
		"AGRIFRP": false, "AGRIFRPP8": false, "AGRIFRPP8333": false, "AGRIXXPP": false, "4GRIFRPP": false, "AGRI12PP": false, "AGRIFRPÉ": false,
	} {
		found := validate.Rules{validate.Field("bic", &bic, domain.BICRule())}.Check()
		if accepted := len(found) == 0; accepted != right {
			t.Errorf("%q accepted: %v", bic, accepted)
		}
	}
}

func TestIBAN(t *testing.T) {
	t.Parallel()
	for iban, right := range map[string]bool{
		"":                                  true,
		"FR1420041010050500013M02606":       true,
		"fr14 2004 1010 0505 0001 3M02 606": true,
		"DE89370400440532013000":            true,
		"GB82 WEST 1234 5698 7654 32":       true,
		"NO9386011117947":                   true, // the shortest there is
		"MT84MALT011000012345MTLCAST001S":   true,
		"FR1420041010050500013M02607":       false, // a digit
		"FR1420041010050500031M02606":       false, // two swapped
		"FR14":                              false,
		"FR142004101005050001M02606":        false,
		"1420041010050500013M02606FR":       false,
		"DE89-3704-0044-0532-0130-00":       false,
		"DE8937040044053201300O":            false,
		"DE543704004405320130001":           false, // a digit more than Germany has, with check digits of it
		"FR59200410100505000130260":         false, // two fewer than France has
		"ZZ22370400440532013000":            false, // a country without IBANs
	} {
		found := validate.Rules{validate.Field("iban", &iban, domain.IBANRule())}.Check()
		if accepted := len(found) == 0; accepted != right {
			t.Errorf("%q accepted: %v", iban, accepted)
		}
	}
}
