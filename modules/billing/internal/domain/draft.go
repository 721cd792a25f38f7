package domain

import (
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/clock"
)

// Drafts are the invoices of an order that are issued on a day, in the order of issue: one for each parcel and due date. They have
// no number yet.
func Drafts(order ordersapi.ToInvoice, seller billingapi.Party, now time.Time) ([]Invoice, error) {
	deliveries, err := deliveriesOf(order, now)
	if err != nil {
		return nil, err
	}
	lines := make([]pricingapi.SplitLine, 0, len(order.Items))
	for i, item := range order.Items {
		lines = append(lines, pricingapi.SplitLine{Rate: item.VATRate, KeptLine: order.Kept.Lines[i]})
	}
	units := make([][]int64, 0, len(deliveries))
	for _, d := range deliveries {
		units = append(units, d.units)
	}
	drafts := make([]Invoice, 0, len(deliveries))
	for n, amounts := range pricingapi.Split(order.Store, lines, order.Kept.VAT, units) {
		drafts = append(drafts, draft(order, seller, deliveries[n], amounts, now))
	}
	return drafts, nil
}

// delivery is what arrived in one parcel and is due on one day.
type delivery struct {
	parcel ordersapi.Parcel
	due    time.Time
	units  []int64 // by line of the order
}

// deliveriesOf shares the units kept over the parcels that they came in, the oldest first: what was credited is missing from the
// last.
func deliveriesOf(order ordersapi.ToInvoice, now time.Time) ([]delivery, error) {
	left := make([]int64, len(order.Items))
	var rest int64
	for i, item := range order.Items {
		left[i] = item.Kept
		rest += item.Kept
	}
	var all []delivery
	for _, parcel := range order.Parcels {
		var of []delivery
		for i, item := range order.Items {
			units := min(parcel.Units[item.ID], left[i])
			if units <= 0 {
				continue
			}
			left[i] -= units
			rest -= units
			due := dueOn(order, item.Product.Type, parcel, now)
			at := slices.IndexFunc(of, func(d delivery) bool { return d.due.Equal(due) })
			if at < 0 {
				at = len(of)
				of = append(of, delivery{parcel: parcel, due: due, units: make([]int64, len(order.Items))})
			}
			of[at].units[i] += units
		}
		slices.SortStableFunc(of, func(a, b delivery) int { return a.due.Compare(b.due) })
		all = append(all, of...)
	}
	if rest > 0 {
		return nil, ErrNotShipped.With("number", order.Number)
	}
	if len(all) == 0 { // nothing is kept, and its carriage is due
		var parcel ordersapi.Parcel
		if len(order.Parcels) > 0 {
			parcel = order.Parcels[len(order.Parcels)-1]
		}
		all = []delivery{{parcel: parcel, due: dueOn(order, "", parcel, now), units: make([]int64, len(order.Items))}}
	}
	return all, nil
}

func dueOn(order ordersapi.ToInvoice, kind string, parcel ordersapi.Parcel, now time.Time) time.Time {
	today := dayOf(now)
	delivered := today
	if !parcel.DeliveredAt.IsZero() {
		delivered = dayOf(parcel.DeliveredAt)
	}
	return billingapi.DueOn(order.PaymentTerms, kind, billingapi.Delivery{DeliveredOn: delivered, IssuedOn: today})
}

// dayOf is the day of an instant in Paris, at midnight UTC.
func dayOf(at time.Time) time.Time {
	local := at.In(clock.Paris)
	return time.Date(local.Year(), local.Month(), local.Day(), 0, 0, 0, 0, time.UTC)
}

func draft(order ordersapi.ToInvoice, seller billingapi.Party, d delivery, amounts pricingapi.KeptAmounts, now time.Time) Invoice {
	out := Invoice{
		Supplier: order.Supplier.ID, Customer: order.Customer.ID, AgentID: order.AgentID, PlacedBy: order.PlacedBy, OrderID: order.ID,
		ShipmentID: d.parcel.ShipmentID, IssuedOn: clock.DateOf(now), DueOn: d.due.Format(time.DateOnly),
		TotalTaxExcl: amounts.TotalPriceTaxExcl, TotalTaxIncl: amounts.TotalPriceTaxIncl, BeganAt: order.BeganAt, CreatedAt: now,
	}
	out.Paper = paperOf(order, seller)
	out.Shipment, out.Carrier, out.Allowance = d.parcel.Number, d.parcel.Carrier, amounts.Allowance
	if !d.parcel.DeliveredAt.IsZero() {
		out.DeliveredOn = clock.DateOf(d.parcel.DeliveredAt)
	}
	for i, item := range order.Items {
		if d.units[i] > 0 {
			out.Lines = append(out.Lines, billingapi.Line{
				Product: item.Product, Quantity: d.units[i], UnitPrice: item.UnitPrice, UnitPriceTaxIncl: item.UnitPriceTaxIncl,
				Net: amounts.Lines[i].Net, Gross: amounts.Lines[i].Gross, VATRate: item.VATRate,
			})
		}
	}
	for _, v := range amounts.VAT {
		out.VAT = append(out.VAT, billingapi.VAT{Rate: v.Rate, Base: v.Base, Amount: v.Amount})
		out.Shipping, out.Handling = out.Shipping+v.Shipping, out.Handling+v.Handling
	}
	if order.Paid {
		out.Paid, out.PaidAt = out.TotalTaxIncl, now
	}
	out.Mentions = billingapi.MentionsOf(out.Paper, out.IssuedOn)
	return out
}

// paperOf is what all invoices of an order say.
func paperOf(order ordersapi.ToInvoice, seller billingapi.Party) billingapi.Paper {
	return billingapi.Paper{
		Seller: seller, Buyer: billingapi.PartyOf(order.Customer, order.BillingAddress), ShippingAddress: order.ShippingAddress,
		Order:     billingapi.Origin{Number: order.Number, OrderedOn: clock.DateOf(order.OrderedAt)},
		Reference: order.CustomerReference, Terms: order.PaymentTerms, Store: order.Store,
		Lines: []billingapi.Line{}, VAT: []billingapi.VAT{}, Mentions: []billingapi.Mention{},
	}
}
