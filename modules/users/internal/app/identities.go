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

// Identities changes who people are (domain 1.3, 8.1).
type Identities struct {
	*Sight

	statuses *Statuses
	sessions *Sessions
	accounts *Accounts
}

// NewIdentities makes them; who never chose a password gets it by a link of the accounts.
func NewIdentities(s *Sight, statuses *Statuses, accounts *Accounts) *Identities {
	return &Identities{Sight: s, statuses: statuses, sessions: accounts.sessions, accounts: accounts}
}

// Change does what the patch asks, all of it or nothing.
func (i *Identities) Change(ctx context.Context, actor auth.Actor, id int64, p domain.Patch) error {
	seen, err := i.changeable(ctx, actor, id, p)
	if err != nil {
		return err
	}
	if asked := p.Email(seen); asked != seen.Email { // each try sends mails, and tells whether an e-mail has an account
		if err := i.limiter.take(ctx, actor.Email, domain.EmailChangeLimits()...); err != nil {
			return err
		}
	}
	err = i.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		people, err := i.store.LockUsers(ctx, tx, []int64{id})
		if err != nil {
			return err
		}
		kept, ok := people[id]
		if !ok {
			return usersapi.ErrUserNotFound
		}
		if p.Group != "" && p.Group != kept.Group && !domain.MayRegroup(actor, kept, p.Group) {
			return domain.ErrGroupChange
		}
		if p.Status != "" && p.Status != kept.Status {
			change := domain.StatusChange{UserIDs: []int64{id}, To: p.Status, Reason: p.Reason}
			outcomes, err := i.statuses.move(ctx, tx, people, change, func(u domain.User) domain.Role { return domain.RoleTo(actor, u) })
			if err != nil {
				return err
			}
			if outcomes[0].Refusal != nil {
				return outcomes[0].Refusal
			}
			kept.Status = p.Status
		}
		return i.apply(ctx, tx, actor, kept, p)
	})
	if err == nil {
		i.sessions.forget(id)
	}
	return err
}

// changeable settles what needs no lock: who is seen, and by whom it may be changed at all.
func (i *Identities) changeable(ctx context.Context, actor auth.Actor, id int64, p domain.Patch) (domain.User, error) {
	seen, err := i.visible(ctx, actor, id)
	switch {
	case err != nil:
		return domain.User{}, err
	case p.ID != 0 && p.ID != id:
		return domain.User{}, domain.ErrFixedID
	case id == actor.ID || actor.Group == auth.Superadmin:
		return seen.User, nil
	case !actor.Group.IsAdmin():
		return domain.User{}, domain.ErrIdentityChange
	case seen.Group.IsAdmin():
		return domain.User{}, domain.ErrSuperadminOnly
	}
	return seen.User, nil
}

// apply writes the fields of identity that change.
func (i *Identities) apply(ctx context.Context, tx *db.Tx, actor auth.Actor, kept domain.User, p domain.Patch) error {
	asked := kept
	p.Apply(&asked)
	if p.Group != "" {
		asked.Group = p.Group
	}
	asked = asked.Tidied()
	if asked.SameIdentity(kept) && asked.Email == kept.Email {
		return nil
	}
	if kept.Status == auth.Deleted {
		return domain.ErrDeletedAccount
	}
	now := i.clock.Now()
	if err := domain.NewlyWrong(kept, asked, now); err != nil {
		return err
	}
	if lost := domain.LostByShop(kept, asked); len(lost) > 0 {
		if err := i.notOfShop(ctx, tx, kept.ID, lost...); err != nil {
			return err
		}
	}
	if asked.Email != kept.Email {
		if err := i.changeEmail(ctx, tx, actor, kept, &asked, now); err != nil {
			return err
		}
	}
	if err := i.store.WriteIdentity(ctx, tx, asked, now); err != nil {
		return err
	}
	err := audit.Append(ctx, tx, audit.Entry{
		Action: "users.changed", Subject: "users", SubjectID: kept.ID,
		Before: kept.Audited(), After: asked.Audited(),
	})
	if err == nil {
		err = tx.Publish(ctx, usersevents.SheetChangedV1{UserID: kept.ID})
	}
	if err != nil || asked.Email == kept.Email && asked.Company == kept.Company && asked.Group == kept.Group && asked.Name() == kept.Name() {
		return err
	}
	if asked.Email != kept.Email && !kept.IsGuest() {
		if err := i.renewActivation(ctx, tx, actor, asked); err != nil {
			return err
		}
	}
	return tx.Publish(ctx, usersevents.ChangedV1{UserID: kept.ID})
}

// SendActivation mails a new link to who never chose a password, as an admin may; those before no longer serve.
func (i *Identities) SendActivation(ctx context.Context, actor auth.Actor, id int64) error {
	seen, err := i.changeable(ctx, actor, id, domain.Patch{})
	if err != nil {
		return err
	}
	if err := i.limiter.take(ctx, seen.Email, domain.ActivationLimits()...); err != nil {
		return err
	}
	return i.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		people, err := i.store.LockUsers(ctx, tx, []int64{id})
		if err != nil {
			return err
		}
		user, ok := people[id]
		switch {
		case !ok:
			return usersapi.ErrUserNotFound
		case !user.AwaitsActivation:
			return domain.ErrActivated
		case !user.Active():
			return domain.ErrClosedAccount
		}
		if err := audit.Append(ctx, tx, audit.Entry{Action: "users.activation_sent", Subject: "users", SubjectID: id}); err != nil {
			return err
		}
		return i.renewActivation(ctx, tx, actor, user)
	})
}

// renewActivation makes the links that were mailed worthless, and mails another unless the account is closed.
func (i *Identities) renewActivation(ctx context.Context, tx *db.Tx, actor auth.Actor, user domain.User) error {
	if err := i.store.ForgetTokens(ctx, tx, user.ID, domain.TokenReset, domain.TokenActivation); err != nil || !user.Active() {
		return err
	}
	return i.accounts.sendActivation(ctx, tx, actor, user)
}
