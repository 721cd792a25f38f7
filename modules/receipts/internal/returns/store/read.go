package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/returns/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockstore "millesime/modules/receipts/internal/stock/store"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// sortColumns are the columns that the list of returns sorts by.
func sortColumns() map[string]string {
	return map[string]string{
		domain.SortCreatedAt: "created_at", domain.SortNumber: "number", domain.SortStatus: "status",
		domain.SortUnits: "units",
	}
}

// List reads a page of the returns that somebody reads.
func (s *Store) List(ctx context.Context, of stock.Reading, filter domain.Filter) (lists.Page[domain.Return], error) {
	rows := stockstore.Within(s.db.Read().NewSelect().Model((*returnRow)(nil)), of, "v")
	found, err := db.List[returnRow](ctx, s.db, db.Listing{
		What: "stock returns", Rows: filtered(rows, filter), Alias: "v", Sorts: sortColumns(), Part: filter.Part,
		Stale: domain.ErrCursor,
	})
	return lists.Map(found, returnRow.one), err
}

func filtered(q *bun.SelectQuery, f domain.Filter) *bun.SelectQuery {
	if len(f.Products) > 0 {
		q = q.Where("v.id IN (SELECT vl.recovery_id FROM stock_recovery_lines vl WHERE vl.product_id IN (?))", bun.List(f.Products))
	}
	return stockstore.Narrowed(q, f, "v")
}

// Return reads one return that somebody reads with its lines and timeline.
func (s *Store) Return(ctx context.Context, of stock.Reading, id int64) (domain.Return, error) {
	r, err := s.read(ctx, nil, of, id)
	if err != nil {
		return domain.Return{}, err
	}
	r.Timeline, err = steps().Of(ctx, s.db, id)
	return r, err
}

// Lock reads one return that somebody reads with its lines; nobody else moves it before the transaction ends.
func (s *Store) Lock(ctx context.Context, tx *db.Tx, of stock.Reading, id int64) (domain.Return, error) {
	return s.read(ctx, tx, of, id)
}

func (s *Store) read(ctx context.Context, in db.Handle, of stock.Reading, id int64) (domain.Return, error) {
	reader := s.db.Reader(in)
	var row returnRow
	query := stockstore.Within(reader.NewSelect().Model(&row), of, "v").Where("v.id = ?", id)
	err := db.LockRows(query, in).Scan(ctx)
	if err := db.Found(err, domain.ErrNotFound, "read stock return"); err != nil {
		return domain.Return{}, err
	}
	var lines []lineRow
	err = reader.NewSelect().Model(&lines).Where("vl.recovery_id = ?", id).Order("vl.id").Scan(ctx)
	r := row.one()
	r.Lines = lists.Each(lines, lineRow.line)
	return r, db.Wrap(err, "read stock return lines")
}
