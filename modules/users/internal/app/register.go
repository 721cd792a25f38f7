package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Register makes an account that waits for its validation by an admin (domain 8.1).
func (a *Accounts) Register(ctx context.Context, r domain.Registration, ip string) (domain.User, error) {
	r.User = r.User.Tidied()
	if err := r.Rules(a.clock.Now(), domain.BaseGroups(), domain.PasswordRules()...).Err(); err != nil {
		return domain.User{}, err
	}
	if err := a.limiter.take(ctx, auth.Site(ip), domain.UniquenessLimits()...); err != nil {
		return domain.User{}, err
	}
	hash, err := a.passwords.Hash(ctx, r.Password)
	if err != nil {
		return domain.User{}, err
	}
	r.User.Status = auth.Processing
	var made domain.User
	err = a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if made, err = a.add(ctx, tx, r.User, hash, "users.registered"); err != nil {
			return err
		}
		// One that no longer serves, or was sent to another e-mail, keeps nobody from registering.
		if _, err := a.invitations.attach(ctx, tx, made, r.Invitation); err != nil {
			return err
		}
		if err := a.post.Queue(ctx, tx, domain.Letter{To: made.Addressee(), Kind: domain.LetterRegistered, Path: "/profile"}); err != nil {
			return err
		}
		return a.tellAdmins(ctx, tx, made)
	})
	return made, domain.EmailTaken(err)
}

// IsUnique tells whether no account has the e-mail. What it discloses is accepted (docs/security.md) and limited
// together with registration.
func (a *Accounts) IsUnique(ctx context.Context, email, ip string) (bool, error) {
	if err := a.limiter.take(ctx, auth.Site(ip), domain.UniquenessLimits()...); err != nil {
		return false, err
	}
	_, found, err := a.store.IdentityOfEmail(ctx, domain.NormalizeEmail(email))
	return !found, err
}
