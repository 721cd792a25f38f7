package domain

import (
	"maps"
	"slices"

	"millesime/modules/billing/billingapi"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Share is a document as far as it is one order's: of one that gathers several, the lines and sums of that order alone.
type Share struct {
	Document

	Whole money.Cents // what all of it comes to
}

// Of is the share of one of a document's orders.
func (d Document) Of(orderID int64) Share {
	share := Share{d, d.TotalTaxIncl}
	if len(d.Paper.Parts) == 0 {
		return share
	}
	var own []billingapi.Part
	for _, p := range d.Paper.Parts {
		if p.OrderID == orderID {
			own = append(own, p)
		}
	}
	others := func(l billingapi.Line) bool { return d.Paper.Parts[l.Part].OrderID != orderID }
	share.Paper.Lines = slices.DeleteFunc(slices.Clone(d.Paper.Lines), others)
	sum(&share.Draft, own)
	deliver(&share.Draft, own[len(own)-1])
	return share
}

// deliver lets a document be about a parcel of an order.
func deliver(d *Draft, p billingapi.Part) {
	d.OrderID, d.ShipmentID = p.OrderID, p.ShipmentID
	d.Paper.Order, d.Paper.Reference, d.Paper.ShippingAddress = p.Order, p.Reference, p.ShippingAddress
	d.Paper.Shipment, d.Paper.Carrier, d.Paper.DeliveredOn = p.Shipment, p.Carrier, p.DeliveredOn
}

// Creditable is what is left to credit of the invoice, whatever credited it.
func (s Share) Creditable() money.Cents { return max(0, s.Whole-s.Credited) }

// shipmentOf is the parcel that a line came in.
func (d Draft) shipmentOf(line billingapi.Line) int64 {
	if len(d.Paper.Parts) == 0 {
		return d.ShipmentID
	}
	return d.Paper.Parts[line.Part].ShipmentID
}

// IsOf tells whether an order is among those of a document.
func (d Draft) IsOf(orderID int64) bool {
	return slices.ContainsFunc(d.About(), func(p billingapi.Part) bool { return p.OrderID == orderID })
}

// About are the orders and parcels of a document.
func (d Draft) About() []billingapi.Part {
	if len(d.Paper.Parts) == 0 {
		return []billingapi.Part{partOf(d)}
	}
	return d.Paper.Parts
}

// Orders are those of a document, ascending.
func (d Draft) Orders() []int64 {
	orders := lists.Each(d.About(), func(p billingapi.Part) int64 { return p.OrderID })
	slices.Sort(orders)
	return slices.Compact(orders)
}

// Shipments are the parcels of a document.
func (d Draft) Shipments() []int64 {
	return lists.Each(d.About(), func(p billingapi.Part) int64 { return p.ShipmentID })
}

// isAbout tells whether a parcel is among those of a document.
func (d Draft) isAbout(shipmentID int64) bool {
	return slices.Contains(d.Shipments(), shipmentID)
}

// OrderNumbers are those of the orders of a document, each once.
func (d Draft) OrderNumbers() []string {
	return each(d.About(), func(p billingapi.Part) string { return p.Order.Number })
}

// References are what its buyer calls its orders, each once.
func (d Draft) References() []string {
	return each(d.About(), func(p billingapi.Part) string { return p.Reference })
}

func each(parts []billingapi.Part, of func(billingapi.Part) string) []string {
	var all []string
	for _, p := range parts {
		if one := of(p); one != "" && !slices.Contains(all, one) {
			all = append(all, one)
		}
	}
	return all
}

// emptied are parts of which nothing is said but where they come from and what they come to.
func emptied(parts []billingapi.Part) []billingapi.Part {
	parts = slices.Clone(parts)
	for n := range parts {
		parts[n].VAT, parts[n].Allowance, parts[n].Shipping, parts[n].Handling = nil, 0, 0, 0
	}
	return parts
}

// Owed is what one of an invoice's orders has to pay of it: its share less what was credited of that.
func (d Document) Owed(orderID int64, credits []Document) money.Cents {
	owed := d.Of(orderID).TotalTaxIncl
	for _, credit := range credits {
		if credit.IsOf(orderID) {
			owed -= credit.Of(orderID).TotalTaxIncl
		}
	}
	return max(0, owed)
}

// Spread shares what settles an invoice over its orders. What was written off of an order is that order's; what is paid settles the first
// of the invoice's parts first, each order as far as it owes, and the last what is left.
func (d Document) Spread(paid money.Cents, writtenOff map[int64]money.Cents, credits []Document) map[int64]money.Cents {
	shares, last := maps.Clone(writtenOff), int64(0)
	if shares == nil {
		shares = map[int64]money.Cents{}
	}
	for _, part := range d.About() {
		last = part.OrderID
		own := min(paid, max(0, d.Owed(last, credits)-shares[last]))
		shares[last] += own
		paid -= own
	}
	shares[last] += paid
	return shares
}

// Documented is what documents come to of an order, excl. and incl. tax: credit notes are taken off.
func Documented(orderID int64, documents []Document) (excl, incl money.Cents) {
	for _, d := range documents {
		if d.IsOf(orderID) {
			own := d.Of(orderID)
			excl, incl = excl+own.Signed(own.TotalTaxExcl), incl+own.Signed(own.TotalTaxIncl)
		}
	}
	return excl, incl
}
