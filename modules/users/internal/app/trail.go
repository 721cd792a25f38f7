package app

import (
	"context"
	"strconv"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
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
	Product          string               // what a product is called that the act was done to; "" for anything else
	About            []domain.NamedPerson // whom it is about, the parent of a relation first
}

// Trail reads who changed what.
type Trail struct {
	*Sight

	products usersapi.ProductNames
}

// NewTrail makes it.
func NewTrail(s *Sight, products usersapi.ProductNames) *Trail { return &Trail{s, products} }

// isOfProduct tells whether things of this kind have the id of a product.
func isOfProduct(subject string) bool { return subject == "products" || subject == "stock" }

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
	const people = 4 // in a record
	ids, products := make([]int64, 0, people*len(records)), make([]int64, 0, len(records))
	for _, r := range records {
		ids = append(ids, r.Actor, r.Impersonator, r.Person, r.OtherPerson)
		if isOfProduct(r.Subject) {
			products = append(products, r.SubjectID)
		}
	}
	scope, err := t.scope(ctx, a)
	if err != nil {
		return nil, err
	}
	names, err := t.store.Authors(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	called := map[int64]string{}
	if len(products) > 0 {
		if called, err = t.products.ProductNames(ctx, a, products); err != nil {
			return nil, err
		}
	}
	name := func(id int64) *domain.Author {
		if found, ok := names[id]; ok {
			return &found
		}
		return nil
	}
	entries := make([]TrailEntry, 0, len(records))
	for _, r := range records {
		entry := TrailEntry{Record: r, ActorName: name(r.Actor), ImpersonatorName: name(r.Impersonator)}
		if isOfProduct(r.Subject) {
			entry.Product = called[r.SubjectID]
		}
		for _, id := range []int64{r.Person, r.OtherPerson} {
			if found, ok := names[id]; ok {
				entry.About = append(entry.About, found.NamedPerson)
			}
		}
		entries = append(entries, entry)
	}
	return entries, nil
}
