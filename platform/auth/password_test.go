package auth

import (
	"errors"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/alexedwards/argon2id"

	"millesime/platform/gate"
)

func passwords(t *testing.T) *Passwords {
	t.Helper()
	return NewPasswords(gate.New(gate.Options{}))
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

func TestPasswordsWaitAtTheGate(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g := gate.New(gate.Options{Weight: gate.LeastWeight}) // one password at a time
		p := NewPasswords(g)
		first, err := g.Join(t.Context(), gate.Work{Kind: gate.Password})
		if err != nil {
			t.Fatal(err)
		}
		if err := first.Enter(t.Context()); err != nil {
			t.Fatal(err)
		}
		if _, err := p.Compare(t.Context(), "x", ""); !errors.Is(err, gate.ErrBusy) { // its patience ends: the clock is the bubble's
			t.Errorf("got %v", err)
		}
		if _, err := p.Hash(t.Context(), "x"); !errors.Is(err, gate.ErrBusy) {
			t.Errorf("got %v", err)
		}
		first.Leave()
		if _, err := p.Hash(t.Context(), "x"); err != nil {
			t.Errorf("a free turn is refused: %v", err)
		}
	})
}
