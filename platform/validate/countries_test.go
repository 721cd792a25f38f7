package validate_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"millesime/platform/validate"
)

func TestIsCountry(t *testing.T) {
	t.Parallel()
	for code, want := range map[string]bool{
		"FR": true, "GP": true, "RE": true, "DE": true, "AX": true, "ZW": true, "AD": true,
		"XX": false, "ZZ": false, "UK": false, "EU": false, "fr": false, "FRA": false, "": false, "F": false, " F": false, "D ": false, "AA": false,
	} {
		if got := validate.IsCountry(code); got != want {
			t.Errorf("%q: %v", code, got)
		}
	}
	source, err := os.ReadFile("../../ui/src/shared/forms/inputs/CountryField.tsx")
	if err != nil {
		t.Fatal(err)
	}
	offered := strings.Fields(string(regexp.MustCompile(`(?:[A-Z]{2} ){100,}[A-Z]{2}`).Find(source)))
	for _, code := range offered {
		if !validate.IsCountry(code) {
			t.Errorf("the interface offers %s", code)
		}
	}
	if len(offered) != 249 {
		t.Errorf("the interface offers %d countries", len(offered))
	}
}
