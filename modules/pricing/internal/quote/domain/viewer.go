package domain

import (
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// ViewerPrices prices products one by one for the catalogue: steps 1, 2 and 4, for the smallest orderable
// quantity of each and for the tiers above it. Products without a price for this viewer have no entry.
func ViewerPrices(
	at time.Time, viewer pricingapi.Viewer, terms map[int64]money.Rate, products []pricingapi.ProductRef, book Book,
) map[int64]pricingapi.ViewerPrice {
	found := viewerPrices(at, viewer, terms, products, book)
	if viewer.Individual || len(book.Lists) == 0 {
		return found
	}
	for _, refs := range furtherTiers(conditionsOf(at, viewer, terms, book.Lists), viewer.Group, products, book) {
		tiers := viewerPrices(at, viewer, terms, refs, book)
		for _, ref := range refs {
			tier, price := tiers[ref.ID], found[ref.ID]
			price.Tiers = append(price.Tiers, pricingapi.PriceTier{
				MinQuantity: ref.Quantity, PriceTaxExcl: tier.PriceTaxExcl, PriceTaxIncl: tier.PriceTaxIncl, Trace: tier.Trace,
			})
			found[ref.ID] = price
		}
	}
	return found
}

// furtherTiers are products at the quantities above the smallest from which they have another price: the first of each, the second
// and so on, since lines of one product count together.
func furtherTiers(c *Conditions, group auth.Group, products []pricingapi.ProductRef, book Book) [][]pricingapi.ProductRef {
	var further [][]pricingapi.ProductRef
	for _, p := range products {
		prices, known := book.Prices[p.ID]
		if !known {
			continue
		}
		nth, least := 0, max(1, p.Quantity)
		var before money.Cents
		for _, tier := range c.tiers(p, ForGroup(prices, group)) {
			if tier.From > least && tier.Price != before {
				if nth == len(further) {
					further = append(further, nil)
				}
				p.Quantity = tier.From
				further[nth] = append(further[nth], p)
				nth++
			}
			before = tier.Price
		}
	}
	return further
}

func viewerPrices(
	at time.Time, viewer pricingapi.Viewer, terms map[int64]money.Rate, products []pricingapi.ProductRef, book Book,
) map[int64]pricingapi.ViewerPrice {
	c := newCart(viewerRequest(at, viewer, terms, products, book), book)
	c.listPrices()
	c.mercuriales()
	c.permanentDiscounts()
	found := make(map[int64]pricingapi.ViewerPrice, len(c.lines))
	for _, l := range c.lines {
		prices := book.Prices[l.ProductID]
		price := pricingapi.ViewerPrice{
			ListTaxExcl: prices.ListTaxExcl, StoreTaxIncl: prices.StoreTaxIncl, Trace: c.visible(l.trace, l.SupplierID),
		}
		unit := l.work.Round()
		if l.store {
			price.PriceTaxIncl, price.PriceTaxExcl = unit, unit-sale.VATWithin(unit, l.VATRate)
		} else {
			price.PriceTaxExcl, price.PriceTaxIncl = unit, unit+money.Percent(unit, l.VATRate)
		}
		found[l.ProductID] = price
	}
	return found
}

// viewerRequest asks for every product that has a price for the viewer.
func viewerRequest(
	at time.Time, viewer pricingapi.Viewer, terms map[int64]money.Rate, products []pricingapi.ProductRef, book Book,
) pricingapi.Request {
	request := pricingapi.Request{
		At: at, Reader: viewer.Reader,
		Customer: pricingapi.Customer{ID: viewer.CustomerID, Group: viewer.Group, Individual: viewer.Individual},
	}
	if request.Reader == (pricingapi.Reader{}) {
		request.Reader = pricingapi.Reader{ID: viewer.CustomerID, Group: viewer.Group}
	}
	request.Lines = make([]pricingapi.Line, 0, len(products))
	for _, p := range products {
		prices, ok := book.Prices[p.ID]
		if !ok || (viewer.Individual && prices.StoreTaxIncl == 0) {
			continue
		}
		request.Lines = append(request.Lines, pricingapi.Line{
			ProductID: p.ID, SupplierID: p.SupplierID, VATRate: p.VATRate, Quantity: max(1, p.Quantity),
		})
	}
	for id, rate := range terms {
		request.Suppliers = append(request.Suppliers, pricingapi.Supplier{ID: id, PermanentDiscount: rate})
	}
	return request
}
