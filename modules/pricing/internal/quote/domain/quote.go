package domain

import "millesime/modules/pricing/pricingapi"

// Quote prices a request over a book. The steps are those of domain 4.2, in order: each works on what the
// step before left.
//
// Errors: a fault of kind Unprocessable with violations when a line cannot be priced or is not the reader's
// to discount; everything else that forbids an order is a blocker of the quote.
func Quote(request pricingapi.Request, book Book) (pricingapi.Quote, error) {
	if err := check(request, book); err != nil {
		return pricingapi.Quote{}, err
	}
	c := newCart(request, book)
	c.listPrices()         // 1
	c.mercuriales()        // 2
	c.agreementFrames()    // 3
	c.permanentDiscounts() // 4
	c.lineDiscounts()      // 5
	c.promoCode()          // 6
	c.lineNets()
	c.documentAllowances() // 7
	c.shipping()
	c.taxes()
	c.minimumOrderValues()
	return c.quote(), nil
}
