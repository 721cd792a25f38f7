// Package store keeps invoices and mandates in the database; its row types never leave it.
package store

import (
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/invoice"
	"millesime/platform/lists"
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
	Kind              invoice.Kind
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
	DeductedCents     money.Cents
	WrittenOffCents   money.Cents
	IsDeposit         bool
	PaidAt            time.Time `bun:",nullzero"`
}

// invoiceOrderRow is an order, and a parcel of it, that a document is about.
type invoiceOrderRow struct {
	bun.BaseModel `bun:"table:invoice_orders,alias:o"`

	InvoiceID, OrderID, ShipmentID int64
	SettledCents                   money.Cents // by the order; in its first row alone
}

func newRow(d domain.Document) invoiceRow {
	customer, supplier := fold.Text(d.Paper.Buyer.Company), fold.Text(d.Paper.Seller.Company)
	found := []string{d.Number, d.Credit.Number}
	for _, part := range d.About() {
		found = append(found, part.Order.Number, part.Reference)
	}
	return invoiceRow{
		Number: d.Number, NumberKey: invoice.NumberKey(d.Number), NumberLacking: d.NumberLacks, Kind: d.Kind,
		CreditOf: d.Credit.Of, CreditOfNumber: d.Credit.Number, Cause: d.Credit.Cause,
		SupplierID: d.Supplier, CustomerID: d.Customer, AgentID: d.AgentID, PlacedBy: d.PlacedBy,
		OrderID: d.OrderID, ShipmentID: d.ShipmentID, IssuedOn: d.IssuedOn, DueOn: d.DueOn, IssuedElsewhere: d.Elsewhere, Paper: d.Paper,
		TotalTaxExclCents: d.TotalTaxExcl, TotalTaxInclCents: d.TotalTaxIncl, CustomerName: customer, SupplierName: supplier,
		SearchText: strings.Join([]string{fold.Text(strings.Join(found, " ")), customer, supplier}, " "),
		BeganAt:    d.BeganAt, CreatedAt: d.CreatedAt, CreatedBy: d.CreatedBy, ImpersonatorID: d.Impersonator,
		PaidCents: d.Paid, CreditedCents: d.Credited, DeductedCents: d.Deducted, WrittenOffCents: d.WrittenOff,
		IsDeposit: d.IsDeposit, PaidAt: d.PaidAt,
	}
}

func (r invoiceRow) document() domain.Document {
	paidAt := r.PaidAt
	if !paidAt.IsZero() {
		paidAt = paidAt.UTC()
	}
	return domain.Document{
		Draft: domain.Draft{
			Kind: r.Kind, Number: r.Number, Credit: domain.Credit{Of: r.CreditOf, Number: r.CreditOfNumber, Cause: r.Cause},
			Supplier: r.SupplierID, Customer: r.CustomerID, AgentID: r.AgentID, PlacedBy: r.PlacedBy,
			OrderID: r.OrderID, ShipmentID: r.ShipmentID, IssuedOn: r.IssuedOn, DueOn: r.DueOn, Elsewhere: r.IssuedElsewhere,
			IsDeposit: r.IsDeposit, Paper: r.Paper,
			TotalTaxExcl: r.TotalTaxExclCents, TotalTaxIncl: r.TotalTaxInclCents, BeganAt: r.BeganAt.UTC(), CreatedAt: r.CreatedAt.UTC(),
		},
		ID: r.ID, NumberLacks: r.NumberLacking, CreatedBy: r.CreatedBy, Impersonator: r.ImpersonatorID,
		Paid: r.PaidCents, Credited: r.CreditedCents, Deducted: r.DeductedCents, WrittenOff: r.WrittenOffCents, PaidAt: paidAt,
	}
}

func documentsOf(rows []invoiceRow) []domain.Document {
	return lists.Each(rows, invoiceRow.document)
}
