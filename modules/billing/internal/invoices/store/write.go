package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/db"
	"millesime/platform/invoice"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// NextNumber takes the next number of a supplier's documents of a kind in a year. Whoever takes one waits for who took the one before until
// that invoice stands or is given up, so that there are no gaps.
func (s *Store) NextNumber(ctx context.Context, tx *db.Tx, kind invoice.Kind, supplierID int64, year int) (string, error) {
	var last int64
	err := tx.IDB().NewRaw(`INSERT INTO invoice_numbers (supplier_id, kind, year, last) VALUES (?, ?, ?, 1)
 ON CONFLICT (supplier_id, kind, year) DO UPDATE SET last = invoice_numbers.last + 1 RETURNING last`,
		supplierID, kind, year).Scan(ctx, &last)
	return invoice.Number(kind, supplierID, year, last), db.Wrap(err, "take an invoice number")
}

// Add writes an invoice and gives it its id. Another invoice of the supplier with its number refuses it.
func (s *Store) Add(ctx context.Context, tx *db.Tx, d *domain.Document) error {
	row := newRow(*d)
	_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT DO NOTHING").Exec(ctx)
	if db.NotFound(err) || err == nil && row.ID == 0 {
		return domain.NumberTaken(*d) // no row came back: it was not written
	}
	if err != nil {
		return fmt.Errorf("write invoice: %w", err)
	}
	d.ID = row.ID
	about := lists.Each(d.About(), func(p billingapi.Part) invoiceOrderRow {
		return invoiceOrderRow{InvoiceID: d.ID, OrderID: p.OrderID, ShipmentID: p.ShipmentID}
	})
	_, err = tx.IDB().NewInsert().Model(&about).On("CONFLICT DO NOTHING").Exec(ctx)
	return db.Wrap(err, "write the orders of an invoice")
}

// WritePaper writes what an invoice says, before anybody read it.
func (s *Store) WritePaper(ctx context.Context, tx *db.Tx, d domain.Document) error {
	row := newRow(d)
	row.ID = d.ID
	_, err := tx.IDB().NewUpdate().Model(&row).Column("paper").WherePK().Exec(ctx)
	return db.Wrap(err, "write the paper of an invoice")
}

// WriteNumber completes the number of an invoice of elsewhere, also in its credit notes. Another document of its supplier with that number
// refuses it.
func (s *Store) WriteNumber(ctx context.Context, tx *db.Tx, d domain.Document) error {
	row := newRow(d)
	taken, err := tx.IDB().NewSelect().Model((*invoiceRow)(nil)).
		Where("i.supplier_id = ? AND i.number_key = ? AND i.id <> ?", d.Supplier, row.NumberKey, d.ID).Exists(ctx)
	if err != nil {
		return fmt.Errorf("look for a number: %w", err)
	}
	if taken {
		return domain.NumberTaken(d)
	}
	row.ID = d.ID
	_, err = tx.IDB().NewUpdate().Model(&row).Column("number", "number_key", "number_lacking", "issued_on", "due_on", "search_text").
		WherePK().Exec(ctx)
	if err != nil {
		return fmt.Errorf("complete the number of an invoice: %w", err)
	}
	return s.renumberCredits(ctx, tx, d)
}

func (s *Store) renumberCredits(ctx context.Context, tx *db.Tx, of domain.Document) error {
	var credits []invoiceRow
	if err := tx.IDB().NewSelect().Model(&credits).Where("i.credit_of = ?", of.ID).Scan(ctx); err != nil {
		return fmt.Errorf("find the credit notes of an invoice: %w", err)
	}
	for _, credit := range credits {
		note := credit.document()
		note.Credit.Number = of.Number
		row := newRow(note)
		row.ID = note.ID
		if _, err := tx.IDB().NewUpdate().Model(&row).Column("credit_of_number", "search_text").WherePK().Exec(ctx); err != nil {
			return fmt.Errorf("write the number of an invoice into its credit note: %w", err)
		}
	}
	return nil
}

// NumberLacks are the invoices of a supplier whose numbers are still to be completed, the oldest first.
func (s *Store) NumberLacks(ctx context.Context, supplierID, most int64) ([]domain.Document, error) {
	var rows []invoiceRow
	err := s.db.Read().NewSelect().Model(&rows).Where("i.supplier_id = ? AND i.number_lacking", supplierID).Order("i.id").Limit(most).Scan(ctx)
	return documentsOf(rows), db.Wrap(err, "find invoices without numbers")
}

// OfOrder are the documents of an order's goods, the oldest first; of those that gather others, what they say of it.
func (s *Store) OfOrder(ctx context.Context, in db.Handle, orderID int64) ([]domain.Share, error) {
	var rows []invoiceRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("i.id IN (SELECT invoice_id FROM invoice_orders WHERE order_id = ?) AND NOT i.is_deposit", orderID).
		Order("i.id").Scan(ctx)
	return lists.Each(rows, func(r invoiceRow) domain.Share { return r.document().Of(orderID) }), db.Wrap(err, "read an order's invoices")
}

// OfOrders are the documents of some orders' goods, each once.
func (s *Store) OfOrders(ctx context.Context, orders []int64) ([]domain.Document, error) {
	if len(orders) == 0 {
		return nil, nil
	}
	var rows []invoiceRow
	err := s.db.Read().NewSelect().Model(&rows).
		Where("i.id IN (SELECT invoice_id FROM invoice_orders WHERE order_id IN (?)) AND NOT i.is_deposit", bun.List(orders)).Scan(ctx)
	return documentsOf(rows), db.Wrap(err, "read the invoices of orders")
}

// Locked reads a document as it is now; who writes what became of it waits.
func (s *Store) Locked(ctx context.Context, tx *db.Tx, id int64) (domain.Document, error) {
	var row invoiceRow
	err := db.LockRows(tx.IDB().NewSelect(), tx).Model(&row).Where("i.id = ?", id).Scan(ctx)
	return row.document(), db.Wrap(err, "read an invoice")
}

// Deposits are the deposit invoices of some orders, the oldest first.
func (s *Store) Deposits(ctx context.Context, in db.Handle, orders []int64) ([]domain.Document, error) {
	var rows []invoiceRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("i.order_id IN (?) AND i.is_deposit", bun.List(orders)).
		Where("i.kind = ?", domain.KindDeposit).Order("i.id").Scan(ctx)
	return documentsOf(rows), db.Wrap(err, "read the deposit invoices of orders")
}

// AddDeducted counts what an invoice deducts of a deposit.
func (s *Store) AddDeducted(ctx context.Context, tx *db.Tx, id int64, cents money.Cents) error {
	_, err := tx.IDB().NewUpdate().TableExpr("invoices").Set("deducted_cents = deducted_cents + ?", cents).Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "count what is deducted of a deposit")
}

// AddCredited counts what was credited of an invoice. The database refuses more than it came to.
func (s *Store) AddCredited(ctx context.Context, tx *db.Tx, id int64, cents money.Cents) error {
	_, err := tx.IDB().NewUpdate().TableExpr("invoices").Set("credited_cents = credited_cents + ?", cents).Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "count what was credited")
}

// Invoiced are those of some shipments that have invoices.
func (s *Store) Invoiced(ctx context.Context, shipments []int64) ([]int64, error) {
	var found []int64
	if len(shipments) == 0 {
		return nil, nil
	}
	err := s.db.Read().NewSelect().TableExpr("invoice_orders AS o").ColumnExpr("o.shipment_id").
		Where("o.shipment_id IN (?)", bun.List(shipments)).Scan(ctx, &found)
	return found, db.Wrap(err, "look for invoices of shipments")
}

// WritePaid writes what is paid of an invoice, and what of that settles each of its orders: it stands in the first row of the order. What
// is credited whole, or written off, was never paid in full.
func (s *Store) WritePaid(ctx context.Context, tx *db.Tx, d domain.Document, shares map[int64]money.Cents) error {
	_, err := tx.IDB().NewRaw(`UPDATE invoices SET paid_cents = ?, written_off_cents = ?,
 paid_at = CASE WHEN total_tax_incl_cents <= credited_cents + ? AND total_tax_incl_cents > credited_cents THEN COALESCE(paid_at, ?) END
 WHERE id = ?`, d.Paid, d.WrittenOff, d.Received(), tx.Now(), d.ID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("write what is paid of an invoice: %w", err)
	}
	for orderID, cents := range shares {
		_, err := tx.IDB().NewRaw(`UPDATE invoice_orders SET settled_cents = CASE WHEN shipment_id =
 (SELECT MIN(f.shipment_id) FROM invoice_orders AS f
  WHERE f.invoice_id = invoice_orders.invoice_id AND f.order_id = invoice_orders.order_id)
 THEN ? ELSE 0 END WHERE invoice_id = ? AND order_id = ?`, cents, d.ID, orderID).Exec(ctx)
		if err != nil {
			return fmt.Errorf("write what orders settled of an invoice: %w", err)
		}
	}
	return nil
}

// Settled sums what an order has settled of its invoices.
func (s *Store) Settled(ctx context.Context, tx *db.Tx, orderID int64) (money.Cents, error) {
	var settled money.Cents
	err := tx.IDB().NewSelect().TableExpr("invoice_orders").ColumnExpr("COALESCE(SUM(settled_cents), 0)").Where("order_id = ?", orderID).
		Scan(ctx, &settled)
	return settled, db.Wrap(err, "sum what an order settled")
}
