package demo

import (
	"context"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/invoice"
	"millesime/platform/money"
)

type invoiceOrderRow struct {
	bun.BaseModel `bun:"table:invoice_orders"`

	InvoiceID, OrderID, ShipmentID int64
	SettledCents                   money.Cents
}

// gatherHour is when a month is invoiced on its last day.
const gatherHour = 20

// gather joins the invoices of who gets one a month from fournisseur@, of the months that are over. Orders that were paid before or
// credited keep their own.
func (w *world) gather(all []invoiceRow) []invoiceRow {
	credited := map[int64]bool{}
	for _, row := range all {
		credited[row.OrderID] = credited[row.OrderID] || row.Kind == invoice.CreditNote
	}
	now := clock.DateOf(w.now)[:len("2006-01")]
	gathers := func(row invoiceRow) bool {
		return row.SupplierID == supplierID && !credited[row.OrderID] && row.IssuedOn < now &&
			!row.paper.Store && row.paper.Terms.Kind != usersapi.Prepaid
	}
	customer := w.gathering(all, gathers)
	if link := w.relations.byPair[pairKey{supplierID, customer}]; link != nil {
		link.row.Invoicing = "month"
	}
	type key struct{ month, due string }
	groups := map[key][]invoiceRow{}
	var keys []key
	kept := slices.DeleteFunc(slices.Clone(all), func(row invoiceRow) bool {
		if row.CustomerID != customer || !gathers(row) {
			return false
		}
		issued := monthEnd(row.IssuedOn)
		due := invoice.DueOn(row.paper.Terms, row.paper.Lines[0].Product.Type, invoice.Delivery{
			DeliveredOn: clock.StartOf(row.paper.DeliveredOn, 0), IssuedOn: dayOf(issued), Gathered: true,
		})
		k := key{row.IssuedOn[:len("2006-01")], due.Format(time.DateOnly)}
		if groups[k] == nil {
			keys = append(keys, k)
		}
		groups[k] = append(groups[k], row)
		return true
	})
	for _, k := range keys {
		kept = append(kept, joined(groups[k], k.month, k.due))
	}
	return kept
}

// gathering is who gets an invoice a month from fournisseur@: whoever had most in one, and is tied to it.
func (w *world) gathering(all []invoiceRow, gathers func(invoiceRow) bool) int64 {
	type month struct {
		customer int64
		month    string
	}
	rows := map[month]int{}
	var most month
	for _, row := range all {
		link := w.relations.byPair[pairKey{supplierID, row.CustomerID}]
		if row.CustomerID == restaurantID || !gathers(row) || link == nil || link.row.Status != relationValid {
			continue
		}
		of := month{row.CustomerID, row.IssuedOn[:len("2006-01")]}
		if rows[of]++; rows[of] > rows[most] {
			most = of
		}
	}
	return most.customer
}

// monthEnd is the last evening of a day's month.
func monthEnd(day string) time.Time {
	first := clock.StartOf(day[:len("2006-01")]+"-01", 0).In(clock.Paris)
	return time.Date(first.Year(), first.Month()+1, 0, gatherHour, 0, 0, 0, clock.Paris).UTC()
}

// joined is the invoice of several deliveries of a month.
func joined(rows []invoiceRow, month, due string) invoiceRow {
	out := rows[len(rows)-1]
	paper, issued := out.paper, monthEnd(month)
	paper.Month, paper.Lines, paper.VAT, paper.Parts = month, nil, nil, nil
	paper.Allowance, paper.Shipping, paper.Handling = 0, 0, 0
	out.IssuedOn, out.DueOn, out.CreatedAt, out.SearchText = clock.DateOf(issued), due, issued, ""
	out.TotalTaxExclCents, out.TotalTaxInclCents, out.PaidCents, out.PaidAt = 0, 0, 0, &issued
	out.settled = map[int64]money.Cents{}
	for n, row := range rows {
		out.settled[row.OrderID] += row.PaidCents
		p := row.paper
		paper.Parts = append(paper.Parts, billingapi.Part{
			OrderID: row.OrderID, Order: p.Order, Reference: p.Reference, ShipmentID: row.ShipmentID, Shipment: p.Shipment, Carrier: p.Carrier,
			DeliveredOn: p.DeliveredOn, ShippingAddress: p.ShippingAddress, VAT: p.VAT, Allowance: p.Allowance, Shipping: p.Shipping,
			Handling: p.Handling, TotalTaxExcl: row.TotalTaxExclCents, TotalTaxIncl: row.TotalTaxInclCents,
		})
		for _, line := range p.Lines {
			line.Part = n
			paper.Lines = append(paper.Lines, line)
		}
		paper.VAT = invoice.AddVAT(paper.VAT, p.VAT)
		paper.Allowance, paper.Shipping, paper.Handling = paper.Allowance+p.Allowance, paper.Shipping+p.Shipping, paper.Handling+p.Handling
		out.TotalTaxExclCents, out.TotalTaxInclCents = out.TotalTaxExclCents+row.TotalTaxExclCents, out.TotalTaxInclCents+row.TotalTaxInclCents
		out.PaidCents += row.PaidCents
		out.SearchText += row.SearchText + " "
		switch {
		case row.PaidAt == nil || out.PaidAt == nil:
			out.PaidAt = nil
		case row.PaidAt.After(*out.PaidAt):
			out.PaidAt = row.PaidAt
		}
		if row.OrderID != out.OrderID {
			out.OrderID = 0
		}
		if row.BeganAt.Before(out.BeganAt) {
			out.BeganAt = row.BeganAt
		}
		if row.PlacedBy != out.PlacedBy {
			out.PlacedBy = 0
		}
	}
	out.ShipmentID, paper.Shipment, paper.Carrier, paper.DeliveredOn = 0, "", "", ""
	if out.OrderID == 0 {
		paper.Order, paper.Reference = billingapi.Origin{}, ""
	}
	if len(rows) == 1 {
		paper = rows[0].paper
		paper.Month, out.ShipmentID = month, rows[0].ShipmentID
	}
	paper.Mentions = invoice.Mentions(mentioned(paper), out.IssuedOn)
	out.paper, out.Paper = paper, marshal(paper)
	return out
}

// writeInvoiceOrders tells which orders and parcels the documents are about.
func writeInvoiceOrders(ctx context.Context, tx *db.Tx, all []invoiceRow) error {
	var rows []invoiceOrderRow
	for _, row := range all {
		of := []invoiceOrderRow{{InvoiceID: row.ID, OrderID: row.OrderID, ShipmentID: row.ShipmentID}}
		if row.settled == nil {
			row.settled = map[int64]money.Cents{row.OrderID: row.PaidCents}
			if row.IsDeposit { // what was deducted pays the invoices
				row.settled[row.OrderID] -= row.DeductedCents
			}
		}
		if len(row.paper.Parts) > 0 {
			of = nil
		}
		for _, part := range row.paper.Parts {
			one := invoiceOrderRow{InvoiceID: row.ID, OrderID: part.OrderID, ShipmentID: part.ShipmentID}
			if !slices.Contains(of, one) {
				of = append(of, one)
			}
		}
		for n, one := range of {
			if n == slices.IndexFunc(of, func(o invoiceOrderRow) bool { return o.OrderID == one.OrderID }) {
				of[n].SettledCents = row.settled[one.OrderID]
			}
		}
		rows = append(rows, of...)
	}
	return insert(ctx, tx, rows)
}
