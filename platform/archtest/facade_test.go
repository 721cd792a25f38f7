package archtest_test

import (
	"maps"
	"slices"
	"testing"

	"millesime/platform/archtest"
)

// What a facade may say beside interfaces, structs and constants.
const plain = `
import "cmp"

type Kind string

type Party struct{ Company, Name string }

type PlacedV1 struct{ ID int64 }

func (PlacedV1) Topic() string { return "orders_placed_v1" }

func (p Party) DisplayName() string { return cmp.Or(p.Company, p.Name) }

func Kinds() []Kind { return []Kind{"a", "b"} }

func Forgetting(forget func(id int64) error) func(PlacedV1) error {
	return func(e PlacedV1) error { return forget(e.ID) }
}
`

// Each plant puts logic into a facade that is sound without it; outside facades the same is no breach.
func TestFacadesHoldNoLogic(t *testing.T) {
	t.Parallel()
	const api, events = "modules/orders/ordersapi/x.go", "modules/orders/ordersevents/x.go"
	conditional := "\nfunc Total(sum int64) int64 {\n\tif sum < 0 {\n\t\treturn 0\n\t}\n\treturn sum\n}\n"
	tabled := "\nfunc (k Kind) Open() bool {\n\tswitch k {\n\tcase \"a\":\n\t\treturn true\n\tdefault:\n\t\treturn false\n\t}\n}\n"
	for _, c := range []struct {
		name, file, text string
		want             []string
	}{
		{"plain", api, "package ordersapi\n" + plain, nil},
		{"plain events", events, "package ordersevents\n" + plain, nil},
		{"a condition", api, "package ordersapi\n" + plain + conditional, []string{archtest.RuleFacade}},
		{"a condition of an event", events, "package ordersevents\n" + plain + conditional, []string{archtest.RuleFacade}},
		{"a switch", api, "package ordersapi\n" + plain + tabled, []string{archtest.RuleFacade}},
		{"two statements", api, "package ordersapi\n\nfunc Twice(n int) int {\n\tn *= 2\n\treturn n\n}\n", []string{archtest.RuleFacade}},
		{
			"a function within", api,
			"package ordersapi\n\nfunc Sum() func(...int) int {\n\treturn func(all ...int) (n int) {\n\t\tfor _, i := range all {\n\t\t\tn += i\n\t\t}\n\t\treturn n\n\t}\n}\n",
			[]string{archtest.RuleFacade},
		},
		{"a variable", api, "package ordersapi\n\nvar Twice = func(n int) int {\n\tn *= 2\n\treturn n\n}\n", []string{archtest.RuleFacade}},
		{"a rule of platform", "platform/sale/x.go", "// Package sale is here.\npackage sale\n" + conditional, nil},
		{"a rule of a domain", "modules/orders/internal/domain/x.go", "package domain\n" + conditional, nil},
		{"a test of a facade", "modules/orders/ordersapi/x_test.go", "package ordersapi\n" + conditional, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			files := maps.Clone(sound())
			files[c.file] = c.text
			module, packages, err := archtest.Load(laid(t, files))
			if err != nil {
				t.Fatal(err)
			}
			var rules []string
			for _, v := range archtest.Facades(module, packages) {
				rules = append(rules, v.Rule)
			}
			if !slices.Equal(rules, c.want) {
				t.Errorf("reported %v, want %v", rules, c.want)
			}
		})
	}
}
