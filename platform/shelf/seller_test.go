package shelf_test

import (
	"testing"

	"millesime/platform/fault"
	"millesime/platform/shelf"
)

// Of a seller what is known is told, each with what it is.
func TestFactsOfASeller(t *testing.T) {
	t.Parallel()
	told := ""
	for _, f := range (shelf.Seller{Name: "Cave", Licence: fault.Say("déclarée", "declared"), SIREN: "732829320", Email: "cave@test"}).Facts() {
		told += f.Name.FR + "=" + f.Text.EN + ";"
	}
	if want := "Vendeur=Cave;SIREN=732829320;Licence à emporter=declared;Contact=cave@test;"; told != want {
		t.Errorf("told %q", told)
	}
}

// A bottle is told with its size, wines of two bottles in one by their name.
func TestBottles(t *testing.T) {
	t.Parallel()
	for want, got := range map[string]fault.Text{
		"Beaune · 75 cl": shelf.Bottle("Beaune", "still", 750), "37,5 cl": shelf.Bottle("", "still", 375),
		"Beaune · 150 cl (magnum)": shelf.Bottle("Beaune", "sparkling", 1500), "150 cl": shelf.Bottle("", "water", 1500),
	} {
		if got.FR != want {
			t.Errorf("%q instead of %q", got.FR, want)
		}
	}
}
