package app

import (
	"context"
	"strconv"

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
	letter := domain.Letter{Kind: domain.LetterRegistered, Path: "/profile"}
	inShop, err := a.beganInShop(ctx, r)
	if err != nil {
		return domain.User{}, err
	}
	if inShop {
		letter = a.confirmation(&r.User, r.Product)
	}
	var made domain.User
	err = a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if made, err = a.add(ctx, tx, r.User, hash, "users.registered"); err != nil {
			return err
		}
		// One that no longer serves, or was sent to another e-mail, keeps nobody from registering.
		if _, err := a.invitations.attach(ctx, tx, made, r.Invitation); err != nil {
			return err
		}
		letter.To = made.Addressee()
		if err := a.post.Queue(ctx, tx, letter); err != nil || inShop {
			return err
		}
		return a.tellAdmins(ctx, tx, made)
	})
	return made, domain.EmailTaken(err)
}

// beganInShop tells a registration of an individual in a shop that is open: it becomes valid by the link of a mail, without an admin
// (domain 8.1). Its age was checked.
func (a *Accounts) beganInShop(ctx context.Context, r domain.Registration) (bool, error) {
	if r.User.Group != auth.Customer || r.Store == "" {
		return false, nil
	}
	return a.shops.IsOpenAt(ctx, r.Store)
}

// confirmation asks for the own e-mail to be confirmed, as another one is, and leads back to the product that was looked at, if any.
func (a *Accounts) confirmation(u *domain.User, productID int64) domain.Letter {
	token := a.ids.Token()
	u.RegisteredInShop, u.PendingEmail, u.PendingEmailHash = true, u.Email, domain.HashToken(token)
	u.PendingEmailUntil = a.clock.Now().Add(domain.ShopLinkLife)
	path := "/profile?email=" + token
	if productID != 0 {
		path += "&product=" + strconv.FormatInt(productID, 10)
	}
	return domain.Letter{Kind: domain.LetterShopRegistered, Path: path}
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
