package app

import (
	"context"
	"strconv"

	"millesime/modules/users/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// TrailEntry is an entry of the audit trail with the people in it named. Nobody signed in has no name, nor has who is
// out of the reader's sight.
type TrailEntry struct {
	audit.Record

	ActorName        *domain.Author
	ImpersonatorName *domain.Author
}

// Trail reads who changed what.
type Trail struct{ *Sight }

// NewTrail makes it.
func NewTrail(s *Sight) *Trail { return &Trail{s} }

// History reads what happened to a person in the actor's scope, to its addresses and to its relations, the newest first.
func (t *Trail) History(ctx context.Context, a auth.Actor, userID int64, q audit.Query) (lists.Page[TrailEntry], error) {
	if _, err := t.visible(ctx, a, userID); err != nil {
		return lists.Page[TrailEntry]{}, err
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
	scope, err := t.scope(ctx, a)
	if err != nil {
		return nil, err
	}
	names, err := t.store.Authors(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	name := func(id int64) *domain.Author {
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
