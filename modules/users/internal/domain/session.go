package domain

import (
	"crypto/sha256"
	"encoding/hex"
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// How long sessions live (domain 8.2).
const (
	RefreshSliding = 30 * 24 * time.Hour // after the last use
	RefreshAtMost  = 90 * 24 * time.Hour // after the sign-in
	RefreshGrace   = 10 * time.Second    // the token just replaced still answers
)

// Family is one sign-in and everything refreshed from it.
type Family struct {
	ID        string
	UserID    int64
	CreatedAt time.Time
	AuthTime  time.Time // when the password was last given
	UserAgent string
	RevokedAt time.Time // zero while it lives
}

// RefreshToken is a link of a family's chain; the token itself is not kept.
type RefreshToken struct {
	Hash       string // HashToken of the token
	Family     string
	CreatedAt  time.Time
	ExpiresAt  time.Time
	ReplacedAt time.Time // zero while it is the newest
	Successor  string    // the next token, sealed with this one
}

// Session is what signing in or refreshing hands to the browser.
type Session struct {
	Token          string // access token, 1800 s
	Refresh        string
	RefreshExpires time.Time
}

// OpenSession is a session that its owner may look at and end.
type OpenSession struct {
	ID         string // of its family
	CreatedAt  time.Time
	LastUsedAt time.Time // when it last renewed itself
	ExpiresAt  time.Time
	UserAgent  string
	Current    bool // the one that asks
}

// Credentials are what a sign-in is checked against.
type Credentials struct {
	Identity
	PasswordHash string // empty: nobody signs in with a password
}

// Identity is what a request needs to know of its user.
type Identity struct {
	ID     int64
	Email  string
	Group  auth.Group
	Status auth.Status
	Guest  bool // it ordered without an account: nobody acts as it
}

// Active tells whether the account may act at all: neither blocked nor deleted.
func (i Identity) Active() bool {
	return i.Status == auth.Valid || i.Status == auth.Processing
}

// HashToken is how a refresh token is kept: SHA-256 is enough for 256 random
// bits.
func HashToken(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}

// RefreshExpiry slides with each use, within the family's life.
func RefreshExpiry(f Family, now time.Time) time.Time {
	sliding, last := now.Add(RefreshSliding), f.CreatedAt.Add(RefreshAtMost)
	if sliding.After(last) {
		return last
	}
	return sliding
}

// RecentSignIn is how long ago the password may have been given for what needs
// it again (domain 8.2).
const RecentSignIn = 5 * time.Minute

// ErrRecentSignIn asks for the password again.
var ErrRecentSignIn = fault.New("users.recent_sign_in", fault.Forbidden,
	"Confirmez d’abord votre mot de passe.", "Confirm your password first.")

// SignedInRecently refuses who gave the password too long ago.
func SignedInRecently(a auth.Actor, now time.Time) error {
	if now.Sub(a.AuthTime) >= RecentSignIn {
		return ErrRecentSignIn
	}
	return nil
}
