package domain

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"millesime/modules/cart/cartapi"
	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/allergens"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/shelf"
)

// Visit is a request as its guest sees it by the link: what it comes to now, and what became impossible since.
type Visit struct {
	Request

	Restaurant string
	Goods      []cartapi.SaleLine // what can be ordered now
	Now        cartapi.Offered    // what it comes to; of a request that awaits an answer
	Gone       []Gone
	Obstacles  []fault.Text                   // in the way of all of it; none: it may be concluded
	Terms      map[int64]string               // files of the general terms of its sellers; "": none is kept
	Sellers    map[int64]ordersapi.ShopSeller // of all that is asked for (Code de la consommation, L221-5)
	Drinks     map[int64]catalogueapi.Good    // what it asks for, as the catalogue has it now
	Follow     string                         // where its orders are followed, once it is concluded
}

// Digest stands for what the guest is shown and agrees to: each wine with its number, its amount and what of it is awaited, by seller, and
// what each comes to with its delivery.
func Digest(parts []ordersapi.Draft) string {
	parts = slices.Clone(parts)
	slices.SortFunc(parts, func(a, b ordersapi.Draft) int { return cmp.Compare(a.Supplier.ID, b.Supplier.ID) })
	var shown strings.Builder
	for _, part := range parts {
		fmt.Fprintln(&shown, part.Supplier.ID, part.SubTotalTaxIncl, part.TotalTaxIncl)
		items := slices.Clone(part.Items)
		slices.SortFunc(items, func(a, b ordersapi.Item) int { return cmp.Compare(a.Product.ID, b.Product.ID) })
		for _, item := range items {
			fmt.Fprintln(&shown, item.Product.ID, item.Quantity, item.TotalTaxIncl, item.Promises)
		}
	}
	sum := sha256.Sum256([]byte(shown.String()))
	return hex.EncodeToString(sum[:])
}

// Awaited tells a guest what of a line is not there yet; "": nothing.
func Awaited(item ordersapi.Item) fault.Text {
	awaited := item.AwaitedText()
	if awaited.FR == "" {
		return awaited
	}
	return fault.Say("Pas encore en stock : {awaited}", "Not in stock yet: {awaited}").Fill("awaited", awaited)
}

// awaited tells it by product of what can be ordered.
func (v *Visit) awaited() map[int64]fault.Text {
	awaited := map[int64]fault.Text{}
	for _, part := range v.Now.Parts {
		for _, item := range part.Items {
			awaited[item.Product.ID] = Awaited(item)
		}
	}
	return awaited
}

// Awaits tells whether something that can be ordered is not there yet.
func (v *Visit) Awaits() bool {
	for _, awaited := range v.awaited() {
		if awaited.FR != "" {
			return true
		}
	}
	return false
}

// Carriage is what the delivery of parts costs, incl. tax.
func Carriage(parts []ordersapi.Draft) (all money.Cents) {
	for _, part := range parts {
		all += part.TotalTaxIncl - part.SubTotalTaxIncl
	}
	return all
}

// Facts are what is told of a wine beside its name before it is ordered: where it is from, its colour, size and strength, and what it
// contains (Code de la consommation, L111-1; Regulation (EU) 1169/2011, art. 14).
func (v *Visit) Facts(p *ordersapi.Product) fault.Text {
	drink := v.Drinks[p.ID]
	return shelf.Facts(p.Facts(), shelf.Kind(p.Type, p.Colour), shelf.Strength(p.ABVTenths), allergens.Contained(drink.Allergens))
}

// MayConclude tells whether it can be ordered now.
func (v *Visit) MayConclude() bool {
	return v.Status == Sent && len(v.Goods) > 0 && len(v.Obstacles) == 0
}
