package domain

import (
	"context"

	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// RelationStore reads and writes relations.
type RelationStore interface {
	// LinkBetween reads the open relation of two people, whichever is the parent; nil when there is none.
	LinkBetween(ctx context.Context, one, other int64) (*Link, error)
	// LockLink reads a relation for a change; false when there is none.
	LockLink(ctx context.Context, tx *db.Tx, id int64) (Link, bool, error)
	// WriteTerms writes what the parent may change.
	WriteTerms(ctx context.Context, tx *db.Tx, l Link) error
}

// Relations change the terms between two people (domain 1.1).
type Relations struct {
	db        Transactor
	store     RelationStore
	directory *Directory
	clock     clock.Clock
}

// NewRelations makes the use cases of relations. The directory forgets the terms that change.
func NewRelations(d Transactor, s RelationStore, directory *Directory, c clock.Clock) *Relations {
	return &Relations{db: d, store: s, directory: directory, clock: c}
}

// Change lets change write new terms into a relation of which the actor is the parent. To whom is on neither side it
// does not exist.
func (r *Relations) Change(ctx context.Context, actor auth.Actor, id int64, change func(*Link)) (Link, error) {
	var link Link
	err := r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		kept, ok, err := r.store.LockLink(ctx, tx, id)
		switch {
		case err != nil:
			return err
		case !ok || actor.ID != kept.ParentID && actor.ID != kept.ChildID:
			return ErrRelationNotFound
		case actor.ID != kept.ParentID:
			return ErrNotParent
		case !kept.Open():
			return ErrRelationOver
		}
		link = kept
		change(&link)
		if err := r.store.WriteTerms(ctx, tx, link); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "user_children.changed", Subject: "user_children", SubjectID: id,
			Before: kept.audited(), After: link.audited(),
		})
	})
	if err == nil {
		r.directory.ForgetTerms()
	}
	return link, err
}
