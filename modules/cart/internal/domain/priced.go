package domain

import (
	"slices"
	"time"

	"millesime/modules/cart/cartapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Priced is a payload with all that is known about it: what the API answers and an order is made from.
type Priced struct {
	Facts

	ID         string // of the saved cart, "" when there is none
	Version    int64
	Payload    Payload
	Actor      auth.Actor
	Tags       map[int64]string // by product
	Payments   []Payment        // of the quote's parts; nil while nobody is known to buy
	Quote      pricingapi.Quote
	Promises   map[string][]receiptsapi.Promise // what of lines is not there yet, by the key of the quote
	Blockers   []fault.Violation
	Orders     []ordersapi.Placed // after validation
	Quotations []int64            // after step quotation

	Introduced *cartapi.Sale // nil: nobody brought it
}

// NewPriced joins a payload with its facts and its quote; tag names the stock situation of a line.
func NewPriced(
	actor auth.Actor, at time.Time, p Payload, f Facts, quote pricingapi.Quote, tag func(receiptsapi.Level, receiptsapi.TagQuery) string,
) Priced {
	priced := Priced{
		Facts: f, Payload: p, Actor: actor, Quote: quote, Payments: payments(actor, f, quote), Tags: f.tags(actor, p, tag),
	}
	priced.Blockers = slices.Concat(
		stockBlockers(actor, p, priced.Tags, f), shopBlockers(actor, p, f), quantityBlockers(actor, p, f), wishBlockers(p, at),
	)
	for _, b := range quote.Blockers {
		priced.Blockers = append(priced.Blockers, fault.Violation{PropertyPath: b.PropertyPath, Code: b.Code, Text: b.Text})
	}
	return priced
}

// Wanted are the lines of the quote as the stock knows them.
func (p Priced) Wanted() []receiptsapi.Line {
	var lines []receiptsapi.Line
	for _, order := range p.Quote.Suppliers {
		for _, item := range order.Items {
			lines = append(lines, receiptsapi.Line{ProductID: item.ProductID, Quantity: item.Quantity})
		}
	}
	return lines
}

// Expecting notes what of each line that is wanted would have to be waited for.
func (p Priced) Expecting(foreseen [][]receiptsapi.Promise) Priced {
	p.Promises = map[string][]receiptsapi.Promise{}
	n := 0
	for _, order := range p.Quote.Suppliers {
		for _, item := range order.Items {
			p.Promises[item.Key] = foreseen[n]
			n++
		}
	}
	return p
}

// undeliverable tells that there is no delivery to choose, which a blocker says with what helps.
func (p Priced) undeliverable() bool {
	codes := []string{
		pricingapi.BlockerAddressNotServed, pricingapi.BlockerNotDelivered, pricingapi.BlockerTooMuchToDeliver, pricingapi.BlockerNoSharedCarrier,
	}
	return slices.ContainsFunc(p.Blockers, func(v fault.Violation) bool { return slices.Contains(codes, v.Code) })
}

// Ready refuses with everything that stands between a well-formed cart and its order or quotation, in one answer, then a
// total that rose above what the buyer saw.
func (p Priced) Ready() error {
	var missing []fault.Violation
	if len(p.Payload.Items) == 0 {
		missing = append(missing, required("items", "Votre panier est vide.", "Your cart is empty."))
	}
	if p.Payload.CarrierCode == "" && !p.undeliverable() {
		missing = append(missing, required("carrierOfferCode", "Choisissez un mode de livraison.", "Choose a delivery."))
	}
	if p.Payload.Step == StepValidate && !p.Payload.CGAccepted {
		missing = append(missing, required("cgAccepted",
			"Acceptez les conditions générales de vente pour commander.",
			"Accept the general terms of sale to order."))
	}
	if p.Payload.Step == StepQuotation {
		missing = append(missing, quotable(p)...)
	}
	if missing = append(missing, p.Blockers...); len(missing) > 0 {
		if lapsed := p.lapsedCode(missing); lapsed != nil {
			return lapsed
		}
		return fault.Invalid(missing...)
	}
	expected, total := p.Payload.ExpectedTotal, p.Quote.TotalPriceTaxIncl
	if expected != nil && total > *expected {
		return &Conflict{Fault: ErrPriceMoved.With("before", fault.Euros(*expected), "after", fault.Euros(total)), Newer: p}
	}
	return nil
}
