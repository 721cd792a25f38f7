package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
)

// InvitationLifetime is how long an invitation waits for its answer (domain 8.1).
const InvitationLifetime = 14 * 24 * time.Hour

// InvitationStore keeps relations that wait for an answer.
type InvitationStore interface {
	LimiterStore
	// UserOfEmail is the zero value when no account has the e-mail.
	UserOfEmail(ctx context.Context, tx *db.Tx, email string) (User, error)
	LockUsers(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]User, error)
	// Invite writes a pending relation and gives its id: 0 when the two have a relation already, when the inviter waits
	// for that e-mail already, or when it was refused less than 30 days ago.
	Invite(ctx context.Context, tx *db.Tx, parentID, childID int64, i Invitation) (int64, error)
	LockLink(ctx context.Context, tx *db.Tx, id int64) (Link, bool, error)
	// SentTo is the e-mail that an inviter typed, in a relation that is not removed; "" when there is none.
	SentTo(ctx context.Context, inviterID, id int64) (string, error)
	// LockInvitation reads the pending relation of a link's token; false when there is none.
	LockInvitation(ctx context.Context, tx *db.Tx, tokenHash string) (Link, bool, error)
	// WriteInvitation writes a new token with its dates.
	WriteInvitation(ctx context.Context, tx *db.Tx, id int64, i Invitation) error
	// Attach gives a relation its two sides and takes its token. When the two have another one that is not removed, the
	// invitation is removed instead, and that one's id comes back.
	Attach(ctx context.Context, tx *db.Tx, id, parentID, childID int64) (int64, error)
	// AddTerms keeps the terms that hold from now on.
	AddTerms(ctx context.Context, tx *db.Tx, id int64, t RelationTerms) error
	// InvitationOf reads the pending relation of a link's token with its inviter; false when there is none.
	InvitationOf(ctx context.Context, tokenHash string) (Invitation, User, bool, error)
}

// Invitations ask people into relations, by e-mail.
type Invitations struct {
	db       Transactor
	store    InvitationStore
	clock    clock.Clock
	ids      ids.Source
	post     Post
	limiter  *limiter
	products usersapi.ProductNames
}

// NewInvitations makes the use cases of invitations.
func NewInvitations(d Transactor, s InvitationStore, c clock.Clock, source ids.Source, p Post) *Invitations {
	return &Invitations{db: d, store: s, clock: c, ids: source, post: p, limiter: &limiter{db: d, store: s, clock: c}}
}

// NameProducts tells who knows how products are called; call it before requests are served.
func (v *Invitations) NameProducts(p usersapi.ProductNames) { v.products = p }

// Invite asks whoever has an e-mail into a relation with the actor. An e-mail without account, one of somebody with whom
// no relation is possible and one of a possible partner are written and cost alike; only who has the mailbox knows.
func (v *Invitations) Invite(ctx context.Context, actor auth.Actor, email string, productID int64) (Invitation, error) {
	i := v.invitation(actor, email)
	if err := v.mayMail(ctx, actor, i.Email); err != nil {
		return i, err
	}
	var err error
	if i.ProductID, i.ProductName, err = v.product(ctx, actor, productID); err != nil {
		return i, err
	}
	token := v.ids.Token()
	i.TokenHash = HashToken(token)
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
		return v.post.Queue(ctx, tx, invitationLetter(inviter, to, i, token))
	})
}

// invitation is a new one of an e-mail.
func (v *Invitations) invitation(actor auth.Actor, email string) Invitation {
	now := v.clock.Now()
	return Invitation{InviterID: actor.ID, Email: NormalizeEmail(email), At: now, ExpiresAt: now.Add(InvitationLifetime)}
}

// mayMail counts mails that the actor causes: all of them, and those to one address.
func (v *Invitations) mayMail(ctx context.Context, actor auth.Actor, email string) error {
	if err := v.limiter.take(ctx, actor.Email, invitationLimits()...); err != nil {
		return err
	}
	return v.limiter.take(ctx, actor.Email+" "+email, invitationsToOneLimits()...)
}

func (v *Invitations) product(ctx context.Context, actor auth.Actor, id int64) (int64, string, error) {
	if id == 0 || v.products == nil {
		return 0, "", nil
	}
	name, err := v.products.ProductName(ctx, actor, id)
	if err == nil && name == "" {
		err = unknownProduct()
	}
	return id, name, err
}

// write keeps a relation that waits for an answer and tells who gets the letter: nobody when nothing changed, or when the
// two can have no relation. What is kept of the latter looks like an invitation of nobody, which nobody can answer.
func (v *Invitations) write(ctx context.Context, tx *db.Tx, inviter, invited User, i Invitation) (User, error) {
	to := invited
	if invited.ID == inviter.ID { // nobody invites itself
		return User{Language: to.Language}, nil
	}
	if invited.ID == 0 {
		to = User{Email: i.Email, Language: inviter.Language}
	}
	parentID, childID, possible := pair(inviter, invited)
	if !possible || !invited.acts() {
		parentID, childID = waiting(inviter)
		if invited.ID != 0 {
			invited, to = User{}, User{Language: invited.Language}
		}
	}
	id, err := v.store.Invite(ctx, tx, parentID, childID, i)
	if err != nil || id == 0 {
		return User{Language: to.Language}, err
	}
	if err := v.store.AddTerms(ctx, tx, id, RelationTerms{}); err != nil {
		return to, err
	}
	link := Link{ID: id, ParentID: parentID, ChildID: childID}
	err = audit.Append(ctx, tx, link.entry("user_children.invited", nil, auditedInvitation{i.ProductID}))
	if err != nil {
		return to, err
	}
	return to, tx.Publish(ctx, usersevents.RelationInvitedV1{RelationID: id, InviterID: inviter.ID, InvitedID: invited.ID})
}

// waiting places an inviter alone: nobody knows yet whom it invited.
func waiting(inviter User) (parentID, childID int64) {
	if Purchases(inviter.Group) {
		return 0, inviter.ID
	}
	return inviter.ID, 0
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
		return ErrRelationNotFound
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
		case !ok || link.Status != RelationPending:
			return ErrAnswered
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
		fresh.ProductName, fresh.TokenHash = link.Invitation.ProductName, HashToken(token)
		if err := v.store.WriteInvitation(ctx, tx, id, fresh); err != nil {
			return err
		}
		err = audit.Append(ctx, tx, link.entry("user_children.resent", nil, nil))
		if err != nil {
			return err
		}
		return v.post.Queue(ctx, tx, invitationLetter(inviter, to, fresh, token))
	})
}

// addressee is who gets an invitation now: the other side, or who came to have the e-mail, or the e-mail itself.
func (v *Invitations) addressee(ctx context.Context, tx *db.Tx, inviter User, link Link) (User, error) {
	known, err := v.store.UserOfEmail(ctx, tx, link.Invitation.Email)
	if other := link.Other(inviter.ID); err == nil && other != 0 {
		var people map[int64]User
		people, err = v.store.LockUsers(ctx, tx, []int64{other})
		known = people[other]
	}
	if err != nil || known.ID == 0 {
		return User{Email: link.Invitation.Email, Language: inviter.Language}, err
	}
	if _, _, possible := pair(inviter, known); !possible || !known.acts() {
		return User{Language: known.Language}, nil
	}
	return known, nil
}
