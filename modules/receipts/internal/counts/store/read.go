package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/counts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockstore "millesime/modules/receipts/internal/stock/store"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// List reads a page of the counting sessions that somebody reads, with their totals.
func (s *Store) List(ctx context.Context, of stock.Reading, filter domain.Filter) (lists.Page[domain.Session], error) {
	q := stockstore.Within(s.db.Read().NewSelect().Model((*sessionRow)(nil)), of, "c")
	found, err := db.List[sessionRow](ctx, s.db, db.Listing{
		What: "counting sessions", Rows: stockstore.Narrowed(q, filter, "c"), Alias: "c", Part: filter.Part, Stale: domain.ErrCursor,
		Sorts: map[string]string{
			domain.SortCreatedAt: "created_at", domain.SortNumber: "number", domain.SortStatus: "status",
		},
	})
	if err != nil {
		return lists.Page[domain.Session]{}, err
	}
	page := lists.Map(found, sessionRow.session)
	return page, s.sumUp(ctx, nil, page.Rows)
}

// Session reads one session that somebody reads, with its totals; inside a transaction it is locked.
func (s *Store) Session(ctx context.Context, in db.Handle, of stock.Reading, id int64) (domain.Session, error) {
	var row sessionRow
	query := stockstore.Within(s.db.Reader(in).NewSelect().Model(&row), of, "c").Where("c.id = ?", id)
	err := db.LockRows(query, in).Scan(ctx)
	if err := db.Found(err, domain.ErrNotFound, "read counting session"); err != nil {
		return domain.Session{}, err
	}
	all := []domain.Session{row.session()}
	err = s.sumUp(ctx, in, all)
	return all[0], err
}

// Lock is Session in a transaction.
func (s *Store) Lock(ctx context.Context, tx *db.Tx, of stock.Reading, id int64) (domain.Session, error) {
	return s.Session(ctx, tx, of, id)
}

// Timeline reads what happened to a session.
func (s *Store) Timeline(ctx context.Context, id int64) ([]domain.Step, error) {
	return steps().Of(ctx, s.db, id)
}

// BegunBy is who began a session.
func (s *Store) BegunBy(ctx context.Context, tx *db.Tx, id int64) (int64, error) {
	return steps().First(ctx, tx, id)
}

// sumUp gives sessions the totals of their lines.
func (s *Store) sumUp(ctx context.Context, in db.Handle, sessions []domain.Session) error {
	if len(sessions) == 0 {
		return nil
	}
	ids := lists.Each(sessions, func(one domain.Session) int64 { return one.ID })
	var rows []struct {
		CountID int64
		domain.Totals
	}
	err := s.db.Reader(in).NewSelect().TableExpr("stock_count_lines AS cl").ColumnExpr("cl.count_id").
		ColumnExpr("COUNT(*) AS lines").ColumnExpr("COUNT(cl.counted) AS counted").
		ColumnExpr("COUNT(CASE WHEN cl.difference <> 0 THEN 1 END) AS different").
		ColumnExpr("CAST(COALESCE(SUM(CASE WHEN cl.difference < 0 THEN -cl.difference END), 0) AS BIGINT) AS missing").
		ColumnExpr("CAST(COALESCE(SUM(CASE WHEN cl.difference > 0 THEN cl.difference END), 0) AS BIGINT) AS surplus").
		ColumnExpr("CAST(COALESCE(SUM(CASE WHEN cl.difference < 0 THEN -cl.value_cents END), 0) AS BIGINT) AS missing_value").
		ColumnExpr("CAST(COALESCE(SUM(CASE WHEN cl.difference > 0 THEN cl.value_cents END), 0) AS BIGINT) AS surplus_value").
		Where("cl.count_id IN (?)", bun.List(ids)).GroupExpr("cl.count_id").Scan(ctx, &rows)
	if err != nil {
		return fmt.Errorf("sum up counting sessions: %w", err)
	}
	totals := make(map[int64]domain.Totals, len(rows))
	for _, row := range rows {
		totals[row.CountID] = row.Totals
	}
	for n := range sessions {
		sessions[n].Totals = totals[sessions[n].ID]
	}
	return nil
}
