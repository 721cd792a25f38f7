package users_test

import (
	"context"
	"strconv"
	"testing"

	"millesime/platform/auth"
	"millesime/platform/db"
)

// held keeps the comparison of the right password waiting.
type held struct {
	plain
	arrived, release chan struct{}
}

func (p *held) Compare(ctx context.Context, given, hash string) (bool, error) {
	if given == password {
		close(p.arrived)
		<-p.release
	}
	return p.plain.Compare(ctx, given, hash)
}

// A guess that passed the first look before the failures beside it were counted is no way around the limit: the
// right one is told no more than it would be afterwards.
func TestGuessesSideBySide(t *testing.T) {
	t.Parallel()
	passwords := &held{arrived: make(chan struct{}), release: make(chan struct{})}
	h := newHouse(t, db.SQLite, passwords)
	h.account("table@example.test", auth.Restaurant)
	answered := make(chan int, 1)
	go func() {
		answered <- h.With().Post("/api/token/auth", credentials{"table@example.test", password}).Status
	}()
	<-passwords.arrived
	for range 10 {
		h.With().Post("/api/token/auth", credentials{"table@example.test", "wrong"}).Want(401)
	}
	close(passwords.release)
	if status := <-answered; status != 429 {
		t.Errorf("the right guess was answered %d", status)
	}
}

// A cursor names a person of the list: that of somebody else tells nothing, not even that there is one.
func TestCursorStaysInScope(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("anne@example.test", auth.Supplier)
		hidden := h.account("milieu@example.test", auth.Restaurant)
		last := h.account("zoe@example.test", auth.Supplier)
		h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		after := func(id int64) string {
			return browser.Get("/api/suppliers?after=" + strconv.FormatInt(id, 10)).Want(200).Text("hydra:member")
		}
		if got := after(hidden); got != after(last+1000) {
			t.Errorf("after a person out of sight: %s", got)
		}
		if got := after(last); got != "[]" {
			t.Errorf("after the last: %s", got)
		}
	})
}
