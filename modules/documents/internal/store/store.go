// Package store keeps documents in the database. Its rows never leave it.
package store

import (
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/documents/internal/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/money"
)

// Store is the tables of the module.
type Store struct{ db *db.DB }

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

type documentRow struct {
	bun.BaseModel `bun:"table:documents,alias:d"`

	ID                int64 `bun:",pk,autoincrement"`
	Kind              domain.Kind
	DocumentKey       string `bun:",nullzero"`
	Number            string
	SubjectID         int64
	Revision          int
	OrderID           int64
	OrderNumber       string
	SupplierID        int64
	SupplierName      string
	CustomerID        int64
	CustomerName      string
	Language          string
	IsOwn             bool
	IssuedOn          string
	TotalTaxInclCents *money.Cents
	Status            domain.Status
	Title             string
	File              string
	XML               string `bun:"xml"`
	Size              int64
	PaidTo            string
	SearchText        string
	BeganAt           time.Time
	PlacedBy          int64
	CreatedAt         time.Time
	CreatedBy         int64
	ImpersonatorID    int64
}

func rowOf(d domain.Document) documentRow {
	return documentRow{
		ID: d.ID, Kind: d.Kind, DocumentKey: d.Key, Number: d.Number, SubjectID: d.Subject, Revision: d.Revision,
		OrderID: d.Order.ID, OrderNumber: d.Order.Number, SupplierID: d.Supplier.ID, SupplierName: d.Supplier.Name,
		CustomerID: d.Customer.ID, CustomerName: d.Customer.Name, Language: d.Language, IsOwn: d.IsOwn, IssuedOn: d.IssuedOn,
		TotalTaxInclCents: d.Total, Status: d.Status, Title: d.FileName, File: d.File, XML: d.XML, Size: d.Size, PaidTo: d.PaidTo,
		SearchText: fold.Text(strings.Join([]string{d.Number, d.Order.Number, d.FileName, d.Supplier.Name, d.Customer.Name}, " ")),
		BeganAt:    d.BeganAt, PlacedBy: d.PlacedBy, CreatedAt: d.CreatedAt, CreatedBy: d.CreatedBy, ImpersonatorID: d.Impersonator,
	}
}

func (r documentRow) document() domain.Document {
	return domain.Document{
		ID: r.ID, Kind: r.Kind, Key: r.DocumentKey, Number: r.Number, Subject: r.SubjectID, Revision: r.Revision,
		Order:    domain.Order{ID: r.OrderID, Number: r.OrderNumber},
		Supplier: domain.Party{ID: r.SupplierID, Name: r.SupplierName}, Customer: domain.Party{ID: r.CustomerID, Name: r.CustomerName},
		Language: r.Language, IsOwn: r.IsOwn, IssuedOn: r.IssuedOn, Total: r.TotalTaxInclCents, Status: r.Status,
		FileName: r.Title, File: r.File, XML: r.XML, Size: r.Size, PaidTo: r.PaidTo,
		BeganAt: r.BeganAt.UTC(), PlacedBy: r.PlacedBy, CreatedAt: r.CreatedAt.UTC(), CreatedBy: r.CreatedBy, Impersonator: r.ImpersonatorID,
	}
}
