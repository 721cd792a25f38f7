package domain

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"time"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
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

// SessionStore keeps accounts' secrets, families and failures.
type SessionStore interface {
	// Credentials finds an account by its normalized e-mail; the zero value
	// when there is none.
	Credentials(ctx context.Context, email string) (Credentials, error)
	// LockCredentials reads an account by its id, locked until the end.
	LockCredentials(ctx context.Context, tx *db.Tx, userID int64) (Credentials, error)
	// ReplacePasswordHash changes the hash unless it changed meanwhile.
	ReplacePasswordHash(ctx context.Context, tx *db.Tx, userID int64, old, hash string) error
	AddFamily(ctx context.Context, tx *db.Tx, f Family) error
	AddRefreshToken(ctx context.Context, tx *db.Tx, t RefreshToken) error
	// LockRefreshToken reads a token with its family, locked until the end.
	LockRefreshToken(ctx context.Context, tx *db.Tx, hash string) (RefreshToken, Family, bool, error)
	MarkReplaced(ctx context.Context, tx *db.Tx, t RefreshToken) error
	RevokeFamily(ctx context.Context, tx *db.Tx, family string, at time.Time) error
	// OpenSessions reads a user's living families that still renew themselves, the last used first.
	OpenSessions(ctx context.Context, userID int64, now time.Time) ([]OpenSession, error)
	// RevokeOwnFamily is false when the user has no such living family.
	RevokeOwnFamily(ctx context.Context, tx *db.Tx, userID int64, family string, at time.Time) (bool, error)
	// RevokeFamilies ends a user's living families but one ("" = all) and gives their ids.
	RevokeFamilies(ctx context.Context, tx *db.Tx, userID int64, except string, at time.Time) ([]string, error)
	// ForgetFamilies deletes a user's families begun before an instant.
	ForgetFamilies(ctx context.Context, tx *db.Tx, userID int64, begunBefore time.Time) error
	// Identity reads the user of an id as it is now.
	Identity(ctx context.Context, tx *db.Tx, userID int64) (Identity, error)
	// IdentityOfFamily and IdentityOfEmail read who a request comes from and
	// whom it switches to; false when there is none or the family is revoked.
	IdentityOfFamily(ctx context.Context, family string) (Identity, bool, error)
	IdentityOfEmail(ctx context.Context, email string) (Identity, bool, error)
	// Failures counts sign-in failures of each key since the window began.
	Failures(ctx context.Context, keys []string, window time.Time) (map[string]int, error)
	// CountFailure adds one failure to each key and forgets older windows.
	CountFailure(ctx context.Context, tx *db.Tx, keys []string, window time.Time) error
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
}

// Active tells whether the account may act at all: neither blocked nor deleted.
func (i Identity) Active() bool {
	return i.Status == auth.Valid || i.Status == auth.Processing
}

// Passwords hashes and compares passwords (auth.Passwords).
type Passwords interface {
	Hash(ctx context.Context, password string) (string, error)
	// Compare with the empty hash never matches and takes as long.
	Compare(ctx context.Context, password, hash string) (bool, error)
	// Outdated tells whether a hash was made with other parameters than today's.
	Outdated(hash string) bool
}

// Signer makes and reads access tokens (auth.Signer).
type Signer interface {
	Sign(claims auth.Claims) (string, error)
	Verify(token string) (auth.Claims, error)
}

// Transactor runs a function in one transaction (db.DB).
type Transactor interface {
	InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error
}

// Sessions signs people in and out and tells who a request comes from.
type Sessions struct {
	db        Transactor
	store     SessionStore
	clock     clock.Clock
	ids       ids.Source
	signer    Signer
	passwords Passwords
	families  *recent[string, found]
	targets   *recent[string, found]
}

// found is an identity that may be absent, as the cache keeps it.
type found struct {
	Identity
	ok bool
}

// NewSessions makes the use cases of sessions.
func NewSessions(d Transactor, s SessionStore, c clock.Clock, i ids.Source, signer Signer, p Passwords) *Sessions {
	return &Sessions{
		db: d, store: s, clock: c, ids: i, signer: signer, passwords: p,
		families: newRecent[string, found](c), targets: newRecent[string, found](c),
	}
}

// HashToken is how a refresh token is kept: SHA-256 is enough for 256 random
// bits.
func HashToken(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}

// refreshExpiry slides with each use, within the family's life.
func refreshExpiry(f Family, now time.Time) time.Time {
	sliding, last := now.Add(RefreshSliding), f.CreatedAt.Add(RefreshAtMost)
	if sliding.After(last) {
		return last
	}
	return sliding
}
