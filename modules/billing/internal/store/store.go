// Package store keeps invoices and mandates in the database; its row types never leave it.
package store

import (
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/money"
)

// Store is the tables of billing.
type Store struct{ db *db.DB }

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

type invoiceRow struct {
	bun.BaseModel `bun:"table:invoices,alias:i"`

	ID                int64 `bun:",pk,autoincrement"`
	Number            string
	NumberKey         string
	NumberLacking     bool
	Kind              billingapi.Kind
	CreditOf          int64
	CreditOfNumber    string
	Cause             domain.Cause
	SupplierID        int64
	CustomerID        int64
	AgentID           int64
	PlacedBy          int64
	OrderID           int64
	ShipmentID        int64
	IssuedOn          string
	DueOn             string
	IssuedElsewhere   bool
	Paper             billingapi.Paper `bun:"type:jsonb"`
	TotalTaxExclCents money.Cents
	TotalTaxInclCents money.Cents
	CustomerName      string
	SupplierName      string
	SearchText        string
	BeganAt           time.Time
	CreatedAt         time.Time
	CreatedBy         int64
	ImpersonatorID    int64
	PaidCents         money.Cents
	CreditedCents     money.Cents
	PaidAt            time.Time `bun:",nullzero"`
}

// invoiceOrderRow is an order, and a parcel of it, that a document is about.
type invoiceOrderRow struct {
	bun.BaseModel `bun:"table:invoice_orders,alias:o"`

	InvoiceID, OrderID, ShipmentID int64
	SettledCents                   money.Cents // by the order; in its first row alone
}

func newRow(i domain.Invoice) invoiceRow {
	customer, supplier := fold.Text(i.Buyer.Company), fold.Text(i.Seller.Company)
	found := []string{i.Number, i.CreditOfNumber}
	for _, part := range i.About() {
		found = append(found, part.Order.Number, part.Reference)
	}
	return invoiceRow{
		Number: i.Number, NumberKey: billingapi.NumberKey(i.Number), NumberLacking: i.NumberLacks, Kind: i.Kind,
		CreditOf: i.CreditOf, CreditOfNumber: i.CreditOfNumber, Cause: i.Cause,
		SupplierID: i.Supplier, CustomerID: i.Customer, AgentID: i.AgentID, PlacedBy: i.PlacedBy,
		OrderID: i.OrderID, ShipmentID: i.ShipmentID, IssuedOn: i.IssuedOn, DueOn: i.DueOn, IssuedElsewhere: i.Elsewhere, Paper: i.Paper,
		TotalTaxExclCents: i.TotalTaxExcl, TotalTaxInclCents: i.TotalTaxIncl, CustomerName: customer, SupplierName: supplier,
		SearchText: strings.Join([]string{fold.Text(strings.Join(found, " ")), customer, supplier}, " "),
		BeganAt:    i.BeganAt, CreatedAt: i.CreatedAt, CreatedBy: i.CreatedBy, ImpersonatorID: i.Impersonator,
		PaidCents: i.Paid, CreditedCents: i.Credited, PaidAt: i.PaidAt,
	}
}

func (r invoiceRow) invoice() domain.Invoice {
	paidAt := r.PaidAt
	if !paidAt.IsZero() {
		paidAt = paidAt.UTC()
	}
	return domain.Invoice{
		Paper: r.Paper, ID: r.ID, Number: r.Number, NumberLacks: r.NumberLacking, Kind: r.Kind,
		Cause: r.Cause, CreditOf: r.CreditOf, CreditOfNumber: r.CreditOfNumber,
		Supplier: r.SupplierID, Customer: r.CustomerID, AgentID: r.AgentID, PlacedBy: r.PlacedBy,
		OrderID: r.OrderID, ShipmentID: r.ShipmentID, IssuedOn: r.IssuedOn, DueOn: r.DueOn, Elsewhere: r.IssuedElsewhere,
		TotalTaxExcl: r.TotalTaxExclCents, TotalTaxIncl: r.TotalTaxInclCents, BeganAt: r.BeganAt.UTC(), CreatedAt: r.CreatedAt.UTC(),
		CreatedBy: r.CreatedBy, Impersonator: r.ImpersonatorID, Paid: r.PaidCents, Credited: r.CreditedCents, PaidAt: paidAt,
	}
}
