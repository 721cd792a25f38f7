package domain

import (
	"context"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
)

// Kinds of account tokens.
const (
	TokenReset      = "reset"      // a forgotten password
	TokenActivation = "activation" // the first password of an account made by somebody else
)

// How long their links live (domain 8.1).
const (
	ResetLifetime      = time.Hour
	ActivationLifetime = 7 * 24 * time.Hour
)

// AccountToken is a link of a mail. Only its hash is kept.
type AccountToken struct {
	Hash      string // HashToken
	Kind      string
	UserID    int64 // 0: of nobody, so that an unknown e-mail costs what a known one costs
	InviterID int64 // 0: the person itself
	CreatedAt time.Time
	ExpiresAt time.Time
}

// TokenHolder is whom a link belongs to.
type TokenHolder struct {
	AccountToken

	User    User
	Inviter string // display name, "" when there is none
}

// opensAccount tells whether a password may be chosen with the link.
func (h TokenHolder) opensAccount(now time.Time) bool {
	return (h.Kind == TokenReset || h.Kind == TokenActivation) && now.Before(h.ExpiresAt) &&
		(h.User.Status == auth.Valid || h.User.Status == auth.Processing)
}

// TokenStore keeps account tokens.
type TokenStore interface {
	// AddToken writes a token and forgets expired ones.
	AddToken(ctx context.Context, tx *db.Tx, t AccountToken) error
	// TokenHolder finds whose a token is; false when there is none.
	TokenHolder(ctx context.Context, hash string) (TokenHolder, bool, error)
	// TakeToken deletes a token; false when it is gone, so that each serves once.
	TakeToken(ctx context.Context, tx *db.Tx, hash string) (bool, error)
	// ForgetTokens deletes a user's tokens of some kinds.
	ForgetTokens(ctx context.Context, tx *db.Tx, userID int64, kinds ...string) error
}

// newToken makes a token and gives it in clear, for the link.
func (a *Accounts) newToken(
	ctx context.Context, tx *db.Tx, kind string, lifetime time.Duration, userID, inviterID int64,
) (string, error) {
	token, now := a.ids.Token(), a.clock.Now()
	return token, a.store.AddToken(ctx, tx, AccountToken{
		Hash: HashToken(token), Kind: kind, UserID: userID, InviterID: inviterID, CreatedAt: now, ExpiresAt: now.Add(lifetime),
	})
}

func passwordPath(token string) string { return "/forgot-password/" + token }
