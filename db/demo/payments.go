package demo

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/money"
)

type paymentRow struct {
	bun.BaseModel `bun:"table:payments"`

	ID               int64 `bun:",pk"`
	SupplierID       int64
	CustomerID       int64
	Kind             string
	ReceivedOn       string
	AmountCents      money.Cents
	UnallocatedCents money.Cents
	Reference        string
	ReferenceKey     string
	Comment          string
	CustomerName     string
	SupplierName     string
	SearchText       string
	CreatedAt        time.Time
	CreatedBy        int64
	Version          int64
}

type paymentAllocationRow struct {
	bun.BaseModel `bun:"table:payment_allocations"`

	PaymentID   int64
	InvoiceID   int64
	OrderID     int64
	RefundID    int64
	AmountCents money.Cents
}

// paidOrder is an order that was paid, with its invoices.
type paidOrder struct {
	ID, SupplierID, CustomerID int64
	Number, Status             string
	TotalTaxInclCents          money.Cents
	PaidAt                     time.Time
}

// settledInvoice is what an order settled of an invoice, and the most that is to be paid of that.
type settledInvoice struct {
	InvoiceID, OrderID int64
	Number             string
	SettledCents       money.Cents
	MostCents          money.Cents
	TotalTaxInclCents  money.Cents
	CreatedAt          time.Time
}

// receivedOn is what came from whom on a day: one transfer pays all that was paid then.
type receivedOn struct {
	supplier, customer int64
	day                string
}

// payments are those of the demo while they are made.
type payments struct {
	w           *world
	rows        []paymentRow
	allocations []paymentAllocationRow
	at          map[receivedOn]int
	numbers     map[int]([]string) // that each payment names
}

// What some customers do: a part of an invoice is paid, a credit waits, a cheque comes.
const (
	inParts        = 9                   // of so many open invoices one is paid in part
	partOf         = 3                   // of it
	creditStays    = 3                   // of so many credits one stays unallocated; the others were refunded
	cheques        = 11                  // of so many payments one is a cheque
	refundedAfter  = 6                   // days
	longestWords   = 140                 // characters of a reference
	advancePayment = money.Cents(150_00) // that restaurant@ paid fournisseur@ for its next order
)

// writePayments writes what was paid of orders and invoices, and what customers owe then.
func (w *world) writePayments(ctx context.Context, tx *db.Tx) error {
	p := &payments{w: w, at: map[receivedOn]int{}, numbers: map[int][]string{}}
	if err := p.ofOrders(ctx, tx); err != nil {
		return err
	}
	if err := p.inParts(ctx, tx); err != nil {
		return err
	}
	p.inAdvance()
	for n := range p.rows {
		p.name(n)
	}
	return writeAll(ctx, tx, put(p.rows), put(p.allocations), p.bringUp, sumExposures)
}

// ofOrders writes a payment for what each pair paid on a day.
func (p *payments) ofOrders(ctx context.Context, tx *db.Tx) error {
	var orders []paidOrder
	err := tx.IDB().NewSelect().TableExpr("orders").Column("id", "supplier_id", "customer_id", "number", "status", "total_tax_incl_cents", "paid_at").
		Where("paid_at IS NOT NULL").Order("id").Scan(ctx, &orders)
	if err != nil {
		return fmt.Errorf("read what orders paid: %w", err)
	}
	var settled []settledInvoice
	err = tx.IDB().NewSelect().TableExpr("invoice_orders AS r").Join("JOIN invoices AS i ON i.id = r.invoice_id").
		ColumnExpr("r.invoice_id, r.order_id, i.number, r.settled_cents, i.total_tax_incl_cents - i.credited_cents AS most_cents, i.total_tax_incl_cents, i.created_at").
		Where("i.kind <> 'credit_note' AND r.settled_cents > 0").Order("r.order_id", "r.invoice_id").Scan(ctx, &settled)
	if err != nil {
		return fmt.Errorf("read what orders settled: %w", err)
	}
	at := 0
	for _, order := range orders {
		for at < len(settled) && settled[at].OrderID < order.ID {
			at++
		}
		from := at
		for at < len(settled) && settled[at].OrderID == order.ID {
			at++
		}
		p.ofOrder(order, settled[from:at])
	}
	return nil
}

// ofOrder pays an order's invoices, then what of it is not invoiced yet. What was paid beyond them came back, or waits to be.
func (p *payments) ofOrder(o paidOrder, settled []settledInvoice) {
	before := o.TotalTaxInclCents
	inAdvance := before > 0 && len(settled) == 0 && o.Status != closed
	if len(settled) == 0 && !inAdvance {
		return // it came to nothing
	}
	n := p.received(o.SupplierID, o.CustomerID, o.PaidAt)
	for _, s := range settled {
		before -= s.TotalTaxInclCents
		named := s.Number
		if !s.CreatedAt.Before(o.PaidAt) { // it came in advance
			named = o.Number
		}
		p.pay(n, paymentAllocationRow{InvoiceID: s.InvoiceID, AmountCents: min(s.SettledCents, s.MostCents)}, named)
		p.back(n, s.SettledCents-s.MostCents, named)
	}
	switch {
	case o.Status == canceled:
		p.back(n, o.TotalTaxInclCents, o.Number)
	case inAdvance, before > 0 && o.Status == partiallyShipped:
		p.pay(n, paymentAllocationRow{OrderID: o.ID, AmountCents: before}, o.Number)
	}
}

// received is the payment of a pair on a day.
func (p *payments) received(supplier, customer int64, at time.Time) int {
	key := receivedOn{supplier, customer, clock.DateOf(at)}
	n, there := p.at[key]
	if !there {
		n = len(p.rows)
		p.at[key] = n
		p.rows = append(p.rows, paymentRow{
			ID: int64(n + 1), SupplierID: supplier, CustomerID: customer, Kind: "transfer", ReceivedOn: key.day, CreatedAt: at, CreatedBy: supplier,
			Version: 1,
		})
		if n%cheques == 0 {
			p.rows[n].Kind, p.rows[n].Comment = "other", "Chèque"
		}
	}
	return n
}

func (p *payments) pay(n int, a paymentAllocationRow, number string) {
	if a.AmountCents <= 0 {
		return
	}
	a.PaymentID = p.rows[n].ID
	p.rows[n].AmountCents += a.AmountCents
	p.allocations = append(p.allocations, a)
	if !slices.Contains(p.numbers[n], number) {
		p.numbers[n] = append(p.numbers[n], number)
	}
}

// back is an amount of a payment that pays nothing any more: most was refunded some days later.
func (p *payments) back(n int, cents money.Cents, number string) {
	if cents <= 0 {
		return
	}
	of := &p.rows[n]
	of.AmountCents += cents
	later := of.CreatedAt.AddDate(0, 0, refundedAfter)
	if n%creditStays == 0 || later.After(p.w.now) {
		of.UnallocatedCents += cents
		return
	}
	refund := paymentRow{
		ID: int64(len(p.rows) + 1), SupplierID: of.SupplierID, CustomerID: of.CustomerID, Kind: "refund", ReceivedOn: clock.DateOf(later),
		AmountCents: cents, CreatedAt: later, CreatedBy: of.SupplierID, Version: 1,
	}
	p.allocations = append(p.allocations, paymentAllocationRow{PaymentID: of.ID, RefundID: refund.ID, AmountCents: cents})
	p.numbers[len(p.rows)] = []string{number}
	p.rows = append(p.rows, refund)
}

// inParts pays a third of some open invoices.
func (p *payments) inParts(ctx context.Context, tx *db.Tx) error {
	var open []struct {
		ID, SupplierID, CustomerID int64
		Number                     string
		Cents                      money.Cents
	}
	err := tx.IDB().NewSelect().TableExpr("invoices").Column("id", "supplier_id", "customer_id", "number").
		ColumnExpr("total_tax_incl_cents - credited_cents AS cents").
		Where("kind = 'invoice' AND order_id > 0 AND paid_cents = 0 AND credited_cents < total_tax_incl_cents").Order("id").Scan(ctx, &open)
	if err != nil {
		return fmt.Errorf("read open invoices: %w", err)
	}
	for n, i := range open {
		if n%inParts == 0 {
			at := p.received(i.SupplierID, i.CustomerID, p.w.now.AddDate(0, 0, -n%refundedAfter))
			p.pay(at, paymentAllocationRow{InvoiceID: i.ID, AmountCents: i.Cents / partOf}, i.Number)
		}
	}
	return nil
}

// inAdvance is what restaurant@ paid fournisseur@ for an order to come.
func (p *payments) inAdvance() {
	n := p.received(p.w.suppliers[0].row.ID, p.w.buyers[0].row.ID, p.w.now.AddDate(0, 0, -2))
	p.rows[n].AmountCents += advancePayment
	p.rows[n].UnallocatedCents += advancePayment
}

// name tells who paid, and what its transfer said.
func (p *payments) name(n int) {
	row := &p.rows[n]
	customer, supplier := p.w.people[row.CustomerID-1], p.w.people[row.SupplierID-1]
	row.CustomerName, row.SupplierName = customer.display, supplier.display
	words := cmp.Or(strings.Join(p.numbers[n], " "), "Avance")
	if len(words) > longestWords {
		words = words[:longestWords]
	}
	row.Reference, row.ReferenceKey = words, strings.ReplaceAll(fold.Text(words), " ", "")
	row.SearchText = fold.Text(words) + " " + customer.folded + " " + supplier.folded
	if auth.Group(customer.row.GroupCode) == auth.Customer && row.Kind == "transfer" {
		row.Kind, row.Comment = "other", "Carte"
	}
}

// bringUp writes what is paid of invoices and orders.
func (p *payments) bringUp(ctx context.Context, tx *db.Tx) error {
	const paid = "COALESCE((SELECT SUM(a.amount_cents) FROM payment_allocations AS a WHERE a."
	for _, query := range []string{
		"UPDATE invoices SET paid_cents = " + paid + "invoice_id = invoices.id), 0) WHERE kind <> 'credit_note'",
		`UPDATE invoice_orders SET settled_cents = (SELECT i.paid_cents FROM invoices AS i WHERE i.id = invoice_id)
 WHERE invoice_id IN (SELECT i.id FROM invoices AS i WHERE i.kind <> 'credit_note' AND i.order_id > 0)
 AND shipment_id = (SELECT MIN(o.shipment_id) FROM invoice_orders AS o WHERE o.invoice_id = invoice_orders.invoice_id)`,
		"UPDATE invoices SET paid_cents = paid_cents + deducted_cents WHERE kind = 'deposit'", // what was deducted was paid
		"UPDATE orders SET paid_at = NULL WHERE status = 'canceled'",                          // it was given back
		"UPDATE orders SET paid_cents = " + paid + `order_id = orders.id), 0)
 + COALESCE((SELECT SUM(r.settled_cents) FROM invoice_orders AS r WHERE r.order_id = orders.id), 0)`,
	} {
		if _, err := tx.IDB().NewRaw(query).Exec(ctx); err != nil {
			return fmt.Errorf("bring up what is paid: %w", err)
		}
	}
	return nil
}
