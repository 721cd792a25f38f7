package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockstore "millesime/modules/receipts/internal/stock/store"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// recoverySorts are the columns that the list of returns sorts by.
func recoverySorts() map[string]string {
	return map[string]string{
		domain.SortRecoveryCreatedAt: "created_at", domain.SortRecoveryNumber: "number", domain.SortRecoveryStatus: "status",
		domain.SortRecoveryUnits: "units",
	}
}

// Recoveries reads a page of the returns that somebody reads.
func (s *RecoveryStore) Recoveries(ctx context.Context, of stock.Reading, filter domain.RecoveryFilter) (lists.Page[domain.Recovery], error) {
	rows := stockstore.Within(s.db.Read().NewSelect().Model((*recoveryRow)(nil)), of, "v")
	found, err := db.List[recoveryRow](ctx, s.db, db.Listing{
		What: "stock returns", Rows: filteredRecoveries(rows, filter), Alias: "v", Sorts: recoverySorts(), Part: filter.Part,
		Stale: domain.ErrRecoveryCursor,
	})
	return lists.Map(found, recoveryRow.recovery), err
}

func filteredRecoveries(q *bun.SelectQuery, f domain.RecoveryFilter) *bun.SelectQuery {
	q = db.Among(q, "v.status IN (?)", f.Statuses)
	if f.Warehouse != "" {
		q = q.Where("v.warehouse = ?", f.Warehouse)
	}
	q = db.Among(q, "v.supplier_id IN (?)", f.Suppliers)
	if len(f.Products) > 0 {
		q = q.Where("v.id IN (SELECT vl.recovery_id FROM stock_recovery_lines vl WHERE vl.product_id IN (?))", bun.List(f.Products))
	}
	return db.HoldingWords(q, "v.search_text", f.Search)
}

// Recovery reads one return that somebody reads with its lines and timeline.
func (s *RecoveryStore) Recovery(ctx context.Context, of stock.Reading, id int64) (domain.Recovery, error) {
	r, err := s.recovery(ctx, nil, of, id)
	if err != nil {
		return domain.Recovery{}, err
	}
	r.Timeline, err = recoverySteps().Of(ctx, s.db, id)
	return r, err
}

// LockRecovery reads one return that somebody reads with its lines; nobody else moves it before the transaction ends.
func (s *RecoveryStore) LockRecovery(ctx context.Context, tx *db.Tx, of stock.Reading, id int64) (domain.Recovery, error) {
	return s.recovery(ctx, tx, of, id)
}

func (s *RecoveryStore) recovery(ctx context.Context, in db.Handle, of stock.Reading, id int64) (domain.Recovery, error) {
	reader := s.db.Reader(in)
	var row recoveryRow
	query := stockstore.Within(reader.NewSelect().Model(&row), of, "v").Where("v.id = ?", id)
	err := db.LockRows(query, in).Scan(ctx)
	if db.NotFound(err) {
		return domain.Recovery{}, domain.ErrRecoveryNotFound
	}
	if err != nil {
		return domain.Recovery{}, fmt.Errorf("read stock return: %w", err)
	}
	var lines []recoveryLineRow
	if err := reader.NewSelect().Model(&lines).Where("vl.recovery_id = ?", id).Order("vl.id").Scan(ctx); err != nil {
		return domain.Recovery{}, fmt.Errorf("read stock return lines: %w", err)
	}
	r := row.recovery()
	for _, line := range lines {
		r.Lines = append(r.Lines, line.line())
	}
	return r, nil
}
