package auth

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"fmt"

	"github.com/alexedwards/argon2id"
	"golang.org/x/crypto/argon2"

	"millesime/platform/gate"
	"millesime/platform/tidy"
)

// Passwords hashes and compares passwords with argon2id. Each takes 19 MiB and
// some 20 ms, so they wait for their turn at the gate, where half the weight is
// theirs (quality, Security).
type Passwords struct {
	gate   *gate.Gate
	params *argon2id.Params
	dummy  string // a hash that no password has
}

// NewPasswords makes the one instance of a process.
func NewPasswords(g *gate.Gate) *Passwords {
	params := &argon2id.Params{
		Memory: 19 * 1024, Iterations: 2, Parallelism: 1, SaltLength: 16, KeyLength: 32,
	}
	return &Passwords{gate: g, params: params, dummy: unmatched(params)}
}

// unmatched is a hash as params would have it, of random bytes: to compute one would hold up each start.
func unmatched(params *argon2id.Params) string {
	random := make([]byte, params.SaltLength+params.KeyLength)
	_, _ = rand.Read(random) // it never fails
	encode := base64.RawStdEncoding.EncodeToString
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, params.Memory, params.Iterations, params.Parallelism,
		encode(random[:params.SaltLength]), encode(random[params.SaltLength:]))
}

// Hash gives the hash to store, of the password in its one form (tidy.Password). Its errors are those of the gate.
func (p *Passwords) Hash(ctx context.Context, password string) (hash string, err error) {
	err = p.gate.Do(ctx, gate.Work{Kind: gate.Password}, func() (err error) {
		hash, err = argon2id.CreateHash(tidy.Password(password), p.params)
		return err
	})
	if err != nil {
		return "", fmt.Errorf("hash a password: %w", err)
	}
	return hash, nil
}

// Compare tells whether the password, as it is given, belongs to the stored hash. Give the empty
// hash for an unknown user: it never matches and takes as long. Its errors are
// those of the gate, and of hashes that are broken.
func (p *Passwords) Compare(ctx context.Context, password, hash string) (match bool, err error) {
	known := hash != ""
	if !known {
		hash = p.dummy
	}
	err = p.gate.Do(ctx, gate.Work{Kind: gate.Password}, func() (err error) {
		match, err = argon2id.ComparePasswordAndHash(password, hash)
		return err
	})
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
