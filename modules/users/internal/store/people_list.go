package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
)

// People reads a page and the cursor of the next one.
func (s *Store) People(ctx context.Context, scope domain.Scope, q domain.PeopleQuery) ([]domain.Seen, string, error) {
	sort := peopleSort(q)
	query, err := sort.Apply(s.find(scope, q, false), "u", db.Part{After: q.After, Offset: q.Offset, Limit: q.Limit})
	if err != nil {
		return nil, "", domain.ErrPeopleCursor.Because(err)
	}
	var rows []seenRow
	if err := query.ColumnExpr("u.*").ColumnExpr(tie(scope)).Scan(ctx, &rows); err != nil {
		return nil, "", err
	}
	next := ""
	if q.Limit > 0 && len(rows) > q.Limit {
		rows = rows[:q.Limit]
		last := rows[len(rows)-1]
		next = sort.After(peopleSortValue(last.userRow, q.Sort), last.ID)
	}
	people := make([]domain.Seen, 0, len(rows))
	for _, row := range rows {
		people = append(people, row.seen())
	}
	return people, next, nil
}

// CountPeople stops counting at most.
func (s *Store) CountPeople(ctx context.Context, scope domain.Scope, q domain.PeopleQuery, most int64) (int64, error) {
	first := s.find(scope, q, true).ColumnExpr("1").Limit(most)
	var total int64
	err := s.db.Read().NewSelect().TableExpr("(?) AS first", first).ColumnExpr("count(*)").Scan(ctx, &total)
	return total, err
}

func (s *Store) find(scope domain.Scope, q domain.PeopleQuery, counting bool) *bun.SelectQuery {
	query := inGroups(s.match(visible(s.db.Read(), scope), scope, q.Search), q.Groups, counting)
	if len(q.Statuses) > 0 {
		query = query.Where("u.status IN (?)", bun.List(q.Statuses))
	}
	if !q.CreatedFrom.IsZero() {
		query = query.Where("u.created_at >= ?", q.CreatedFrom)
	}
	if !q.CreatedTo.IsZero() {
		query = query.Where("u.created_at < ?", q.CreatedTo)
	}
	return query
}

// peopleSort finds the column of a sort key.
func peopleSort(q domain.PeopleQuery) db.Sort {
	s := db.Sort{Key: q.Sort, Descending: q.Descending}
	switch q.Sort {
	case domain.SortLastName:
		s.Column = "last_name_search"
	case domain.SortEmail:
		s.Column = "email"
	case domain.SortCreatedAt:
		s.Column, s.Kind = "created_at", db.SortInstant
	case domain.SortStatus:
		s.Column = "status"
	default:
		s.Column = "company_search"
	}
	return s
}

func peopleSortValue(row userRow, sort string) any {
	switch sort {
	case domain.SortLastName:
		return row.LastNameSearch
	case domain.SortEmail:
		return row.Email
	case domain.SortCreatedAt:
		return row.CreatedAt
	case domain.SortStatus:
		return row.Status
	default:
		return row.CompanySearch
	}
}

// Bonds are what a reader keeps of several people, by their ids. An agent without a valid relation to the reader is
// nobody's agent any more.
func (s *Store) Bonds(ctx context.Context, readerID int64, ids []int64) (map[int64]domain.Bond, error) {
	bonds := make(map[int64]domain.Bond, len(ids))
	if len(ids) == 0 {
		return bonds, nil
	}
	var rows []struct {
		ID          int64
		Label       *string
		LastOrderAt *time.Time
		AgentID     *int64
		Company     *string
		FirstName   *string
		LastName    *string
	}
	err := s.db.Read().NewSelect().TableExpr("users AS u").
		ColumnExpr("u.id, r.label, l.last_order_at, g.id AS agent_id, g.company, g.first_name, g.last_name").
		Join("LEFT JOIN user_relations AS r ON r.parent_id = ? AND r.child_id = u.id AND r.status = ?", readerID, domain.RelationValid).
		Join("LEFT JOIN trade_links AS l ON l.supplier_id = ? AND l.customer_id = u.id", readerID).
		Join("LEFT JOIN user_relations AS a ON a.parent_id = ? AND a.child_id = r.agent_id AND a.status = ?", readerID, domain.RelationValid).
		Join("LEFT JOIN users AS g ON g.id = a.child_id").
		Where("u.id IN (?)", bun.List(ids)).Scan(ctx, &rows)
	for _, row := range rows {
		var bond domain.Bond
		if row.Label != nil {
			bond.Label = *row.Label
		}
		if row.LastOrderAt != nil {
			bond.LastOrderAt = row.LastOrderAt.UTC()
		}
		if row.AgentID != nil {
			bond.Agent = &domain.NamedPerson{ID: *row.AgentID, Name: domain.DisplayName(*row.Company, *row.FirstName, *row.LastName)}
		}
		bonds[row.ID] = bond
	}
	return bonds, err
}
