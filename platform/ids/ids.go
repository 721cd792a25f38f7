// Package ids brings randomness in from outside: identifiers of messages and
// requests, and secrets given to people (reset links, refresh cookies). Tests
// use a sequence that repeats.
package ids

import (
	"crypto/rand"
	"encoding/base64"
	"io"
	mathrand "math/rand/v2"
	"sync"

	"github.com/google/uuid"
)

// tokenBytes is the strength of a token: 256 bits.
const tokenBytes = 32

// Source makes identifiers. It may be used from several goroutines.
type Source interface {
	// UUID makes a version 4 UUID in its usual 36 characters.
	UUID() string
	// Token makes a secret of 256 bits, as 43 characters of base64url.
	Token() string
}

// Random is the source for production: the operating system's generator.
func Random() Source { return &source{bytes: rand.Reader} }

// NewSequence is the source for tests: the same seed gives the same
// identifiers in the same order. Never use it for real secrets.
func NewSequence(seed uint64) Source {
	var key [32]byte
	for i := range 8 {
		key[i] = byte(seed >> (8 * i))
	}
	return &source{bytes: mathrand.NewChaCha8(key)}
}

type source struct {
	mu    sync.Mutex
	bytes io.Reader
}

func (s *source) UUID() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return uuid.Must(uuid.NewRandomFromReader(s.bytes)).String()
}

func (s *source) Token() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	secret := make([]byte, tokenBytes)
	if _, err := io.ReadFull(s.bytes, secret); err != nil {
		panic(err) // neither generator fails; without randomness nothing is safe
	}
	return base64.RawURLEncoding.EncodeToString(secret)
}
