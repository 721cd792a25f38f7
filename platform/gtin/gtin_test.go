package gtin_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"millesime/platform/gtin"
	_ "millesime/platform/testkit/constant"
)

func TestParse(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile("testdata/codes.json")
	if err != nil {
		t.Fatal(err)
	}
	var all struct {
		Codes []struct {
			Written, Shown string
			GTIN           gtin.Code
		}
		Refused []string
	}
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	for _, want := range all.Codes {
		got, ok := gtin.Parse(want.Written)
		if !ok || got != want.GTIN || got.String() != want.Shown || gtin.Written(want.Written) != want.Shown {
			t.Errorf("Parse(%q) = %q, shown as %q, %v; want %q, %q", want.Written, got, got, ok, want.GTIN, want.Shown)
		}
		if again, ok := gtin.Parse(got.String()); !ok || again != got {
			t.Errorf("%q is shown as %q, which is %q", want.GTIN, got, again)
		}
	}
	for _, text := range all.Refused {
		if got, ok := gtin.Parse(text); ok {
			t.Errorf("Parse(%q) = %q", text, got)
		}
	}
}

func TestSpellings(t *testing.T) {
	t.Parallel()
	all := gtin.Spellings("614141007349")
	for _, spelling := range []string{"614141007349", "0614141007349", "00614141007349", "0100614141007349", "(01)00614141007349"} {
		if !strings.Contains(all, spelling) {
			t.Errorf("%q has no %s", all, spelling)
		}
	}
	if got := gtin.Spellings("MAR-101"); got != "MAR-101" {
		t.Error(got)
	}
}
