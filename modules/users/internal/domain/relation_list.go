package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// RelationQuery is a page of a reader's relations. Empty parts do not narrow.
type RelationQuery struct {
	Side     Side
	ID       int64 // of one alone
	Statuses []string
	Awaiting string       // AwaitingMe or AwaitingOther: pending ones alone
	Search   string       // words, each somewhere in what the reader knows of the other side
	Sorts    []db.SortKey // RelationSort… keys
	After    string
	Offset   int
	Limit    int // 0 = all
}

// Whose answer a pending relation waits for.
const (
	AwaitingMe    = "me"
	AwaitingOther = "other"
)

// Sort keys of relations.
const (
	RelationSortInvitedAt = "invitedAt"
	RelationSortName      = "name"
	RelationSortEmail     = "email"
	RelationSortStatus    = "status"
)

// RelationSorts lists the sort keys.
func RelationSorts() []string {
	return []string{RelationSortInvitedAt, RelationSortName, RelationSortEmail, RelationSortStatus}
}

// Connection is a relation as one side finds it.
type Connection struct {
	Link

	Side  Side
	Other *usersapi.Party // nil for who invited and has no yes yet
}

// ConnectionPage is what a query found. Total stops at MaxCounted.
type ConnectionPage struct {
	Connections []Connection
	Total       int64
	Capped      bool
	Next        string
}

// DatedTerms are what held from an instant on.
type DatedTerms struct {
	RelationTerms

	Since     time.Time
	WrittenBy int64
}

// RelationReader reads relations as one side finds them.
type RelationReader interface {
	// Connections reads a page and the cursor of the next one.
	Connections(ctx context.Context, readerID int64, q RelationQuery) (rows []Connection, next string, err error)
	// CountConnections stops counting at most.
	CountConnections(ctx context.Context, readerID int64, q RelationQuery, most int64) (int64, error)
}

// Find reads a page of the actor's relations.
func (r *Relations) Find(ctx context.Context, actor auth.Actor, q RelationQuery) (ConnectionPage, error) {
	rows, next, err := r.store.Connections(ctx, actor.ID, q)
	if err != nil {
		return ConnectionPage{}, err
	}
	page := ConnectionPage{Connections: rows, Next: next}
	if page.Total, err = r.store.CountConnections(ctx, actor.ID, q, MaxCounted+1); err != nil {
		return ConnectionPage{}, err
	}
	if page.Capped = page.Total > MaxCounted; page.Capped {
		page.Total = MaxCounted
	}
	return page, nil
}

// Connection reads one of the actor's relations, or ErrRelationNotFound.
func (r *Relations) Connection(ctx context.Context, actor auth.Actor, side Side, id int64) (Connection, error) {
	rows, _, err := r.store.Connections(ctx, actor.ID, RelationQuery{Side: side, ID: id})
	switch {
	case err != nil:
		return Connection{}, err
	case len(rows) == 0:
		return Connection{}, ErrRelationNotFound
	}
	return rows[0], nil
}

// History are the terms that a relation had, the newest first, for its parent.
func (r *Relations) History(ctx context.Context, actor auth.Actor, c Connection) ([]DatedTerms, error) {
	if !c.writtenBy(actor.ID) {
		return nil, nil
	}
	return r.store.TermsOf(ctx, c.ID)
}
