package demo

import (
	"encoding/json"
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/clock"
	"millesime/platform/invoice"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// takenBack are the bottles of a line that are credited of an order.
const takenBack = 2

// creditedOf is of how many orders one has a credit note, besides those of restaurant@ and of fournisseur@.
const creditedOf = 9

// leastCredited is how many bottles a line has of which some are credited.
const leastCredited = 3 * takenBack

// takeBack lets an incident credit bottles of an order that was billed: two days after it was reported, the day after it settled.
func (o *order) takeBack(now time.Time) {
	last := o.steps[len(o.steps)-1]
	demo := o.buyer.row.ID == restaurantID || o.seller.row.ID == supplierID
	if o.status != billed || o.store || !o.onCredit || !demo && (o.code != nil || o.id%creditedOf != 0) {
		return
	}
	at := slices.IndexFunc(o.lines, func(l *line) bool { return l.quantity >= leastCredited })
	mixed := slices.ContainsFunc(o.lines, func(l *line) bool { return l.product.vat != o.lines[0].product.vat })
	if at < 0 || mixed && o.totals.fees > 0 || !last.at.Before(now.Add(-4*day)) {
		return
	}
	l := o.lines[at]
	ordered, whole := o.totals, *l
	l.quantity -= takenBack
	l.net, l.before = l.unit*money.Cents(l.quantity), l.reference*money.Cents(l.quantity)
	o.sum()
	l.quantity, l.net, l.before = whole.quantity, whole.net, whole.before
	if o.totals.subExcl < o.seller.terms.MinimumOrderValueCents {
		o.totals = ordered
		return
	}
	o.ordered, l.credited = &ordered, takenBack
	o.steps = append(o.steps,
		step{to: incident, by: o.buyer.person, reason: brokenBottles, at: last.at.In(clock.Paris).AddDate(0, 0, 2)},
		step{to: billed, by: o.seller.person, at: last.at.In(clock.Paris).AddDate(0, 0, 3)})
}

// before is what an order came to before some of it was credited, as orders keep it; nil: as ordered.
func (o *order) before() json.RawMessage {
	t := o.ordered
	if t == nil {
		return nil
	}
	var vat []ordersapi.VAT
	if err := json.Unmarshal(t.vat, &vat); err != nil {
		panic(err) // cannot happen: it was marshaled here
	}
	return marshal(struct {
		ordersapi.Breakdown
		ordersapi.Totals
	}{
		ordersapi.Breakdown{
			SubTotalWithoutDiscount: t.withoutDiscount, SubTotalTaxExcl: t.subExcl, SubTotalTaxIncl: t.subIncl, DiscountCustomer: t.discountCustomer,
			AllDiscount: t.allDiscount, Shipping: o.shipping, Fees: t.fees, VAT: vat,
		},
		ordersapi.Totals{Units: int64(t.units), TotalTaxExcl: t.excl, TotalTaxIncl: t.incl, AgentFee: t.agentFee},
	})
}

// credit is the credit note of what was taken back, of the latest invoice that holds it.
func (o *order) credit(of []invoiceRow, units [][]int64) (invoiceRow, bool) {
	if o.ordered == nil {
		return invoiceRow{}, false
	}
	line := slices.IndexFunc(o.lines, func(l *line) bool { return l.credited > 0 })
	at := len(of) - 1
	for at >= 0 && units[at][line] < takenBack {
		at--
	}
	if at < 0 {
		return invoiceRow{}, false
	}
	sold, all, left := o.sold(), make([]int64, len(o.lines)), make([]int64, len(o.lines))
	for i, l := range o.lines {
		all[i], left[i] = l.quantity, l.quantity-l.credited
	}
	charges := sale.Keep(sold).VAT
	amounts := sale.Until(sold, all, charges).Less(sale.Until(sold, left, charges), sold)
	row, settled := of[at], o.steps[len(o.steps)-1].at
	row.Kind, row.Cause, row.ofDue = invoice.CreditNote, "damaged", row.DueOn
	row.IssuedOn, row.DueOn, row.CreatedAt = clock.DateOf(settled), clock.DateOf(settled), settled
	row.PaidAt, row.PaidCents = nil, 0
	row.TotalTaxExclCents, row.TotalTaxInclCents = amounts.TotalPriceTaxExcl, amounts.TotalPriceTaxIncl
	row.paper.Lines, row.paper.VAT, row.paper.Shipping, row.paper.Handling = nil, nil, 0, 0
	l := o.lines[line]
	credited := billingapi.Line{
		Item: l.id, Product: l.product.copy(), Quantity: takenBack, UnitPrice: l.unit, Net: amounts.Lines[line].Net, VATRate: l.product.vat,
	}
	row.paper.Lines = []billingapi.Line{priced(credited, l.trace)}
	for _, v := range amounts.VAT {
		row.paper.VAT = append(row.paper.VAT, invoice.VAT{Rate: v.Rate, Base: v.Base, Amount: v.Amount})
	}
	return row, true
}

// takes lets credit notes name the invoices that they take back, which are numbered by now.
func takes(all []invoiceRow) {
	for i := range all {
		note := &all[i]
		if note.Kind != invoice.CreditNote {
			continue
		}
		at := slices.IndexFunc(all, func(r invoiceRow) bool {
			return r.Kind != invoice.CreditNote && r.IsDeposit == note.IsDeposit && r.OrderID == note.OrderID &&
				r.ShipmentID == note.ShipmentID && r.DueOn == note.ofDue
		})
		of := &all[at]
		note.CreditOf, note.CreditOfNumber = of.ID, of.Number
		of.CreditedCents = note.TotalTaxInclCents
		if note.IssuedElsewhere {
			continue
		}
		note.paper.Mentions = invoice.CreditMentions(mentioned(note.paper), of.Number, of.IssuedOn, note.IssuedOn)
		note.Paper = marshal(note.paper)
	}
}
