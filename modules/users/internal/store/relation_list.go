package store

import (
	"context"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/lists"
)

type connectionRow struct {
	linkRow

	OtherID        *int64
	OtherEmail     string
	OtherGroup     string
	OtherStatus    string
	OtherCompany   string
	OtherFirstName string
	OtherLastName  string
	OtherPhone     string
	InvitedKey     time.Time
	NameKey        string
	EmailKey       string
}

func (r connectionRow) connection(side domain.Side) domain.Connection {
	c := domain.Connection{Link: r.link(), Side: side}
	if r.OtherID != nil {
		other := userRow{
			ID: *r.OtherID, Email: r.OtherEmail, GroupCode: r.OtherGroup, Status: r.OtherStatus, Company: r.OtherCompany,
			FirstName: r.OtherFirstName, LastName: r.OtherLastName, Phone: r.OtherPhone,
		}.party()
		c.Other = &other
	}
	return c
}

// connections are a reader's relations on a side, with the other side as far as the reader knows it: searching and
// sorting by what it does not know would tell it.
func connections(idb bun.IDB, readerID int64, q domain.RelationQuery) *bun.SelectQuery {
	query := links(idb).
		Join("LEFT JOIN users AS o ON o.id = CASE WHEN r.parent_id = ? THEN r.child_id ELSE r.parent_id END"+
			" AND (r.status = ? OR r.inviter_id <> ?)", readerID, domain.RelationValid, readerID).
		Where("r.status <> ?", domain.RelationRemoved).
		Where("(o.status IS NULL OR o.status <> 'deleted')")
	if q.Side == domain.Children {
		query = query.Where("(r.parent_id = ? OR (r.child_id = ? AND r.inviter_id = ? AND r.status <> ?))",
			readerID, readerID, readerID, domain.RelationValid)
	} else {
		query = query.Where("r.child_id = ?", readerID).Where("(r.status = ? OR r.inviter_id <> ?)", domain.RelationValid, readerID)
	}
	if q.ID != 0 {
		query = query.Where("r.id = ?", q.ID)
	}
	query = db.Among(query, "r.status IN (?)", q.Statuses)
	switch q.Awaiting {
	case domain.AwaitingMe:
		query = query.Where("r.status = ? AND r.inviter_id <> ?", domain.RelationPending, readerID)
	case domain.AwaitingOther:
		query = query.Where("r.status = ? AND r.inviter_id = ?", domain.RelationPending, readerID)
	}
	for word := range strings.FieldsSeq(fold.Text(q.Search)) {
		pattern := db.Holding(word)
		query = query.Where(`(o.company_search LIKE ? ESCAPE '\' OR o.person_search LIKE ? ESCAPE '\' OR (o.id IS NULL AND r.invited_email LIKE ? ESCAPE '\'))`,
			pattern, pattern, pattern)
	}
	return query
}

// Connections reads a page.
func (s *Store) Connections(ctx context.Context, readerID int64, q domain.RelationQuery) (lists.Page[domain.Connection], error) {
	all := connections(s.db.Read(), readerID, q).
		ColumnExpr("COALESCE(r.invited_at, r.created_at) AS invited_key").
		ColumnExpr("COALESCE(o.company_search, r.invited_email) AS name_key, COALESCE(o.email, r.invited_email) AS email_key").
		ColumnExpr("o.id AS other_id, COALESCE(o.email, '') AS other_email, COALESCE(o.group_code, '') AS other_group").
		ColumnExpr("COALESCE(o.status, '') AS other_status, COALESCE(o.company, '') AS other_company").
		ColumnExpr("COALESCE(o.first_name, '') AS other_first_name, COALESCE(o.last_name, '') AS other_last_name").
		ColumnExpr("COALESCE(o.phone, '') AS other_phone")
	found, err := db.List[connectionRow](ctx, s.db, db.Listing{
		What: "relations", Rows: s.db.Read().NewSelect().TableExpr("(?) AS l", all).ColumnExpr("l.*"), Alias: "l",
		Sorts: relationSorts(), Counted: connections(s.db.Read(), readerID, q), Part: q.Part, Stale: domain.ErrPeopleCursor,
	})
	return lists.Map(found, func(r connectionRow) domain.Connection { return r.connection(q.Side) }), err
}

// relationSorts are the columns that lists sort by.
func relationSorts() map[string]string {
	return map[string]string{
		"": "invited_key", domain.RelationSortInvitedAt: "invited_key", domain.RelationSortName: "name_key",
		domain.RelationSortEmail: "email_key", domain.RelationSortStatus: "status",
	}
}
