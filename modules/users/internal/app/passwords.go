package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// ForgotPassword mails a link that sets a new password. An account that does not exist or may not act gets the same
// answer after the same work: a token of nobody, a mail to nobody.
func (a *Accounts) ForgotPassword(ctx context.Context, email, ip string) error {
	email = domain.NormalizeEmail(email)
	if err := a.limiter.take(ctx, auth.Site(ip), domain.ResetLimitsPerAddress()...); err != nil {
		return err
	}
	if err := a.limiter.take(ctx, email, domain.ResetLimitsPerAccount()...); err != nil {
		return err
	}
	return a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		user, err := a.store.UserOfEmail(ctx, tx, email)
		if err != nil {
			return err
		}
		if user.Status != auth.Valid && user.Status != auth.Processing {
			user = domain.User{}
		}
		token, err := a.newToken(ctx, tx, domain.TokenReset, domain.ResetLifetime, user.ID, 0)
		if err != nil {
			return err
		}
		return a.post.Queue(ctx, tx, domain.Letter{To: user.Addressee(), Kind: domain.LetterReset, Path: passwordPath(token)})
	})
}

// Token tells whose a link of a mail is, or ErrAccountToken.
func (a *Accounts) Token(ctx context.Context, token string) (domain.TokenHolder, error) {
	holder, ok, err := a.store.TokenHolder(ctx, domain.HashToken(token))
	if err == nil && (!ok || !holder.OpensAccount(a.clock.Now())) {
		err = domain.ErrAccountToken
	}
	return holder, err
}

// ResetPassword sets a password with a link of a mail, once, and ends every session of the account.
func (a *Accounts) ResetPassword(ctx context.Context, token, password string) error {
	holder, err := a.Token(ctx, token)
	if err != nil {
		return err
	}
	hash, err := a.passwords.Hash(ctx, password)
	if err != nil {
		return err
	}
	user := holder.User
	return a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		taken, err := a.store.TakeToken(ctx, tx, holder.Hash)
		if err != nil {
			return err
		}
		if !taken { // somebody was faster
			return domain.ErrAccountToken
		}
		if err := a.setPassword(ctx, tx, user, hash, ""); err != nil {
			return err
		}
		if holder.Kind == domain.TokenActivation && user.Status == auth.Processing {
			return a.tellAdmins(ctx, tx, user)
		}
		return nil
	})
}

// ChangePassword sets the actor's own password, shortly after it signed in, and ends its other sessions.
func (a *Accounts) ChangePassword(ctx context.Context, actor auth.Actor, userID int64, password string) error {
	if userID != actor.ID {
		return domain.ErrNotYours
	}
	if err := domain.SignedInRecently(actor, a.clock.Now()); err != nil {
		return err
	}
	hash, err := a.passwords.Hash(ctx, password)
	if err != nil {
		return err
	}
	return a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		user, err := a.store.UserOfEmail(ctx, tx, actor.Email)
		if err != nil {
			return err
		}
		if user.ID != actor.ID { // its e-mail changed this very moment
			return domain.ErrRecentSignIn
		}
		return a.setPassword(ctx, tx, user, hash, actor.Family)
	})
}

// setPassword also makes every other link worthless, that of a new e-mail included, forgets failures, and tells the owner.
func (a *Accounts) setPassword(ctx context.Context, tx *db.Tx, user domain.User, hash, keptFamily string) error {
	if err := a.store.SetPasswordHash(ctx, tx, user.ID, hash); err != nil {
		return err
	}
	if err := a.sessions.EndAll(ctx, tx, user.ID, keptFamily); err != nil {
		return err
	}
	if err := a.store.ForgetTokens(ctx, tx, user.ID, domain.TokenReset, domain.TokenActivation); err != nil {
		return err
	}
	if err := a.store.ForgetEmailChange(ctx, tx, user.ID); err != nil { // whoever asked for it knew the old password
		return err
	}
	if err := a.store.ForgetFailures(ctx, tx, []string{domain.AccountKey(user.Email)}); err != nil {
		return err
	}
	if err := audit.Append(ctx, tx, audit.Entry{Action: "users.password_changed", Subject: "users", SubjectID: user.ID}); err != nil {
		return err
	}
	return a.post.Queue(ctx, tx, domain.Letter{To: user.Addressee(), Kind: domain.LetterPasswordChanged, Path: "/forgot-password"})
}
