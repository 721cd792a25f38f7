package demo

import (
	"encoding/json"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// totals of an order (domain 4.4, 4.5).
type totals struct {
	units, withoutDiscount, subExcl, subIncl, discountCustomer, allDiscount money.Cents
	fees, excl, incl, agentFee                                              money.Cents
	vat                                                                     json.RawMessage
}

// sum makes the totals.
func (o *order) sum() {
	t := totals{}
	lines := make([]sale.TaxedLine, 0, len(o.lines))
	for _, l := range o.lines {
		lines = append(lines, sale.TaxedLine{Rate: l.product.vat, Net: l.net, Gross: l.gross, Weight: l.net})
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
	var vat []ordersapi.VAT
	var tax money.Cents
	taxes, onGoods := sale.Tax(o.store, lines, o.shipping, handling)
	for _, v := range taxes {
		vat = append(vat, ordersapi.VAT{Rate: v.Rate, Base: v.Base, Amount: v.Amount})
		tax += v.Amount
	}
	t.vat = marshal(vat)
	t.subIncl = t.subExcl + onGoods
	t.incl = t.excl + tax
	if o.agent != nil {
		t.agentFee = money.Percent(t.subExcl, o.agentFee)
	}
	o.totals = t
}
