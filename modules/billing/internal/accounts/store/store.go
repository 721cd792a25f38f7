// Package store reads accounts over what was invoiced and paid. It owns no table.
package store

import (
	"context"

	"github.com/uptrace/bun"

	invoices "millesime/modules/billing/internal/invoices/domain"
	invoicesstore "millesime/modules/billing/internal/invoices/store"
	paymentsstore "millesime/modules/billing/internal/payments/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Store reads the accounts of all pairs.
type Store struct{ db *db.DB }

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

// moves are all that ever changed a balance: what was issued, paid, and taken back.
const moves = "SELECT i.supplier_id, i.customer_id, i.issued_on AS day, " + invoicesstore.Due + " AS cents FROM invoices AS i" +
	" UNION ALL SELECT p.supplier_id, p.customer_id, p.received_on AS day, " + paymentsstore.Adds + " AS cents FROM payments AS p" +
	" UNION ALL SELECT p.supplier_id, p.customer_id, p.reversed_on AS day, -(" + paymentsstore.Adds + ") AS cents FROM payments AS p" +
	" WHERE p.reversed_on <> ''"

// Since is the first day of which an account has an entry; "": none has any.
func (s *Store) Since(ctx context.Context) (day string, err error) {
	err = s.db.Read().NewSelect().TableExpr("("+moves+") AS m").ColumnExpr("COALESCE(MIN(m.day), '')").Scan(ctx, &day)
	return day, db.Wrap(err, "read when the first account began")
}

// Customers are the next ones after one that have an account.
func (s *Store) Customers(ctx context.Context, after, most int64) ([]int64, error) {
	var ids []int64
	err := s.db.Read().NewSelect().ColumnExpr("c.customer_id").OrderExpr("c.customer_id").Limit(most).
		TableExpr("(SELECT customer_id FROM invoices WHERE customer_id > ? UNION SELECT customer_id FROM payments WHERE customer_id > ?) AS c",
			after, after).Scan(ctx, &ids)
	return ids, db.Wrap(err, "read who has an account")
}

// Stated is the balance of an account at the end of a period.
type Stated struct {
	usersapi.Pair

	Closing money.Cents
}

// Stated are the accounts of customers that moved in a period, or stood open before it.
func (s *Store) Stated(ctx context.Context, from, to string, customers []int64) ([]Stated, error) {
	var rows []struct {
		SupplierID, CustomerID int64
		Cents                  money.Cents
	}
	err := s.db.Read().NewSelect().TableExpr("("+moves+") AS m").ColumnExpr("m.supplier_id, m.customer_id, SUM(m.cents) AS cents").
		Where("m.customer_id IN (?) AND m.day <= ?", bun.List(customers), to).GroupExpr("m.supplier_id, m.customer_id").
		Having("SUM(CASE WHEN m.day < ? THEN m.cents ELSE 0 END) <> 0 OR MAX(m.day) >= ?", from, from).
		OrderExpr("m.customer_id, m.supplier_id").Scan(ctx, &rows)
	stated := make([]Stated, 0, len(rows))
	for _, row := range rows {
		stated = append(stated, Stated{usersapi.Pair{SupplierID: row.SupplierID, CustomerID: row.CustomerID}, row.Cents})
	}
	return stated, db.Wrap(err, "read which accounts a period says something of")
}

// OpenOn is what was open between two people at the end of a day, by when it is due: of invoices, less what was credited by then and what
// pays them of payments that had come. A deposit invoice is paid before it is issued: what of it is open now was taken back.
func (s *Store) OpenOn(ctx context.Context, pair usersapi.Pair, day string) ([]invoices.Due, error) {
	var rows []struct {
		DueOn string
		Cents money.Cents
	}
	err := s.db.Read().NewSelect().ColumnExpr("o.due_on, SUM(o.cents) AS cents").GroupExpr("o.due_on").OrderExpr("o.due_on").
		Where("o.cents > 0").TableExpr(`(SELECT i.due_on, i.total_tax_incl_cents - CASE i.kind WHEN 'deposit' THEN i.paid_cents + i.credited_cents ELSE
 COALESCE((SELECT SUM(c.total_tax_incl_cents) FROM invoices AS c WHERE c.credit_of = i.id AND c.issued_on <= ?), 0)
 + COALESCE((SELECT SUM(a.amount_cents) FROM payment_allocations AS a JOIN payments AS p ON p.id = a.payment_id
   WHERE a.invoice_id = i.id AND p.received_on <= ?), 0) END AS cents
 FROM invoices AS i WHERE i.supplier_id = ? AND i.customer_id = ? AND i.kind <> 'credit_note' AND i.issued_on <= ?) AS o`,
		day, day, pair.SupplierID, pair.CustomerID, day).Scan(ctx, &rows)
	open := make([]invoices.Due, 0, len(rows))
	for _, row := range rows {
		open = append(open, invoices.Due{On: row.DueOn, Amount: row.Cents})
	}
	return open, db.Wrap(err, "read what was open on a day")
}
