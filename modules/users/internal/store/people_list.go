package store

import (
	"context"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// listedRow is a person in a list, with what only some lists sort by.
type listedRow struct {
	seenRow

	LastOrderKey time.Time
	AgentKey     string
}

// People reads a page and the cursor of the next one.
func (s *Store) People(ctx context.Context, scope domain.Scope, q domain.PeopleQuery) ([]domain.Seen, string, error) {
	sorts := db.SortsBy(q.Sorts, peopleSort)
	query, err := s.find(ctx, scope, q, false)
	if err != nil {
		return nil, "", err
	}
	query = query.ColumnExpr("u.*").ColumnExpr(tie(scope))
	if sortsByTrade(q.Sorts) {
		query = s.db.Read().NewSelect().TableExpr("(?) AS u", tradedWith(query, scope.Actor)).ColumnExpr("u.*")
	}
	query, err = sorts.Apply(query, "u", db.Part{After: q.After, Offset: q.Offset, Limit: q.Limit})
	if err != nil {
		return nil, "", domain.ErrPeopleCursor.Because(err)
	}
	var rows []listedRow
	if err := query.Scan(ctx, &rows); err != nil {
		return nil, "", err
	}
	next := ""
	if q.Limit > 0 && len(rows) > q.Limit {
		rows = rows[:q.Limit]
		last := rows[len(rows)-1]
		next = sorts.After(last.ID, func(key string) any { return peopleSortValue(last, key) })
	}
	people := make([]domain.Seen, 0, len(rows))
	for _, row := range rows {
		people = append(people, row.seen())
	}
	return people, next, nil
}

func sortsByTrade(sorts []db.SortKey) bool {
	return slices.ContainsFunc(sorts, func(s db.SortKey) bool {
		return s.Key == domain.SortLastOrderAt || s.Key == domain.SortAgent
	})
}

// tradedWith adds when people last ordered from a supplier and by whom it has them followed, as Bonds does.
func tradedWith(q *bun.SelectQuery, supplierID int64) *bun.SelectQuery {
	return q.ColumnExpr("COALESCE(l.last_order_at, ?) AS last_order_key", neverOrdered()).
		ColumnExpr("COALESCE(NULLIF(g.company_search, ''), g.last_name_search, '') AS agent_key").
		Join("LEFT JOIN trade_links AS l ON l.supplier_id = ? AND l.customer_id = u.id", supplierID).
		Join("LEFT JOIN user_relations AS r ON r.parent_id = ? AND r.child_id = u.id AND r.status = ?", supplierID, domain.RelationValid).
		Join("LEFT JOIN user_relations AS a ON a.parent_id = ? AND a.child_id = r.agent_id AND a.status = ?", supplierID, domain.RelationValid).
		Join("LEFT JOIN users AS g ON g.id = a.child_id")
}

// neverOrdered stands before any order.
func neverOrdered() time.Time {
	return time.Date(clock.FirstYear, time.January, 1, 0, 0, 0, 0, time.UTC)
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
func peopleSort(key string) db.Sort {
	switch key {
	case domain.SortLastName:
		return db.Sort{Column: "last_name_search"}
	case domain.SortEmail:
		return db.Sort{Column: "email"}
	case domain.SortCreatedAt:
		return db.Sort{Column: "created_at", Kind: db.SortInstant}
	case domain.SortStatus:
		return db.Sort{Column: "status"}
	case domain.SortGroup:
		return db.Sort{Column: "group_code"}
	case domain.SortLastOrderAt:
		return db.Sort{Column: "last_order_key", Kind: db.SortInstant}
	case domain.SortAgent:
		return db.Sort{Column: "agent_key"}
	default:
		return db.Sort{Column: "company_search"}
	}
}

func peopleSortValue(row listedRow, key string) any {
	switch key {
	case domain.SortLastName:
		return row.LastNameSearch
	case domain.SortEmail:
		return row.Email
	case domain.SortCreatedAt:
		return row.CreatedAt
	case domain.SortStatus:
		return row.Status
	case domain.SortGroup:
		return row.GroupCode
	case domain.SortLastOrderAt:
		return row.LastOrderKey
	case domain.SortAgent:
		return row.AgentKey
	default:
		return row.CompanySearch
	}
}
