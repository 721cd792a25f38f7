package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Link tells who invites whom with a link that still serves, or ErrInvitationLink.
func (v *Invitations) Link(ctx context.Context, token string) (domain.InvitationLink, error) {
	i, inviter, ok, err := v.store.InvitationOf(ctx, domain.HashToken(token))
	if err == nil && (!ok || i.Expired(v.clock.Now()) || !inviter.Active()) {
		err = domain.ErrInvitationLink
	}
	return domain.InvitationLink{Invitation: i, Inviter: domain.DisplayName(inviter.Company, inviter.FirstName, inviter.LastName)}, err
}

// Follow gives the actor the invitation behind a link that was mailed to it, and tells its id. It still waits for the
// answer. A link of somebody else answers as one that does not exist.
func (v *Invitations) Follow(ctx context.Context, actor auth.Actor, token string) (int64, error) {
	var id int64
	err := v.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		person, err := v.store.UserOfEmail(ctx, tx, actor.Email)
		if err != nil {
			return err
		}
		if id, err = v.attach(ctx, tx, person, token); err == nil && id == 0 {
			err = domain.ErrInvitationLink
		}
		return err
	})
	return id, err
}

// attach ties a person to who invited it, and gives the relation's id; 0 when the link is not for that person or no longer
// serves. Each link serves once.
func (v *Invitations) attach(ctx context.Context, tx *db.Tx, person domain.User, token string) (int64, error) {
	if token == "" || person.ID == 0 {
		return 0, nil
	}
	link, ok, err := v.store.LockInvitation(ctx, tx, domain.HashToken(token))
	if err != nil || !ok || link.Invitation.Expired(v.clock.Now()) {
		return 0, err
	}
	inviterID := link.Invitation.InviterID
	switch other := link.Other(inviterID); {
	case other == person.ID:
	case other != 0 || link.Invitation.Email != person.Email:
		return 0, nil
	}
	people, err := v.store.LockUsers(ctx, tx, []int64{inviterID})
	if err != nil || !people[inviterID].Active() {
		return 0, err
	}
	parentID, childID, possible := domain.ParentAndChild(people[inviterID], person)
	if !possible {
		return 0, nil
	}
	return v.store.Attach(ctx, tx, link.ID, parentID, childID)
}
