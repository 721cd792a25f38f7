package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
)

// People reads a page and the cursor of the next one.
func (s *Store) People(ctx context.Context, scope domain.Scope, q domain.PeopleQuery) ([]domain.Seen, string, error) {
	sort := peopleSort(q)
	found, err := s.find(ctx, scope, q, false)
	if err != nil {
		return nil, "", err
	}
	query, err := sort.Apply(found, "u", db.Part{After: q.After, Offset: q.Offset, Limit: q.Limit})
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
	found, err := s.find(ctx, scope, q, true)
	if err != nil {
		return 0, err
	}
	return s.db.Total(ctx, found, most)
}

func (s *Store) find(ctx context.Context, scope domain.Scope, q domain.PeopleQuery, counting bool) (*bun.SelectQuery, error) {
	cards, err := s.cards(ctx, scope)
	if err != nil {
		return nil, err
	}
	query := inGroups(s.match(visible(s.db.Read(), scope, cards), scope, q.Search), q.Groups, counting)
	if len(q.Statuses) > 0 {
		query = query.Where("u.status IN (?)", bun.List(q.Statuses))
	}
	if !q.CreatedFrom.IsZero() {
		query = query.Where("u.created_at >= ?", q.CreatedFrom)
	}
	if !q.CreatedTo.IsZero() {
		query = query.Where("u.created_at < ?", q.CreatedTo)
	}
	return query, nil
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
