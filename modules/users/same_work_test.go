package users_test

import (
	"encoding/json"
	"fmt"
	"sync"
	"testing"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// work is what a call does that takes time: statements of the request, passwords hashed and compared, and rows that it
// leaves.
type work struct {
	statements, passwords        int
	mails, tokens, users, audits int
}

// Enumeration by timing: what is asked about a known e-mail does the same work as about an unknown one. Counted, for a
// clock would tell how busy the machine is; timing_test.go has the measured times.
func TestKnownAndUnknownAreTheSameWork(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			passwords := &plain{}
			h := newHouseWith(t, dialect, passwords, realQueue)
			h.account("maison@example.test", auth.Supplier)
			supplier, guest := h.signIn("maison@example.test"), h.With()
			calls := map[string]func(email string){
				"forgotten password": func(email string) { guest.Post("/api/forgot_password/", with("email", email)).Want(204) },
				"a sign-in":          func(email string) { guest.Post("/api/token/auth", credentials{email, "Wrong#2026"}).Want(401) },
				"an invitation":      func(email string) { supplier.Post("/api/user_children", with("email", email)).Want(201) },
				"a customer made by a supplier": func(email string) {
					supplier.Post("/api/users", applicant(with("password", ""), with("email", email))).Want(201)
				},
			}
			number := 0
			for name, call := range calls {
				number++
				known, unknown := fmt.Sprintf("known%d@example.test", number), fmt.Sprintf("other%d@example.test", number)
				h.account(known, auth.Restaurant)
				h.unlimited()
				ofUnknown := h.workOf(passwords, func() { call(unknown) })
				h.unlimited()
				ofKnown := h.workOf(passwords, func() { call(known) })
				want := ofUnknown
				if name == "a customer made by a supplier" {
					want.statements += len(takenBack(dialect))
					want.users, want.audits = 0, ofUnknown.audits-1 // no account, and no line of the trail about it
				}
				if ofKnown != want {
					t.Errorf("%s: a known e-mail takes %+v instead of %+v, an unknown one %+v", name, ofKnown, want, ofUnknown)
				}
				if ofUnknown.statements == 0 {
					t.Errorf("%s: no statement was counted", name)
				}
			}
		})
	}
}

// takenBack names the statements with which an account that cannot be made is written all the same and taken back: what
// a known e-mail takes besides all that an unknown one does. They write nothing that stays.
func takenBack(dialect db.Dialect) []string {
	statements := []string{"SAVEPOINT", "ROLLBACK TO SAVEPOINT"}
	if dialect == db.SQLite { // a rollback leaves its numbers used
		statements = append(statements, "SELECT sqlite_sequence", "UPDATE sqlite_sequence of users", "UPDATE sqlite_sequence of addresses")
	}
	return statements
}

// workOf counts what one call does.
func (h *house) workOf(passwords *plain, call func()) work {
	h.t.Helper()
	now := func() work {
		passwords.mu.Lock()
		defer passwords.mu.Unlock()
		return work{
			passwords: len(passwords.compared) + passwords.hashed,
			mails:     h.count(`SELECT count(*) FROM jobs`), tokens: h.count(`SELECT count(*) FROM account_tokens`),
			users: h.count(`SELECT count(*) FROM users`), audits: h.count(`SELECT count(*) FROM audit_entries`),
		}
	}
	before := now()
	call()
	after := now()
	return work{
		statements: h.requests.statements(h.t), passwords: after.passwords - before.passwords,
		mails: after.mails - before.mails, tokens: after.tokens - before.tokens,
		users: after.users - before.users, audits: after.audits - before.audits,
	}
}

// requestLog keeps what the server last said of a request.
type requestLog struct {
	mu   sync.Mutex
	last []byte
}

func (l *requestLog) Write(line []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.last = append(l.last[:0], line...)
	return len(line), nil
}

func (l *requestLog) statements(t *testing.T) int {
	t.Helper()
	l.mu.Lock()
	defer l.mu.Unlock()
	var said struct{ Statements int }
	if err := json.Unmarshal(l.last, &said); err != nil {
		t.Fatal(err)
	}
	return said.Statements
}
