package domain

import (
	"slices"

	"millesime/platform/money"
)

// Missed is what came back of the order's invoices and is in no credit note: accepted while its supplier invoiced elsewhere, or after it
// took its mandate back. Without units that came back there is none, whatever cents VAT was rounded by.
func (l Ledger) Missed() money.Cents {
	s := l.sums()
	bare := slices.ContainsFunc(l.documents, Share.isBare)
	missed := s.cameBack - s.byHand
	if !anyUnits(l.toCredit()) && !bare || missed <= aCent { // who rounds in another way credits a cent less
		return 0
	}
	return missed
}

// MissedOf is the part of one invoice of what is missed of the order: of the bottles that its parcels keep no more. What no parcel tells is
// the latest invoice's.
func (l Ledger) MissedOf(invoiceID int64) money.Cents {
	missed := l.Missed()
	if missed == 0 {
		return 0
	}
	weights, latest := make([]int64, len(l.documents)), 0
	for n, d := range l.documents {
		if d.Kind == KindInvoice {
			latest = n
		}
		weights[n] = max(0, l.missedValue(d))
	}
	if !anyUnits(weights) {
		weights[latest] = 1
	}
	at := slices.IndexFunc(l.documents, func(d Share) bool { return d.ID == invoiceID })
	if at < 0 {
		return 0
	}
	return min(money.Spread(missed, weights)[at], l.documents[at].Creditable())
}

// missedValue is about what the missed units of an invoice come to, incl. tax in cents, less what was credited of it by hand.
func (l Ledger) missedValue(of Share) int64 {
	var value int64
	for i, units := range l.missedUnits(of) {
		item := l.order.Items[i]
		price := item.UnitPriceTaxIncl
		if price == 0 {
			price = item.UnitPrice + money.Percent(item.UnitPrice, item.VATRate)
		}
		value += units * int64(price)
	}
	for _, d := range l.documents {
		if d.Kind == KindCreditNote && d.Elsewhere && d.Credit.Of == of.ID {
			value -= int64(d.TotalTaxIncl)
		}
	}
	return value
}

// MissedUnits are the units to be credited of an invoice of which something is missed, by line of the order.
func (l Ledger) MissedUnits(invoiceID int64) []int64 {
	for _, d := range l.documents {
		if units := l.missedUnits(d); d.ID == invoiceID && anyUnits(units) {
			return units
		}
	}
	return l.Beyond(nil)
}

// missedUnits are those of an invoice that its parcels keep no more and that none of its credit notes takes back.
func (l Ledger) missedUnits(of Share) []int64 {
	if of.Kind != KindInvoice {
		return nil
	}
	units, most := l.left(of).units, l.toCredit()
	for i, item := range l.order.Items {
		for _, parcel := range l.order.Parcels {
			if of.isAbout(parcel.ShipmentID) {
				units[i] -= parcel.Units[item.ID]
			}
		}
		units[i] = min(max(0, units[i]), most[i])
	}
	return units
}

// toCredit are the units that came back of the order's invoices, by line.
func (l Ledger) toCredit() []int64 {
	units := l.Beyond(nil)
	for i := range units {
		units[i] += l.crossed(i)
	}
	return units
}

func anyUnits(units []int64) bool {
	return slices.ContainsFunc(units, func(n int64) bool { return n > 0 })
}

// crossed are the units of a line that came back of parcels whose documents were entered by hand, and stand against units of other parcels
// that no document holds. Those documents are their supplier's own papers: it credits what came back, and invoices the other parcel whole.
// What is sent again is neither: it is in the document of the parcel that it replaces.
func (l Ledger) crossed(i int) int64 {
	var cameBack int64
	for _, parcel := range l.order.Parcels {
		cameBack += max(0, l.entered(i, parcel.ShipmentID)-parcel.Units[l.order.Items[i].ID])
	}
	return max(0, cameBack-l.order.Items[i].Replaced-l.Beyond(nil)[i])
}

// entered are the units of a line that documents entered by hand hold of a parcel.
func (l Ledger) entered(i int, shipmentID int64) int64 {
	var units int64
	for _, d := range l.documents {
		if d.Kind != KindInvoice || !d.Elsewhere {
			continue
		}
		for _, line := range d.Paper.Lines {
			if line.Item == l.order.Items[i].ID && d.shipmentOf(line) == shipmentID {
				units += line.Quantity
			}
		}
	}
	return units
}
