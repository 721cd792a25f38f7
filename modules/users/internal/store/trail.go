package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/lists"
)

// AuditEntries reads entries, the newest first.
func (s *Store) AuditEntries(ctx context.Context, q audit.Query) ([]audit.Record, error) {
	return audit.Find(ctx, s.db, q)
}

// CountAuditEntries stops counting at most.
func (s *Store) CountAuditEntries(ctx context.Context, q audit.Query, most int64) (int64, error) {
	return audit.Count(ctx, s.db, q, most)
}

// Authors are the people in a scope as the trail names them; admins, who share a company, go by their own name.
func (s *Store) Authors(ctx context.Context, scope domain.Scope, ids []int64) (map[int64]domain.Author, error) {
	authors := make(map[int64]domain.Author, len(ids))
	if len(ids) == 0 {
		return authors, nil
	}
	var rows []userRow
	err := visible(s.db.Read(), scope).ColumnExpr("u.id, u.group_code, u.company, u.first_name, u.last_name, u.email").
		Where("u.id IN (?)", bun.List(ids)).Scan(ctx, &rows)
	for _, row := range rows {
		party := row.party()
		name := party.DisplayName()
		if party.Group.IsAdmin() {
			name = party.PersonalName()
		}
		authors[row.ID] = domain.Author{
			NamedPerson: domain.NamedPerson{ID: row.ID, Name: name},
			Company:     row.Company, FirstName: row.FirstName, LastName: row.LastName,
		}
	}
	return authors, err
}

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
	return lists.Each(rows, func(row tradeRow) domain.Trade {
		return domain.Trade{SupplierID: row.SupplierID, CustomerID: row.CustomerID, LastOrderAt: row.LastOrderAt}
	}), err
}

// NotesBy reads what a person wrote down about others.
func (s *Store) NotesBy(ctx context.Context, userID int64) ([]domain.Note, error) {
	var rows []noteRow
	err := s.db.Read().NewSelect().Model(&rows).Where("author_id = ?", userID).Order("id").Scan(ctx)
	return lists.Each(rows, noteRow.note), err
}
