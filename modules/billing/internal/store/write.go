package store

import (
	"context"
	"fmt"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/domain"
	"millesime/platform/db"
)

// NextNumber takes the next number of a supplier's invoices in a year. Whoever takes one waits for who took the one before until
// that invoice stands or is given up, so that there are no gaps.
func (s *Store) NextNumber(ctx context.Context, tx *db.Tx, supplierID int64, year int) (string, error) {
	var last int64
	err := tx.IDB().NewRaw(`INSERT INTO invoice_numbers (supplier_id, kind, year, last) VALUES (?, ?, ?, 1)
 ON CONFLICT (supplier_id, kind, year) DO UPDATE SET last = invoice_numbers.last + 1 RETURNING last`,
		supplierID, domain.KindInvoice, year).Scan(ctx, &last)
	if err != nil {
		return "", fmt.Errorf("take an invoice number: %w", err)
	}
	return billingapi.Number(supplierID, year, last), nil
}

// Add writes an invoice and gives it its id. Another invoice of the supplier with its number refuses it.
func (s *Store) Add(ctx context.Context, tx *db.Tx, i *domain.Invoice) error {
	row := newRow(*i)
	_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT (supplier_id, number) DO NOTHING").Exec(ctx)
	if db.NotFound(err) || err == nil && row.ID == 0 {
		return domain.ErrNumberTaken // no row came back: it was not written
	}
	if err != nil {
		return fmt.Errorf("write invoice: %w", err)
	}
	i.ID = row.ID
	return nil
}

// Invoiced tells whether an order has invoices.
func (s *Store) Invoiced(ctx context.Context, tx *db.Tx, orderID int64) (bool, error) {
	there, err := tx.IDB().NewSelect().Model((*invoiceRow)(nil)).Where("i.order_id = ?", orderID).Exists(ctx)
	if err != nil {
		return false, fmt.Errorf("look for an order's invoices: %w", err)
	}
	return there, nil
}

// Settle notes that the invoices of an order are paid in full.
func (s *Store) Settle(ctx context.Context, tx *db.Tx, orderID int64, at time.Time) error {
	_, err := tx.IDB().NewUpdate().TableExpr("invoices").Set("paid_cents = total_tax_incl_cents - credited_cents").Set("paid_at = ?", at).
		Where("order_id = ? AND paid_cents + credited_cents < total_tax_incl_cents", orderID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("settle invoices: %w", err)
	}
	return nil
}
