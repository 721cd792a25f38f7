package domain

import (
	"regexp"
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// Elsewhere is an invoice that a supplier issued itself.
type Elsewhere struct {
	Number       string
	IssuedOn     string
	TotalTaxIncl money.Cents
}

// numberPattern is what French electronic invoices take as a number.
var numberPattern = regexp.MustCompile(`^[A-Za-z0-9+\-_/]{1,35}$`)

// NumberPattern of invoices.
func NumberPattern() *regexp.Regexp { return numberPattern }

// Entered is the invoice that a supplier issued for what of an order has none yet. Of its total the tax is the order's share, where the
// supplier charges any; its lines are on the paper that the supplier sent.
func (e Elsewhere) Entered(l Ledger, seller billingapi.Party, now time.Time) (Invoice, error) {
	order := l.order
	if err := e.check("issuedElsewhere.", order.Supplier.ID, clock.DateOf(order.OrderedAt), now); err != nil {
		return Invoice{}, err
	}
	issued := clock.StartOf(e.IssuedOn, 0)
	excl, incl := l.toEnter()
	deliveries, err := l.deliveries(Issue{At: issued})
	if err == nil && (incl <= 0 || len(deliveries) == 0) {
		err = ErrNotAwaited.With("number", order.Number)
	}
	if err == nil && len(l.documents) > 0 && e.TotalTaxIncl > incl+roundings(order) {
		err = fault.Invalid(fault.Violation{PropertyPath: "issuedElsewhere.totalPriceTaxIncl", Code: "max_value", Text: fault.Text{
			FR: "Il reste {left} à facturer sur cette commande", EN: "{left} of this order is left to invoice",
		}.Fill("left", fault.Euros(incl))})
	}
	if err != nil {
		return Invoice{}, err
	}
	out := Invoice{
		Paper: paperOf(order, seller), Kind: KindInvoice, Number: e.Number, Supplier: order.Supplier.ID, Customer: order.Customer.ID,
		AgentID: order.AgentID, PlacedBy: order.PlacedBy, OrderID: order.ID, IssuedOn: e.IssuedOn, Elsewhere: true, TotalTaxIncl: e.TotalTaxIncl,
		BeganAt: order.BeganAt, CreatedAt: now,
	}
	due := deliveries[0].due
	for _, d := range deliveries {
		if d.due.Before(due) {
			due = d.due
		}
		if !d.parcel.DeliveredAt.IsZero() {
			out.DeliveredOn = clock.DateOf(d.parcel.DeliveredAt)
		}
	}
	out.DueOn = due.Format(time.DateOnly)
	out.TotalTaxExcl = e.TotalTaxIncl
	if seller.VATRegime == usersapi.VATNormal {
		out.TotalTaxExcl = money.Spread(e.TotalTaxIncl, []int64{int64(excl), int64(incl - excl)})[0]
	}
	if order.Paid {
		out.Paid, out.PaidAt = out.TotalTaxIncl, now
	}
	return out, nil
}

// toEnter is what of the order has no document, excl. and incl. tax.
func (l Ledger) toEnter() (excl, incl money.Cents) {
	excl, incl = Documented(l.order.ID, l.documents)
	incl = l.order.Kept.TotalPriceTaxIncl - incl
	return min(max(0, l.order.Kept.TotalPriceTaxExcl-excl), max(0, incl)), incl
}

// roundings are what the invoice of who rounds each line by itself may be above ours.
func roundings(order ordersapi.ToInvoice) money.Cents { return money.Cents(len(order.Items)) }

// Credit is the credit note that a supplier issued for one of its invoices: no more than is left of it, of whose total the tax is the
// invoice's share.
func (e Elsewhere) Credit(of Invoice, cause Cause, now time.Time) (Invoice, error) {
	if of.Kind != KindInvoice {
		return Invoice{}, ErrNotFound
	}
	if err := e.check("", of.Supplier, of.IssuedOn, now); err != nil {
		return Invoice{}, err
	}
	if left := of.TotalTaxIncl - of.Credited; e.TotalTaxIncl > left {
		return Invoice{}, fault.Invalid(fault.Violation{PropertyPath: "totalPriceTaxIncl", Code: "max_value", Text: fault.Text{
			FR: "Il reste {left} à créditer sur cette facture", EN: "{left} of this invoice is left to credit",
		}.Fill("left", fault.Euros(left))})
	}
	out := of
	out.ID, out.Number, out.Kind, out.CreditOf, out.CreditOfNumber, out.Cause = 0, e.Number, KindCreditNote, of.ID, of.Number, cause
	out.IssuedOn, out.DueOn, out.Elsewhere, out.CreatedAt = e.IssuedOn, e.IssuedOn, true, now
	out.Paid, out.PaidAt, out.Credited, out.TotalTaxIncl = 0, time.Time{}, 0, e.TotalTaxIncl
	out.TotalTaxExcl = money.Spread(e.TotalTaxIncl, []int64{int64(of.TotalTaxExcl), int64(of.TotalTaxIncl - of.TotalTaxExcl)})[0]
	out.Lines, out.VAT, out.Mentions = []billingapi.Line{}, []billingapi.VAT{}, []billingapi.Mention{}
	out.Parts, out.Mandate = emptied(out.Parts), nil
	out.Allowance, out.Shipping, out.Handling = 0, 0, 0
	return out, nil
}

// check refuses a day before what the document is about or after today, and a number of the series that are kept here.
func (e Elsewhere) check(path string, supplier int64, since string, now time.Time) error {
	var refused []fault.Violation
	if e.IssuedOn > clock.DateOf(now) || e.IssuedOn < since {
		refused = append(refused, fault.Violation{PropertyPath: path + "issuedOn", Code: "day", Text: fault.Text{
			FR: "La date est entre le {since} et aujourd’hui", EN: "The date is between {since} and today",
		}.Fill("since", fault.Day(clock.StartOf(since, 0), true))})
	}
	own := func(kind string) bool { return strings.HasPrefix(e.Number, billingapi.Series(kind, supplier)) }
	if own(KindInvoice) || own(KindCreditNote) {
		refused = append(refused, fault.Violation{PropertyPath: path + "number", Code: "series", Text: fault.Text{
			FR: "Les numéros qui commencent ainsi sont ceux de Millésime", EN: "Numbers that begin like this are Millésime’s own",
		}})
	}
	if len(refused) > 0 {
		return fault.Invalid(refused...)
	}
	return nil
}
