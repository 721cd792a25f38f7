package domain

import (
	"regexp"
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
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

// Entered is the invoice that a supplier issued for an order. Of its total the tax is the order's share; its lines are on the paper
// that the supplier sent.
func (e Elsewhere) Entered(order ordersapi.ToInvoice, seller billingapi.Party, now time.Time) (Invoice, error) {
	if err := e.check(order, now); err != nil {
		return Invoice{}, err
	}
	issued := clock.StartOf(e.IssuedOn, 0)
	deliveries, err := deliveriesOf(order, issued)
	if err != nil {
		return Invoice{}, err
	}
	out := Invoice{
		Paper: paperOf(order, seller), Number: e.Number, Supplier: order.Supplier.ID, Customer: order.Customer.ID, AgentID: order.AgentID,
		PlacedBy: order.PlacedBy, OrderID: order.ID, IssuedOn: e.IssuedOn, Elsewhere: true, TotalTaxIncl: e.TotalTaxIncl,
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
	excl, incl := order.Kept.TotalPriceTaxExcl, order.Kept.TotalPriceTaxIncl
	out.TotalTaxExcl = money.Spread(e.TotalTaxIncl, []int64{int64(excl), int64(incl - excl)})[0]
	if order.Paid {
		out.Paid, out.PaidAt = out.TotalTaxIncl, now
	}
	return out, nil
}

// check refuses a day before the goods were ordered or after today, and a number of the series that are kept here.
func (e Elsewhere) check(order ordersapi.ToInvoice, now time.Time) error {
	var refused []fault.Violation
	if e.IssuedOn > clock.DateOf(now) || e.IssuedOn < clock.DateOf(order.OrderedAt) {
		refused = append(refused, fault.Violation{PropertyPath: "issuedElsewhere.issuedOn", Code: "day", Text: fault.Text{
			FR: "La facture est datée entre la commande et aujourd’hui", EN: "The invoice is dated between the order and today",
		}})
	}
	if strings.HasPrefix(e.Number, billingapi.Series(order.Supplier.ID)) {
		refused = append(refused, fault.Violation{PropertyPath: "issuedElsewhere.number", Code: "series", Text: fault.Text{
			FR: "Les numéros qui commencent ainsi sont ceux de Millésime", EN: "Numbers that begin like this are Millésime’s own",
		}})
	}
	if len(refused) > 0 {
		return fault.Invalid(refused...)
	}
	return nil
}
