package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

const (
	defaultLimit = 50
	maxLimit     = 501
)

// Query chooses entries; zero members choose all.
type Query struct {
	Subjects  []string // of these kinds
	SubjectID int64
	Person    int64 // whom they are about, whatever their kind
	Action    string
	Actor     int64     // who acted, or through whom: an admin is found by what it did as others, too
	From, To  time.Time // from this instant, before that one
	After     int64     // id of the last entry of the page before
	Offset    int       // instead of After
	Limit     int       // 0 = 50, at most 501: a page of 500 and what tells that there is another
}

// Record is an entry as it was kept.
type Record struct {
	ID           int64
	OccurredAt   time.Time
	Actor        int64 // 0 = nobody signed in
	Impersonator int64 // admin acting as the actor; 0 = none
	Action       string
	Subject      string
	SubjectID    int64
	Person       int64           // whom it is about; 0 = nobody
	OtherPerson  int64           // the other side of a relation; 0 = nobody
	Before       json.RawMessage // JSON object; nil = none
	After        json.RawMessage
	RequestID    string
}

// Find reads entries, the newest first. The next page begins After the last id.
func Find(ctx context.Context, d *db.DB, q Query) ([]Record, error) {
	limit := int64(q.Limit)
	if limit <= 0 {
		limit = defaultLimit
	}
	var rows []row
	err := q.choose(d.Read().NewSelect().Model(&rows)).OrderExpr("e.id DESC").
		Limit(min(limit, maxLimit)).Offset(int64(q.Offset)).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("audit: %w", err)
	}
	records := make([]Record, len(rows))
	for i, r := range rows {
		records[i] = Record{
			ID: r.ID, OccurredAt: r.OccurredAt.UTC(), Actor: r.ActorID, Impersonator: r.ImpersonatorID, Action: r.Action,
			Subject: r.Subject, SubjectID: r.SubjectID, Person: r.PersonID, OtherPerson: r.OtherPersonID,
			Before: r.BeforeState, After: r.AfterState, RequestID: r.RequestID,
		}
	}
	return records, nil
}

// Count is how many entries a query chooses, whatever its page; it stops counting at most.
func Count(ctx context.Context, d *db.DB, q Query, most int64) (int64, error) {
	total, err := d.Total(ctx, q.choose(d.Read().NewSelect().TableExpr("audit_entries AS e")), most)
	return total, db.Wrap(err, "audit")
}

func (q Query) choose(s *bun.SelectQuery) *bun.SelectQuery {
	if len(q.Subjects) > 0 {
		s = s.Where("e.subject IN (?)", bun.List(q.Subjects))
	}
	if q.Action != "" {
		s = s.Where("e.action = ?", q.Action)
	}
	if q.SubjectID != 0 {
		s = s.Where("e.subject_id = ?", q.SubjectID)
	}
	if q.Person != 0 {
		s = either(s, "person_id", "other_person_id", q.Person)
	}
	if q.Actor != 0 {
		s = either(s, "actor_id", "impersonator_id", q.Actor)
	}
	if !q.From.IsZero() {
		s = s.Where("e.occurred_at >= ?", q.From.UTC())
	}
	if !q.To.IsZero() {
		s = s.Where("e.occurred_at < ?", q.To.UTC())
	}
	if q.After != 0 {
		s = s.Where("e.id < ?", q.After)
	}
	return s
}

// either keeps the entries that name a person in one of two columns: each by its index, which neither database would do
// for an OR beside an order.
func either(s *bun.SelectQuery, one, other string, id int64) *bun.SelectQuery {
	return s.Where(`e.id IN (SELECT id FROM audit_entries WHERE ?0 = ?2 AND ?0 <> 0
UNION ALL SELECT id FROM audit_entries WHERE ?1 = ?2 AND ?1 <> 0)`, bun.Ident(one), bun.Ident(other), id)
}
