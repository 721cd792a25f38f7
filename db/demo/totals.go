package demo

import (
	"encoding/json"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/money"
)

// totals of an order (domain 4.4, 4.5).
type totals struct {
	units, withoutDiscount, subExcl, subIncl, discountCustomer, allDiscount money.Cents
	fees, excl, incl, agentFee                                              money.Cents
	vat                                                                     json.RawMessage
}

// sum makes the totals: VAT per rate on the goods with their share of carriage and handling, half-up.
func (o *order) sum() {
	t := totals{}
	for _, l := range o.lines {
		t.units += money.Cents(l.quantity)
		t.withoutDiscount += l.before
		if !o.store {
			t.discountCustomer += (l.reference - l.terms) * money.Cents(l.quantity)
		}
	}
	t.subExcl = o.goods()
	t.allDiscount = t.withoutDiscount - t.subExcl
	handling := o.seller.terms.HandlingFeeCents
	t.fees = o.shipping + handling
	t.excl = t.subExcl + t.fees
	rates := o.rates()
	nets, gross := make([]int64, len(rates)), make([]money.Cents, len(rates))
	for i, rate := range rates {
		for _, l := range o.at(rate) {
			nets[i] += int64(l.net)
			gross[i] += l.gross
		}
	}
	shippings, handlings := money.Spread(o.shipping, nets), money.Spread(handling, nets)
	var vat []ordersapi.VAT
	var tax, goodsTax money.Cents
	for i, rate := range rates {
		charges := shippings[i] + handlings[i]
		onGoods := money.Percent(money.Cents(nets[i]), rate)
		v := ordersapi.VAT{Rate: rate, Base: money.Cents(nets[i]) + charges}
		v.Amount = money.Percent(v.Base, rate)
		if o.store { // the goods' tax lies within their price
			onGoods = within(gross[i], rate)
			v.Amount = onGoods + money.Percent(charges, rate)
		}
		goodsTax += onGoods
		tax += v.Amount
		vat = append(vat, v)
	}
	t.vat = marshal(vat)
	t.subIncl = t.subExcl + goodsTax
	t.incl = t.excl + tax
	if o.agent != nil {
		t.agentFee = money.Percent(t.subExcl, o.agentFee)
	}
	o.totals = t
}
