package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/audit"
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
