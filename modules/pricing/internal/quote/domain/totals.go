package domain

import (
	"fmt"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// quote gives the finished cart.
func (c *cart) quote() pricingapi.Quote {
	q := pricingapi.Quote{
		VAT: c.cartVAT(), Suppliers: []pricingapi.Order{}, Region: c.region(),
		Offers: lists.Each(c.offers, func(offer pricedOffer) pricingapi.Offer { return offer.offer }),
		Relays: []pricingapi.Relay{}, Relay: c.relay,
		PromoCode: c.code, Blockers: []pricingapi.Blocker{}, Groups: []pricingapi.ParcelGroup{},
	}
	for _, o := range c.orders {
		made := c.order(o)
		q.Suppliers = append(q.Suppliers, made)
		q.Totals = sum(q.Totals, made.Totals)
	}
	q.TotalProduct = distinct(c.lines) // a product bought both ways is in two orders
	if c.chosen != nil {
		q.Offer = &c.chosen.offer
	}
	q.Relays = append(q.Relays, c.relays...)
	q.Blockers = append(q.Blockers, c.blockers...)
	for _, g := range c.groups {
		q.Groups = append(q.Groups, pricingapi.ParcelGroup{
			Warehouse: g.warehouse, SupplierID: g.supplierID, Units: g.units(), WeightGrams: g.weight(),
		})
	}
	return q
}

func (c *cart) order(o *order) pricingapi.Order {
	made := pricingapi.Order{
		SupplierID: o.supplier.ID, Store: o.store, Totals: o.totals(), LineNets: o.lineNets, VAT: o.vat, StandardShipping: o.standardShipping,
		Equivalents: o.equivalents(), Franco: o.franco(), MissingOrderValue: o.missingOrderValue(),
		MaxDiscount: mayGive(c.request, o.supplier.ID), Frame: c.frameProgress(o),
	}
	if !o.store {
		made.MinimumOrderValue = o.supplier.MinimumOrderValue
	}
	if o.supplier.AgentID != 0 {
		fee := money.Percent(made.SubTotalPriceTaxExcl, o.supplier.AgentFee)
		made.Commission = pricingapi.Commission{AgentID: o.supplier.AgentID, Rate: o.supplier.AgentFee, Amount: fee}
		if c.seesFee(o.supplier) {
			made.TotalAgentFees = fee
		}
	}
	if o.allowance != nil {
		shown := *o.allowance
		shown.Step = c.visible([]sale.TraceStep{shown.Step}, o.supplier.ID)[0]
		made.Allowance = &shown
	}
	for _, l := range o.lines {
		made.Items = append(made.Items, c.pricedLine(l))
	}
	return made
}

func (c *cart) pricedLine(l *line) pricingapi.PricedLine {
	made := pricingapi.PricedLine{
		Key: l.Key, ProductID: l.ProductID, Quantity: l.Quantity, Discount: l.Discount, VATRate: l.VATRate,
		ReferencePrice: l.reference, UnitPriceTaxExcl: l.unit, CodeAmount: l.codeShare,
		TotalPriceTaxExcl: l.net, Allowance: l.allowance, BeforeDiscountExcl: l.before, NegotiatedListID: l.listID,
		Trace: c.visible(l.trace, l.SupplierID), Steps: l.trace,
	}
	if l.store {
		made.ReferencePrice = l.reference - sale.VATWithin(l.reference, l.VATRate)
		made.UnitPriceTaxExcl = l.unit - sale.VATWithin(l.unit, l.VATRate)
		made.UnitPriceTaxIncl, made.TotalPriceTaxIncl = l.unit, l.amount
	}
	return made
}

// totals of one order (domain 4.5).
func (o *order) totals() pricingapi.Totals {
	t := pricingapi.Totals{
		TotalProduct: distinct(o.lines), ShippingPriceTaxExcl: o.shipping, HandlingPriceTaxExcl: o.handling,
		TotalFees: o.shipping + o.handling, SubTotalPriceTaxExcl: o.lineNets,
	}
	for _, l := range o.lines {
		t.TotalUnitProduct += l.Quantity
		t.SubTotalWithoutDiscountTaxExcl += l.before
		if !l.store {
			t.TotalDiscountCustomer += l.times(l.reference - l.terms)
		}
	}
	if o.allowance != nil {
		t.SubTotalPriceTaxExcl -= o.allowance.Amount
		t.TotalDiscountCustomer += o.allowance.Amount
	}
	for _, v := range o.vat {
		t.TotalVAT += v.Amount
	}
	t.TotalAllDiscountTaxExcl = t.SubTotalWithoutDiscountTaxExcl - t.SubTotalPriceTaxExcl
	t.SubTotalPriceTaxIncl = t.SubTotalPriceTaxExcl + o.goodsVAT
	t.TotalPriceTaxExcl = t.SubTotalPriceTaxExcl + t.TotalFees
	t.TotalPriceTaxIncl = t.TotalPriceTaxExcl + t.TotalVAT
	return t
}

// sum adds an order's totals to the cart's: suppliers always sum to the cart.
func sum(a, b pricingapi.Totals) pricingapi.Totals {
	return pricingapi.Totals{
		TotalUnitProduct:               a.TotalUnitProduct + b.TotalUnitProduct,
		TotalProduct:                   a.TotalProduct + b.TotalProduct,
		SubTotalWithoutDiscountTaxExcl: a.SubTotalWithoutDiscountTaxExcl + b.SubTotalWithoutDiscountTaxExcl,
		SubTotalPriceTaxExcl:           a.SubTotalPriceTaxExcl + b.SubTotalPriceTaxExcl,
		SubTotalPriceTaxIncl:           a.SubTotalPriceTaxIncl + b.SubTotalPriceTaxIncl,
		TotalDiscountCustomer:          a.TotalDiscountCustomer + b.TotalDiscountCustomer,
		TotalAllDiscountTaxExcl:        a.TotalAllDiscountTaxExcl + b.TotalAllDiscountTaxExcl,
		ShippingPriceTaxExcl:           a.ShippingPriceTaxExcl + b.ShippingPriceTaxExcl,
		HandlingPriceTaxExcl:           a.HandlingPriceTaxExcl + b.HandlingPriceTaxExcl,
		TotalFees:                      a.TotalFees + b.TotalFees,
		TotalPriceTaxExcl:              a.TotalPriceTaxExcl + b.TotalPriceTaxExcl,
		TotalVAT:                       a.TotalVAT + b.TotalVAT,
		TotalPriceTaxIncl:              a.TotalPriceTaxIncl + b.TotalPriceTaxIncl,
		TotalAgentFees:                 a.TotalAgentFees + b.TotalAgentFees,
	}
}

// distinct counts the products of some lines.
func distinct(lines []*line) int64 {
	seen := map[int64]bool{}
	for _, l := range lines {
		seen[l.ProductID] = true
	}
	return int64(len(seen))
}

// indexed names a member of a list as property paths do: suppliers[0].minimumOrderValue.
func indexed(list string, i int, member string) string {
	return fmt.Sprintf("%s[%d].%s", list, i, member)
}

// individualNets derives the amounts excl. tax of a store order, where the amount incl. tax is the master (domain 4.3).
func (o *order) individualNets() {
	for _, group := range o.byRate() {
		gross, full := make([]money.Cents, len(group.Lines)), make([]money.Cents, len(group.Lines))
		for i, l := range group.Lines {
			gross[i], full[i] = l.amount, l.times(l.reference)
		}
		nets, befores := sale.NetsWithin(gross, group.Rate), sale.NetsWithin(full, group.Rate)
		for i, l := range group.Lines {
			l.net, l.before = nets[i], befores[i]
		}
	}
}

// lineNets ends the work on prices: they are rounded half-up to the cent, once, and multiplied; an amount
// code's share comes off the line.
func (c *cart) lineNets() {
	for _, l := range c.lines {
		l.unit = l.work.Round()
		l.amount = l.times(l.unit) - l.codeShare
		if !l.store {
			l.net, l.before = l.amount, l.times(l.reference)
		}
	}
	for _, o := range c.orders {
		if o.store {
			o.individualNets()
		}
		for _, l := range o.lines {
			o.lineNets += l.net
		}
	}
}
