package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/counts/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Lines reads a page of the lines of a session.
func (s *Store) Lines(ctx context.Context, id int64, filter domain.LineFilter) (lists.Page[domain.Line], error) {
	q := s.db.Read().NewSelect().Model((*lineRow)(nil)).Where("cl.count_id = ?", id)
	switch filter.View {
	case domain.LinesCounted:
		q = q.Where("cl.counted IS NOT NULL")
	case domain.LinesUncounted:
		q = q.Where("cl.counted IS NULL")
	case domain.LinesDifferent:
		q = q.Where("cl.difference <> 0")
	case domain.LinesRecount:
		q = q.Where("cl.recount")
	}
	found, err := db.List[lineRow](ctx, s.db, db.Listing{
		What: "lines of a counting session", Rows: db.HoldingWords(q, "cl.search_text", filter.Search), Alias: "cl", Part: filter.Part,
		Stale: domain.ErrCursor,
		Sorts: map[string]string{domain.SortLineName: "name", domain.SortLineDifference: "difference", domain.SortLineValue: "value_cents"},
	})
	return lists.Map(found, lineRow.line), err
}

// LinesOf reads the lines of a session: of products, of all with nil.
func (s *Store) LinesOf(ctx context.Context, tx *db.Tx, id int64, productIDs []int64) ([]domain.Line, error) {
	var rows []lineRow
	query := tx.IDB().NewSelect().Model(&rows).Where("cl.count_id = ?", id).Order("cl.product_id")
	if productIDs != nil {
		query = query.Where("cl.product_id IN (?)", bun.List(productIDs))
	}
	err := query.Scan(ctx)
	return lists.Each(rows, lineRow.line), db.Wrap(err, "read lines of a counting session")
}

// PageOfEntries reads a page of what was entered in a session, the newest first; of one product, unless it is 0.
func (s *Store) PageOfEntries(ctx context.Context, id, productID int64, part lists.Part) (lists.Page[domain.Entry], error) {
	q := s.db.Read().NewSelect().Model((*entryRow)(nil)).Where("ce.count_id = ?", id)
	if productID != 0 {
		q = q.Where("ce.product_id = ?", productID)
	}
	part.Sorts = []lists.Sort{{Key: "id", Descending: true}}
	found, err := db.List[entryRow](ctx, s.db, db.Listing{
		What: "entries of a counting session", Rows: q, Alias: "ce", Sorts: map[string]string{"id": "id"}, Part: part,
		Stale: domain.ErrCursor,
	})
	return lists.Map(found, entryRow.entry), err
}

// CountedIn are the numbers of other open sessions that count products.
func (s *Store) CountedIn(ctx context.Context, tx *db.Tx, productIDs []int64, but int64) (map[int64]string, error) {
	var rows []struct {
		ProductID int64
		Number    string
	}
	err := tx.IDB().NewSelect().TableExpr("stock_count_lines AS cl").Join("JOIN stock_counts AS c ON c.id = cl.count_id").
		ColumnExpr("cl.product_id, c.number").Where("cl.product_id IN (?)", bun.List(productIDs)).Where("cl.is_open").
		Where("cl.count_id <> ?", but).Scan(ctx, &rows)
	numbers := make(map[int64]string, len(rows))
	for _, row := range rows {
		numbers[row.ProductID] = row.Number
	}
	return numbers, db.Wrap(err, "read who counts products")
}
