package app

import (
	"context"
	"crypto/subtle"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// changeEmail settles what becomes of another e-mail: of who never chose a password it counts at once when an admin
// corrects it, for the mails went to somebody else; so does a guest's, who has no account. Else it is asked for.
func (i *Identities) changeEmail(ctx context.Context, tx *db.Tx, actor auth.Actor, kept domain.User, asked *domain.User,
	now time.Time,
) error {
	if kept.IsGuest() {
		return nil
	}
	if !kept.AwaitsActivation || !actor.Group.IsAdmin() {
		err := i.askEmail(ctx, tx, actor, kept, asked, now)
		asked.Email = kept.Email // until the link is followed
		return err
	}
	asked.PendingEmail, asked.PendingEmailHash, asked.PendingEmailUntil = "", "", time.Time{}
	return i.freeEmail(ctx, tx, asked.Email)
}

// freeEmail refuses an e-mail that has an account.
func (i *Identities) freeEmail(ctx context.Context, tx *db.Tx, email string) error {
	used, err := i.store.EmailInUse(ctx, tx, email)
	if err == nil && used {
		err = domain.EmailUsed()
	}
	return err
}

// askEmail notes the e-mail that was asked for, with a fresh link; it counts once the link is followed (domain 8.1).
func (i *Identities) askEmail(ctx context.Context, tx *db.Tx, actor auth.Actor, kept domain.User, asked *domain.User, now time.Time) error {
	if actor.Impersonated() { // a field of users.patch, which an admin may call for somebody
		return auth.ErrImpersonating
	}
	if actor.ID == kept.ID { // the e-mail is the way to a new password
		if err := domain.SignedInRecently(actor, now); err != nil {
			return err
		}
	}
	if err := i.freeEmail(ctx, tx, asked.Email); err != nil {
		return err
	}
	token := i.ids.Token()
	asked.PendingEmail, asked.PendingEmailHash, asked.PendingEmailUntil = asked.Email, domain.HashToken(token), now.Add(domain.EmailLinkLife)
	link := domain.Letter{Kind: domain.LetterEmailLink, To: asked.Addressee(), Path: "/profile?email=" + token}
	told := domain.Letter{Kind: domain.LetterEmailAsked, To: kept.Addressee(), Values: []any{"email", asked.Email}, Path: "/forgot-password"}
	return i.post.Queue(ctx, tx, link, told)
}

// AskAgain mails the link again that makes the actor's account valid; those before no longer serve.
func (i *Identities) AskAgain(ctx context.Context, actor auth.Actor) error {
	if err := i.limiter.take(ctx, actor.Email, domain.ActivationLimits()...); err != nil {
		return err
	}
	return i.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		people, err := i.store.LockUsers(ctx, tx, []int64{actor.ID})
		if err != nil {
			return err
		}
		kept := people[actor.ID]
		if !kept.AwaitsConfirmation() {
			return domain.ErrNothingToConfirm
		}
		letter := i.accounts.confirmation(&kept, 0)
		letter.To = kept.Addressee()
		if err := i.store.WriteIdentity(ctx, tx, kept, i.clock.Now()); err != nil {
			return err
		}
		return i.post.Queue(ctx, tx, letter)
	})
}

// ConfirmEmail makes the e-mail count that the actor asked for, for who followed the link. Who registered in a shop is valid with it.
func (i *Identities) ConfirmEmail(ctx context.Context, actor auth.Actor, token string) error {
	err := i.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		people, err := i.store.LockUsers(ctx, tx, []int64{actor.ID})
		if err != nil {
			return err
		}
		kept, ok := people[actor.ID]
		if !ok {
			return usersapi.ErrUserNotFound
		}
		now := i.clock.Now()
		right := subtle.ConstantTimeCompare([]byte(domain.HashToken(token)), []byte(kept.PendingEmailHash)) == 1
		if !right || !now.Before(kept.PendingEmailUntil) {
			return domain.ErrEmailLink
		}
		confirmed, opens := kept, kept.AwaitsConfirmation()
		confirmed.Email = kept.PendingEmail
		confirmed.PendingEmail, confirmed.PendingEmailHash, confirmed.PendingEmailUntil = "", "", time.Time{}
		if err := i.store.WriteIdentity(ctx, tx, confirmed, now); err != nil {
			return err
		}
		// Links that went to the old address no longer open the account.
		if err := i.store.ForgetTokens(ctx, tx, kept.ID, domain.TokenReset, domain.TokenActivation); err != nil {
			return err
		}
		if opens {
			move := domain.StatusMove{From: kept.Status, To: auth.Valid, At: now}
			return i.statuses.write(ctx, tx, people, []int64{kept.ID}, move)
		}
		err = audit.Append(ctx, tx, audit.Entry{
			Action: "users.email_changed", Subject: "users", SubjectID: kept.ID,
			Before: kept.Audited(), After: confirmed.Audited(),
		})
		if err != nil {
			return err
		}
		return tx.Publish(ctx, usersevents.ChangedV1{UserID: kept.ID})
	})
	if err == nil {
		i.sessions.forget(actor.ID)
	}
	return err
}
