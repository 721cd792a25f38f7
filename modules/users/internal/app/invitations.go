package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Invitations ask people into relations, by e-mail.
type Invitations struct {
	*Base

	products usersapi.ProductNames
}

// NewInvitations makes them; products are known by the names that invitations give them.
func NewInvitations(b *Base, products usersapi.ProductNames) *Invitations {
	return &Invitations{Base: b, products: products}
}

// Invite asks whoever has an e-mail into a relation with the actor. An e-mail without account, one of somebody with whom
// no relation is possible and one of a possible partner are written and cost alike; only who has the mailbox knows.
func (v *Invitations) Invite(ctx context.Context, actor auth.Actor, email string, productID int64) (domain.Invitation, error) {
	i := v.invitation(actor, email)
	if err := v.mayMail(ctx, actor, i.Email); err != nil {
		return i, err
	}
	var err error
	if i.ProductID, i.ProductName, err = v.product(ctx, actor, productID); err != nil {
		return i, err
	}
	token := v.ids.Token()
	i.TokenHash = domain.HashToken(token)
	return i, v.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		invited, err := v.store.UserOfEmail(ctx, tx, i.Email)
		if err != nil {
			return err
		}
		inviter, err := v.store.UserOfEmail(ctx, tx, actor.Email)
		if err != nil {
			return err
		}
		to, err := v.write(ctx, tx, inviter, invited, i)
		if err != nil {
			return err
		}
		return v.post.Queue(ctx, tx, domain.InvitationLetter(inviter, to, i, token))
	})
}

// invitation is a new one of an e-mail.
func (v *Invitations) invitation(actor auth.Actor, email string) domain.Invitation {
	now := v.clock.Now()
	return domain.Invitation{InviterID: actor.ID, Email: domain.NormalizeEmail(email), At: now, ExpiresAt: now.Add(domain.InvitationLifetime)}
}

// mayMail counts mails that the actor causes: all of them, and those to one address.
func (v *Invitations) mayMail(ctx context.Context, actor auth.Actor, email string) error {
	if err := v.limiter.take(ctx, actor.Email, domain.InvitationLimits()...); err != nil {
		return err
	}
	return v.limiter.take(ctx, actor.Email+" "+email, domain.InvitationsToOneLimits()...)
}

func (v *Invitations) product(ctx context.Context, actor auth.Actor, id int64) (int64, string, error) {
	if id == 0 {
		return 0, "", nil
	}
	names, err := v.products.ProductNames(ctx, actor, []int64{id})
	if err == nil && names[id] == "" {
		err = domain.UnknownProduct()
	}
	return id, names[id], err
}

// write keeps a relation that waits for an answer and tells who gets the letter: nobody when nothing changed, or when the
// two can have no relation. What is kept of the latter looks like an invitation of nobody, which nobody can answer.
func (v *Invitations) write(ctx context.Context, tx *db.Tx, inviter, invited domain.User, i domain.Invitation) (domain.User, error) {
	to := invited
	if invited.ID == inviter.ID { // nobody invites itself
		return domain.User{Language: to.Language}, nil
	}
	if invited.ID == 0 {
		to = domain.User{Email: i.Email, Language: inviter.Language}
	}
	parentID, childID, possible := domain.ParentAndChild(inviter, invited)
	if !possible || !invited.Active() {
		parentID, childID = domain.ParentOrChild(inviter)
		if invited.ID != 0 {
			invited, to = domain.User{}, domain.User{Language: invited.Language}
		}
	}
	id, err := v.store.Invite(ctx, tx, parentID, childID, i)
	if err != nil || id == 0 {
		return domain.User{Language: to.Language}, err
	}
	if err := v.store.AddTerms(ctx, tx, id, domain.RelationTerms{}); err != nil {
		return to, err
	}
	link := domain.Link{ID: id, ParentID: parentID, ChildID: childID}
	err = audit.Append(ctx, tx, entryOf(link, "user_children.invited", nil, auditedInvitation{i.ProductID}))
	if err != nil {
		return to, err
	}
	return to, tx.Publish(ctx, usersevents.RelationInvitedV1{RelationID: id, InviterID: inviter.ID, InvitedID: invited.ID})
}

// auditedInvitation is what the trail keeps of an invitation for ever. The e-mail is in the relation, until it is forgotten.
type auditedInvitation struct {
	Product int64 `json:"product,omitempty"`
}

// Resend mails a new link for an invitation of the actor that waits; the one before no longer serves.
func (v *Invitations) Resend(ctx context.Context, actor auth.Actor, id int64) error {
	email, err := v.store.SentTo(ctx, actor.ID, id)
	if err != nil {
		return err
	}
	if email == "" {
		return domain.ErrRelationNotFound
	}
	if err := v.mayMail(ctx, actor, email); err != nil {
		return err
	}
	token := v.ids.Token()
	return v.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		link, ok, err := v.store.LockLink(ctx, tx, id)
		switch {
		case err != nil:
			return err
		case !ok || link.Status != domain.RelationPending:
			return domain.ErrAnswered
		}
		inviter, err := v.store.UserOfEmail(ctx, tx, actor.Email)
		if err != nil {
			return err
		}
		to, err := v.addressee(ctx, tx, inviter, link)
		if err != nil {
			return err
		}
		fresh := v.invitation(actor, email)
		fresh.ProductName, fresh.TokenHash = link.Invitation.ProductName, domain.HashToken(token)
		if err := v.store.WriteInvitation(ctx, tx, id, fresh); err != nil {
			return err
		}
		err = audit.Append(ctx, tx, entryOf(link, "user_children.resent", nil, nil))
		if err != nil {
			return err
		}
		return v.post.Queue(ctx, tx, domain.InvitationLetter(inviter, to, fresh, token))
	})
}

// addressee is who gets an invitation now: the other side, or who came to have the e-mail, or the e-mail itself.
func (v *Invitations) addressee(ctx context.Context, tx *db.Tx, inviter domain.User, link domain.Link) (domain.User, error) {
	known, err := v.store.UserOfEmail(ctx, tx, link.Invitation.Email)
	if other := link.Other(inviter.ID); err == nil && other != 0 {
		var people map[int64]domain.User
		people, err = v.store.LockUsers(ctx, tx, []int64{other})
		known = people[other]
	}
	if err != nil || known.ID == 0 {
		return domain.User{Email: link.Invitation.Email, Language: inviter.Language}, err
	}
	if _, _, possible := domain.ParentAndChild(inviter, known); !possible || !known.Active() {
		return domain.User{Language: known.Language}, nil
	}
	return known, nil
}
