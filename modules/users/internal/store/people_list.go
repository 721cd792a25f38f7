package store

import (
	"context"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// listedRow is a person in a list, with what only some lists sort by.
type listedRow struct {
	seenRow

	LastOrderKey time.Time
	AgentKey     string
}

// People reads a page.
func (s *Store) People(ctx context.Context, scope domain.Scope, q domain.PeopleQuery) (lists.Page[domain.Seen], error) {
	query := s.find(scope, q, false).ColumnExpr("u.*").ColumnExpr(tie(scope))
	if sortsByTrade(q.Sorts) {
		query = s.db.Read().NewSelect().TableExpr("(?) AS u", tradedWith(query, scope.Actor)).ColumnExpr("u.*")
	}
	found, err := db.List[listedRow](ctx, s.db, db.Listing{
		What: "people", Rows: query, Alias: "u", Sorts: peopleSorts(), Counted: s.find(scope, q, true), Part: q.Part,
		Stale: domain.ErrPeopleCursor,
	})
	return lists.Map(found, listedRow.seen), err
}

func sortsByTrade(sorts []lists.Sort) bool {
	return slices.ContainsFunc(sorts, func(s lists.Sort) bool {
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

func (s *Store) find(scope domain.Scope, q domain.PeopleQuery, counting bool) *bun.SelectQuery {
	query := inGroups(s.match(visible(s.db.Read(), scope), scope, q.Search), q.Groups, counting)
	query = db.Among(query, "u.status IN (?)", q.Statuses)
	if !q.CreatedFrom.IsZero() {
		query = query.Where("u.created_at >= ?", q.CreatedFrom)
	}
	if !q.CreatedTo.IsZero() {
		query = query.Where("u.created_at < ?", q.CreatedTo)
	}
	return query
}

// peopleSorts are the columns that lists sort by.
func peopleSorts() map[string]string {
	return map[string]string{
		"": "company_search", domain.SortCompany: "company_search", domain.SortLastName: "last_name_search",
		domain.SortEmail: "email", domain.SortCreatedAt: "created_at", domain.SortStatus: "status",
		domain.SortGroup: "group_code", domain.SortLastOrderAt: "last_order_key", domain.SortAgent: "agent_key",
	}
}
