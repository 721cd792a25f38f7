package domain

import (
	"slices"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Amounts are what an order comes to, named as in the quote (domain 4.5).
type Amounts struct {
	ordersapi.Breakdown
	ordersapi.Totals
}

// Amounts are those of now.
func (o Order) Amounts() Amounts { return Amounts{o.Breakdown, o.Totals} }

// AsOrdered are the amounts before anything of the order was given up or came back.
func (o Order) AsOrdered() Amounts {
	if o.Ordered != nil {
		return *o.Ordered
	}
	return o.Amounts()
}

// inStore tells an order whose prices incl. tax are the master (domain 4.3).
func (o Order) inStore() bool {
	return slices.ContainsFunc(o.Items, func(i Item) bool { return i.UnitPriceTaxIncl != 0 })
}

// Keep computes what the order comes to for the units kept of its lines (domain 5.6). Billing takes its figures from here: carriage and
// handling are owed with goods that are kept, and stay, once invoiced, at the rates that they were invoiced at (domain 4.4); an
// individual who keeps nothing gets them back too, less what a dearer offer cost beyond the standard one when it withdrew (Code de la
// consommation L221-24).
func (o Order) Keep() (Amounts, []sale.KeptLine) {
	ordered := o.AsOrdered()
	now := Amounts{Breakdown: ordersapi.Breakdown{Shipping: ordered.Shipping, Fees: ordered.Fees}}
	for _, i := range o.Items {
		now.Units += i.Kept()
	}
	if now.Units == 0 && (o.Charged == nil || o.Customer.Group == auth.Customer) {
		now.Shipping = o.supplement(ordered)
		now.Fees = now.Shipping
	}
	kept := sale.Keep(o.sold(now))
	now.SubTotalTaxExcl, now.SubTotalTaxIncl = kept.SubTotalPriceTaxExcl, kept.SubTotalPriceTaxIncl
	now.TotalTaxExcl, now.TotalTaxIncl = kept.TotalPriceTaxExcl, kept.TotalPriceTaxIncl
	for _, v := range kept.VAT {
		now.VAT = append(now.VAT, ordersapi.VAT{Rate: v.Rate, Base: v.Base, Amount: v.Amount})
	}
	o.keepDiscounts(&now, ordered, kept.Allowance)
	now.AgentFee = money.Percent(now.SubTotalTaxExcl, o.AgentFeeRate)
	return now, kept.Lines
}

// supplement is what of the carriage that was invoiced an individual who withdrew from everything does not get back.
func (o Order) supplement(ordered Amounts) money.Cents {
	if o.Charged == nil || !o.Withdrawn || o.StandardShipping == nil {
		return 0
	}
	return max(0, ordered.Shipping-*o.StandardShipping)
}

// charged are carriage and handling as they were invoiced, less what is not owed any more.
func (o Order) charged(due Amounts) []sale.Charge {
	if o.Charged == nil || due.Fees >= o.AsOrdered().Fees {
		return o.Charged
	}
	var shipping, handling []int64
	for _, c := range o.Charged {
		shipping, handling = append(shipping, int64(c.Shipping)), append(handling, int64(c.Handling))
	}
	left := slices.Clone(o.Charged)
	shippings, handlings := money.Spread(due.Shipping, shipping), money.Spread(due.Fees-due.Shipping, handling)
	for n := range left {
		left[n].Shipping, left[n].Handling = shippings[n], handlings[n]
	}
	return left
}

// DiscountOnInvoice is what the document allowance takes off the goods that are kept (domain 4.2, step 7).
func (o Order) DiscountOnInvoice() money.Cents { return sale.Keep(o.sold(Amounts{})).Allowance }

func (o Order) sold(due Amounts) sale.Sold {
	sold := sale.Sold{Store: o.inStore(), Shipping: due.Shipping, Handling: due.Fees - due.Shipping, Charged: o.charged(due)}
	for _, i := range o.Items {
		line := sale.SoldLine{
			Rate: i.VATRate, Quantity: i.Quantity, Kept: i.Kept(), Unit: i.UnitPrice, Amount: i.Net, Net: i.Net, Allowance: i.Allowance,
		}
		if sold.Store {
			line.Unit, line.Amount = i.UnitPriceTaxIncl, i.TotalTaxIncl
		}
		sold.Lines = append(sold.Lines, line)
	}
	return sold
}

// keepDiscounts says what the units kept would cost without discounts, and what of these are the customer's own conditions.
func (o Order) keepDiscounts(now *Amounts, ordered Amounts, allowance money.Cents) {
	if o.inStore() { // only codes lower a store's prices
		gone := ordered.SubTotalTaxExcl - now.SubTotalTaxExcl
		now.AllDiscount = money.Spread(ordered.AllDiscount, []int64{int64(now.SubTotalTaxExcl), int64(gone)})[0]
		now.SubTotalWithoutDiscount = now.SubTotalTaxExcl + now.AllDiscount
		return
	}
	for _, i := range o.Items {
		units := money.Cents(i.Kept())
		now.SubTotalWithoutDiscount += units * i.ListPrice
		now.DiscountCustomer += units * (i.ListPrice - i.terms())
	}
	now.DiscountCustomer += allowance
	now.AllDiscount = now.SubTotalWithoutDiscount - now.SubTotalTaxExcl
}

// terms is the unit price by the customer's own conditions (steps 1 to 4), before what a seller or a code takes off.
func (i Item) terms() money.Cents {
	price := i.ListPrice
	for _, step := range i.Trace {
		if step.Code == sale.StepLineDiscount || step.Code == sale.StepPromoCode {
			break
		}
		price = step.After.Round()
	}
	return price
}

// IntroducedBy is who brought the order, with what it earns on the goods that are kept: the rate of these, rounded once (domain 5.9).
func (o Order) IntroducedBy(now Amounts) ordersapi.Introduction {
	by := o.Introduction
	by.Fee = money.Percent(now.SubTotalTaxExcl, by.Rate)
	return by
}

// Coming is the order when it comes to these amounts. What was paid beyond them is its customer's, by what billing makes of it.
func (o Order) Coming(now Amounts) Summary {
	after := o.Summary
	after.TotalTaxIncl = now.TotalTaxIncl
	return after
}

// GiveUp counts units of lines that will not be shipped, by line.
func GiveUp(items []Item, units map[int64]int64) []Item {
	items = slices.Clone(items)
	for n := range items {
		items[n].Closed += units[items[n].ID]
	}
	return items
}

// Credit counts units of lines that were taken back, credited or refunded, by line.
func Credit(items []Item, units map[int64]int64) []Item {
	items = slices.Clone(items)
	for n := range items {
		items[n].Credited += units[items[n].ID]
	}
	return items
}
