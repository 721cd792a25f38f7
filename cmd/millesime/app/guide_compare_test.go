package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// cart is what the reader posts.
func (g guideHouse) cart() map[string]any {
	var items []map[string]any
	for n, l := range g.c.Lines {
		items = append(items, map[string]any{"product": apptest.IRI("products", g.product(n)), "quantity": l.Quantity, "discountValue": l.Discount})
		if l.Boutique {
			items[n]["store"] = true
		}
	}
	cart := apptest.With(apptest.Cart(g.base+guideCustomer, items...), map[string]any{"promoCode": g.c.PromoCode})
	if g.c.To == "" {
		delete(cart, "billingAddress")
		delete(cart, "shippingAddress")
		return cart
	}
	return apptest.With(cart, map[string]any{"carrierOfferCode": g.c.Carrier})
}

func (g guideHouse) reader(t *testing.T) *apitest.Client {
	t.Helper()
	switch g.c.Reader {
	case "supplier":
		return g.h.As(t, apptest.Email(g.supplier(1)))
	case "admin":
		return g.h.As(t, apptest.Email(apptest.Admin))
	default:
		return g.h.As(t, apptest.Email(g.base+guideCustomer))
	}
}

// compare holds an answer against what the guide expects, as far as the API tells it.
func (g guideHouse) compare(t *testing.T, answer *apitest.Response) {
	t.Helper()
	var got map[string]any
	answer.JSON(&got)
	g.same(t, "", g.c.Expect, got)
}

// compareRefusal wants the lines that a case refuses, and no other, to be refused. Whoever may not see a product is not told why.
func (g guideHouse) compareRefusal(t *testing.T, answer *apitest.Response) {
	t.Helper()
	line := func(path string) string { at, _, _ := strings.Cut(path, "."); return at }
	var want, got []string
	for _, refusal := range g.c.Refused {
		want = append(want, line(refusal))
	}
	for path := range answer.Violations() {
		got = append(got, line(path))
	}
	slices.Sort(got)
	if !slices.Equal(want, got) {
		t.Errorf("%s: refused %v instead of %v", g.c.title, got, want)
	}
}

// untold are members of the engine's quote that answers do not have, or have by another name.
func untold() []string {
	return []string{"codeAmount", "priceList", "referencePriceTaxExcl", "totalVat", "missing", "supplierId", "store", "text", "promoCode", "equivalents"}
}

func (g guideHouse) same(t *testing.T, path string, want, got any) {
	t.Helper()
	switch want := want.(type) {
	case map[string]any:
		object, _ := got.(map[string]any)
		for name, member := range want {
			if slices.Contains(untold(), name) {
				g.sameByName(t, path, name, member, object)
				continue
			}
			g.same(t, path+"/"+name, member, object[name])
		}
	case []any:
		list, _ := got.([]any)
		if len(list) != len(want) {
			t.Errorf("%s: %s has %d members instead of %d: %v", g.c.title, path, len(list), len(want), got)
			return
		}
		for i := range want {
			g.same(t, fmt.Sprintf("%s/%d", path, i), want[i], list[i])
		}
	default:
		if want != got {
			t.Errorf("%s: %s is %v instead of %v", g.c.title, path, got, want)
		}
	}
}

// sameByName compares what the API tells by another name.
func (g guideHouse) sameByName(t *testing.T, path, name string, want any, got map[string]any) {
	t.Helper()
	switch name {
	case "text":
		words, _ := want.(map[string]any)
		g.same(t, path+"/message", words["fr"], got["message"])
	case "totalVat":
		incl, _ := got["totalPriceTaxIncl"].(float64)
		excl, _ := got["totalPriceTaxExcl"].(float64)
		if vat, _ := want.(float64); hundredths(incl-excl) != hundredths(vat) {
			t.Errorf("%s: the VAT is %.2f instead of %.2f", g.c.title, incl-excl, vat)
		}
	case "promoCode":
		if code, ok := want.(map[string]any); ok && code["code"] != nil && code["code"] != got[name] {
			t.Errorf("%s: the code is %v", g.c.title, got[name])
		}
	}
}

// hundredths are cents of euros, and basis points of percents.
func hundredths(value float64) int {
	if value < 0 {
		return -hundredths(-value)
	}
	return int(value*100 + 0.5)
}
