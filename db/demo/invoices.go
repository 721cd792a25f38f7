package demo

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/invoice"
	"millesime/platform/money"
	"millesime/platform/sale"
)

type invoiceRow struct {
	bun.BaseModel `bun:"table:invoices"`

	ID                int64 `bun:",pk"`
	Number            string
	NumberKey         string
	NumberLacking     bool
	Kind              invoice.Kind
	SupplierID        int64
	CustomerID        int64
	AgentID           int64
	PlacedBy          int64
	OrderID           int64
	ShipmentID        int64
	IsDeposit         bool
	IssuedOn          string
	DueOn             string
	IssuedElsewhere   bool
	Paper             json.RawMessage `bun:"type:jsonb"`
	TotalTaxExclCents money.Cents
	TotalTaxInclCents money.Cents
	CustomerName      string
	SupplierName      string
	SearchText        string
	BeganAt           time.Time
	CreatedAt         time.Time
	CreatedBy         int64
	CreditOf          int64
	CreditOfNumber    string
	Cause             string
	CreditedCents     money.Cents
	DeductedCents     money.Cents
	PaidCents         money.Cents
	PaidAt            *time.Time

	paper   billingapi.Paper
	settled map[int64]money.Cents // by order, of one that gathers
	ofDue   string                // of a credit note: when its invoice is due
}

type invoiceNumberRow struct {
	bun.BaseModel `bun:"table:invoice_numbers"`

	SupplierID int64
	Kind       invoice.Kind
	Year       int
	Last       int64
}

type mandateRow struct {
	bun.BaseModel `bun:"table:invoicing_mandates"`

	SupplierID     int64 `bun:",pk"`
	TextHash       string
	AcceptedBy     int64
	AcceptedByName string
	AcceptedAt     time.Time
	Elsewhere      bool
	AcceptanceID   int64
	UpdatedAt      time.Time
}

type mandateActRow struct {
	bun.BaseModel `bun:"table:invoicing_mandate_acts"`

	ID         int64
	SupplierID int64
	Act        string
	TextHash   string
	ByID       int64
	ByName     string
	At         time.Time
}

// invoices gathers those of orders that were billed, which are numbered by their days when all are known.
type invoices struct {
	all []invoiceRow
}

// How the invoices of a supplier come.
const (
	issuedHere = iota
	issuedElsewhere
	notIssued // it has not given its mandate yet: its orders wait, or it entered their invoices
)

// invoicing is that of the nth supplier: most let Millésime issue, fournisseur@ among them.
func invoicing(n int) int {
	switch n % 6 {
	case 2:
		return issuedElsewhere
	case 5:
		return notIssued
	default:
		return issuedHere
	}
}

// add invoices an order that was billed: one invoice for each of its parcels and due dates. It gives the rates of its charges.
func (n *invoices) add(o *order, parcels []shipmentRow, lines []shipmentLineRow) (charged json.RawMessage) {
	at := slices.IndexFunc(o.steps, func(p step) bool { return p.to == billed })
	if at < 0 || len(parcels) == 0 {
		return nil
	}
	kind, days := o.paymentTerms()
	terms, issued := usersapi.PaymentTerms{Kind: kind, Days: days}, o.steps[at].at
	var of []invoiceRow
	var units [][]int64
	for _, parcel := range parcels {
		for i, l := range o.lines {
			for _, held := range lines {
				if held.ShipmentID != parcel.ID || held.OrderItemID != l.id {
					continue
				}
				due := invoice.DueOn(terms, l.product.row.Type, invoice.Delivery{DeliveredOn: dayOf(*parcel.DeliveredAt), IssuedOn: dayOf(issued)})
				row := slices.IndexFunc(of, func(r invoiceRow) bool { return r.ShipmentID == parcel.ID && r.DueOn == due.Format(time.DateOnly) })
				if row < 0 {
					row = len(of)
					of, units = append(of, o.invoice(parcel, issued, due)), append(units, make([]int64, len(o.lines)))
				}
				units[row][i] += held.Quantity
			}
		}
	}
	sold := o.sold()
	var before sale.KeptAmounts
	before.Lines = make([]sale.KeptLine, len(o.lines))
	until := make([]int64, len(o.lines))
	whole := sale.Keep(sold)
	for i := range of {
		for line, n := range units[i] {
			until[line] += n
		}
		now := sale.Until(sold, until, whole.VAT)
		o.write(&of[i], parcels, units[i], now.Less(before, sold), terms)
		before = now
	}
	if note, some := o.credit(of, units); some {
		of = append(of, note)
	}
	n.all = append(n.all, of...)
	return marshal(sale.ChargesOf(whole.VAT))
}

func dayOf(at time.Time) time.Time {
	local := at.In(clock.Paris)
	return time.Date(local.Year(), local.Month(), local.Day(), 0, 0, 0, 0, time.UTC)
}

// sold is the order as billing reads it, all of it kept.
func (o *order) sold() sale.Sold {
	sold := sale.Sold{Store: o.store, Shipping: o.shipping, Handling: o.seller.terms.HandlingFeeCents}
	for _, l := range o.lines {
		line := sale.SoldLine{Rate: l.product.vat, Quantity: l.quantity, Kept: l.quantity, Unit: l.unit, Amount: l.net, Net: l.net}
		if o.store {
			line.Unit, line.Amount = l.unitTaxIncl(), l.gross
		}
		sold.Lines = append(sold.Lines, line)
	}
	return sold
}

func (o *order) invoice(parcel shipmentRow, issued, due time.Time) invoiceRow {
	row := o.document(issued)
	row.Kind, row.ShipmentID, row.DueOn = invoice.Invoice, parcel.ID, due.Format(time.DateOnly)
	for i := range o.steps {
		if o.steps[i].to == paid && o.status != paidError || o.steps[i].to == closed {
			row.PaidAt = &o.steps[i].at
		}
	}
	return row
}

// document is what all documents of an order tell.
func (o *order) document(issued time.Time) invoiceRow {
	row := invoiceRow{
		SupplierID: o.seller.row.ID, CustomerID: o.buyer.row.ID, PlacedBy: o.placedBy.row.ID, OrderID: o.id, IssuedOn: clock.DateOf(issued),
		CustomerName: o.buyer.folded, SupplierName: o.seller.folded, BeganAt: o.steps[0].at, CreatedAt: issued,
		SearchText: fold.Text(o.number) + " " + o.buyer.folded + " " + o.seller.folded,
	}
	if o.agent != nil {
		row.AgentID = o.agent.row.ID
	}
	return row
}

// paper is what the papers of all documents of an order say.
func (o *order) paper(terms usersapi.PaymentTerms) billingapi.Paper {
	return billingapi.Paper{
		Seller: o.seller.told(), Buyer: o.buyer.partyOf(), ShippingAddress: o.buyer.shipping,
		Order: billingapi.Origin{Number: o.number, OrderedOn: clock.DateOf(o.created)}, Terms: terms, Store: o.store,
		Lines: []billingapi.Line{}, VAT: []invoice.VAT{},
	}
}

// write makes the paper of an invoice and its totals.
func (o *order) write(row *invoiceRow, parcels []shipmentRow, units []int64, amounts sale.KeptAmounts, terms usersapi.PaymentTerms) {
	parcel := parcels[slices.IndexFunc(parcels, func(p shipmentRow) bool { return p.ID == row.ShipmentID })]
	paper := o.paper(terms)
	paper.Shipment, paper.Carrier, paper.DeliveredOn = parcel.Number, parcel.Carrier, clock.DateOf(*parcel.DeliveredAt)
	for i, l := range o.lines {
		if units[i] == 0 {
			continue
		}
		line := billingapi.Line{Item: l.id, Quantity: units[i], UnitPrice: l.unit, UnitPriceTaxIncl: l.unitTaxIncl(), Net: amounts.Lines[i].Net, Gross: amounts.Lines[i].Gross, VATRate: l.product.vat}
		line.Product = l.product.copy()
		paper.Lines = append(paper.Lines, priced(line, l.trace))
	}
	for _, v := range amounts.VAT {
		paper.VAT = append(paper.VAT, invoice.VAT{
			Rate: v.Rate, Base: v.Base, Amount: v.Amount, Shipping: v.Shipping, Handling: v.Handling,
		})
		paper.Shipping, paper.Handling = paper.Shipping+v.Shipping, paper.Handling+v.Handling
	}
	paper.Mentions = invoice.Mentions(mentioned(paper), row.IssuedOn)
	row.paper = paper
	row.Paper, row.TotalTaxExclCents, row.TotalTaxInclCents = marshal(paper), amounts.TotalPriceTaxExcl, amounts.TotalPriceTaxIncl
	if row.PaidAt != nil {
		row.PaidCents = row.TotalTaxInclCents
	}
}

// mentioned is what the sentences of a paper depend on; its mandate was accepted before they had numbers.
func mentioned(p billingapi.Paper) invoice.Mentioned {
	return invoice.Mentioned{
		Seller: p.Seller.Company, VATOnDebits: p.Seller.VATOnDebits, Professional: p.Buyer.Group.IsProfessional(),
	}
}

func (p *person) partyOf() billingapi.Party {
	return billingapi.Party{
		ID: p.row.ID, Group: auth.Group(p.row.GroupCode), Company: p.display, SIREN: p.row.Siren, NumVAT: p.row.Numvat, Email: p.row.Email,
		Phone: p.row.Phone, Address: p.billing,
	}
}

// copy is what an order keeps of a product.
func (p *product) copy() ordersapi.Product {
	var copied ordersapi.Product
	if err := json.Unmarshal(p.copied, &copied); err != nil {
		panic(err) // cannot happen: it was marshaled here
	}
	return copied
}

// numbered is whose invoices of which year share a series.
type numbered struct {
	kind     invoice.Kind
	supplier int64
	year     int
}

// unnumbered is of how many invoices that were entered without a mandate one still lacks its number.
const unnumbered = 6

// enteredAs makes a row the nth of a series of its supplier's own, which it entered.
func (r *invoiceRow) enteredAs(nth int64, how int) {
	prefix := map[invoice.Kind]string{invoice.Invoice: "F", invoice.CreditNote: "A"}[r.Kind]
	r.Number = fmt.Sprintf("%s%d-%04d", prefix, r.CreatedAt.In(clock.Paris).Year(), nth)
	r.IssuedElsewhere, r.CreatedBy = true, r.SupplierID
	if r.NumberLacking = how == notIssued && r.Kind == invoice.Invoice && nth%unnumbered == 0; r.NumberLacking {
		r.Number = r.paper.Order.Number
	}
	r.paper.Mentions = []invoice.Mention{}
	r.Paper = marshal(r.paper)
}

// writeInvoices numbers invoices by time, each supplier and year by itself, and writes them with the mandates behind them.
func (w *world) writeInvoices(ctx context.Context, tx *db.Tx) error {
	how := map[int64]int{}
	for n, s := range w.suppliers {
		how[s.row.ID] = invoicing(n)
	}
	all := slices.DeleteFunc(w.gather(w.invoices.all), func(r invoiceRow) bool { return r.IsDeposit && how[r.SupplierID] != issuedHere })
	slices.SortStableFunc(all, func(a, b invoiceRow) int { return a.CreatedAt.Compare(b.CreatedAt) })
	last := map[numbered]int64{}
	for i := range all {
		key := numbered{all[i].Kind, all[i].SupplierID, all[i].CreatedAt.In(clock.Paris).Year()}
		last[key]++
		all[i].ID = int64(i + 1)
		all[i].Number = invoice.Number(key.kind, key.supplier, key.year, last[key])
		if how[key.supplier] != issuedHere {
			all[i].enteredAs(last[key], how[key.supplier])
		}
		all[i].NumberKey = invoice.NumberKey(all[i].Number)
		all[i].SearchText = fold.Text(all[i].Number) + " " + all[i].SearchText
	}
	takes(all)
	deduct(all)
	var numbers []invoiceNumberRow
	for key, n := range last {
		if how[key.supplier] != issuedHere {
			continue
		}
		numbers = append(numbers, invoiceNumberRow{SupplierID: key.supplier, Kind: key.kind, Year: key.year, Last: n})
	}
	slices.SortFunc(numbers, func(a, b invoiceNumberRow) int {
		return cmp.Or(cmp.Compare(a.SupplierID, b.SupplierID), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Year, b.Year))
	})
	var mandates []mandateRow
	var acts []mandateActRow
	for n, s := range w.suppliers {
		if how := invoicing(n); how != notIssued {
			acts = append(acts, mandateActRow{
				ID: int64(len(acts) + 1), SupplierID: s.row.ID, Act: "accepted", TextHash: invoice.MandateHash(), ByID: s.row.ID,
				ByName: s.display, At: w.start,
			})
			mandates = append(mandates, mandateRow{
				SupplierID: s.row.ID, TextHash: invoice.MandateHash(), AcceptedBy: s.row.ID, AcceptedByName: s.display,
				AcceptedAt: w.start, Elsewhere: how == issuedElsewhere, UpdatedAt: w.start,
				AcceptanceID: int64(len(acts)),
			})
		}
	}
	if err := writeAll(ctx, tx, put(acts), put(mandates), put(numbers), put(all)); err != nil {
		return err
	}
	return writeInvoiceOrders(ctx, tx, all)
}

// priced is a line with its price before reductions.
func priced(l billingapi.Line, steps []sale.TraceStep) billingapi.Line {
	l.GrossPrice, l.Reductions = sale.Reductions(steps, l.Quantity, cmp.Or(l.UnitPriceTaxIncl, l.UnitPrice), cmp.Or(l.Gross, l.Net))
	return l
}
