// Package store keeps payments in the database, and what they pay; its row types never leave it.
package store

import (
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/billing/internal/payments/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/money"
)

// Store is the tables of payments.
type Store struct{ db *db.DB }

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

type paymentRow struct {
	bun.BaseModel `bun:"table:payments,alias:p"`

	ID               int64 `bun:",pk,autoincrement"`
	SupplierID       int64
	CustomerID       int64
	Kind             domain.Kind
	ReceivedOn       string
	AmountCents      money.Cents
	UnallocatedCents money.Cents
	Reference        string
	ReferenceKey     string
	Comment          string
	ByHand           int64
	CustomerName     string
	SupplierName     string
	SearchText       string
	CreatedAt        time.Time
	CreatedBy        int64
	ImpersonatorID   int64
	ReversedAt       time.Time `bun:",nullzero"`
	ReversedOn       string
	ReversedBy       int64
	ReversalCause    string
	Version          int64
}

type allocationRow struct {
	bun.BaseModel `bun:"table:payment_allocations,alias:a"`

	ID          int64 `bun:",pk,autoincrement"`
	PaymentID   int64
	InvoiceID   int64
	OrderID     int64
	RefundID    int64
	AmountCents money.Cents
}

// keyOf is what a reference is compared by: people and banks write one with other cases and blanks.
func keyOf(reference string) string {
	return strings.ReplaceAll(fold.Text(fold.Dashes(reference)), " ", "")
}

func newRow(p domain.Payment) paymentRow {
	row := paymentRow{
		SupplierID: p.Supplier, CustomerID: p.Customer, Kind: p.Kind, ReceivedOn: p.ReceivedOn, AmountCents: p.Amount,
		UnallocatedCents: p.Unallocated, Reference: p.Reference, ReferenceKey: keyOf(p.Reference), Comment: p.Comment, ByHand: p.ByHand,
		CustomerName: p.CustomerName, SupplierName: p.SupplierName, CreatedAt: p.CreatedAt, CreatedBy: p.CreatedBy,
		ImpersonatorID: p.Impersonator, Version: 1,
	}
	// Its customer searches too, and does not read the comment.
	row.SearchText = fold.Text(strings.Join([]string{p.Reference, p.CustomerName, p.SupplierName}, " "))
	return row
}

func (r paymentRow) payment() domain.Payment {
	p := domain.Payment{
		Entry: domain.Entry{
			Supplier: r.SupplierID, Customer: r.CustomerID, Kind: r.Kind, ReceivedOn: r.ReceivedOn, Amount: r.AmountCents,
			Reference: r.Reference, Comment: r.Comment, ByHand: r.ByHand,
		},
		ID: r.ID, Unallocated: r.UnallocatedCents, SupplierName: r.SupplierName, CustomerName: r.CustomerName,
		CreatedAt: r.CreatedAt.UTC(), CreatedBy: r.CreatedBy, Impersonator: r.ImpersonatorID,
		ReversedOn: r.ReversedOn, ReversedBy: r.ReversedBy, ReversalCause: r.ReversalCause, Version: r.Version,
	}
	if !r.ReversedAt.IsZero() {
		p.ReversedAt = r.ReversedAt.UTC()
	}
	return p
}

func (r allocationRow) allocation() domain.Allocation {
	return domain.Allocation{
		Target:    domain.Target{InvoiceID: r.InvoiceID, OrderID: r.OrderID, RefundID: r.RefundID},
		PaymentID: r.PaymentID, Amount: r.AmountCents,
	}
}

// reversed is the row of a payment that was taken back.
func (r paymentRow) reversed(p domain.Payment) paymentRow {
	r.ReversedAt, r.ReversedOn, r.ReversedBy, r.ReversalCause = p.ReversedAt, clock.DateOf(p.ReversedAt), p.ReversedBy, p.ReversalCause
	return r
}
