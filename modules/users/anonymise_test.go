package users_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"millesime/platform/auth"
)

func TestDeletedPeopleAreForgottenAfterThirtyDays(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		gone, kept := h.account("gone@example.test", auth.Supplier), h.account("kept@example.test", auth.Restaurant)
		h.change(`UPDATE users SET phone = '0465710000', siren = '732829320', siret = '73282932000074', numvat = 'FR44732829320', birthday = '1980-05-02', civility = 'mrs' WHERE id = ?`, gone)
		h.change(`INSERT INTO addresses (user_id, type_address, street, postcode, city) VALUES (?, 'billing', '1 rue du Puits', '21200', 'Beaune')`, gone)
		h.change(`INSERT INTO parameter_suppliers (user_id, cgv) VALUES (?, 'data:text/plain,CGV')`, gone)
		h.relate(gone, kept, "valid")
		h.signIn("gone@example.test").Post("/api/saved_views", fields{"screen": "orders", "name": "Les miennes", "search": ""}).Want(201)
		h.signIn("gone@example.test").Patch(path(gone), fields{"email": "elsewhere@example.test"}).Want(200)
		admin := h.signIn("admin@example.test")
		admin.Post("/api/user_notes", fields{"user": path(gone), "text": "Zoé Lefèvre rappelle lundi"}).Want(201)
		move(admin, "deleted", "Zoé part à la retraite", gone)

		sweep := func(want int) {
			t.Helper()
			if n, err := h.module.Sweep(t.Context()); err != nil || n != want {
				t.Fatalf("%d anonymised, want %d: %v", n, want, err)
			}
		}
		h.clock.Advance(30*24*time.Hour - time.Minute)
		sweep(0)
		h.clock.Advance(time.Minute)
		sweep(1)
		sweep(0)
		admin = h.signIn("admin@example.test")
		person := admin.Get(path(gone)).Want(200)
		for name, want := range map[string]string{
			"company": "Compte supprimé", "status": "deleted", "transitions": "[]", "addresses": "[]", "statusReason": "", "pendingEmail": "",
			"firstName": "", "lastName": "", "civility": "", "phone": "", "siren": "", "siret": "", "numvat": "", "birthday": "",
		} {
			if got := person.Text(name); got != want {
				t.Errorf("%s is %q, want %q", name, got, want)
			}
		}
		if text := strings.ToLower(string(person.Body)); strings.Contains(text, "gone@") || strings.Contains(text, "lef") {
			t.Errorf("left: %s", person.Body)
		}
		admin.Patch(path(gone), fields{"status": "valid"}).Want(409)
		for _, table := range []string{"addresses", "parameter_suppliers", "saved_views", "refresh_families", "user_notes"} {
			var n int
			if err := h.db.Read().NewRaw("SELECT count(*) FROM "+table+" WHERE user_id = ?", gone).Scan(t.Context(), &n); err != nil || n != 0 {
				t.Errorf("%s: %d rows left, %v", table, n, err)
			}
		}
		if got := admin.Get(path(kept)).Want(200).Text("lastName"); got != "Lefèvre" {
			t.Errorf("somebody else lost its name: %q", got)
		}
		h.account("gone@example.test", auth.Restaurant) // the address is free again
	})
}

// Replicas that sweep at once anonymise everybody once.
func TestReplicasSweepSideBySide(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		const people = 250
		for i := range people {
			h.account(fmt.Sprintf("p%d@example.test", i), auth.Restaurant)
		}
		h.change(`UPDATE users SET status = 'deleted', status_before = 'valid', deleted_at = ?`, h.clock.Now().AddDate(0, 0, -31))
		var replicas sync.WaitGroup
		var mu sync.Mutex
		total := 0
		for range 3 {
			replicas.Go(func() {
				n, err := h.module.Sweep(t.Context())
				mu.Lock()
				defer mu.Unlock()
				if total += n; err != nil {
					t.Error(err)
				}
			})
		}
		replicas.Wait()
		n, err := h.module.Sweep(t.Context())
		var entries int
		if scan := h.db.Read().NewRaw("SELECT count(*) FROM audit_entries WHERE action = 'users.anonymised'").Scan(t.Context(), &entries); scan != nil {
			t.Fatal(scan)
		}
		if err != nil || total+n != people || entries != people {
			t.Errorf("%d anonymised and %d later, %d in the trail, want %d: %v", total, n, entries, people, err)
		}
	})
}
