package domain

import (
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/invoice"
)

// gatherHour is when the invoices of a month are issued on its last day, in Paris: in time (CGI, 289 I-3), and after its deliveries.
// What still arrives that evening gets one of its own.
const gatherHour = 20

// GatherBefore is the instant before which deliveries are gathered now: the begin of this month, and on its last evening that of the next.
func GatherBefore(now time.Time) time.Time {
	local := now.In(clock.Paris)
	if local.Hour() >= gatherHour && local.AddDate(0, 0, 1).Day() == 1 {
		return EndOfMonth(now)
	}
	return time.Date(local.Year(), local.Month(), 1, 0, 0, 0, 0, clock.Paris)
}

// EndOfMonth is the instant before which all that arrived by now did.
func EndOfMonth(now time.Time) time.Time {
	local := now.In(clock.Paris)
	return time.Date(local.Year(), local.Month()+1, 1, 0, 0, 0, 0, clock.Paris)
}

// Gather makes one invoice of the drafts of orders that arrived in the same month, are due on the same day and billed to the same
// address. A single draft stays as it is.
func Gather(drafts []Draft) []Draft {
	type key struct {
		month, due string
		billedTo   usersapi.Address
	}
	keyOf := func(d Draft) key { return key{monthOf(d), d.DueOn, printed(d.Paper.Buyer.Address)} }
	var keys []key
	groups := map[key][]Draft{}
	for _, d := range drafts {
		if groups[keyOf(d)] == nil {
			keys = append(keys, keyOf(d))
		}
		groups[keyOf(d)] = append(groups[keyOf(d)], d)
	}
	slices.SortStableFunc(keys, func(a, b key) int {
		return slices.Compare([]string{a.month, a.due}, []string{b.month, b.due})
	})
	gathered := make([]Draft, 0, len(keys))
	for _, k := range keys {
		one := groups[k][0]
		if len(groups[k]) > 1 {
			one = joined(groups[k])
		}
		one.Paper.Month = k.month
		gathered = append(gathered, one)
	}
	return gathered
}

// printed is what a paper shows of an address: two that read alike are one.
func printed(a usersapi.Address) usersapi.Address {
	return usersapi.Address{Company: a.Company, Street: a.Street, Street2: a.Street2, Postcode: a.Postcode, City: a.City, Country: a.Country}
}

// monthOf is the month in which a draft arrived, YYYY-MM.
func monthOf(d Draft) string {
	day := d.Paper.DeliveredOn
	if day == "" {
		day = d.IssuedOn
	}
	return day[:len("2006-01")]
}

// joined is the invoice of several drafts of one customer; each part has the address that it was delivered to. What its agent may
// read is what it may of all of them.
func joined(drafts []Draft) Draft {
	out := drafts[len(drafts)-1]
	for _, d := range drafts {
		if d.OrderID != out.OrderID {
			out.OrderID, out.Paper.Order, out.Paper.Reference = 0, billingapi.Origin{}, ""
		}
		if d.AgentID != out.AgentID {
			out.AgentID = 0
		}
		if d.PlacedBy != out.PlacedBy {
			out.PlacedBy = 0
		}
		if d.BeganAt.Before(out.BeganAt) {
			out.BeganAt = d.BeganAt
		}
	}
	out.ShipmentID, out.Paper.Shipment, out.Paper.Carrier, out.Paper.DeliveredOn = 0, "", "", ""
	out.Paper.ShippingAddress = usersapi.Address{}
	for _, d := range drafts {
		out.Paper.Parts = append(out.Paper.Parts, partOf(d))
	}
	sum(&out, out.Paper.Parts)
	out.Paper.Lines = nil
	for n, d := range drafts {
		for _, line := range d.Paper.Lines {
			line.Part = n
			out.Paper.Lines = append(out.Paper.Lines, line)
		}
	}
	return out
}

func partOf(d Draft) billingapi.Part {
	p := d.Paper
	return billingapi.Part{
		OrderID: d.OrderID, Order: p.Order, Reference: p.Reference, ShipmentID: d.ShipmentID, Shipment: p.Shipment, Carrier: p.Carrier,
		DeliveredOn: p.DeliveredOn, ShippingAddress: p.ShippingAddress, VAT: p.VAT, Allowance: p.Allowance, Shipping: p.Shipping,
		Handling: p.Handling, TotalTaxExcl: d.TotalTaxExcl, TotalTaxIncl: d.TotalTaxIncl,
	}
}

// sum makes a document come to what some of its parts do: the VAT of each is its order's own, so that every order still sums to the cent.
func sum(d *Draft, parts []billingapi.Part) {
	d.TotalTaxExcl, d.TotalTaxIncl = 0, 0
	d.Paper.VAT, d.Paper.Allowance, d.Paper.Shipping, d.Paper.Handling = []invoice.VAT{}, 0, 0, 0
	for _, p := range parts {
		d.TotalTaxExcl, d.TotalTaxIncl = d.TotalTaxExcl+p.TotalTaxExcl, d.TotalTaxIncl+p.TotalTaxIncl
		d.Paper.VAT, d.Paper.Allowance = invoice.AddVAT(d.Paper.VAT, p.VAT), d.Paper.Allowance+p.Allowance
		d.Paper.Shipping, d.Paper.Handling = d.Paper.Shipping+p.Shipping, d.Paper.Handling+p.Handling
	}
}
