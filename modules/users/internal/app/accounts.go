package app

import (
	"context"
	"slices"
	"strconv"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Accounts makes accounts and gives them their passwords.
type Accounts struct {
	*Base

	passwords   Passwords
	sessions    *Sessions
	invitations *Invitations
	shops       usersapi.Shops
}

// NewAccounts makes them; sessions end with their password, invitations tie who is invited, and shops are where individuals register.
func NewAccounts(b *Base, sessions *Sessions, invitations *Invitations, shops usersapi.Shops) *Accounts {
	return &Accounts{Base: b, passwords: sessions.passwords, sessions: sessions, invitations: invitations, shops: shops}
}

// add writes an account with its addresses and its line in the trail.
func (a *Accounts) add(ctx context.Context, tx *db.Tx, u domain.User, hash, action string) (domain.User, error) {
	u.CreatedAt = a.clock.Now()
	u.Addresses = slices.Clone(u.Addresses) // the transaction may run again
	id, err := a.store.AddUser(ctx, tx, u, hash)
	if err != nil {
		return u, err
	}
	u.ID, u.AwaitsActivation = id, hash == ""
	domain.SettleDefaults(u.Addresses, -1)
	for i := range u.Addresses {
		u.Addresses[i].UserID = id
		if u.Addresses[i].ID, err = a.store.AddAddress(ctx, tx, u.Addresses[i]); err != nil {
			return u, err
		}
	}
	return u, audit.Append(ctx, tx, audit.Entry{Action: action, Subject: "users", SubjectID: id, After: accountState{
		Email: u.Email, UserGroup: u.Group, Status: u.Status, Company: u.Company, Name: u.Name(),
	}})
}

// accountState is a new account as the audit trail shows it.
type accountState struct {
	Email     string      `json:"email"`
	UserGroup auth.Group  `json:"userGroup"`
	Status    auth.Status `json:"status"`
	Company   string      `json:"company"`
	Name      string      `json:"name"`
}

// tellAdmins asks the admins to validate an account, by mail and through the house.
func (a *Accounts) tellAdmins(ctx context.Context, tx *db.Tx, u domain.User) error {
	if err := tx.Publish(ctx, usersevents.RegisteredV1{UserID: u.ID}); err != nil {
		return err
	}
	admins, err := a.store.Admins(ctx, tx)
	if err != nil {
		return err
	}
	for _, admin := range admins {
		err := a.post.Queue(ctx, tx, domain.Letter{
			To: admin.Addressee(), Kind: domain.LetterNewRegistration, Path: "/users/" + strconv.FormatInt(u.ID, 10),
			Values: []any{"company", domain.DisplayName(u.Company, u.FirstName, u.LastName), "name", u.Name(), "group", domain.GroupLabel(u.Group)},
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// newToken makes a token and gives it in clear, for the link.
func (a *Accounts) newToken(
	ctx context.Context, tx *db.Tx, kind string, lifetime time.Duration, userID, inviterID int64,
) (string, error) {
	token, now := a.ids.Token(), a.clock.Now()
	return token, a.store.AddToken(ctx, tx, domain.AccountToken{
		Hash: domain.HashToken(token), Kind: kind, UserID: userID, InviterID: inviterID, CreatedAt: now, ExpiresAt: now.Add(lifetime),
	})
}

func passwordPath(token string) string { return "/forgot-password/" + token }
