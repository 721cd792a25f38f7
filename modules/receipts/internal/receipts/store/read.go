package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockstore "millesime/modules/receipts/internal/stock/store"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// sortColumns are the columns that lists sort by.
func sortColumns() map[string]string {
	return map[string]string{
		domain.SortExpectedOn: "expected_on", domain.SortCreatedAt: "created_at", domain.SortNumber: "number", domain.SortStatus: "status",
	}
}

// withTotals adds the units of a receipt's lines.
const withTotals = `r.*,
 (SELECT COUNT(*) FROM receipt_lines rl WHERE rl.receipt_id = r.id) AS line_count,
 (SELECT CAST(COALESCE(SUM(rl.expected), 0) AS BIGINT) FROM receipt_lines rl WHERE rl.receipt_id = r.id) AS expected,
 (SELECT CAST(COALESCE(SUM(rl.received), 0) AS BIGINT) FROM receipt_lines rl WHERE rl.receipt_id = r.id) AS received,
 (SELECT CAST(COALESCE(SUM(rl.damaged), 0) AS BIGINT) FROM receipt_lines rl WHERE rl.receipt_id = r.id) AS damaged,
 (SELECT CAST(COALESCE(SUM(rl.expected - rl.received - rl.damaged), 0) AS BIGINT) FROM receipt_lines rl
  WHERE rl.receipt_id = r.id AND rl.expected > rl.received + rl.damaged) AS short`

// Receipts reads a page of those that somebody reads.
func (s *Store) Receipts(ctx context.Context, of stock.Reading, f domain.Filter) (lists.Page[domain.Receipt], error) {
	found, err := db.List[receiptRow](ctx, s.db, db.Listing{
		What: "receipts", Rows: filtered(read(s.db.Read().NewSelect().TableExpr("receipts AS r").ColumnExpr(withTotals), of), of, f), Alias: "r",
		Counted: filtered(read(s.db.Read().NewSelect().TableExpr("receipts AS r"), of), of, f),
		Sorts:   sortColumns(), Part: f.Part, Stale: domain.ErrCursor,
	})
	return lists.Map(found, receiptRow.receipt), err
}

// read keeps the receipts that somebody reads.
func read(q *bun.SelectQuery, of stock.Reading) *bun.SelectQuery {
	return stockstore.Within(q, of, "r")
}

// mine keeps the receipts of which a reader keeps the warehouse.
func mine(q *bun.SelectQuery, of stock.Reading) *bun.SelectQuery {
	if of.Admin() {
		return q.Where("r.warehouse = ?", receiptsapi.WarehouseDartess)
	}
	return q.Where("r.warehouse <> ?", receiptsapi.WarehouseDartess)
}

const ofProducts = "r.id IN (SELECT rl.receipt_id FROM receipt_lines rl WHERE rl.product_id IN (?))"

func filtered(q *bun.SelectQuery, of stock.Reading, f domain.Filter) *bun.SelectQuery {
	switch f.View {
	case stock.ViewOpen:
		q = q.Where("r.status IN (?)", bun.List(domain.OpenStatuses()))
	case stock.ViewHistory:
		q = q.Where("r.status NOT IN (?)", bun.List(domain.OpenStatuses()))
	case stock.ViewToDo:
		q = q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			q = q.WhereGroup("", func(q *bun.SelectQuery) *bun.SelectQuery { return toChase(q, of) })
			return q.WhereGroup(" OR ", func(q *bun.SelectQuery) *bun.SelectQuery { return toCount(q, of) })
		})
	}
	q = db.Among(q, "r.status IN (?)", f.Statuses)
	q = db.Among(q, "r.supplier_id IN (?)", f.Suppliers)
	if f.Warehouse != "" {
		q = q.Where("r.warehouse = ?", f.Warehouse)
	}
	if len(f.Products) > 0 {
		q = q.Where(ofProducts, bun.List(f.Products))
	}
	return stockstore.FoundBy(q, f.Search, "r", ofProducts)
}

func late(q *bun.SelectQuery, of stock.Reading) *bun.SelectQuery {
	return q.Where("r.status = ?", domain.Processing).Where("r.expected_on < ?", of.Today)
}

// toChase are those that a reader has to see to: a supplier all of its own, admins what Dartess awaits.
func toChase(q *bun.SelectQuery, of stock.Reading) *bun.SelectQuery {
	if of.Admin() {
		q = mine(q, of)
	}
	return late(q, of)
}

func toCount(q *bun.SelectQuery, of stock.Reading) *bun.SelectQuery {
	return mine(q.Where("r.status IN (?, ?)", domain.Warehouse, domain.Partiel), of)
}

// Receipt reads one that somebody reads, with its lines and its timeline.
func (s *Store) Receipt(ctx context.Context, in db.Handle, of stock.Reading, id int64) (domain.Receipt, error) {
	r, err := s.receipt(ctx, in, of, id)
	if err != nil {
		return r, err
	}
	var steps []stepRow
	err = s.db.Reader(in).NewSelect().Model(&steps).Where("t.receipt_id = ?", id).Order("t.id").Scan(ctx)
	r.Timeline = lists.Each(steps, stepRow.step)
	return r, db.Wrap(err, "read receipt timeline")
}

// Lock reads one that somebody reads with its lines, and locks it until the transaction ends.
func (s *Store) Lock(ctx context.Context, tx *db.Tx, of stock.Reading, id int64) (domain.Receipt, error) {
	query := read(tx.IDB().NewSelect().TableExpr("receipts AS r").ColumnExpr("r.id").Where("r.id = ?", id), of)
	var locked []int64
	if err := db.LockRows(query, tx).Scan(ctx, &locked); err != nil {
		return domain.Receipt{}, fmt.Errorf("lock receipt: %w", err)
	}
	if len(locked) == 0 {
		return domain.Receipt{}, domain.ErrNotFound
	}
	return s.receipt(ctx, tx, of, id)
}

func (s *Store) receipt(ctx context.Context, in db.Handle, of stock.Reading, id int64) (domain.Receipt, error) {
	var row receiptRow
	query := s.db.Reader(in).NewSelect().TableExpr("receipts AS r").ColumnExpr(withTotals).Where("r.id = ?", id)
	err := read(query, of).Scan(ctx, &row)
	if err := db.Found(err, domain.ErrNotFound, "read receipt"); err != nil {
		return domain.Receipt{}, err
	}
	var lines []lineRow
	if err := s.db.Reader(in).NewSelect().Model(&lines).Where("rl.receipt_id = ?", id).Order("rl.position", "rl.id").Scan(ctx); err != nil {
		return domain.Receipt{}, fmt.Errorf("read receipt lines: %w", err)
	}
	r := row.receipt()
	r.Lines = lists.Each(lines, lineRow.line)
	return r, s.readLineLots(ctx, in, &r)
}

// Summary counts what somebody reads.
func (s *Store) Summary(ctx context.Context, of stock.Reading) (domain.Summary, error) {
	var sums domain.Summary
	count := func(n *int64, narrow func(*bun.SelectQuery, stock.Reading) *bun.SelectQuery) error {
		err := narrow(read(s.db.Read().NewSelect().TableExpr("receipts AS r").ColumnExpr("COUNT(*)"), of), of).Scan(ctx, n)
		return db.Wrap(err, "count receipts")
	}
	err := count(&sums.ToReceive, func(q *bun.SelectQuery, _ stock.Reading) *bun.SelectQuery {
		return q.Where("r.status = ?", domain.Processing)
	})
	if err == nil {
		err = count(&sums.Late, toChase)
	}
	if err == nil {
		err = count(&sums.ToCount, toCount)
	}
	return sums, err
}
