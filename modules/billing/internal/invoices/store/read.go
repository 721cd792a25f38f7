package store

import (
	"context"
	"fmt"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/gate"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// inScope keeps the invoices of a scope. An agent reads those of orders that it placed, too (domain 2).
func inScope(q *bun.SelectQuery, scope lists.Scope) *bun.SelectQuery {
	if scope.AgentID == 0 {
		return db.Owned(q, scope, "i")
	}
	return db.WithAssigned(db.OfBuyer(q, scope, "i"), scope).Where("(i.placed_by = ? OR ?)", scope.AgentID, db.IsAssigned("i", "began_at"))
}

// sortColumns are the columns that lists sort by.
func sortColumns() map[string]string {
	return map[string]string{
		domain.SortIssuedOn: "issued_on", domain.SortDueOn: "due_on", domain.SortNumber: "number", domain.SortTotalIncl: "total_tax_incl_cents",
		domain.SortCustomer: "customer_name", domain.SortSupplier: "supplier_name",
	}
}

// List reads a page of a scope.
func (s *Store) List(ctx context.Context, scope lists.Scope, filter domain.Filter) (lists.Page[domain.Document], error) {
	found, err := db.List[invoiceRow](ctx, s.db, db.Listing{
		What: "invoices", Rows: filtered(inScope(s.db.Read().NewSelect().Model((*invoiceRow)(nil)), scope), filter), Alias: "i",
		Sorts: sortColumns(), Part: filter.Part, Stale: domain.ErrCursor,
	})
	return lists.Map(found, invoiceRow.document), err
}

const (
	// open is written as the partial indexes are: SQLite turns a sum on the left around, and then knows neither.
	open = "i.kind <> 'credit_note' AND i.total_tax_incl_cents > i.paid_cents + i.credited_cents"
	rest = "i.total_tax_incl_cents - i.paid_cents - i.credited_cents"
	// settled is what nothing is open of, and that was not credited whole.
	settled = "i.kind <> 'credit_note' AND NOT (" + open + ") AND (i.credited_cents = 0 OR i.credited_cents < i.total_tax_incl_cents)"
)

// orStatus keeps rows of a status too, as domain.Invoice.Status tells them apart.
func orStatus(q *bun.SelectQuery, status domain.Status, f domain.Filter) *bun.SelectQuery {
	today := f.Today
	switch status {
	case domain.Status(domain.DueSoon):
		return q.WhereOr(open+" AND i.due_on BETWEEN ? AND ?", today, f.Soon)
	case domain.ToPay:
		return q.WhereOr(open+" AND i.due_on >= ?", today)
	case domain.Overdue:
		return q.WhereOr(open+" AND i.due_on < ?", today)
	case domain.Paid:
		return q.WhereOr(settled + " AND i.written_off_cents = 0")
	case domain.WrittenOff:
		return q.WhereOr(settled + " AND i.written_off_cents > 0")
	case domain.Issued:
		return q.WhereOr("i.kind = ?", domain.KindCreditNote)
	default:
		return q.WhereOr("i.credited_cents > 0 AND i.credited_cents >= i.total_tax_incl_cents")
	}
}

func filtered(q *bun.SelectQuery, f domain.Filter) *bun.SelectQuery {
	if len(f.Statuses) > 0 {
		q = q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			for _, status := range f.Statuses {
				q = orStatus(q, domain.Status(status), f)
			}
			return q
		})
	}
	q = db.Among(q, "i.kind IN (?)", f.Kinds)
	for column, ids := range map[string][]int64{"supplier_id": f.Suppliers, "customer_id": f.Customers} {
		if len(ids) > 0 {
			q = q.Where("i.? IN (?)", bun.Ident(column), bun.List(ids))
		}
	}
	if len(f.Orders) > 0 {
		q = q.Where("i.id IN (SELECT invoice_id FROM invoice_orders WHERE order_id IN (?))", bun.List(f.Orders))
	}
	for _, bound := range []struct{ condition, day string }{
		{"i.issued_on >= ?", f.IssuedFrom}, {"i.issued_on <= ?", f.IssuedTo}, {"i.due_on >= ?", f.DueFrom}, {"i.due_on <= ?", f.DueTo},
	} {
		if bound.day != "" {
			q = q.Where(bound.condition, bound.day)
		}
	}
	for word := range strings.FieldsSeq(fold.Text(f.Search)) {
		q = q.Where(`i.search_text LIKE ? ESCAPE '\'`, db.Holding(word))
	}
	return q
}

// Invoice reads one of a scope.
func (s *Store) Invoice(ctx context.Context, scope lists.Scope, id int64) (domain.Document, error) {
	var row invoiceRow
	err := inScope(s.db.Read().NewSelect().Model(&row), scope).Where("i.id = ?", id).Scan(ctx)
	return row.document(), db.Found(err, domain.ErrNotFound, "read invoice")
}

// Readable are those of some documents that are in a scope.
func (s *Store) Readable(ctx context.Context, scope lists.Scope, ids []int64) ([]int64, error) {
	var found []int64
	err := inScope(s.db.Read().NewSelect().Model((*invoiceRow)(nil)).Column("id"), scope).Where("i.id IN (?)", bun.List(ids)).Scan(ctx, &found)
	return found, db.Wrap(err, "read which documents are in a scope")
}

// CreditNotes are those that take back a part of an invoice, the oldest first.
func (s *Store) CreditNotes(ctx context.Context, in db.Handle, invoiceID int64) ([]domain.Document, error) {
	var rows []invoiceRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("i.credit_of = ?", invoiceID).Order("i.id").Scan(ctx)
	return documentsOf(rows), db.Wrap(err, "read credit notes of an invoice")
}

// ByIDs are documents by their ids, ascending.
func (s *Store) ByIDs(ctx context.Context, in db.Handle, ids []int64) ([]domain.Document, error) {
	var rows []invoiceRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("i.id IN (?)", bun.List(ids)).Order("i.id").Scan(ctx)
	return documentsOf(rows), db.Wrap(err, "read documents")
}

// After are the documents that follow one by their ids, ascending.
func (s *Store) After(ctx context.Context, id, most int64) ([]domain.Document, error) {
	var rows []invoiceRow
	err := s.db.Read().NewSelect().Model(&rows).Where("i.id > ?", id).Order("i.id").Limit(most).Scan(ctx)
	return documentsOf(rows), db.Wrap(err, "read documents after one")
}

// due is what a document adds to what its customer owes, as domain.Document.Due.
const due = "CASE i.kind WHEN 'credit_note' THEN -i.total_tax_incl_cents WHEN 'invoice' THEN i.total_tax_incl_cents - i.deducted_cents" +
	" ELSE i.total_tax_incl_cents END"

// Issued are the documents between two people that were issued in a period, and what those of before come to.
func (s *Store) Issued(ctx context.Context, pair usersapi.Pair, from, to string) (before money.Cents, within []domain.Document, err error) {
	of := func() *bun.SelectQuery {
		return s.db.Read().NewSelect().Where("i.supplier_id = ? AND i.customer_id = ?", pair.SupplierID, pair.CustomerID)
	}
	err = of().TableExpr("invoices AS i").ColumnExpr("COALESCE(SUM("+due+"), 0)").Where("i.issued_on < ?", from).Scan(ctx, &before)
	if err != nil {
		return 0, nil, fmt.Errorf("sum the documents of a pair: %w", err)
	}
	var rows []invoiceRow
	err = of().Model(&rows).Where("i.issued_on >= ? AND i.issued_on <= ?", from, to).Order("i.issued_on", "i.id").
		Limit(domain.MostIssued + 1).Scan(ctx)
	return before, documentsOf(rows), db.Wrap(err, "read the documents of a pair")
}

// Unpaid are the open invoices of a scope, by pair, those that are due first first.
func (s *Store) Unpaid(ctx context.Context, scope lists.Scope) (map[usersapi.Pair][]domain.Due, error) {
	var rows []struct {
		SupplierID, CustomerID int64
		DueOn                  string
		Cents                  money.Cents
	}
	err := db.Owned(s.db.Read().NewSelect().TableExpr("invoices AS i"), scope, "i").
		ColumnExpr("i.supplier_id, i.customer_id, i.due_on, SUM("+rest+") AS cents").
		Where(open).GroupExpr("i.supplier_id, i.customer_id, i.due_on").OrderExpr("i.due_on").Scan(ctx, &rows)
	unpaid := map[usersapi.Pair][]domain.Due{}
	for _, row := range rows {
		pair := usersapi.Pair{SupplierID: row.SupplierID, CustomerID: row.CustomerID}
		unpaid[pair] = append(unpaid[pair], domain.Due{On: row.DueOn, Amount: row.Cents})
	}
	return unpaid, db.Wrap(err, "sum open invoices by pair")
}

// Claims are the open invoices of a supplier, or of a pair, those that are due first first.
func (s *Store) Claims(ctx context.Context, of usersapi.Pair, limit int64) ([]domain.Claim, error) {
	var rows []struct {
		ID, CustomerID              int64
		Number, CustomerName, DueOn string
		Cents                       money.Cents
	}
	q := s.db.Read().NewSelect().TableExpr("invoices AS i").Where("i.supplier_id = ?", of.SupplierID).Where(open).
		ColumnExpr("i.id, i.customer_id, i.number, i.customer_name, i.due_on, " + rest + " AS cents").OrderExpr("i.due_on, i.id").Limit(limit)
	if of.CustomerID != 0 {
		q = q.Where("i.customer_id = ?", of.CustomerID)
	}
	err := q.Scan(ctx, &rows)
	claims := make([]domain.Claim, 0, len(rows))
	for _, row := range rows {
		claims = append(claims, domain.Claim{
			ID: row.ID, Customer: row.CustomerID, CustomerName: row.CustomerName, Number: row.Number, DueOn: row.DueOn, Open: row.Cents,
		})
	}
	return claims, db.Wrap(err, "read what customers owe")
}

// Summary sums the invoices of a scope that a filter finds and that are open, and those paid that were issued from a day on.
func (s *Store) Summary(ctx context.Context, scope lists.Scope, filter domain.Filter, since string) (domain.Summary, error) {
	var sums struct{ ToPay, ToPayCents, Overdue, OverdueCents, Paid, PaidCents int64 }
	paid := settled + " AND i.written_off_cents = 0 AND i.paid_cents > 0 AND i.issued_on >= ?"
	today := filter.Today
	err := filtered(inScope(s.db.Read().NewSelect().TableExpr("invoices AS i"), scope), filter).
		ColumnExpr("COUNT(CASE WHEN "+open+" AND i.due_on >= ? THEN 1 END) AS to_pay", today).
		ColumnExpr("COALESCE(SUM(CASE WHEN "+open+" AND i.due_on >= ? THEN "+rest+" END), 0) AS to_pay_cents", today).
		ColumnExpr("COUNT(CASE WHEN "+open+" AND i.due_on < ? THEN 1 END) AS overdue", today).
		ColumnExpr("COALESCE(SUM(CASE WHEN "+open+" AND i.due_on < ? THEN "+rest+" END), 0) AS overdue_cents", today).
		ColumnExpr("COUNT(CASE WHEN "+paid+" THEN 1 END) AS paid", since).
		ColumnExpr("COALESCE(SUM(CASE WHEN "+paid+" THEN i.paid_cents END), 0) AS paid_cents", since).
		Scan(ctx, &sums)
	if err != nil {
		return domain.Summary{}, fmt.Errorf("sum invoices: %w", err)
	}
	return domain.Summary{
		ToPay: sum(sums.ToPay, sums.ToPayCents), Overdue: sum(sums.Overdue, sums.OverdueCents), Paid: sum(sums.Paid, sums.PaidCents),
		Since: since,
	}, nil
}

// Due counts the open invoices of a scope that are due on a day or were before.
func (s *Store) Due(ctx context.Context, scope lists.Scope, on string) (int64, error) {
	count, err := s.due(scope, on).Count(ctx)
	return count, db.Wrap(err, "count what is due")
}

func (s *Store) due(scope lists.Scope, on string) *bun.SelectQuery {
	return inScope(s.db.Read().NewSelect().TableExpr("invoices AS i"), scope).Where(open).Where("i.due_on <= ?", on)
}

// OverdueOf sums the open invoices of a scope that were due before a day, by customer.
func (s *Store) OverdueOf(ctx context.Context, scope lists.Scope, customers []int64, today string) (map[int64]usersapi.Overdue, error) {
	var rows []struct {
		CustomerID int64
		Cents      money.Cents
		Since      string
	}
	err := inScope(s.db.Read().NewSelect().TableExpr("invoices AS i"), scope).
		ColumnExpr("i.customer_id, MIN(i.due_on) AS since, SUM("+rest+") AS cents").
		Where(open).Where("i.due_on < ? AND i.customer_id IN (?)", today, bun.List(customers)).GroupExpr("i.customer_id").Scan(ctx, &rows)
	overdue := make(map[int64]usersapi.Overdue, len(rows))
	for _, row := range rows {
		overdue[row.CustomerID] = usersapi.Overdue{Amount: row.Cents, Since: row.Since}
	}
	return overdue, db.Wrap(err, "sum what is overdue by customer")
}

// exportPage is how many invoices of an export are read together.
const exportPage = 1_000

// Each gives all of a list one by one, a page at a time behind a cursor.
func (s *Store) Each(ctx context.Context, scope lists.Scope, filter domain.Filter, each func(domain.Document) error) error {
	filter.Limit, filter.Offset, filter.After = exportPage, 0, ""
	for given := 0; ; {
		page, err := s.List(ctx, scope, filter)
		if err != nil {
			return err
		}
		if given += len(page.Rows); given > domain.ExportLimit {
			return domain.ErrExportTooLarge
		}
		for _, invoice := range page.Rows {
			if err := each(invoice); err != nil {
				return err
			}
		}
		if filter.After = page.Next; filter.After == "" {
			return nil
		}
		if err := gate.Yield(ctx); err != nil {
			return err
		}
	}
}

func sum(count, cents int64) domain.Sum { return domain.Sum{Count: count, Amount: money.Cents(cents)} }
