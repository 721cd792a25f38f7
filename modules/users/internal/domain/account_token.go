package domain

import (
	"time"

	"millesime/platform/auth"
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

// OpensAccount tells whether a password may be chosen with the link.
func (h TokenHolder) OpensAccount(now time.Time) bool {
	return (h.Kind == TokenReset || h.Kind == TokenActivation) && now.Before(h.ExpiresAt) &&
		(h.User.Status == auth.Valid || h.User.Status == auth.Processing)
}

// ShopLinkLife is how long the link serves that makes a customer of a shop valid.
const ShopLinkLife = 7 * 24 * time.Hour

// EmailLinkLife is how long the link that confirms a new e-mail serves.
const EmailLinkLife = 24 * time.Hour
