package auth

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/alexedwards/argon2id"

	"millesime/platform/fault"
)

func passwords(t *testing.T) *Passwords {
	t.Helper()
	p, err := NewPasswords()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPasswords(t *testing.T) {
	t.Parallel()
	p := passwords(t)
	hash, err := p.Hash(t.Context(), "Millesime#2026")
	if err != nil || !strings.HasPrefix(hash, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Fatalf("got %q, %v", hash, err)
	}
	for _, c := range []struct {
		name, password, hash string
		want                 bool
	}{
		{"right", "Millesime#2026", hash, true},
		{"wrong", "Millesime#2027", hash, false},
		{"unknown user", "Millesime#2026", "", false},
	} {
		if got, err := p.Compare(t.Context(), c.password, c.hash); err != nil || got != c.want {
			t.Errorf("%s: %v, %v", c.name, got, err)
		}
	}
	if _, err := p.Compare(t.Context(), "x", "not a hash"); err == nil {
		t.Error("a broken hash is no error")
	}
}

func TestAnUnknownUserCostsAsMuch(t *testing.T) {
	t.Parallel()
	p := passwords(t)
	var err error
	if p.dummy, err = p.Hash(t.Context(), "x"); err != nil {
		t.Fatal(err)
	}
	if match, err := p.Compare(t.Context(), "x", ""); err != nil || match {
		t.Errorf("an unknown user signs in: %v, %v", match, err)
	}
	p.dummy = "broken"
	if _, err := p.Compare(t.Context(), "x", ""); err == nil {
		t.Error("no hash is computed for an unknown user")
	}
}

func TestOutdated(t *testing.T) {
	t.Parallel()
	p := passwords(t)
	weak, err := argon2id.CreateHash("x", &argon2id.Params{Memory: 1024, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32})
	if err != nil {
		t.Fatal(err)
	}
	if p.Outdated(p.dummy) || !p.Outdated(weak) || !p.Outdated("not a hash") {
		t.Errorf("own %v, weak %v", p.Outdated(p.dummy), p.Outdated(weak))
	}
}

func TestTheQueueForPasswordsIsShort(t *testing.T) {
	t.Parallel()
	p := passwords(t)
	synctest.Test(t, func(t *testing.T) {
		p.turns = make(chan struct{}, 1)
		p.turns <- struct{}{} // somebody hashes without end
		began := time.Now()   // the bubble's own clock
		_, err := p.Compare(t.Context(), "x", "")
		f, ok := fault.As(err)
		if !errors.Is(err, ErrBusy) || !ok || f.Wait != time.Second || f.Kind != fault.Unavailable {
			t.Errorf("got %+v", err)
		}
		if waited := time.Since(began); waited != time.Second { //nolint:forbidigo // see above
			t.Errorf("waited %v", waited)
		}
		gone, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := p.Hash(gone, "x"); !errors.Is(err, context.Canceled) {
			t.Errorf("a caller that left got %v", err)
		}
		<-p.turns
		if _, err := p.Hash(t.Context(), "x"); err != nil {
			t.Errorf("a free turn is refused: %v", err)
		}
		if len(p.turns) != 0 {
			t.Error("the turn was not given back")
		}
	})
}
