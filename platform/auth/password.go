package auth

import (
	"context"
	"fmt"
	"runtime"
	"time"

	"github.com/alexedwards/argon2id"

	"millesime/platform/ids"
)

// queueTime is how long a password waits for its turn before the caller is
// told to come back.
const queueTime = time.Second

// Passwords hashes and compares passwords with argon2id. Each takes 19 MiB and
// some 20 ms, so only half the cores do it at a time (quality, Security).
type Passwords struct {
	turns  chan struct{}
	params *argon2id.Params
	dummy  string // hash of a password nobody knows
}

// NewPasswords makes the one instance of a process.
func NewPasswords() (*Passwords, error) {
	params := &argon2id.Params{
		Memory: 19 * 1024, Iterations: 2, Parallelism: 1, SaltLength: 16, KeyLength: 32,
	}
	dummy, err := argon2id.CreateHash(ids.Random().Token(), params)
	if err != nil {
		return nil, fmt.Errorf("hash a password: %w", err)
	}
	turns := make(chan struct{}, max(1, runtime.NumCPU()/2))
	return &Passwords{turns: turns, params: params, dummy: dummy}, nil
}

// Hash gives the hash to store. It answers ErrBusy after a second in the queue.
func (p *Passwords) Hash(ctx context.Context, password string) (string, error) {
	if err := p.enter(ctx); err != nil {
		return "", err
	}
	defer p.leave()
	hash, err := argon2id.CreateHash(password, p.params)
	if err != nil {
		return "", fmt.Errorf("hash a password: %w", err)
	}
	return hash, nil
}

// Compare tells whether the password belongs to the stored hash. Give the empty
// hash for an unknown user: it never matches and takes as long. It answers
// ErrBusy after a second in the queue.
func (p *Passwords) Compare(ctx context.Context, password, hash string) (bool, error) {
	if err := p.enter(ctx); err != nil {
		return false, err
	}
	defer p.leave()
	known := hash != ""
	if !known {
		hash = p.dummy
	}
	match, err := argon2id.ComparePasswordAndHash(password, hash)
	if err != nil {
		return false, fmt.Errorf("compare a password: %w", err)
	}
	return match && known, nil
}

// Outdated tells whether a hash was made with other parameters than today's and
// should be made anew at the next sign-in.
func (p *Passwords) Outdated(hash string) bool {
	params, _, _, err := argon2id.DecodeHash(hash)
	return err != nil || *params != *p.params
}

func (p *Passwords) enter(ctx context.Context) error {
	late := time.NewTimer(queueTime)
	defer late.Stop()
	select {
	case p.turns <- struct{}{}:
		return nil
	case <-late.C:
		return ErrBusy.RetryAfter(queueTime)
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (p *Passwords) leave() { <-p.turns }
