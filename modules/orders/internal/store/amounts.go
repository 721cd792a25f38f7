package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Sold reads what an order comes to inside a transaction, without its lines.
func (s *Store) Sold(ctx context.Context, tx *db.Tx, orderID int64) (domain.Order, error) {
	var row soldRow
	err := tx.IDB().NewSelect().Model(&row).ColumnExpr("?TableColumns, "+withdrawnAlone+" AS withdrawn").Where("o.id = ?", orderID).Scan(ctx)
	return row.sold(), db.Wrap(err, "read what an order comes to")
}

// WriteAmounts writes what an order comes to now, with what who introduced it earns, and what it was ordered for.
func (s *Store) WriteAmounts(ctx context.Context, tx *db.Tx, order domain.Summary, now, ordered domain.Amounts) error {
	row := orderRow{
		summaryRow: summaryRow{ID: order.ID, Totals: now.Totals, Introduction: order.Introduction},
		Breakdown:  now.Breakdown, Ordered: &ordered,
	}
	_, err := tx.IDB().NewUpdate().Model(&row).Column(amountColumns()...).Column("ordered", "introducer_fee_cents").WherePK().Exec(ctx)
	return db.Wrap(err, "write what an order comes to")
}

// WriteInvoiceDifference writes by how much the documents of an order differ from what they are about.
func (s *Store) WriteInvoiceDifference(ctx context.Context, tx *db.Tx, orderID int64, difference money.Cents) error {
	_, err := tx.IDB().NewUpdate().TableExpr("orders").Set("invoice_difference_cents = ?", difference).Where("id = ?", orderID).Exec(ctx)
	return db.Wrap(err, "write what documents differ by")
}

// WritePaid writes what payments pay of an order, and since when all of it.
func (s *Store) WritePaid(ctx context.Context, tx *db.Tx, order domain.Summary) error {
	_, err := tx.IDB().NewUpdate().TableExpr("orders").Set("paid_cents = ?, paid_at = ?", order.Paid, bun.NullTime{Time: order.PaidAt}).
		Where("id = ?", order.ID).Exec(ctx)
	return db.Wrap(err, "write what is paid of an order")
}

// NoteCharged keeps at which rates an order's carriage and handling were invoiced first.
func (s *Store) NoteCharged(ctx context.Context, tx *db.Tx, orderID int64, charges []sale.Charge) error {
	row := orderRow{summaryRow: summaryRow{ID: orderID}, Charged: charges}
	_, err := tx.IDB().NewUpdate().Model(&row).Column("charged").WherePK().Where("charged IS NULL").Exec(ctx)
	return db.Wrap(err, "note the charges that were invoiced")
}

// amountColumns are those of domain.Amounts.
func amountColumns() []string {
	return []string{
		"units", "total_tax_excl_cents", "total_tax_incl_cents", "agent_fee_cents", "sub_total_without_discount_cents",
		"sub_total_tax_excl_cents", "sub_total_tax_incl_cents", "discount_customer_cents", "all_discount_cents", "shipping_cents",
		"fees_cents", "vat",
	}
}
