package store

import (
	"context"
	"fmt"
	"slices"

	"github.com/uptrace/bun"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// sortColumns are the columns that lists sort by.
func sortColumns() map[string]string {
	return map[string]string{
		domain.SortReceivedOn: "received_on", domain.SortAmount: "amount_cents", domain.SortCustomer: "customer_name",
		domain.SortSupplier: "supplier_name",
	}
}

// List reads a page of a scope, with what each pays.
func (s *Store) List(ctx context.Context, scope lists.Scope, filter domain.Filter) (lists.Page[domain.Payment], error) {
	found, err := db.List[paymentRow](ctx, s.db, db.Listing{
		What: "payments", Rows: filtered(db.Owned(s.db.Read().NewSelect().Model((*paymentRow)(nil)), scope, "p"), filter), Alias: "p",
		Sorts: sortColumns(), Part: filter.Part, Stale: domain.ErrCursor,
	})
	if err != nil {
		return lists.Page[domain.Payment]{}, err
	}
	page := lists.Map(found, paymentRow.payment)
	return page, s.addAllocations(ctx, nil, page.Rows)
}

func filtered(q *bun.SelectQuery, f domain.Filter) *bun.SelectQuery {
	q = db.Among(q, "p.kind IN (?)", f.Kinds)
	q = db.Among(q, "p.supplier_id IN (?)", f.Suppliers)
	q = db.Among(q, "p.customer_id IN (?)", f.Customers)
	q = db.Among(q, "p.id IN (SELECT payment_id FROM payment_allocations WHERE invoice_id IN (?))", f.Invoices)
	if len(f.Orders) > 0 { // and of their invoices
		q = q.Where(`p.id IN (SELECT payment_id FROM payment_allocations WHERE order_id IN (?) UNION SELECT payment_id FROM payment_allocations
 WHERE invoice_id IN (SELECT invoice_id FROM invoice_orders WHERE order_id IN (?)))`, bun.List(f.Orders), bun.List(f.Orders))
	}
	if len(f.Statuses) > 0 {
		q = q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			for _, status := range f.Statuses {
				switch status {
				case domain.Reversed:
					q = q.WhereOr("p.reversed_at IS NOT NULL")
				case domain.Unallocated:
					q = q.WhereOr("p.unallocated_cents > 0")
				case domain.Allocated:
					q = q.WhereOr("p.reversed_at IS NULL AND p.unallocated_cents = 0")
				}
			}
			return q
		})
	}
	if f.ReceivedFrom != "" {
		q = q.Where("p.received_on >= ?", f.ReceivedFrom)
	}
	if f.ReceivedTo != "" {
		q = q.Where("p.received_on <= ?", f.ReceivedTo)
	}
	return db.HoldingWords(q, "p.search_text", f.Search)
}

// Payment reads one of a scope; inside a transaction it is locked.
func (s *Store) Payment(ctx context.Context, in db.Handle, scope lists.Scope, id int64) (domain.Payment, error) {
	var row paymentRow
	q := db.Owned(s.db.Reader(in).NewSelect().Model(&row), scope, "p").Where("p.id = ?", id)
	err := db.LockRows(q, in).Scan(ctx)
	if err := db.Found(err, domain.ErrNotFound, "read a payment"); err != nil {
		return domain.Payment{}, err
	}
	one := []domain.Payment{row.payment()}
	err = s.addAllocations(ctx, in, one)
	return one[0], err
}

// addAllocations reads what payments pay.
func (s *Store) addAllocations(ctx context.Context, in db.Handle, payments []domain.Payment) error {
	byID := make(map[int64]*domain.Payment, len(payments))
	for n := range payments {
		byID[payments[n].ID] = &payments[n]
	}
	if len(byID) == 0 {
		return nil
	}
	rows, err := s.allocations(ctx, in, "a.payment_id IN (?)", bun.List(lists.Each(payments, func(p domain.Payment) int64 { return p.ID })))
	for _, a := range rows {
		p := byID[a.PaymentID]
		p.Allocations = append(p.Allocations, a)
	}
	return err
}

func (s *Store) allocations(ctx context.Context, in db.Handle, condition string, of ...any) ([]domain.Allocation, error) {
	var rows []allocationRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where(condition, of...).Order("a.id").Scan(ctx)
	return lists.Each(rows, allocationRow.allocation), db.Wrap(err, "read what payments pay")
}

// Paying are the amounts that pay an invoice or an order.
func (s *Store) Paying(ctx context.Context, in db.Handle, target domain.Target) ([]domain.Allocation, error) {
	switch {
	case target.InvoiceID != 0:
		return s.allocations(ctx, in, "a.invoice_id = ?", target.InvoiceID)
	case target.OrderID != 0:
		return s.allocations(ctx, in, "a.order_id = ?", target.OrderID)
	default:
		return s.allocations(ctx, in, "a.refund_id = ?", target.RefundID)
	}
}

// Paid sums what pays an invoice or an order.
func (s *Store) Paid(ctx context.Context, in db.Handle, target domain.Target) (money.Cents, error) {
	paying, err := s.Paying(ctx, in, target)
	var paid money.Cents
	for _, a := range paying {
		paid += a.Amount
	}
	return paid, err
}

// Settled sums what was paid of an invoice, and what was written off of each of its orders.
func (s *Store) Settled(
	ctx context.Context, in db.Handle, invoiceID int64,
) (paid money.Cents, writtenOff map[int64]money.Cents, err error) {
	var rows []struct {
		OrderID int64 // 0: it was paid
		Cents   money.Cents
	}
	err = s.db.Reader(in).NewSelect().TableExpr("payment_allocations AS a").Join("JOIN payments AS p ON p.id = a.payment_id").
		ColumnExpr("CASE WHEN p.kind = ? THEN p.by_hand ELSE 0 END AS order_id", domain.WriteOff).ColumnExpr("SUM(a.amount_cents) AS cents").
		Where("a.invoice_id = ?", invoiceID).GroupExpr("1").Scan(ctx, &rows)
	writtenOff = map[int64]money.Cents{}
	for _, row := range rows {
		if row.OrderID == 0 {
			paid = row.Cents
		} else {
			writtenOff[row.OrderID] = row.Cents
		}
	}
	return paid, writtenOff, db.Wrap(err, "sum what settles an invoice")
}

// WrittenOff reads the day on which the last of an invoice was written off, and why; "": nothing of it was.
func (s *Store) WrittenOff(ctx context.Context, invoiceID int64) (day, reason string, err error) {
	var row paymentRow
	err = s.db.Read().NewSelect().Model(&row).Where("p.kind = ?", domain.WriteOff).
		Where("p.id IN (SELECT payment_id FROM payment_allocations WHERE invoice_id = ?)", invoiceID).Order("p.id DESC").Limit(1).Scan(ctx)
	if db.NotFound(err) {
		return "", "", nil
	}
	return row.ReceivedOn, row.Comment, db.Wrap(err, "read what was written off")
}

// NotWrittenOff sums what of moves is of payments that somebody received: what was written off is nobody's to give back.
func (s *Store) NotWrittenOff(ctx context.Context, tx *db.Tx, moves []domain.Move) (money.Cents, error) {
	if len(moves) == 0 {
		return 0, nil
	}
	var paid []int64
	err := tx.IDB().NewSelect().Model((*paymentRow)(nil)).Column("id").Where("p.kind <> ?", domain.WriteOff).
		Where("p.id IN (?)", bun.List(lists.Each(moves, func(m domain.Move) int64 { return m.PaymentID }))).Scan(ctx, &paid)
	var received money.Cents
	for _, m := range moves {
		if slices.Contains(paid, m.PaymentID) {
			received += m.Amount
		}
	}
	return received, db.Wrap(err, "read which payments were received")
}

// Unallocated are the payments of a pair of which something is unallocated, the oldest first; they are locked.
func (s *Store) Unallocated(ctx context.Context, tx *db.Tx, pair usersapi.Pair) ([]domain.Payment, error) {
	var rows []paymentRow
	err := db.LockRows(tx.IDB().NewSelect(), tx).Model(&rows).
		Where("p.supplier_id = ? AND p.customer_id = ?", pair.SupplierID, pair.CustomerID).Where("p.unallocated_cents > 0").
		Order("p.id").Scan(ctx)
	return lists.Each(rows, paymentRow.payment), db.Wrap(err, "read what a customer has unallocated")
}

// Like tells whether a payment that stands has the customer, day, amount and reference of another.
func (s *Store) Like(ctx context.Context, tx *db.Tx, e domain.Entry) (bool, error) {
	found, err := tx.IDB().NewSelect().Model((*paymentRow)(nil)).Where("p.supplier_id = ? AND p.customer_id = ?", e.Supplier, e.Customer).
		Where("p.received_on = ? AND p.amount_cents = ? AND p.reference_key = ?", e.ReceivedOn, e.Amount, keyOf(e.Reference)).
		Where("p.kind = ? AND p.reversed_at IS NULL", e.Kind).Exists(ctx)
	return found, db.Wrap(err, "look for the same payment")
}

// OfCustomer reads what somebody paid, the oldest first.
func (s *Store) OfCustomer(ctx context.Context, userID int64) ([]domain.Payment, error) {
	var rows []paymentRow
	err := s.db.Read().NewSelect().Model(&rows).Where("p.customer_id = ?", userID).Order("p.id").Scan(ctx)
	return lists.Each(rows, paymentRow.payment), db.Wrap(err, "read what a person paid")
}

// Adds is what a payment (p) adds to what its customer owes.
const Adds = "CASE p.kind WHEN 'refund' THEN p.amount_cents ELSE -p.amount_cents END"

// Received are the payments between two people that were received, or taken back, in a period, and what those of before add to what the
// customer owes.
func (s *Store) Received(
	ctx context.Context, pair usersapi.Pair, from, to string,
) (before money.Cents, within []domain.Payment, err error) {
	of := func() *bun.SelectQuery {
		return s.db.Read().NewSelect().Where("p.supplier_id = ? AND p.customer_id = ?", pair.SupplierID, pair.CustomerID)
	}
	err = of().TableExpr("payments AS p").ColumnExpr("COALESCE(SUM(CASE WHEN p.received_on < ? THEN "+Adds+" ELSE 0 END), 0)"+
		" - COALESCE(SUM(CASE WHEN p.reversed_on <> '' AND p.reversed_on < ? THEN "+Adds+" ELSE 0 END), 0)", from, from).Scan(ctx, &before)
	if err != nil {
		return 0, nil, fmt.Errorf("sum the payments of a pair: %w", err)
	}
	var rows []paymentRow
	err = of().Model(&rows).Where("(p.received_on >= ? AND p.received_on <= ? OR p.reversed_on >= ? AND p.reversed_on <= ?)", from, to, from, to).
		Order("p.received_on", "p.id").Scan(ctx)
	return before, lists.Each(rows, paymentRow.payment), db.Wrap(err, "read the payments of a pair")
}

// Exchanged sums the payments and refunds between two people that stand; what was written off is neither.
func (s *Store) Exchanged(ctx context.Context, pair usersapi.Pair) (billingapi.Exchanged, error) {
	var sum billingapi.Exchanged
	err := s.db.Read().NewSelect().TableExpr("payments AS p").
		ColumnExpr("COALESCE(SUM(CASE WHEN p.kind IN (?) THEN p.amount_cents END), 0) AS paid", bun.List([]domain.Kind{domain.Transfer, domain.Other})).
		ColumnExpr("COALESCE(SUM(CASE WHEN p.kind = ? THEN p.amount_cents END), 0) AS refunded", domain.Refund).
		Where("p.supplier_id = ? AND p.customer_id = ? AND p.reversed_at IS NULL", pair.SupplierID, pair.CustomerID).Scan(ctx, &sum)
	return sum, db.Wrap(err, "sum what was paid between two people")
}

// CountUnallocated counts the payments of a scope of which something is unallocated.
func (s *Store) CountUnallocated(ctx context.Context, scope lists.Scope) (int64, error) {
	count, err := db.Owned(s.db.Read().NewSelect().TableExpr("payments AS p"), scope, "p").Where("p.unallocated_cents > 0").Count(ctx)
	return count, db.Wrap(err, "count what is unallocated")
}

// UnallocatedOf sums what is unallocated of a scope, by pair.
func (s *Store) UnallocatedOf(ctx context.Context, scope lists.Scope) (map[usersapi.Pair]money.Cents, error) {
	return sums(ctx, db.Owned(s.db.Read().NewSelect().TableExpr("payments AS p"), scope, "p").Where("p.unallocated_cents > 0").
		ColumnExpr("SUM(p.unallocated_cents) AS cents"))
}

// AdvancedOf sums what pays orders of a scope that are not invoiced yet, by pair.
func (s *Store) AdvancedOf(ctx context.Context, scope lists.Scope) (map[usersapi.Pair]money.Cents, error) {
	return sums(ctx, db.Owned(s.db.Read().NewSelect().TableExpr("payments AS p"), scope, "p").
		Join("JOIN payment_allocations AS a ON a.payment_id = p.id AND a.order_id > 0").ColumnExpr("SUM(a.amount_cents) AS cents"))
}

// sums are sums of payments, by pair.
func sums(ctx context.Context, q *bun.SelectQuery) (map[usersapi.Pair]money.Cents, error) {
	var rows []struct {
		SupplierID, CustomerID int64
		Cents                  money.Cents
	}
	err := q.ColumnExpr("p.supplier_id, p.customer_id").GroupExpr("p.supplier_id, p.customer_id").Scan(ctx, &rows)
	of := make(map[usersapi.Pair]money.Cents, len(rows))
	for _, row := range rows {
		of[usersapi.Pair{SupplierID: row.SupplierID, CustomerID: row.CustomerID}] = row.Cents
	}
	return of, db.Wrap(err, "sum payments by pair")
}

// PaidAhead sums what pays an order before it is invoiced, and tells the day on which the last of it came; "": nothing did.
func (s *Store) PaidAhead(ctx context.Context, in db.Handle, orderID int64) (money.Cents, string, error) {
	var ahead struct {
		Cents money.Cents
		Day   string
	}
	err := s.db.Reader(in).NewSelect().TableExpr("payments AS p").Join("JOIN payment_allocations AS a ON a.payment_id = p.id").
		ColumnExpr("COALESCE(SUM(a.amount_cents), 0) AS cents, COALESCE(MAX(p.received_on), '') AS day").
		Where("a.order_id = ?", orderID).Scan(ctx, &ahead)
	return ahead.Cents, ahead.Day, db.Wrap(err, "read what an order was paid in advance")
}
