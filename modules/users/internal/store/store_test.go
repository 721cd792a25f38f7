package store_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/internal/store"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

func TestMain(m *testing.M) { testkit.Main(m) }

func now() time.Time { return time.Date(2026, 11, 21, 10, 0, 0, 123000, time.UTC) }

// people makes one account per name, in order, and gives their ids.
func people(t *testing.T, d *db.DB, s *store.Store, users ...domain.User) []int64 {
	t.Helper()
	ids := make([]int64, 0, len(users))
	write(t, d, func(ctx context.Context, tx *db.Tx) error {
		for _, u := range users {
			u.CreatedAt = now()
			if u.Status == "" {
				u.Status = auth.Valid
			}
			id, err := s.AddUser(ctx, tx, u, "old")
			if err != nil {
				return err
			}
			ids = append(ids, id)
		}
		return nil
	})
	return ids
}

func write(t *testing.T, d *db.DB, fn func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	if err := d.InTx(t.Context(), fn); err != nil {
		t.Fatal(err)
	}
}

func exec(t *testing.T, d *db.DB, query string, args ...any) {
	t.Helper()
	write(t, d, func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewRaw(query, args...).Exec(ctx)
		return err
	})
}

// relate ties a child to a parent.
func relate(t *testing.T, d *db.DB, parent, child int64, status string) {
	t.Helper()
	exec(t, d, `INSERT INTO user_relations (parent_id, child_id, inviter_id, status, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)`,
		parent, child, parent, status, now(), now())
}

func user(email string, g auth.Group, company string) domain.User {
	return domain.User{Email: email, Group: g, Company: company, FirstName: "Zoé", LastName: "Lefèvre"}
}

func TestAccounts(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.New(d, filestest.Open(t, d))
		first := user("a@example.test", auth.Supplier, "Maison A")
		id := people(t, d, s, first)[0]

		t.Run("an e-mail has one account", func(t *testing.T) {
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				_, err := s.AddUser(ctx, tx, domain.User{Email: "a@example.test", CreatedAt: now()}, "")
				return err
			})
			if !errors.Is(err, domain.ErrEmailTaken) {
				t.Fatalf("got %v, want %v", err, domain.ErrEmailTaken)
			}
		})
		t.Run("credentials", func(t *testing.T) {
			got, err := s.Credentials(t.Context(), "a@example.test")
			want := domain.Credentials{
				Identity:     domain.Identity{ID: id, Email: "a@example.test", Group: auth.Supplier, Status: auth.Valid},
				PasswordHash: "old",
			}
			if err != nil || got != want {
				t.Fatalf("got %+v, %v", got, err)
			}
			if got, err := s.Credentials(t.Context(), "nobody@example.test"); err != nil || got != (domain.Credentials{}) {
				t.Fatalf("unknown: got %+v, %v", got, err)
			}
		})
		t.Run("a hash is replaced unless it changed meanwhile", func(t *testing.T) {
			write(t, d, func(ctx context.Context, tx *db.Tx) error {
				if err := s.ReplacePasswordHash(ctx, tx, id, "another", "lost"); err != nil {
					return err
				}
				return s.ReplacePasswordHash(ctx, tx, id, "old", "new")
			})
			if got, err := s.Credentials(t.Context(), "a@example.test"); err != nil || got.PasswordHash != "new" {
				t.Fatalf("got %+v, %v", got, err)
			}
		})
	})
}

func TestRefreshTokens(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.New(d, filestest.Open(t, d))
		id := people(t, d, s, user("a@example.test", auth.Supplier, ""))[0]
		family := domain.Family{ID: "f1", UserID: id, CreatedAt: now(), AuthTime: now(), UserAgent: "test"}
		token := domain.RefreshToken{Hash: "h1", Family: "f1", CreatedAt: now(), ExpiresAt: now().Add(time.Hour)}
		write(t, d, func(ctx context.Context, tx *db.Tx) error {
			if err := s.AddFamily(ctx, tx, family); err != nil {
				return err
			}
			return s.AddRefreshToken(ctx, tx, token)
		})
		lock := func(hash string) (got domain.RefreshToken, f domain.Family, ok bool) {
			t.Helper()
			write(t, d, func(ctx context.Context, tx *db.Tx) (err error) {
				got, f, ok, err = s.LockRefreshToken(ctx, tx, hash)
				return err
			})
			return got, f, ok
		}
		got, f, ok := lock("h1")
		if !ok || !got.ExpiresAt.Equal(token.ExpiresAt) || !got.ReplacedAt.IsZero() || !f.AuthTime.Equal(now()) || f.UserID != id {
			t.Fatalf("got %+v, %+v, %v", got, f, ok)
		}
		if _, _, ok := lock("h2"); ok {
			t.Fatal("an unknown token was found")
		}
		if who, ok, err := s.IdentityOfFamily(t.Context(), "f1"); err != nil || !ok || who.ID != id {
			t.Fatalf("identity of the family: %+v, %v, %v", who, ok, err)
		}
		token.ReplacedAt, token.Successor = now().Add(time.Minute), "sealed"
		write(t, d, func(ctx context.Context, tx *db.Tx) error {
			if err := s.MarkReplaced(ctx, tx, token); err != nil {
				return err
			}
			if err := s.RevokeFamily(ctx, tx, "f1", now().Add(2*time.Minute)); err != nil {
				return err
			}
			return s.RevokeFamily(ctx, tx, "f1", now().Add(3*time.Minute))
		})
		got, f, _ = lock("h1")
		if !got.ReplacedAt.Equal(token.ReplacedAt) || got.Successor != "sealed" || !f.RevokedAt.Equal(now().Add(2*time.Minute)) {
			t.Fatalf("got %+v, %+v", got, f)
		}
		if _, ok, err := s.IdentityOfFamily(t.Context(), "f1"); err != nil || ok {
			t.Fatalf("a revoked family has an identity: %v, %v", ok, err)
		}
		write(t, d, func(ctx context.Context, tx *db.Tx) error { return s.ForgetFamilies(ctx, tx, id, now()) })
		if _, _, ok := lock("h1"); !ok {
			t.Fatal("a family begun at the limit was forgotten")
		}
		write(t, d, func(ctx context.Context, tx *db.Tx) error {
			return s.ForgetFamilies(ctx, tx, id, now().Add(time.Second))
		})
		if _, _, ok := lock("h1"); ok {
			t.Fatal("an old family was kept")
		}
	})
}

func TestFailures(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.New(d, filestest.Open(t, d))
		window := now().Truncate(time.Hour)
		count := func(at time.Time, keys ...string) {
			write(t, d, func(ctx context.Context, tx *db.Tx) error { return s.CountFailure(ctx, tx, keys, at) })
		}
		count(window, "ip:1", "account:1")
		count(window, "ip:1", "account:2")
		got, err := s.Failures(t.Context(), []string{"ip:1", "account:2", "account:3"}, window)
		if err != nil || len(got) != 2 || got["ip:1"] != 2 || got["account:2"] != 1 {
			t.Fatalf("got %v, %v", got, err)
		}
		next := window.Add(time.Hour)
		count(next, "ip:2")
		if got, err := s.Failures(t.Context(), []string{"ip:1"}, window); err != nil || len(got) != 0 {
			t.Fatalf("older windows are kept: %v, %v", got, err)
		}
		if got, err := s.Failures(t.Context(), []string{"ip:2"}, next); err != nil || got["ip:2"] != 1 {
			t.Fatalf("got %v, %v", got, err)
		}
	})
}

func TestTrade(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.New(d, filestest.Open(t, d))
		ids := people(t, d, s, user("s@example.test", auth.Supplier, ""), user("r@example.test", auth.Restaurant, ""))
		for _, at := range []time.Time{now(), now().AddDate(0, -1, 0)} { // the later order came first
			write(t, d, func(ctx context.Context, tx *db.Tx) error { return s.RememberTrade(ctx, tx, ids[0], ids[1], at) })
		}
		sees := func(since time.Time) bool {
			_, ok, err := s.Visible(t.Context(), domain.Scope{Actor: ids[0], TradedSince: since}, ids[1])
			if err != nil {
				t.Fatal(err)
			}
			return ok
		}
		if !sees(now()) || sees(now().Add(time.Second)) {
			t.Fatal("the last order does not decide who is seen")
		}
	})
}

func TestPeople(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.New(d, filestest.Open(t, d))
		ids := people(t, d, s,
			user("agent@example.test", auth.CommercialAgent, "Agence"),
			user("c@example.test", auth.Supplier, "Château Éole"),
			user("b@example.test", auth.Supplier, "Bœuf & Cie"),
			user("a@example.test", auth.Supplier, "100%_Vin"),
			user("r@example.test", auth.Restaurant, "Table"),
		)
		agent, eole := ids[0], ids[1]
		cards := []int64{eole, ids[4]} // who is no supplier has no card
		relate(t, d, eole, agent, domain.RelationValid)
		relate(t, d, ids[2], agent, "pending")
		everyone := domain.Scope{Actor: ids[4], Everyone: true}
		find := func(scope domain.Scope, q domain.PeopleQuery) []int64 {
			t.Helper()
			q.Groups = []auth.Group{auth.Supplier}
			page, err := s.People(t.Context(), scope, q)
			if err != nil {
				t.Fatal(err)
			}
			found := []int64{}
			for _, row := range page.Rows {
				found = append(found, row.ID)
			}
			return found
		}
		behind := func(q domain.PeopleQuery) string {
			t.Helper()
			q.Groups = []auth.Group{auth.Supplier}
			page, err := s.People(t.Context(), everyone, q)
			if err != nil || page.Next == "" {
				t.Fatalf("cursor %q, %v", page.Next, err)
			}
			return page.Next
		}
		byCreation := []lists.Sort{{Key: domain.SortCreatedAt}}
		tests := map[string]struct {
			scope domain.Scope
			query domain.PeopleQuery
			want  []int64
		}{
			"all, by company":         {everyone, domain.PeopleQuery{}, []int64{ids[3], ids[2], eole}},
			"a page":                  {everyone, domain.PeopleQuery{Part: lists.Part{Limit: 1}}, []int64{ids[3]}},
			"a page by offset":        {everyone, domain.PeopleQuery{Part: lists.Part{Limit: 5, Offset: 1}}, []int64{ids[2], eole}},
			"a page by cursor":        {everyone, domain.PeopleQuery{Part: lists.Part{Limit: 5, After: behind(domain.PeopleQuery{Part: lists.Part{Limit: 2}})}}, []int64{eole}},
			"by e-mail":               {everyone, domain.PeopleQuery{Part: lists.Part{Sorts: []lists.Sort{{Key: domain.SortEmail}}}}, []int64{ids[3], ids[2], eole}},
			"the last created first":  {everyone, domain.PeopleQuery{Part: lists.Part{Sorts: []lists.Sort{{Key: domain.SortCreatedAt, Descending: true}}}}, []int64{ids[3], ids[2], eole}},
			"created behind a cursor": {everyone, domain.PeopleQuery{Part: lists.Part{Sorts: byCreation, After: behind(domain.PeopleQuery{Part: lists.Part{Sorts: byCreation, Limit: 1}})}}, []int64{ids[2], ids[3]}},
			"created from":            {everyone, domain.PeopleQuery{CreatedFrom: now()}, []int64{ids[3], ids[2], eole}},
			"created before":          {everyone, domain.PeopleQuery{CreatedTo: now()}, []int64{}},
			"valid":                   {everyone, domain.PeopleQuery{Statuses: []auth.Status{auth.Valid}}, []int64{ids[3], ids[2], eole}},
			"blocked":                 {everyone, domain.PeopleQuery{Statuses: []auth.Status{auth.Blocked}}, []int64{}},
			"accents are folded":      {everyone, domain.PeopleQuery{Search: "chateau ÉOLE"}, []int64{eole}},
			"ligatures are folded":    {everyone, domain.PeopleQuery{Search: "boeuf"}, []int64{ids[2]}},
			"words in any order":      {everyone, domain.PeopleQuery{Search: "lefevre cie"}, []int64{ids[2]}},
			"wildcards are letters":   {everyone, domain.PeopleQuery{Search: "%_v"}, []int64{ids[3]}},
			"a pending relation":      {domain.Scope{Actor: agent, Parents: true}, domain.PeopleQuery{}, []int64{eole}},
			"cards":                   {domain.Scope{Actor: ids[4], CardsFor: auth.Restaurant, Cards: cards}, domain.PeopleQuery{Search: "eole"}, []int64{eole}},
			"no card of the others":   {domain.Scope{Actor: ids[4], CardsFor: auth.Restaurant, Cards: cards}, domain.PeopleQuery{}, []int64{eole}},
			"e-mails behind no card":  {domain.Scope{Actor: ids[4], CardsFor: auth.Restaurant, Cards: cards}, domain.PeopleQuery{Search: "c@example"}, []int64{}},
			"e-mails of the related":  {domain.Scope{Actor: agent, Parents: true}, domain.PeopleQuery{Search: "c@example"}, []int64{eole}},
			"nobody without any ties": {domain.Scope{Actor: agent}, domain.PeopleQuery{}, []int64{}},
		}
		for name, test := range tests {
			t.Run(name, func(t *testing.T) {
				if got := find(test.scope, test.query); !slices.Equal(got, test.want) {
					t.Errorf("got %v, want %v", got, test.want)
				}
			})
		}
		t.Run("all are counted, whatever the page", func(t *testing.T) {
			q := domain.PeopleQuery{Groups: []auth.Group{auth.Supplier}}
			for _, part := range []lists.Part{{}, {Limit: 1}, {Limit: 5, Offset: 2}, {Limit: 5, Offset: 9}} {
				q.Part = part
				if got, err := s.People(t.Context(), everyone, q); err != nil || got.Total != 3 || got.Capped {
					t.Errorf("%+v: got %+v, %v", part, got, err)
				}
			}
		})
	})
}
