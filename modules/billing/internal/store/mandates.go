package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/billing/internal/domain"
	"millesime/platform/db"
)

type mandateRow struct {
	bun.BaseModel `bun:"table:invoicing_mandates,alias:m"`

	SupplierID     int64 `bun:",pk"`
	TextHash       string
	AcceptedBy     int64
	AcceptedByName string
	AcceptedAt     time.Time `bun:",nullzero"`
	Elsewhere      bool
	UpdatedAt      time.Time
}

func (r mandateRow) mandate() domain.Mandate {
	return domain.Mandate{
		SupplierID: r.SupplierID, TextHash: r.TextHash, AcceptedBy: r.AcceptedBy, AcceptedByName: r.AcceptedByName,
		AcceptedAt: r.AcceptedAt.UTC(), Elsewhere: r.Elsewhere,
	}
}

// Mandate of a supplier; one that was never asked has given none.
func (s *Store) Mandate(ctx context.Context, in db.Handle, supplierID int64) (domain.Mandate, error) {
	return mandate(ctx, s.db.Reader(in).NewSelect(), supplierID)
}

// LockMandate reads the same, and lets who issues for the supplier next wait.
func (s *Store) LockMandate(ctx context.Context, tx *db.Tx, supplierID int64) (domain.Mandate, error) {
	return mandate(ctx, db.LockRows(tx.IDB().NewSelect(), tx), supplierID)
}

func mandate(ctx context.Context, q *bun.SelectQuery, supplierID int64) (domain.Mandate, error) {
	var row mandateRow
	err := q.Model(&row).Where("m.supplier_id = ?", supplierID).Scan(ctx)
	if db.NotFound(err) {
		return domain.Mandate{SupplierID: supplierID}, nil
	}
	if err != nil {
		return domain.Mandate{}, fmt.Errorf("read mandate: %w", err)
	}
	return row.mandate(), nil
}

// WriteMandate keeps how a supplier's invoices are issued.
func (s *Store) WriteMandate(ctx context.Context, tx *db.Tx, m domain.Mandate, at time.Time) error {
	row := mandateRow{
		SupplierID: m.SupplierID, TextHash: m.TextHash, AcceptedBy: m.AcceptedBy, AcceptedByName: m.AcceptedByName, AcceptedAt: m.AcceptedAt,
		Elsewhere: m.Elsewhere, UpdatedAt: at,
	}
	_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT (supplier_id) DO UPDATE").
		Set("text_hash = EXCLUDED.text_hash, accepted_by = EXCLUDED.accepted_by, accepted_by_name = EXCLUDED.accepted_by_name").
		Set("accepted_at = EXCLUDED.accepted_at, elsewhere = EXCLUDED.elsewhere, updated_at = EXCLUDED.updated_at").Exec(ctx)
	if err != nil {
		return fmt.Errorf("write mandate: %w", err)
	}
	return nil
}

// Issuing are the suppliers in whose name invoices are issued.
func (s *Store) Issuing(ctx context.Context) ([]int64, error) {
	var ids []int64
	err := s.db.Read().NewSelect().Model((*mandateRow)(nil)).Column("supplier_id").
		Where("m.text_hash <> '' AND NOT m.elsewhere").Order("m.supplier_id").Scan(ctx, &ids)
	if err != nil {
		return nil, fmt.Errorf("find mandates: %w", err)
	}
	return ids, nil
}

// OfCustomer are the invoices of a buyer in the order they came.
func (s *Store) OfCustomer(ctx context.Context, userID int64) ([]domain.Invoice, error) {
	var rows []invoiceRow
	if err := s.db.Read().NewSelect().Model(&rows).Where("i.customer_id = ?", userID).Order("i.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("read a person's invoices: %w", err)
	}
	return invoicesOf(rows), nil
}

func invoicesOf(rows []invoiceRow) []domain.Invoice {
	invoices := make([]domain.Invoice, 0, len(rows))
	for _, row := range rows {
		invoices = append(invoices, row.invoice())
	}
	return invoices
}
