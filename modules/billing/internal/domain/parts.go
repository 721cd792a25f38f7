package domain

import (
	"slices"

	"millesime/modules/billing/billingapi"
	"millesime/platform/money"
)

// Of is what a document says of one of its orders.
func (i Invoice) Of(orderID int64) Invoice {
	if len(i.Parts) == 0 {
		return i
	}
	var own []billingapi.Part
	for _, p := range i.Parts {
		if p.OrderID == orderID {
			own = append(own, p)
		}
	}
	i.Lines = slices.DeleteFunc(slices.Clone(i.Lines), func(l billingapi.Line) bool { return i.Parts[l.Part].OrderID != orderID })
	i.Whole = i.TotalTaxIncl
	i = i.summed(own)
	last := own[len(own)-1]
	i.OrderID, i.ShipmentID, i.Order, i.Reference = orderID, last.ShipmentID, last.Order, last.Reference
	i.ShippingAddress = last.ShippingAddress
	i.Shipment, i.Carrier, i.DeliveredOn = last.Shipment, last.Carrier, last.DeliveredOn
	return i
}

// shipmentOf is the parcel that a line came in.
func (i Invoice) shipmentOf(line billingapi.Line) int64 {
	if len(i.Parts) == 0 {
		return i.ShipmentID
	}
	return i.Parts[line.Part].ShipmentID
}

// IsOf tells whether an order is among those of a document.
func (i Invoice) IsOf(orderID int64) bool {
	return slices.ContainsFunc(i.About(), func(p billingapi.Part) bool { return p.OrderID == orderID })
}

// About are the orders and parcels of a document.
func (i Invoice) About() []billingapi.Part {
	if len(i.Parts) == 0 {
		return []billingapi.Part{partOf(i)}
	}
	return i.Parts
}

// Shipments are the parcels of a document.
func (i Invoice) Shipments() []int64 {
	var ids []int64
	for _, p := range i.About() {
		ids = append(ids, p.ShipmentID)
	}
	return ids
}

// isAbout tells whether a parcel is among those of a document.
func (i Invoice) isAbout(shipmentID int64) bool {
	return slices.Contains(i.Shipments(), shipmentID)
}

// OrderNumbers are those of the orders of a document, each once.
func (i Invoice) OrderNumbers() []string {
	return each(i.About(), func(p billingapi.Part) string { return p.Order.Number })
}

// References are what its buyer calls its orders, each once.
func (i Invoice) References() []string {
	return each(i.About(), func(p billingapi.Part) string { return p.Reference })
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

// Settled is what is paid of an invoice by an order that is settled: its share, less what of it was credited.
func (i Invoice) Settled(documents []Invoice) money.Cents {
	share := i.TotalTaxIncl
	for _, d := range documents {
		if d.CreditOf == i.ID {
			share -= d.TotalTaxIncl
		}
	}
	return max(0, share)
}

// Documented is what documents come to of an order, excl. and incl. tax: credit notes are taken off.
func Documented(orderID int64, documents []Invoice) (excl, incl money.Cents) {
	for _, d := range documents {
		if d.IsOf(orderID) {
			own := d.Of(orderID)
			excl, incl = excl+own.Signed(own.TotalTaxExcl), incl+own.Signed(own.TotalTaxIncl)
		}
	}
	return excl, incl
}
