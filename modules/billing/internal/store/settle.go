package store

import (
	"context"
	"fmt"
	"time"

	"millesime/platform/db"
	"millesime/platform/money"
)

// Settle counts what an order has settled of an invoice as paid: what it had not settled before, at most what is open.
func (s *Store) Settle(ctx context.Context, tx *db.Tx, invoiceID, orderID int64, cents money.Cents, at time.Time) error {
	var rows []invoiceOrderRow
	err := db.LockRows(tx.IDB().NewSelect(), tx).Model(&rows).Where("o.invoice_id = ? AND o.order_id = ?", invoiceID, orderID).
		Order("o.shipment_id").Scan(ctx)
	if err != nil {
		return fmt.Errorf("read what an order settled: %w", err)
	}
	for _, row := range rows {
		cents -= row.SettledCents
	}
	if len(rows) == 0 || cents <= 0 {
		return nil
	}
	_, err = tx.IDB().NewUpdate().TableExpr("invoice_orders").Set("settled_cents = settled_cents + ?", cents).
		Where("invoice_id = ? AND order_id = ? AND shipment_id = ?", invoiceID, orderID, rows[0].ShipmentID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("note what an order settled: %w", err)
	}
	return s.addPaid(ctx, tx, invoiceID, cents, at)
}

// addPaid counts what was paid of an invoice, at most what is open of it.
func (s *Store) addPaid(ctx context.Context, tx *db.Tx, id int64, cents money.Cents, at time.Time) error {
	const rest = "total_tax_incl_cents - credited_cents - paid_cents"
	_, err := tx.IDB().NewUpdate().TableExpr("invoices").
		Set("paid_at = CASE WHEN "+rest+" <= ? THEN ? ELSE paid_at END", cents, at).
		Set("paid_cents = CASE WHEN "+rest+" <= ? THEN total_tax_incl_cents - credited_cents ELSE paid_cents + ? END", cents, cents).
		Where("id = ? AND "+rest+" > 0", id).Exec(ctx)
	return db.Wrap(err, "count what was paid")
}
