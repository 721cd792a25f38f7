package domain

import (
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
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
func Gather(drafts []Invoice) []Invoice {
	type key struct {
		month, due string
		billedTo   usersapi.Address
	}
	keyOf := func(d Invoice) key { return key{monthOf(d), d.DueOn, printed(d.Buyer.Address)} }
	var keys []key
	groups := map[key][]Invoice{}
	for _, d := range drafts {
		if groups[keyOf(d)] == nil {
			keys = append(keys, keyOf(d))
		}
		groups[keyOf(d)] = append(groups[keyOf(d)], d)
	}
	slices.SortStableFunc(keys, func(a, b key) int {
		return slices.Compare([]string{a.month, a.due}, []string{b.month, b.due})
	})
	gathered := make([]Invoice, 0, len(keys))
	for _, k := range keys {
		one := groups[k][0]
		if len(groups[k]) > 1 {
			one = joined(groups[k])
		}
		one.Month = k.month
		gathered = append(gathered, one)
	}
	return gathered
}

// printed is what a paper shows of an address: two that read alike are one.
func printed(a usersapi.Address) usersapi.Address {
	return usersapi.Address{Company: a.Company, Street: a.Street, Street2: a.Street2, Postcode: a.Postcode, City: a.City, Country: a.Country}
}

// monthOf is the month in which a draft arrived, YYYY-MM.
func monthOf(d Invoice) string {
	day := d.DeliveredOn
	if day == "" {
		day = d.IssuedOn
	}
	return day[:len("2006-01")]
}

// joined is the invoice of several drafts of one customer; each part has the address that it was delivered to. What its agent may
// read is what it may of all of them.
func joined(drafts []Invoice) Invoice {
	out := drafts[len(drafts)-1]
	for _, d := range drafts {
		if d.OrderID != out.OrderID {
			out.OrderID, out.Order, out.Reference = 0, billingapi.Origin{}, ""
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
	out.ShipmentID, out.Shipment, out.Carrier, out.DeliveredOn = 0, "", "", ""
	out.ShippingAddress = usersapi.Address{}
	for _, d := range drafts {
		out.Parts = append(out.Parts, partOf(d))
	}
	out = out.summed(out.Parts)
	out.Lines = nil
	for n, d := range drafts {
		for _, line := range d.Lines {
			line.Part = n
			out.Lines = append(out.Lines, line)
		}
	}
	return out
}

func partOf(d Invoice) billingapi.Part {
	return billingapi.Part{
		OrderID: d.OrderID, Order: d.Order, Reference: d.Reference, ShipmentID: d.ShipmentID, Shipment: d.Shipment, Carrier: d.Carrier,
		DeliveredOn: d.DeliveredOn, ShippingAddress: d.ShippingAddress, VAT: d.VAT, Allowance: d.Allowance, Shipping: d.Shipping,
		Handling: d.Handling, TotalTaxExcl: d.TotalTaxExcl, TotalTaxIncl: d.TotalTaxIncl,
	}
}

// summed is the document with what its parts come to: the VAT of each is its order's own, so that every order still sums to the cent.
func (i Invoice) summed(parts []billingapi.Part) Invoice {
	i.VAT, i.Allowance, i.Shipping, i.Handling, i.TotalTaxExcl, i.TotalTaxIncl = []billingapi.VAT{}, 0, 0, 0, 0, 0
	for _, p := range parts {
		i.Allowance, i.Shipping, i.Handling = i.Allowance+p.Allowance, i.Shipping+p.Shipping, i.Handling+p.Handling
		i.TotalTaxExcl, i.TotalTaxIncl = i.TotalTaxExcl+p.TotalTaxExcl, i.TotalTaxIncl+p.TotalTaxIncl
		for _, v := range p.VAT {
			at := slices.IndexFunc(i.VAT, func(o billingapi.VAT) bool { return o.Rate == v.Rate })
			if at < 0 {
				i.VAT = append(i.VAT, v)
				continue
			}
			sum := &i.VAT[at]
			sum.Base, sum.Amount = sum.Base+v.Base, sum.Amount+v.Amount
			sum.Shipping, sum.Handling = sum.Shipping+v.Shipping, sum.Handling+v.Handling
		}
	}
	return i
}
