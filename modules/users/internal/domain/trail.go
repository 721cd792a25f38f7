package domain

import (
	"context"
	"strconv"

	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
)

// TrailEntry is an entry of the audit trail with the people in it named. Nobody signed in has no name, nor has who is
// out of the reader's sight.
type TrailEntry struct {
	audit.Record

	ActorName        *Author
	ImpersonatorName *Author
}

// Author is who acted: the name as everywhere, and the parts by which colleagues and companies are told apart.
type Author struct {
	NamedPerson

	Company, FirstName, LastName string
}

// TrailStore reads the audit trail.
type TrailStore interface {
	Visible(ctx context.Context, s Scope, id int64) (Seen, bool, error)
	// AuditEntries reads entries, the newest first; a limit of 0 is the store's own.
	AuditEntries(ctx context.Context, q audit.Query) ([]audit.Record, error)
	// CountAuditEntries stops counting at most.
	CountAuditEntries(ctx context.Context, q audit.Query, most int64) (int64, error)
	// Authors are the people in a scope as the trail names them.
	Authors(ctx context.Context, s Scope, ids []int64) (map[int64]Author, error)
}

// Trail reads who changed what.
type Trail struct {
	store TrailStore
	clock clock.Clock
}

// NewTrail makes the use cases of the audit trail.
func NewTrail(s TrailStore, c clock.Clock) *Trail { return &Trail{store: s, clock: c} }

// History reads what happened to a person in the actor's scope, to its addresses and to its relations, the newest first.
func (t *Trail) History(ctx context.Context, a auth.Actor, userID int64, q audit.Query) (lists.Page[TrailEntry], error) {
	_, ok, err := t.store.Visible(ctx, ScopeOf(a, t.clock.Now()), userID)
	if err != nil {
		return lists.Page[TrailEntry]{}, err
	}
	if !ok {
		return lists.Page[TrailEntry]{}, usersapi.ErrUserNotFound
	}
	q.Person = userID
	return t.Entries(ctx, a, q)
}

// Entries reads a page of the whole trail, the newest first.
func (t *Trail) Entries(ctx context.Context, a auth.Actor, q audit.Query) (lists.Page[TrailEntry], error) {
	limit := q.Limit
	q.Limit++
	records, err := t.store.AuditEntries(ctx, q)
	if err != nil {
		return lists.Page[TrailEntry]{}, err
	}
	page := lists.First(records, limit, func(last audit.Record) string { return strconv.FormatInt(last.ID, 10) })
	q.After = 0
	total, err := t.store.CountAuditEntries(ctx, q, lists.MostCounted+1)
	if err != nil {
		return lists.Page[TrailEntry]{}, err
	}
	page.Count(total)
	entries, err := t.named(ctx, a, page.Rows)
	return lists.With(page, entries), err
}

func (t *Trail) named(ctx context.Context, a auth.Actor, records []audit.Record) ([]TrailEntry, error) {
	ids := make([]int64, 0, 2*len(records))
	for _, r := range records {
		ids = append(ids, r.Actor, r.Impersonator)
	}
	names, err := t.store.Authors(ctx, ScopeOf(a, t.clock.Now()), ids)
	if err != nil {
		return nil, err
	}
	name := func(id int64) *Author {
		if found, ok := names[id]; ok {
			return &found
		}
		return nil
	}
	entries := make([]TrailEntry, 0, len(records))
	for _, r := range records {
		entries = append(entries, TrailEntry{Record: r, ActorName: name(r.Actor), ImpersonatorName: name(r.Impersonator)})
	}
	return entries, nil
}
