package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quotestore "millesime/modules/pricing/internal/quote/store"
	"millesime/platform/db"
)

// followed tells whether a published list of its series follows one.
const followed = `EXISTS (SELECT 1 FROM price_lists AS n
  WHERE n.series_id = l.series_id AND n.revision > l.revision AND n.published_at IS NOT NULL)`

type toldRow struct {
	priceListRow

	Told     domain.Telling
	Followed bool
}

// MarkTold notes that people are told of the published lists that are due on a civil day, and gives those with what was told of
// them before. It gives no list twice.
func (s *Store) MarkTold(ctx context.Context, tx *db.Tx, day string) ([]domain.Told, error) {
	var rows []toldRow
	month, week := quote.LastDays(day)
	query := tx.IDB().NewSelect().Model((*priceListRow)(nil)).ColumnExpr(listColumns).ColumnExpr("l.told").ColumnExpr(followed+" AS followed").
		Where("l.published_at IS NOT NULL AND l.starts_on <= ?", day).
		WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			return q.Where("l.told = ?", domain.ToldNothing).
				WhereOr("l.ends_on <> '' AND NOT "+followed+" AND (l.told < ? AND l.ends_on <= ? OR l.told < ? AND l.ends_on <= ? OR l.told < ? AND l.ends_on < ?)",
					domain.ToldMonth, month, domain.ToldWeek, week, domain.ToldEnded, day)
		}).
		OrderExpr("l.id").Limit(quotestore.ToldTogether)
	if err := db.LockRows(query, tx).Scan(ctx, &rows); err != nil {
		return nil, fmt.Errorf("find price lists to tell of: %w", err)
	}
	byTelling := map[domain.Telling][]int64{}
	var found []domain.Told
	for _, r := range rows {
		told := domain.Told{PriceList: r.list(), Before: r.Told}
		told.Now = told.TellingDue(day, r.Followed)
		byTelling[told.Now] = append(byTelling[told.Now], r.ID)
		found = append(found, told)
	}
	for telling, ids := range byTelling {
		_, err := tx.IDB().NewUpdate().TableExpr("price_lists").Set("told = ?", telling).Where("id IN (?)", bun.List(ids)).Exec(ctx)
		if err != nil {
			return nil, fmt.Errorf("mark price lists as told of: %w", err)
		}
	}
	return found, s.addressTold(ctx, tx, found)
}

// addressTold reads whom each is for.
func (s *Store) addressTold(ctx context.Context, tx *db.Tx, found []domain.Told) error {
	named := make([]domain.PriceList, len(found))
	for i := range found {
		named[i] = found[i].PriceList
	}
	if err := s.address(ctx, tx, named); err != nil {
		return err
	}
	for i := range found {
		found[i].PriceList = named[i]
	}
	return nil
}
