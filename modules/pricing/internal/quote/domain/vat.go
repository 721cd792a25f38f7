package domain

import (
	"cmp"
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// taxes computes each order's VAT (domain 4.4).
func (c *cart) taxes() {
	for _, o := range c.orders {
		o.handling = o.supplier.HandlingFee
		o.vat, o.goodsVAT = o.tax(o.shipping)
	}
	c.taxOffers()
}

// taxOffers gives each offer its price incl. tax: what choosing it adds to the cart's total.
func (c *cart) taxOffers() {
	for i := range c.offers {
		offer := &c.offers[i]
		offer.offer.PriceTaxIncl = offer.offer.PriceTaxExcl
		for o, share := range offer.shares {
			offer.offer.PriceTaxIncl += o.totalVAT(share) - o.totalVAT(0)
		}
	}
}

// totalVAT is the order's VAT, were its carriage this.
func (o *order) totalVAT(shipping money.Cents) money.Cents {
	var total money.Cents
	vat, _ := o.tax(shipping)
	for _, v := range vat {
		total += v.Amount
	}
	return total
}

// tax computes an order's VAT per rate with this carriage, and the part of it that the goods bear.
func (o *order) tax(shipping money.Cents) (vat []sale.OrderVAT, onGoods money.Cents) {
	lines := make([]sale.TaxedLine, 0, len(o.lines))
	for _, l := range o.lines {
		lines = append(lines, sale.TaxedLine{
			Rate: l.VATRate, Net: l.net, Gross: l.amount, Allowance: l.allowance, Weight: l.net,
		})
	}
	return sale.Tax(o.store, lines, shipping, o.handling)
}

// byRate are the order's lines by rate, the highest first.
func (o *order) byRate() []sale.AtRate[*line] {
	return sale.ByRate(o.lines, func(l *line) money.Rate { return l.VATRate })
}

// cartVAT sums the orders' VAT per rate: it is never computed again on sums.
func (c *cart) cartVAT() []pricingapi.VATAmount {
	sums := []pricingapi.VATAmount{}
	for _, o := range c.orders {
		for _, v := range o.vat {
			i := slices.IndexFunc(sums, func(s pricingapi.VATAmount) bool { return s.Rate == v.Rate })
			if i < 0 {
				i = len(sums)
				sums = append(sums, pricingapi.VATAmount{Rate: v.Rate})
			}
			sums[i].Base += v.Base
			sums[i].Amount += v.Amount
		}
	}
	slices.SortFunc(sums, func(a, b pricingapi.VATAmount) int { return cmp.Compare(b.Rate, a.Rate) })
	return sums
}
