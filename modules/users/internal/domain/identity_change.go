package domain

import (
	"context"
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/ids"
)

// IdentityStore writes who people are.
type IdentityStore interface {
	VisibleStore
	// LockUsers reads several people, locked in id order until the end; who does not exist is left out.
	LockUsers(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]User, error)
	// WriteIdentity writes names, numbers, group, e-mail and the e-mail asked for; ErrEmailTaken when another account
	// has the e-mail.
	WriteIdentity(ctx context.Context, tx *db.Tx, u User, at time.Time) error
	// EmailInUse tells whether an account has this normalized e-mail.
	EmailInUse(ctx context.Context, tx *db.Tx, email string) (bool, error)
	// ForgetTokens deletes a user's account tokens of some kinds.
	ForgetTokens(ctx context.Context, tx *db.Tx, userID int64, kinds ...string) error
}

// Patch is what is asked of an account. What is nil or "" was not sent.
type Patch struct {
	ID     int64
	Group  auth.Group
	Status auth.Status
	Reason string
	Apply  func(*User) // writes the fields of identity that were sent, e-mail included
}

// Identities changes who people are (domain 1.3, 8.1).
type Identities struct {
	db       Transactor
	store    IdentityStore
	clock    clock.Clock
	ids      ids.Source
	statuses *Statuses
	sessions *Sessions
	post     Post
	accounts *Accounts
	limiter  *limiter
}

// NewIdentities makes the use cases of identity; who never chose a password gets it by a link of the accounts.
func NewIdentities(d Transactor, s IdentityStore, statuses *Statuses, accounts *Accounts) *Identities {
	return &Identities{
		db: d, store: s, clock: accounts.clock, ids: accounts.ids, statuses: statuses, sessions: accounts.sessions, post: accounts.post,
		accounts: accounts,
		limiter:  accounts.limiter,
	}
}

// Change does what the patch asks, all of it or nothing.
func (i *Identities) Change(ctx context.Context, actor auth.Actor, id int64, p Patch) error {
	seen, err := i.changeable(ctx, actor, id, p)
	if err != nil {
		return err
	}
	if asked := p.email(seen); asked != seen.Email { // each try sends mails, and tells whether an e-mail has an account
		if err := i.limiter.take(ctx, actor.Email, emailChangeLimits()...); err != nil {
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
		if p.Group != "" && p.Group != kept.Group && !mayRegroup(actor, kept, p.Group) {
			return ErrGroupChange
		}
		if p.Status != "" && p.Status != kept.Status {
			change := StatusChange{UserIDs: []int64{id}, To: p.Status, Reason: p.Reason}
			outcomes, err := i.statuses.move(ctx, tx, people, change, func(u User) Role { return RoleTo(actor, u) })
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

// email is the e-mail that the patch leaves a person with.
func (p Patch) email(u User) string {
	p.Apply(&u)
	return NormalizeEmail(u.Email)
}

// changeable settles what needs no lock: who is seen, and by whom it may be changed at all.
func (i *Identities) changeable(ctx context.Context, actor auth.Actor, id int64, p Patch) (User, error) {
	seen, ok, err := i.store.Visible(ctx, ScopeOf(actor, i.clock.Now()), id)
	switch {
	case err != nil:
		return User{}, err
	case !ok:
		return User{}, usersapi.ErrUserNotFound
	case p.ID != 0 && p.ID != id:
		return User{}, ErrFixedID
	case id == actor.ID || actor.Group == auth.Superadmin:
		return seen.User, nil
	case !actor.Group.IsAdmin():
		return User{}, ErrIdentityChange
	case seen.Group.IsAdmin():
		return User{}, ErrSuperadminOnly
	}
	return seen.User, nil
}

// apply writes the fields of identity that change.
func (i *Identities) apply(ctx context.Context, tx *db.Tx, actor auth.Actor, kept User, p Patch) error {
	asked := kept
	p.Apply(&asked)
	if p.Group != "" {
		asked.Group = p.Group
	}
	asked = asked.Tidied()
	if asked.identity() == kept.identity() && asked.Email == kept.Email {
		return nil
	}
	if kept.Status == auth.Deleted {
		return ErrDeletedAccount
	}
	now := i.clock.Now()
	if err := newlyWrong(kept, asked, now); err != nil {
		return err
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
		Before: kept.audited(), After: asked.audited(),
	})
	if err != nil || asked.Email == kept.Email && asked.Company == kept.Company && asked.Group == kept.Group && asked.Name() == kept.Name() {
		return err
	}
	if asked.Email != kept.Email {
		if err := i.renewActivation(ctx, tx, actor, asked); err != nil {
			return err
		}
	}
	return tx.Publish(ctx, usersevents.ChangedV1{UserID: kept.ID})
}

// newlyWrong answers the violations of the fields that change. Others stay as they were made, by older rules or by an
// operator; a new group asks for all of its own.
func newlyWrong(kept, asked User, now time.Time) error {
	changes := asked.changedFields(kept)
	var violations []fault.Violation
	for _, v := range IdentityRules(&asked, now).Check() {
		if asked.Group != kept.Group || slices.Contains(changes, v.PropertyPath) {
			violations = append(violations, v)
		}
	}
	if len(violations) > 0 {
		return fault.Invalid(violations...)
	}
	return nil
}

// mayRegroup tells whether an actor may give an account another group: an admin among the groups that order, the
// superadmin distributors and admins too. Suppliers and agents keep theirs, for products and relations hang from it;
// superadmins are made at the command line.
func mayRegroup(actor auth.Actor, u User, to auth.Group) bool {
	movable := append(auth.Buyers(), auth.Customer)
	if actor.Group == auth.Superadmin {
		movable = append(movable, auth.Negociant, auth.Admin)
	}
	return actor.Group.IsAdmin() && actor.ID != u.ID && slices.Contains(movable, u.Group) && slices.Contains(movable, to)
}
