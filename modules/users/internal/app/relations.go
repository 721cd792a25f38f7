package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/versions"
)

// Relations are read, answered, changed and ended by their two sides (domain 1.1, 1.2).
type Relations struct {
	*Base

	law usersapi.TermsLaw
}

// NewRelations makes them; the law is asked about terms of payment.
func NewRelations(b *Base, law usersapi.TermsLaw) *Relations {
	return &Relations{Base: b, law: law}
}

// Find reads a page of the actor's relations.
func (r *Relations) Find(ctx context.Context, actor auth.Actor, q domain.RelationQuery) (lists.Page[domain.Connection], error) {
	return r.store.Connections(ctx, actor.ID, q)
}

// Connection reads one of the actor's relations, or ErrRelationNotFound.
func (r *Relations) Connection(ctx context.Context, actor auth.Actor, side domain.Side, id int64) (domain.Connection, error) {
	found, err := r.store.Connections(ctx, actor.ID, domain.RelationQuery{Side: side, ID: id})
	switch {
	case err != nil:
		return domain.Connection{}, err
	case len(found.Rows) == 0:
		return domain.Connection{}, domain.ErrRelationNotFound
	}
	return found.Rows[0], nil
}

// History are the terms that a relation had, the newest first, for its parent.
func (r *Relations) History(ctx context.Context, actor auth.Actor, c domain.Connection) ([]domain.DatedTerms, error) {
	if !c.WrittenBy(actor.ID) {
		return nil, nil
	}
	return r.store.TermsOf(ctx, c.ID)
}

// lock reads a relation for a change, and where the actor finds it.
func (r *Relations) lock(ctx context.Context, tx *db.Tx, actor auth.Actor, id int64) (domain.Link, domain.Side, error) {
	link, ok, err := r.store.LockLink(ctx, tx, id)
	if err != nil {
		return link, "", err
	}
	side, found := link.SideOf(actor.ID)
	if !ok || !found {
		return link, "", domain.ErrRelationNotFound
	}
	return link, side, nil
}

// Remove withdraws an invitation of the actor, or ends a relation; open orders go on (domain 1.2).
func (r *Relations) Remove(ctx context.Context, actor auth.Actor, side domain.Side, id int64) error {
	return r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		link, found, err := r.lock(ctx, tx, actor, id)
		switch {
		case err != nil:
			return err
		case found != side:
			return domain.ErrRelationNotFound
		case link.Status == domain.RelationReject:
			return domain.ErrRelationOver
		case link.Status == domain.RelationPending && link.Invitation.InviterID != actor.ID:
			return domain.ErrAnswerInstead
		}
		if err := r.move(ctx, tx, link, domain.RelationRemoved, "user_children.removed"); err != nil {
			return err
		}
		event := usersevents.RelationRemovedV1{RelationID: id, ByID: actor.ID, From: usersevents.RelationState(link.Status)}
		if link.Status == domain.RelationPending { // a withdrawal concerns nobody else
			return tx.Publish(ctx, event)
		}
		left, err := r.store.DismissAgent(ctx, tx, link.ParentID, link.ChildID)
		if err != nil {
			return err
		}
		agent := map[string]int64{"agent": link.ChildID}
		if err := audit.Append(ctx, tx, lists.Each(left, func(pair domain.Link) audit.Entry {
			return entryOf(pair, "user_children.changed", agent, map[string]int64{"agent": 0})
		})...); err != nil {
			return err
		}
		event.ParentID, event.ChildID = link.ParentID, link.ChildID
		if err := tx.Publish(ctx, event); err != nil {
			return err
		}
		return r.tell(ctx, tx, domain.LetterRelationRemoved, actor.ID, link.Other(actor.ID), "")
	})
}

// move writes another status of a relation, with its line in the trail.
func (r *Relations) move(ctx context.Context, tx *db.Tx, link domain.Link, status, action string) error {
	if err := r.store.WriteRelationStatus(ctx, tx, link.ID, status); err != nil {
		return err
	}
	link.Version++
	return audit.Append(ctx, tx, entryOf(link, action, auditedAnswer{link.Status}, auditedAnswer{status}))
}

// auditedAnswer is what the trail keeps of a relation's status.
type auditedAnswer struct {
	Status string `json:"status"`
}

// tell writes to one person about what another did with their relation.
func (r *Relations) tell(ctx context.Context, tx *db.Tx, kind domain.LetterKind, byID, toID int64, email string) error {
	people, err := r.store.LockUsers(ctx, tx, []int64{byID, toID})
	if err != nil {
		return err
	}
	by, to := people[byID], people[toID]
	if !to.Active() {
		to = domain.User{Language: to.Language}
	}
	return r.post.Queue(ctx, tx, domain.RelationLetter(kind, by, to, email))
}

// linkThing is what carries the version of a relation.
func linkThing(l domain.Link) versions.Thing {
	return versions.Thing{
		Path: versions.Path("user_children", l.ID), Version: l.Version,
		Members: map[string]string{"paymentTermsKind": "paymentTerms", "paymentTermsDays": "paymentTerms"},
	}
}

// entryOf is a line of the trail about a relation and its two sides, of the act that made its version.
func entryOf(l domain.Link, action string, before, after any) audit.Entry {
	thing := linkThing(l)
	return audit.Entry{
		Action: action, Subject: "user_children", SubjectID: l.ID, Person: l.ParentID, OtherPerson: l.ChildID,
		Before: before, After: after, Thing: thing.Path, Version: thing.Version,
	}
}
