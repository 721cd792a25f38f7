package domain

import (
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
)

// ViewerPrices prices products one by one for the catalogue: steps 1, 2 and 4, for the smallest orderable
// quantity of each. Products without a price for this viewer have no entry.
func ViewerPrices(
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
			price.PriceTaxIncl, price.PriceTaxExcl = unit, unit-pricingapi.VATWithin(unit, l.VATRate)
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
