package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// RelationQuery is a page of a reader's relations. Empty parts do not narrow.
type RelationQuery struct {
	Side     Side
	ID       int64 // of one alone
	Statuses []string
	Awaiting string // AwaitingMe or AwaitingOther: pending ones alone
	Search   string // words, each somewhere in what the reader knows of the other side

	lists.Part // its sorts are RelationSort… keys
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

// DatedTerms are what held from an instant on.
type DatedTerms struct {
	RelationTerms

	Since     time.Time
	WrittenBy int64
}

// RelationReader reads relations as one side finds them.
type RelationReader interface {
	Connections(ctx context.Context, readerID int64, q RelationQuery) (lists.Page[Connection], error)
}

// Find reads a page of the actor's relations.
func (r *Relations) Find(ctx context.Context, actor auth.Actor, q RelationQuery) (lists.Page[Connection], error) {
	return r.store.Connections(ctx, actor.ID, q)
}

// Connection reads one of the actor's relations, or ErrRelationNotFound.
func (r *Relations) Connection(ctx context.Context, actor auth.Actor, side Side, id int64) (Connection, error) {
	found, err := r.store.Connections(ctx, actor.ID, RelationQuery{Side: side, ID: id})
	switch {
	case err != nil:
		return Connection{}, err
	case len(found.Rows) == 0:
		return Connection{}, ErrRelationNotFound
	}
	return found.Rows[0], nil
}

// History are the terms that a relation had, the newest first, for its parent.
func (r *Relations) History(ctx context.Context, actor auth.Actor, c Connection) ([]DatedTerms, error) {
	if !c.writtenBy(actor.ID) {
		return nil, nil
	}
	return r.store.TermsOf(ctx, c.ID)
}
