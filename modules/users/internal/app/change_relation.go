package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// RelationChange is what one side writes into a relation: the invited its answer, the parent its terms.
type RelationChange struct {
	Seen   int64              // the version that its author saw; 0: not said
	Answer string             // valid or reject; "" and the status it has already change nothing
	Terms  func(*domain.Link) // nil: the terms stay
}

// Change answers an invitation, or writes the terms of a relation of which the actor is the parent, or both at once.
func (r *Relations) Change(ctx context.Context, actor auth.Actor, side domain.Side, id int64, change RelationChange) error {
	return r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		kept, found, err := r.lock(ctx, tx, actor, id)
		switch {
		case err != nil:
			return err
		case side == domain.Children && found == domain.Parents:
			return domain.ErrNotParent
		case found != side:
			return domain.ErrRelationNotFound
		}
		if err := audit.CheckSeen(ctx, r.db, tx, linkThing(kept), change.Seen); err != nil {
			return err
		}
		link := kept
		if change.Terms != nil {
			if link, err = r.writeTerms(ctx, tx, actor, kept, change.Terms); err != nil {
				return err
			}
		}
		if change.Answer == "" || change.Answer == kept.Status {
			return nil
		}
		return r.answer(ctx, tx, actor, link, change.Answer)
	})
}

// writeTerms lets the parent write. Who invites and may turn out to be the child writes nothing before the answer: what
// came of it would tell whom it invited.
func (r *Relations) writeTerms(
	ctx context.Context, tx *db.Tx, actor auth.Actor, kept domain.Link, change func(*domain.Link),
) (domain.Link, error) {
	sent := kept.HidesOther(actor.ID)
	switch {
	case !kept.Open():
		return kept, domain.ErrRelationOver
	case !kept.WrittenBy(actor.ID):
		return kept, domain.ErrNotYetAccepted
	}
	link := kept
	change(&link)
	if sent && link.AgentFee != nil && *link.AgentFee == domain.DefaultAgentFee {
		link.AgentFee = nil // what everybody sees before an answer; a customer's would replace its agent's own
	}
	if link.AgentID != kept.AgentID {
		if err := r.checkAgent(ctx, tx, actor, link, sent); err != nil {
			return kept, err
		}
	}
	if link.PaymentTerms != kept.PaymentTerms {
		if err := r.law.CheckTerms(ctx, tx, link.ParentID, link.PaymentTerms); err != nil {
			return kept, err
		}
	}
	if same, err := audit.Same(kept.Audited(), link.Audited()); same || err != nil {
		return link, err
	}
	link.Version++
	if err := r.store.WriteTerms(ctx, tx, link); err != nil {
		return kept, err
	}
	err := audit.Append(ctx, tx, entryOf(link, "user_children.changed", kept.Audited(), link.Audited()))
	if err != nil || link.Same(kept.RelationTerms) {
		return link, err
	}
	if err := r.store.AddTerms(ctx, tx, link.ID, link.RelationTerms); err != nil {
		return link, err
	}
	event := usersevents.RelationTermsChangedV1{RelationID: link.ID, ParentID: link.ParentID, ChildID: link.ChildID}
	if sent {
		event.ChildID = 0
	}
	return link, tx.Publish(ctx, event)
}

// checkAgent refuses an agent anywhere but between a supplier and its customer, and one without a valid relation from it.
func (r *Relations) checkAgent(ctx context.Context, tx *db.Tx, actor auth.Actor, link domain.Link, sent bool) error {
	if sent || actor.Group != auth.Supplier || !domain.Purchases(link.ChildGroup) {
		return domain.NoAgentHere()
	}
	if link.AgentID == 0 {
		return nil
	}
	ok, err := r.store.HasAgent(ctx, tx, actor.ID, link.AgentID)
	if err == nil && !ok {
		err = domain.NotTheirAgent()
	}
	return err
}

// answer accepts or refuses what somebody else asked for, in person (domain 8.3).
func (r *Relations) answer(ctx context.Context, tx *db.Tx, actor auth.Actor, link domain.Link, status string) error {
	if actor.Impersonated() { // a field of user_children.patch, which an admin may call for somebody
		return auth.ErrImpersonating
	}
	inviterID := link.Invitation.InviterID
	switch {
	case inviterID == actor.ID:
		return domain.ErrNotInvited
	case link.Status != domain.RelationPending:
		return domain.ErrAnswered
	case status == domain.RelationReject:
		if err := r.move(ctx, tx, link, status, "user_children.refused"); err != nil {
			return err
		}
		if err := tx.Publish(ctx, usersevents.RelationRefusedV1{RelationID: link.ID, InviterID: inviterID}); err != nil {
			return err
		}
		return r.tell(ctx, tx, domain.LetterRelationRefused, actor.ID, inviterID, link.Invitation.Email)
	case link.Invitation.Expired(r.clock.Now()):
		return domain.ErrInvitationExpired
	}
	people, err := r.store.LockUsers(ctx, tx, []int64{actor.ID, inviterID})
	if err != nil {
		return err
	}
	parentID, childID, possible := domain.ParentAndChild(people[actor.ID], people[inviterID])
	if !possible || parentID != link.ParentID || childID != link.ChildID || people[inviterID].Status != auth.Valid {
		return domain.ErrImpossiblePair
	}
	if err := r.move(ctx, tx, link, status, "user_children.accepted"); err != nil {
		return err
	}
	event := usersevents.RelationAcceptedV1{RelationID: link.ID, InviterID: inviterID, ParentID: parentID, ChildID: childID}
	if err := tx.Publish(ctx, event); err != nil {
		return err
	}
	return r.tell(ctx, tx, domain.LetterRelationAccepted, actor.ID, inviterID, "")
}
