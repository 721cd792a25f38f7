package store

import (
	"fmt"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
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
	cardIDs   = "SELECT id FROM users WHERE group_code = ? AND status = ?"
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
	if s.SupplierCards {
		add(cardIDs, domain.TieCard, auth.Supplier, auth.Valid)
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

var escapeLike = strings.NewReplacer(`\`, `\\`, "%", `\%`, "_", `\_`) //nolint:gochecknoglobals // read only

// match keeps the people whose company, or whose names and e-mail where the
// actor may read them, hold every word.
func match(q *bun.SelectQuery, s domain.Scope, search string) *bun.SelectQuery {
	person := "t.tie > 0 AND u.person_search"
	if s.Everyone {
		person = "u.person_search"
	}
	for word := range strings.FieldsSeq(fold.Text(search)) {
		pattern := "%" + escapeLike.Replace(word) + "%"
		q = q.Where(`(u.company_search LIKE ? ESCAPE '\' OR (`+person+` LIKE ? ESCAPE '\'))`, pattern, pattern)
	}
	return q
}
