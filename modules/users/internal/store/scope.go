package store

import (
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/fold"
)

// The people tied to an actor, as subqueries that take the actor's id.
const (
	parentIDs   = "SELECT parent_id FROM user_relations WHERE child_id = ? AND status = '" + domain.RelationValid + "'"
	childIDs    = "SELECT child_id FROM user_relations WHERE parent_id = ? AND status = '" + domain.RelationValid + "'"
	assignedIDs = "SELECT child_id FROM user_relations WHERE agent_id = ? AND status = '" + domain.RelationValid +
		"' AND parent_id IN (" + parentIDs + ")"
	tradedIDs = "SELECT customer_id FROM trade_links WHERE supplier_id = ? AND last_order_at >= ?"
)

// tie is an expression that gives a person's domain.Tie to the scope's actor,
// and -1 for who is not to be seen.
func tie(s domain.Scope) (string, []any) {
	if s.Everyone {
		if s.Superadmins {
			return "3", nil
		}
		return "CASE WHEN u.group_code = ? AND u.id <> ? THEN -1 ELSE 3 END", []any{auth.Superadmin, s.Actor}
	}
	var cases strings.Builder
	args := []any{s.Actor, auth.Deleted}
	cases.WriteString("CASE WHEN u.id = ? THEN 3 WHEN u.status = ? THEN -1")
	add := func(when, tie string, with ...any) {
		cases.WriteString(" WHEN " + when + " THEN " + tie)
		args = append(args, with...)
	}
	if s.Children {
		add("u.id IN ("+childIDs+")", "2", s.Actor)
	}
	if s.Assigned {
		add("u.id IN ("+assignedIDs+")", "2", s.Actor, s.Actor)
	}
	if s.Parents {
		add("u.id IN ("+parentIDs+")", "1", s.Actor)
	}
	if !s.TradedSince.IsZero() {
		add("u.id IN ("+tradedIDs+")", "1", s.Actor, s.TradedSince)
	}
	if s.SupplierCards {
		add("u.group_code = ? AND u.status = ?", "0", auth.Supplier, auth.Valid)
	}
	cases.WriteString(" ELSE -1 END")
	return cases.String(), args
}

// visible selects the people of a scope, with their tie, as u.
func visible(q bun.IDB, s domain.Scope) *bun.SelectQuery {
	expr, args := tie(s)
	ties := q.NewSelect().TableExpr("users AS u").ColumnExpr("u.*").ColumnExpr(expr+" AS tie", args...)
	return q.NewSelect().With("seen", ties).TableExpr("seen AS u").Where("u.tie >= 0")
}

var escapeLike = strings.NewReplacer(`\`, `\\`, "%", `\%`, "_", `\_`) //nolint:gochecknoglobals // read only

// match keeps the people whose company, or whose names and e-mail where the
// actor may read them, hold every word.
func match(q *bun.SelectQuery, search string) *bun.SelectQuery {
	for word := range strings.FieldsSeq(fold.Text(search)) {
		pattern := "%" + escapeLike.Replace(word) + "%"
		q = q.Where(`(u.company_search LIKE ? ESCAPE '\' OR (u.tie > 0 AND u.person_search LIKE ? ESCAPE '\'))`,
			pattern, pattern)
	}
	return q
}
