package store

import (
	"fmt"
	"slices"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fold"
)

// The people tied to an actor, as subqueries that take the actor's id.
const (
	parentIDs = "SELECT parent_id FROM user_relations WHERE child_id = ? AND status = '" + domain.RelationValid + "'"
	childIDs  = "SELECT child_id FROM user_relations WHERE parent_id = ? AND status = '" + domain.RelationValid + "'"
	// assignedIDs takes it twice.
	assignedIDs = "SELECT child_id FROM user_relations WHERE agent_id = ? AND status = '" + domain.RelationValid +
		"' AND parent_id IN (" + parentIDs + ")"
	tradedIDs = "SELECT customer_id FROM trade_links WHERE supplier_id = ? AND last_order_at >= ?"
	boughtIDs = "SELECT supplier_id FROM trade_links WHERE customer_id = ? AND last_order_at >= ?"
	cardIDs   = "SELECT id FROM users WHERE group_code = ? AND status = ? AND id IN (?)"
)

// ties selects the ids of the people in a scope with the nearest tie of each. It begins with who is tied to the actor,
// so that it costs what the actor's own circle costs however many people there are.
func ties(q bun.IDB, s domain.Scope) *bun.SelectQuery {
	all := []string{"SELECT CAST(? AS BIGINT) AS id, 3 AS tie"}
	args := []any{s.Actor}
	add := func(ids string, tie domain.Tie, with ...any) {
		all = append(all, fmt.Sprintf("SELECT t%d.*, %d FROM (%s) AS t%d", len(all), tie, ids, len(all)))
		args = append(args, with...)
	}
	if s.Children {
		add(childIDs, domain.TieCustomer, s.Actor)
	}
	if s.Assigned {
		add(assignedIDs, domain.TieCustomer, s.Actor, s.Actor)
	}
	if s.Parents {
		add(parentIDs, domain.TieRelated, s.Actor)
	}
	if !s.TradedSince.IsZero() {
		add(tradedIDs, domain.TieRelated, s.Actor, s.TradedSince)
	}
	if !s.BoughtSince.IsZero() {
		add(boughtIDs, domain.TieCard, s.Actor, s.BoughtSince)
	}
	if len(s.Cards) > 0 {
		add(cardIDs, domain.TieCard, auth.Supplier, auth.Valid, bun.List(s.Cards))
	}
	return q.NewSelect().TableExpr("("+strings.Join(all, " UNION ALL ")+") AS t", args...).
		ColumnExpr("t.id, MAX(t.tie) AS tie").GroupExpr("t.id")
}

// visible selects the people of a scope as u, joined with their ties as t unless everyone is seen.
func visible(q bun.IDB, s domain.Scope) *bun.SelectQuery {
	if !s.Everyone {
		return q.NewSelect().TableExpr("(?) AS t", ties(q, s)).Join("JOIN users AS u ON u.id = t.id").
			Where("(u.status <> ? OR u.id = ?)", auth.Deleted, s.Actor)
	}
	everyone := q.NewSelect().TableExpr("users AS u")
	if s.Superadmins {
		return everyone
	}
	return everyone.Where("(u.group_code <> ? OR u.id = ?)", auth.Superadmin, s.Actor)
}

// tie is the column with the tie of the people that visible selects.
func tie(s domain.Scope) string {
	if s.Everyone {
		return "3 AS tie"
	}
	return "t.tie"
}

// match keeps the people whose company, or whose names and e-mail where the
// actor may read them, hold every word.
func (s *Store) match(q *bun.SelectQuery, scope domain.Scope, search string) *bun.SelectQuery {
	words := strings.Fields(fold.Text(search))
	if scope.Everyone && s.db.Dialect() == db.SQLite {
		q, words = indexed(q, words)
	}
	if scope.Everyone {
		return holding(q, "u.person_search", words)
	}
	return holding(q, "t.tie > 0 AND u.person_search", words)
}

// holding keeps the rows that hold every word in the company, or in the person as far as it may be read.
func holding(q *bun.SelectQuery, person string, words []string) *bun.SelectQuery {
	for _, word := range words {
		pattern := db.Holding(word)
		q = q.Where(`(u.company_search LIKE ? ESCAPE '\' OR (`+person+` LIKE ? ESCAPE '\'))`, pattern, pattern)
	}
	return q
}

// indexed finds the people who hold the words that are long enough for SQLite's index, and gives the others back.
func indexed(q *bun.SelectQuery, words []string) (found *bun.SelectQuery, short []string) {
	phrases, short := db.Phrases(words)
	if len(phrases) > 0 {
		q = q.Where("u.id IN (SELECT rowid FROM users_trigrams WHERE users_trigrams MATCH ?)", strings.Join(phrases, " "))
	}
	return q, short
}

// inGroups keeps the people of some groups. A page of most groups is of all but the others: said so, the databases walk the
// list in its order instead of gathering and sorting nearly everybody. Counting is by the groups' own index.
func inGroups(q *bun.SelectQuery, groups []auth.Group, counting bool) *bun.SelectQuery {
	others := slices.DeleteFunc(auth.AllGroups(), func(g auth.Group) bool { return slices.Contains(groups, g) })
	switch {
	case len(others) == 0:
		return q
	case counting || len(groups) <= len(others):
		return q.Where("u.group_code IN (?)", bun.List(groups))
	default:
		return q.Where("u.group_code NOT IN (?)", bun.List(others))
	}
}
