package domain

import (
	"context"

	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// RelationStore reads and writes relations.
type RelationStore interface {
	RelationReader
	// LockLink reads a relation for a change; false when there is none.
	LockLink(ctx context.Context, tx *db.Tx, id int64) (Link, bool, error)
	LockUsers(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]User, error)
	// WriteTerms writes what the parent may change.
	WriteTerms(ctx context.Context, tx *db.Tx, l Link) error
	// AddTerms keeps the terms that hold from now on.
	AddTerms(ctx context.Context, tx *db.Tx, id int64, t RelationTerms) error
	// WriteRelationStatus moves a relation; its link no longer serves.
	WriteRelationStatus(ctx context.Context, tx *db.Tx, id int64, status string) error
	// HasAgent tells whether a supplier's relation to an agent is valid, locked until the end.
	HasAgent(ctx context.Context, tx *db.Tx, supplierID, agentID int64) (bool, error)
	// DismissAgent takes an agent away from all customers of a supplier, and keeps the terms that hold from now on.
	DismissAgent(ctx context.Context, tx *db.Tx, supplierID, agentID int64) error
	// TermsOf are the terms that a relation had, the newest first.
	TermsOf(ctx context.Context, id int64) ([]DatedTerms, error)
}

// Relations are read, answered, changed and ended by their two sides (domain 1.1, 1.2).
type Relations struct {
	db        Transactor
	store     RelationStore
	directory *Directory
	clock     clock.Clock
	post      Post
}

// NewRelations makes the use cases of relations. The directory forgets the terms that change.
func NewRelations(d Transactor, s RelationStore, directory *Directory, c clock.Clock, p Post) *Relations {
	return &Relations{db: d, store: s, directory: directory, clock: c, post: p}
}

// Side is where a reader finds a relation.
type Side string

// The sides.
const (
	Children Side = "child"  // the reader's children, and whoever it invites
	Parents  Side = "parent" // the reader's parents
)

// sideOf tells where a reader finds a relation; false when nowhere. Whoever has not accepted an invitation is found among
// the children of the inviter: where else would tell its group.
func (l Link) sideOf(readerID int64) (Side, bool) {
	switch {
	case l.Status == RelationRemoved:
		return "", false
	case l.ParentID == readerID || l.HidesOther(readerID):
		return Children, true
	case l.ChildID == readerID:
		return Parents, true
	}
	return "", false
}

// lock reads a relation for a change, and where the actor finds it.
func (r *Relations) lock(ctx context.Context, tx *db.Tx, actor auth.Actor, id int64) (Link, Side, error) {
	link, ok, err := r.store.LockLink(ctx, tx, id)
	if err != nil {
		return link, "", err
	}
	side, found := link.sideOf(actor.ID)
	if !ok || !found {
		return link, "", ErrRelationNotFound
	}
	return link, side, nil
}

// Remove withdraws an invitation of the actor, or ends a relation; open orders go on (domain 1.2).
func (r *Relations) Remove(ctx context.Context, actor auth.Actor, side Side, id int64) error {
	err := r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		link, found, err := r.lock(ctx, tx, actor, id)
		switch {
		case err != nil:
			return err
		case found != side:
			return ErrRelationNotFound
		case link.Status == RelationReject:
			return ErrRelationOver
		case link.Status == RelationPending && link.Invitation.InviterID != actor.ID:
			return ErrAnswerInstead
		}
		if err := r.move(ctx, tx, link, RelationRemoved, "user_children.removed"); err != nil {
			return err
		}
		event := usersevents.RelationRemovedV1{RelationID: id, ByID: actor.ID, From: link.Status}
		if link.Status == RelationPending { // a withdrawal concerns nobody else
			return tx.Publish(ctx, event)
		}
		if err := r.store.DismissAgent(ctx, tx, link.ParentID, link.ChildID); err != nil {
			return err
		}
		event.ParentID, event.ChildID = link.ParentID, link.ChildID
		if err := tx.Publish(ctx, event); err != nil {
			return err
		}
		return r.tell(ctx, tx, LetterRelationRemoved, actor.ID, link.Other(actor.ID), "")
	})
	if err == nil {
		r.directory.ForgetTerms()
	}
	return err
}

// move writes another status of a relation, with its line in the trail.
func (r *Relations) move(ctx context.Context, tx *db.Tx, link Link, status, action string) error {
	if err := r.store.WriteRelationStatus(ctx, tx, link.ID, status); err != nil {
		return err
	}
	return audit.Append(ctx, tx, link.entry(action, auditedAnswer{link.Status}, auditedAnswer{status}))
}

// auditedAnswer is what the trail keeps of a relation's status.
type auditedAnswer struct {
	Status string `json:"status"`
}

// tell writes to one person about what another did with their relation.
func (r *Relations) tell(ctx context.Context, tx *db.Tx, kind LetterKind, byID, toID int64, email string) error {
	people, err := r.store.LockUsers(ctx, tx, []int64{byID, toID})
	if err != nil {
		return err
	}
	by, to := people[byID], people[toID]
	if !to.acts() {
		to = User{Language: to.Language}
	}
	return r.post.Queue(ctx, tx, relationLetter(kind, by, to, email))
}
