package users_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"millesime/modules/users"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/gate"
	"millesime/platform/jobs"
	"millesime/platform/mail"
	"millesime/platform/testkit"
)

const (
	measurements = 50
	tolerance    = 0.20
	// rounds is how often a noisy machine may measure again. A real difference shows in every round, and in one direction.
	rounds = 8
)

// Enumeration by timing: the medians of 50 calls about known and unknown e-mails, taken in turns, are within 20 %.
// A clock judges here, so these tests are part of no run but ./task test:full, where tools/scripts/test-go.sh runs them
// alone; same_work_test.go counts in every run what is measured here.
func TestTimingTellsNothing(t *testing.T) { //nolint:paralleltest // it measures time
	onlyInFull(t)
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			h := newHouseWith(t, dialect, &plain{}, realQueue)
			h.account("maison@example.test", auth.Supplier)
			supplier := h.signIn("maison@example.test")
			made := 0
			known := func(n int) string { // those of a round are made together, and rarely more than those of the first
				for ; made < (n/measurements+1)*measurements; made++ {
					h.account(knownEmail(made), auth.Restaurant)
				}
				return knownEmail(n)
			}
			unknown := func(n int) string { return fmt.Sprintf("other%05d@example.test", n) }

			t.Run("forgotten password", func(t *testing.T) {
				guest := h.With()
				h.compare(t, known, unknown, func(email string) {
					guest.Post("/api/forgot_password/", with("email", email)).Want(204)
				})
			})
			t.Run("an invitation", func(t *testing.T) {
				h.compare(t, known, unknown, func(email string) {
					supplier.Post("/api/user_children", with("email", email)).Want(201)
				})
			})
			h.insert(`DELETE FROM user_relation_terms`) // all are strangers again
			h.insert(`DELETE FROM user_relations`)
			t.Run("a customer made by a supplier", func(t *testing.T) {
				h.compare(t, known, unknown, func(email string) {
					supplier.Post("/api/users", applicant(with("password", ""), with("email", email))).Want(201)
				})
			})
		})
	}
}

func onlyInFull(t *testing.T) {
	t.Helper()
	if !testkit.Full() {
		t.Skip(testkit.OtherRun + "it measures time")
	}
}

func knownEmail(n int) string { return fmt.Sprintf("known%05d@example.test", n) }

// The same of signing in, with the real hashing.
func TestTimingOfSignIn(t *testing.T) { //nolint:paralleltest // it measures time
	onlyInFull(t)
	passwords := auth.NewPasswords(gate.New(gate.Options{}))
	h := newHouse(t, db.SQLite, passwords)
	h.account("known@example.test", auth.Restaurant)
	guest := h.With()
	same := func(email string) func(int) string { return func(int) string { return email } }
	h.compare(t, same("known@example.test"), same("other@example.test"), func(email string) {
		guest.Post("/api/token/auth", credentials{email, "Wrong#2026"}).Want(401)
	})
}

func realQueue(h *house) users.MailQueue {
	queue, err := mail.NewQueue(mail.QueueOptions{Jobs: jobs.NewQueue(h.db), Secrets: []string{"a secret of tests"}, Clock: h.clock})
	if err != nil {
		h.t.Fatal(err)
	}
	return queue // it keeps mails and sends none
}

// compare fails when the medians of two kinds of calls differ in every round, always with the same one slower: when now
// one and now the other is, the machine is busier than the difference is large, and whoever listens learns nothing.
func (h *house) compare(t *testing.T, known, unknown func(int) string, call func(email string)) {
	t.Helper()
	var seen string
	var slower [2]bool
	for round := range rounds {
		var times [2][]time.Duration
		for n := range measurements {
			for turn := range 2 {
				kind := (turn + n) % 2 // each goes first as often as the other
				email := known(round*measurements + n)
				if kind == 1 {
					email = unknown(round*measurements + n)
				}
				h.insert(`DELETE FROM call_counts`)
				h.insert(`DELETE FROM sign_in_failures`)
				start := time.Now()
				call(email)
				times[kind] = append(times[kind], time.Since(start)) //nolint:forbidigo // measuring is its purpose
			}
		}
		a, b := median(times[0]), median(times[1])
		seen += fmt.Sprintf(" %v/%v", a, b)
		if a > b {
			slower[0] = true
		} else {
			slower[1] = true
		}
		if float64(max(a, b)-min(a, b)) <= tolerance*float64(min(a, b)) || slower[0] && slower[1] {
			t.Logf("known/unknown:%s", seen)
			return
		}
	}
	t.Errorf("known/unknown differ by more than %.0f %%:%s", tolerance*100, seen)
}

func median(of []time.Duration) time.Duration {
	slices.Sort(of)
	return of[len(of)/2]
}
