package store

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/lists"
)

// Families reads every session that is still remembered, the newest first.
func (s *Store) Families(ctx context.Context, userID int64) ([]domain.Family, error) {
	var rows []familyRow
	err := s.db.Read().NewSelect().Model(&rows).Where("user_id = ?", userID).OrderExpr("created_at DESC, id").Scan(ctx)
	families := make([]domain.Family, 0, len(rows))
	for _, row := range rows {
		families = append(families, domain.Family{
			ID: row.ID, UserID: row.UserID, CreatedAt: row.CreatedAt, AuthTime: row.AuthTime,
			UserAgent: row.UserAgent, RevokedAt: row.RevokedAt,
		})
	}
	return families, err
}

// LinksOf reads every relation of a person, whichever side it is.
func (s *Store) LinksOf(ctx context.Context, userID int64) ([]domain.Link, error) {
	var rows []linkRow
	err := links(s.db.Read()).Where("(r.parent_id = ? OR r.child_id = ?)", userID, userID).OrderExpr("r.id").Scan(ctx, &rows)
	return lists.Each(rows, linkRow.link), err
}

// Trades reads with whom a person trades.
func (s *Store) Trades(ctx context.Context, userID int64) ([]domain.Trade, error) {
	var rows []tradeRow
	err := s.db.Read().NewSelect().Model(&rows).Where("(supplier_id = ? OR customer_id = ?)", userID, userID).
		Order("supplier_id", "customer_id").Scan(ctx)
	trades := make([]domain.Trade, 0, len(rows))
	for _, row := range rows {
		trades = append(trades, domain.Trade{SupplierID: row.SupplierID, CustomerID: row.CustomerID, LastOrderAt: row.LastOrderAt})
	}
	return trades, err
}

// NotesBy reads what a person wrote down about others.
func (s *Store) NotesBy(ctx context.Context, userID int64) ([]domain.Note, error) {
	var rows []noteRow
	err := s.db.Read().NewSelect().Model(&rows).Where("author_id = ?", userID).Order("id").Scan(ctx)
	return lists.Each(rows, noteRow.note), err
}
