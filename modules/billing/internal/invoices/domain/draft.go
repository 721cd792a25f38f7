package domain

import (
	"cmp"
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/clock"
	"millesime/platform/invoice"
	"millesime/platform/sale"
)

// Issue is when invoices are issued, and whether they gather the deliveries of a month.
type Issue struct {
	At       time.Time
	Gathered bool
	Before   time.Time // what is gathered arrived before
	Mandate  *billingapi.Mandate

	Shipments []int64 // of these parcels alone; none: of all
}

// Drafts are the invoices of what of an order is to be invoiced on a day, in the order of issue: one for each parcel and due date.
// They have no number yet. None: nothing arrived that is not invoiced. What comes to 0.00 is delivered and done: no invoice says so.
func (l Ledger) Drafts(seller billingapi.Party, issue Issue) ([]Draft, error) {
	deliveries, err := l.deliveries(issue)
	if err != nil {
		return nil, err
	}
	drafts := make([]Draft, 0, len(deliveries))
	for _, d := range deliveries {
		if len(issue.Shipments) > 0 && !slices.Contains(issue.Shipments, d.parcel.ShipmentID) {
			continue
		}
		if issue.Gathered && !arrivedAt(d.parcel, issue.At).Before(issue.Before) {
			continue
		}
		one := draft(l.order, seller, d, l.grow(d.units), issue)
		if one.isNothing() {
			continue
		}
		drafts = append(drafts, one)
		l = l.With([]Document{{Draft: one}})
	}
	return drafts, nil
}

// delivery is what arrived in one parcel and is due on one day.
type delivery struct {
	parcel ordersapi.Parcel
	due    time.Time
	units  []int64 // by line of the order
}

// deliveries share what is to be invoiced over the parcels that it came in, the oldest first: what was credited before is missing
// from the last.
func (l Ledger) deliveries(issue Issue) ([]delivery, error) {
	left := l.ready()
	var all []delivery
	for _, parcel := range l.order.Parcels {
		if parcel.DeliveredAt.IsZero() && !l.order.Awaits {
			continue
		}
		var of []delivery
		for i, item := range l.order.Items {
			units := min(l.leftOf(parcel, item.ID), left[i])
			if units <= 0 {
				continue
			}
			left[i] -= units
			due := dueOn(l.order, item.Product.Type, parcel, issue)
			at := slices.IndexFunc(of, func(d delivery) bool { return d.due.Equal(due) })
			if at < 0 {
				at = len(of)
				of = append(of, delivery{parcel: parcel, due: due, units: make([]int64, len(left))})
			}
			of[at].units[i] += units
		}
		slices.SortStableFunc(of, func(a, b delivery) int { return a.due.Compare(b.due) })
		all = append(all, of...)
	}
	if !l.order.Awaits {
		return all, nil
	}
	if slices.ContainsFunc(left, func(units int64) bool { return units > 0 }) {
		return nil, ErrNotShipped.With("number", l.order.Number)
	}
	return all, nil
}

func dueOn(order ordersapi.ToInvoice, kind string, parcel ordersapi.Parcel, issue Issue) time.Time {
	return invoice.DueOn(order.PaymentTerms, kind, invoice.Delivery{
		DeliveredOn: dayOf(arrivedAt(parcel, issue.At)), IssuedOn: dayOf(issue.At), Gathered: issue.Gathered,
	})
}

// arrivedAt is when a parcel arrived; one of which nobody said it did has by now.
func arrivedAt(parcel ordersapi.Parcel, now time.Time) time.Time {
	if parcel.DeliveredAt.IsZero() {
		return now
	}
	return parcel.DeliveredAt
}

// dayOf is the day of an instant in Paris, at midnight UTC.
func dayOf(at time.Time) time.Time {
	local := at.In(clock.Paris)
	return time.Date(local.Year(), local.Month(), local.Day(), 0, 0, 0, 0, time.UTC)
}

func draft(order ordersapi.ToInvoice, seller billingapi.Party, d delivery, amounts sale.KeptAmounts, issue Issue) Draft {
	now := issue.At
	out := Draft{
		Kind: KindInvoice, Supplier: order.Supplier.ID, Customer: order.Customer.ID, AgentID: order.AgentID, PlacedBy: order.PlacedBy,
		OrderID: order.ID, ShipmentID: d.parcel.ShipmentID, IssuedOn: clock.DateOf(now), DueOn: d.due.Format(time.DateOnly),
		BeganAt: order.BeganAt, CreatedAt: now, Paper: paperOf(order, seller),
	}
	out.Paper.Mandate = issue.Mandate
	out.Paper.Shipment, out.Paper.Carrier = d.parcel.Number, d.parcel.Carrier
	if !d.parcel.DeliveredAt.IsZero() {
		out.Paper.DeliveredOn = clock.DateOf(d.parcel.DeliveredAt)
	}
	hold(&out, order, d.units, amounts)
	out.Paper.Mentions = invoice.Mentions(mentioned(out.Paper), out.IssuedOn)
	return out
}

// hold gives a document units of an order's lines and what they come to.
func hold(d *Draft, order ordersapi.ToInvoice, units []int64, amounts sale.KeptAmounts) {
	p := &d.Paper
	p.Lines, p.VAT, p.Shipping, p.Handling = []billingapi.Line{}, []invoice.VAT{}, 0, 0
	for n, item := range order.Items {
		if units[n] > 0 {
			line := billingapi.Line{
				Item: item.ID, Product: item.Product, Quantity: units[n], UnitPrice: item.UnitPrice, UnitPriceTaxIncl: item.UnitPriceTaxIncl,
				Net: amounts.Lines[n].Net, Gross: amounts.Lines[n].Gross, VATRate: item.VATRate,
			}
			line.GrossPrice, line.Reductions = sale.Reductions(item.Steps, units[n],
				cmp.Or(line.UnitPriceTaxIncl, line.UnitPrice), cmp.Or(line.Gross, line.Net))
			p.Lines = append(p.Lines, line)
		}
	}
	for _, v := range amounts.VAT {
		p.VAT = append(p.VAT, invoice.VAT{Rate: v.Rate, Base: v.Base, Amount: v.Amount, Shipping: v.Shipping, Handling: v.Handling})
		p.Shipping, p.Handling = p.Shipping+v.Shipping, p.Handling+v.Handling
	}
	p.Allowance, d.TotalTaxExcl, d.TotalTaxIncl = amounts.Allowance, amounts.TotalPriceTaxExcl, amounts.TotalPriceTaxIncl
}

// paperOf is what all invoices of an order say.
func paperOf(order ordersapi.ToInvoice, seller billingapi.Party) billingapi.Paper {
	return billingapi.Paper{
		Seller: seller, Buyer: PartyOf(order.Customer, order.BillingAddress), ShippingAddress: order.ShippingAddress,
		Order:     billingapi.Origin{Number: order.Number, OrderedOn: clock.DateOf(order.OrderedAt)},
		Reference: order.CustomerReference, Terms: order.PaymentTerms, Store: order.Store,
		Lines: []billingapi.Line{}, VAT: []invoice.VAT{}, Mentions: []invoice.Mention{},
	}
}

// mentioned is what the sentences of a paper depend on.
func mentioned(p billingapi.Paper) invoice.Mentioned {
	of := invoice.Mentioned{Seller: p.Seller.Company, VATOnDebits: p.Seller.VATOnDebits, Professional: p.Buyer.Group.IsProfessional()}
	if p.Mandate != nil {
		of.AcceptedOn = p.Mandate.AcceptedOn
	}
	return of
}
