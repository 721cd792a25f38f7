package domain

import (
	"context"
	"errors"
	"time"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Key is an Idempotency-Key with what it must match.
type Key struct {
	Owner    Owner
	Key      string
	BodyHash string
}

// Answer is what a key was answered.
type Answer struct {
	BodyHash string
	Status   int
	Body     []byte
}

// Keys keeps idempotency keys (domain 5.2).
type Keys interface {
	// Claim takes a key for the running transaction. When it was taken, its answer comes back instead; while
	// another transaction holds it, Claim waits, and gives ErrInProgress after 5 s.
	Claim(ctx context.Context, tx *db.Tx, key Key, at time.Time) (*Answer, error)
	Complete(ctx context.Context, tx *db.Tx, key Key, status int, body []byte) error
}

// Checkout guards validation against repetition.
type Checkout struct {
	validating *Validating
	computing  *Computing
	keys       Keys
	db         Transactor
	clock      clock.Clock
}

// NewCheckout makes the use case.
func NewCheckout(v *Validating, c *Computing, k Keys, d Transactor, clk clock.Clock) *Checkout {
	return &Checkout{validating: v, computing: c, keys: k, db: d, clock: clk}
}

// Encode makes the answer's status and body of a validated cart.
type Encode func(Priced) (status int, body []byte, err error)

// Checkout validates a cart once per key: a known key is answered before anything is checked. Everything
// happens in one transaction, so a refusal leaves nothing behind, not even the key.
func (c *Checkout) Checkout(ctx context.Context, actor auth.Actor, key, bodyHash string, p Payload, encode Encode) (Answer, error) {
	var answer Answer
	claim := Key{Owner: OwnerOf(actor), Key: key, BodyHash: bodyHash}
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if key != "" {
			given, err := c.keys.Claim(ctx, tx, claim, c.clock.Now())
			if err != nil {
				return err
			}
			if given != nil {
				answer = *given
				return sameBody(*given, bodyHash)
			}
		}
		priced, err := c.validating.Validate(ctx, tx, actor, p, key != "")
		if err != nil {
			return err
		}
		if answer.Status, answer.Body, err = encode(priced); err != nil || key == "" {
			return err
		}
		return c.keys.Complete(ctx, tx, claim, answer.Status, answer.Body)
	})
	var conflict *Conflict
	if errors.Is(err, ErrOlderVersion) && !errors.As(err, &conflict) {
		return Answer{}, c.computing.older(ctx, actor)
	}
	return answer, err
}

func sameBody(given Answer, bodyHash string) error {
	if given.BodyHash != bodyHash {
		return ErrKeyReused
	}
	return nil
}
