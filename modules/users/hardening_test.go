package users_test

import (
	"context"
	"slices"
	"strings"
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

// A cursor is a place in the order, not a way into another's list: what a reader may not see stays unseen behind it.
func TestCursorStaysInScope(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("anne@example.test", auth.Supplier)
		h.account("milieu@example.test", auth.Restaurant)
		h.account("zoe@example.test", auth.Supplier)
		h.account("table@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		admin, browser := h.signIn("admin@example.test"), h.signIn("table@example.test")
		next := admin.Get("/api/users?itemsPerPage=2").Want(200).Text("hydra:view/hydra:next") // behind Anne
		_, after, _ := strings.Cut(next, "after=")
		after, _, _ = strings.Cut(after, "&")
		if got := companies(browser, "/api/suppliers?after="+after); !slices.Equal(got, []string{"Maison zoe"}) {
			t.Errorf("behind another's cursor: %v", got)
		}
		for _, broken := range []string{"2", "x", "e30", after + "&order[email]=asc"} {
			if got := admin.Get("/api/suppliers?after=" + broken); got.Status != 400 {
				t.Errorf("after=%s: %d", broken, got.Status)
			}
		}
	})
}
