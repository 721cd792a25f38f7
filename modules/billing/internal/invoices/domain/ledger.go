package domain

import (
	"slices"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Ledger is what the documents of an order came to so far, its invoices less its credit notes. What is issued next is what the
// order grows or shrinks by.
type Ledger struct {
	order     ordersapi.ToInvoice
	documents []Share // the oldest first
	units     []int64 // by line of the order
	amounts   sale.KeptAmounts
}

// LedgerOf sums the documents of an order.
func LedgerOf(order ordersapi.ToInvoice, documents []Share) Ledger {
	l := Ledger{
		order: order, documents: documents, units: make([]int64, len(order.Items)),
		amounts: sale.KeptAmounts{Lines: make([]sale.KeptLine, len(order.Items))},
	}
	for _, d := range documents {
		sign := int64(1)
		if d.Kind == KindCreditNote {
			sign = -1
		}
		add(&l, d.Paper, sign)
	}
	return l
}

// With is the ledger once further documents were issued: nothing else of the order changed.
func (l Ledger) With(issued []Document) Ledger {
	documents := slices.Clone(l.documents)
	for _, d := range issued {
		if d.IsOf(l.order.ID) {
			documents = append(documents, d.Of(l.order.ID))
		}
	}
	return LedgerOf(l.order, documents)
}

// Order is the order that the ledger is of.
func (l Ledger) Order() ordersapi.ToInvoice { return l.order }

func add(l *Ledger, paper billingapi.Paper, sign int64) {
	cents := money.Cents(sign)
	for i, item := range l.order.Items {
		for _, line := range paper.Lines {
			if line.Item == item.ID {
				l.units[i] += sign * line.Quantity
				l.amounts.Lines[i].Net += cents * line.Net
				l.amounts.Lines[i].Gross += cents * line.Gross
			}
		}
	}
	l.amounts.Allowance += cents * paper.Allowance
	for _, v := range paper.Covered {
		l.amounts.Allowance -= cents * (v.Base - v.Shipping - v.Handling)
	}
	for _, v := range slices.Concat(paper.VAT, paper.Covered) {
		at := slices.IndexFunc(l.amounts.VAT, func(o sale.OrderVAT) bool { return o.Rate == v.Rate })
		if at < 0 {
			at = len(l.amounts.VAT)
			l.amounts.VAT = append(l.amounts.VAT, sale.OrderVAT{Rate: v.Rate})
		}
		sum := &l.amounts.VAT[at]
		sum.Base, sum.Amount = sum.Base+cents*v.Base, sum.Amount+cents*v.Amount
		sum.Shipping, sum.Handling = sum.Shipping+cents*v.Shipping, sum.Handling+cents*v.Handling
	}
}

// Complete tells that nothing of the order is left to invoice or to credit. What was billed before is no more than sent again. An invoice
// that does not say which lines it holds, of elsewhere or of before they were named, is of the whole order. Nor does a credit note that was
// entered by hand say which: what is not kept may be in it. What is free is invoiced with something else or not at all.
func (l Ledger) Complete() bool {
	if l.order.Billed {
		return true
	}
	unnamed := func(line billingapi.Line) bool { return line.Item == 0 }
	byHand := false
	for _, d := range l.documents {
		if d.isBare() || slices.ContainsFunc(d.Paper.Lines, unnamed) {
			return true
		}
		byHand = byHand || d.Elsewhere
	}
	left, some := make([]int64, len(l.units)), false
	for i, item := range l.order.Items {
		if l.units[i] > item.Kept && !byHand {
			return false
		}
		left[i] = max(0, item.Kept-l.units[i]) + l.crossed(i)
		some = some || left[i] > 0
	}
	if grown := l.grow(left); some && (grown.TotalPriceTaxExcl != 0 || grown.TotalPriceTaxIncl != 0) {
		return false
	}
	return len(l.documents) > 0 || l.order.Kept.TotalPriceTaxIncl == 0
}

// Rest is what of the order has no invoice yet, incl. tax.
func (l Ledger) Rest() money.Cents {
	if l.Complete() {
		return 0
	}
	rest := l.order.Kept.TotalPriceTaxIncl
	for _, d := range l.documents {
		rest -= d.Signed(d.TotalTaxIncl)
	}
	return max(0, rest)
}

// Numbers of the invoices of the order.
func (l Ledger) Numbers() []string {
	var numbers []string
	for _, d := range l.documents {
		if d.Kind == KindInvoice {
			numbers = append(numbers, d.Number)
		}
	}
	return numbers
}

// arrived are the units of a line that were kept and are neither to be sent nor on their way.
func (l Ledger) arrived(i int) int64 {
	item := l.order.Items[i]
	units := item.Kept - item.Remaining
	for _, parcel := range l.order.Parcels {
		if parcel.DeliveredAt.IsZero() {
			units -= parcel.Units[item.ID]
		}
	}
	return units
}

// ready are the units to be invoiced now: those that arrived, and in the end all that were kept.
func (l Ledger) ready() []int64 {
	units := make([]int64, len(l.units))
	for i, item := range l.order.Items {
		kept := item.Kept
		if !l.order.Awaits {
			kept = min(kept, l.arrived(i))
		}
		units[i] = max(0, kept-l.units[i]) + l.crossed(i)
	}
	return units
}

// leftOf are the units of a parcel that no invoice holds.
func (l Ledger) leftOf(parcel ordersapi.Parcel, item int64) int64 {
	units := parcel.Units[item]
	for _, d := range l.documents {
		if d.Kind != KindInvoice {
			continue
		}
		for _, line := range d.Paper.Lines {
			if line.Item == item && d.shipmentOf(line) == parcel.ShipmentID {
				units -= line.Quantity
			}
		}
	}
	return max(0, units)
}

// charges are what carriage and handling came to at each rate: as the first invoice had them, or has them now.
func (l Ledger) charges() []sale.OrderVAT {
	if len(l.documents) == 0 {
		return l.order.Kept.VAT
	}
	return l.amounts.VAT
}

// ChargesOfFirst are carriage and handling as the first documents of the order have them; nil: it has documents already, or still none.
func (l Ledger) ChargesOfFirst(drafts []Draft) []sale.Charge {
	isOwn := func(d Draft) bool { return d.IsOf(l.order.ID) }
	if len(l.documents) > 0 || !slices.ContainsFunc(drafts, isOwn) {
		return nil
	}
	return sale.ChargesOf(l.charges())
}

// grow is what the order grows by with further units.
func (l Ledger) grow(units []int64) sale.KeptAmounts {
	until := slices.Clone(l.units)
	for i, n := range units {
		until[i] += n
	}
	return sale.Until(l.order.Sold, until, l.charges()).Less(l.amounts, l.order.Sold)
}
