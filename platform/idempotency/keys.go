package idempotency

import (
	"context"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
)

const (
	// usualWait is how long a second request waits for the first (domain 5.2).
	usualWait = 5 * time.Second
	// keptFor is how long a key is kept at least (domain 5.2).
	keptFor = 7 * 24 * time.Hour
	// maxAnswer is the size in bytes of the largest answer that is kept: some six hundred lines of a cart.
	maxAnswer = 512 << 10
)

// Errors of Claim.
var (
	ErrTaken   = errors.New("idempotency: another request has the key")
	ErrRunning = errors.New("idempotency: the first request with the key takes longer than one waits")
)

// Keys keeps keys and answers. It may be used from several goroutines and replicas.
type Keys struct {
	Wait time.Duration // how long a second request waits for the first: 5 s

	db     *db.DB
	clock  clock.Clock
	secret [][]byte // the first makes fingerprints, all are compared
}

// New makes a Keys; secrets are the server's, the newest first.
func New(d *db.DB, c clock.Clock, secrets []string) (*Keys, error) {
	k := &Keys{Wait: usualWait, db: d, clock: c}
	for _, secret := range secrets {
		derived, err := hkdf.Key(sha256.New, []byte(secret), nil, "millesime idempotent request", sha256.Size)
		if err != nil {
			return nil, fmt.Errorf("idempotency: %w", err)
		}
		k.secret = append(k.secret, derived)
	}
	if len(k.secret) == 0 {
		return nil, errors.New("idempotency: no secret")
	}
	return k, nil
}

// Key names a request.
type Key struct {
	ActorID     int64 // who signed in
	ActingForID int64 // whom an admin acts for; 0 = nobody
	Operation   string
	Key         string // as it was sent
}

// Request is the SHA-256 of what was asked: two requests under one key must be the same.
type Request [sha256.Size]byte

// fingerprint is what is kept of a request. Bodies hold passwords, so that a plain hash would give them to whoever guesses.
func (r Request) fingerprint(secret []byte) string {
	mac := hmac.New(sha256.New, secret)
	mac.Write(r[:])
	return hex.EncodeToString(mac.Sum(nil))
}

// Answer is what a request was answered.
type Answer struct {
	Status   int    // of HTTP; 0 = not known
	Location string // header; "" = none
	ETag     string // header; "" = none
	Body     []byte // JSON; empty = none
}

// Kept is what is kept of a key.
type Kept struct {
	Answer

	Same  bool // as the request that is asked for
	Large bool // the answer was too large to be kept
	Since time.Time
}

// Find reads what is kept of a key; nil when nothing is.
func (k *Keys) Find(ctx context.Context, key Key, request Request) (*Kept, error) {
	var (
		kept        Kept
		fingerprint string
		body        sql.NullString
	)
	err := k.db.Read().NewRaw(`SELECT fingerprint, status, location, etag, answer, created_at FROM idempotency_keys `+ofKey, key.args()...).
		Scan(ctx, &fingerprint, &kept.Status, &kept.Location, &kept.ETag, &body, &kept.Since)
	if db.NotFound(err) {
		return nil, nil // as its comment says
	}
	if err != nil {
		return nil, fmt.Errorf("idempotency: find: %w", err)
	}
	kept.Body, kept.Large = []byte(body.String), kept.Status != 0 && !body.Valid
	kept.Same = fingerprint == "" // kept from before there were any
	for _, secret := range k.secret {
		kept.Same = kept.Same || hmac.Equal([]byte(fingerprint), []byte(request.fingerprint(secret)))
	}
	return &kept, nil
}

const ofKey = `WHERE actor_id = ? AND acting_for_id = ? AND operation = ? AND key = ?`

func (k Key) args() []any { return []any{k.ActorID, k.ActingForID, k.Operation, k.Key} }

// Claim takes a key for the running transaction; ErrTaken when another has it. While the transaction that takes it runs,
// others wait: on PostgreSQL here, at the primary key, until Wait is over (ErrRunning); on SQLite for the only pen.
func (k *Keys) Claim(ctx context.Context, tx *db.Tx, key Key, request Request) error {
	waiting, cancel := context.WithTimeout(ctx, k.Wait)
	defer cancel()
	result, err := tx.IDB().NewRaw(`INSERT INTO idempotency_keys (actor_id, acting_for_id, operation, key, fingerprint, created_at)
VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`, append(key.args(), request.fingerprint(k.secret[0]), tx.Now())...).Exec(waiting)
	if waiting.Err() != nil && ctx.Err() == nil {
		return ErrRunning
	}
	if err != nil {
		return fmt.Errorf("idempotency: claim: %w", err)
	}
	if n, err := result.RowsAffected(); err != nil || n == 0 {
		return errors.Join(err, ErrTaken)
	}
	return nil
}

// Keep keeps the answer of a claimed key. Of one larger than 512 KiB only the status is kept.
func (k *Keys) Keep(ctx context.Context, tx *db.Tx, key Key, a Answer) error {
	body := sql.NullString{String: string(a.Body), Valid: len(a.Body) <= maxAnswer}
	if !body.Valid {
		body.String = ""
	}
	_, err := tx.IDB().NewRaw(`UPDATE idempotency_keys SET status = ?, location = ?, etag = ?, answer = ? `+ofKey,
		append([]any{a.Status, a.Location, a.ETag, body}, key.args()...)...).Exec(ctx)
	if err != nil {
		return fmt.Errorf("idempotency: keep: %w", err)
	}
	return nil
}

// Release gives a key back whose request was refused after all.
func (k *Keys) Release(ctx context.Context, tx *db.Tx, key Key) error {
	if _, err := tx.IDB().NewRaw(`DELETE FROM idempotency_keys `+ofKey, key.args()...).Exec(ctx); err != nil {
		return fmt.Errorf("idempotency: release: %w", err)
	}
	return nil
}

// InTx runs fn in a transaction of its own.
func (k *Keys) InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error {
	return k.db.InTx(ctx, fn)
}
