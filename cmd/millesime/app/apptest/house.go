// Package apptest starts the whole product for black-box tests: over HTTP on this machine, with a small cast
// whose prices are easy to work out by hand.
package apptest

import (
	"context"
	"fmt"
	"net"
	"net/mail"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/cmd/millesime/app"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/config"
	"millesime/platform/db"
	"millesime/platform/testkit"
	"millesime/platform/tidy"
)

// Password of everybody in the cast.
const Password = "Vendange#2026" //nolint:gosec // of people who exist in tests only

// House is the running product.
type House struct {
	App   *app.App
	URL   string
	Files string // the folder of its files
	logs  *logs
}

// Databases runs fn as a parallel subtest on each database, on a product with the cast moved in.
func Databases(t *testing.T, fn func(t *testing.T, h *House)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			h := Start(t, testkit.URL(t, dialect))
			h.MoveIn(t)
			fn(t, h)
		})
	}
}

// Monday is a morning in the middle of a month, for tests that name the days to come.
func Monday() time.Time { return time.Date(2026, 11, 16, 10, 0, 0, 0, time.UTC) }

// DatabasesAt is Databases at an instant, from which the product's clock runs on: for what hangs on the day.
func DatabasesAt(t *testing.T, at time.Time, fn func(t *testing.T, h *House)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			h := StartAt(t, testkit.URL(t, dialect), RunningFrom(at))
			h.MoveIn(t)
			fn(t, h)
		})
	}
}

// DatabasesOn is DatabasesAt with a clock that stands still until the test moves it: for what comes at the end of a month.
func DatabasesOn(t *testing.T, at time.Time, fn func(t *testing.T, h *House, now *clock.Fixed)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			now := clock.NewFixed(at)
			h := start(t, testkit.URL(t, dialect), config.DemoOff, app.Options{Passwords: plainPasswords{}, Clock: now, NoSchedules: true})
			h.MoveIn(t)
			fn(t, h, now)
		})
	}
}

// runningClock showed an instant when it began.
type runningClock struct{ began, at time.Time }

// RunningFrom is a clock that shows an instant and runs on.
func RunningFrom(at time.Time) clock.Clock { return runningClock{began: clock.System().Now(), at: at} }

func (c runningClock) Now() time.Time {
	return clock.Instant(c.at.Add(clock.System().Now().Sub(c.began)))
}

// Start serves the product on a migrated database until the test ends. What jobs do every minute, hour or day is left to the
// test, so that nothing else takes what it counts.
func Start(t testing.TB, databaseURL string) *House {
	t.Helper()
	return start(t, databaseURL, config.DemoOff, app.Options{Passwords: plainPasswords{}, NoSchedules: true})
}

// StartAt is Start by another clock.
func StartAt(t testing.TB, databaseURL string, c clock.Clock) *House {
	t.Helper()
	return start(t, databaseURL, config.DemoOff, app.Options{Passwords: plainPasswords{}, Clock: c, NoSchedules: true})
}

// StartOnSchedule is Start with what jobs do every minute, hour or day.
func StartOnSchedule(t testing.TB, databaseURL string) *House {
	t.Helper()
	return start(t, databaseURL, config.DemoOff, app.Options{Passwords: plainPasswords{}})
}

// StartHashing is Start with the cast moved in and passwords hashed as they are in earnest.
func StartHashing(t testing.TB, databaseURL string) *House {
	t.Helper()
	h := start(t, databaseURL, config.DemoOff, app.Options{NoSchedules: true})
	h.MoveIn(t)
	passwords := auth.NewPasswords(h.App.Gate)
	hash, err := passwords.Hash(t.Context(), Password)
	if err != nil {
		t.Fatal(err)
	}
	h.Exec(t, "UPDATE users SET password_hash = ?", hash)
	return h
}

// StartDeaf is StartAt of a product that answers, and that no event reaches: as if it died after each answer.
func StartDeaf(t testing.TB, databaseURL string, c clock.Clock) *House {
	t.Helper()
	h := assemble(t, databaseURL, config.DemoOff, app.Options{Passwords: plainPasswords{}, Clock: c, NoSchedules: true})
	h.serve(t, func(ctx context.Context, listener net.Listener) error {
		go func() {
			<-ctx.Done()
			_ = h.App.Server.Shutdown(context.WithoutCancel(ctx))
		}()
		return h.App.Server.Serve(listener)
	})
	return h
}

func start(t testing.TB, databaseURL string, mode config.Demo, options app.Options) *House {
	t.Helper()
	h := assemble(t, databaseURL, mode, options)
	h.serve(t, h.App.Serve)
	awaitEvents(t, h.App)
	return h
}

// assemble makes a product that does not run yet.
func assemble(t testing.TB, databaseURL string, mode config.Demo, options app.Options) *House {
	t.Helper()
	secrets := []string{"a secret that only tests know, long enough"}

	lines, folder := &logs{}, t.TempDir()
	options.Log, options.Patience = zerolog.New(lines), bound
	a, err := app.New(t.Context(), config.Config{
		DatabaseURL: databaseURL, PublicURL: "http://127.0.0.1", EventsURL: "memory:", FilesURL: "file:" + folder, Secrets: secrets,
		DataDir: t.TempDir(), Demo: mode, MailFrom: mail.Address{Name: "Millésime", Address: "no-reply@millesime.test"},
	}, options)
	if err != nil {
		t.Fatalf("assemble: %v", err)
	}
	return &House{App: a, Files: folder, logs: lines}
}

// serve runs a product on a listener of this machine until the test ends.
func (h *House) serve(t testing.TB, run func(context.Context, net.Listener) error) {
	t.Helper()
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatalf("listen: %v", err)
	}
	ctx, stop := context.WithCancel(context.WithoutCancel(t.Context()))
	served := make(chan error, 1)
	go func() { served <- run(ctx, listener) }()
	t.Cleanup(func() {
		stop()
		if err := <-served; err != nil {
			t.Errorf("serve: %v", err)
		}
		if err := h.App.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	h.URL = "http://" + listener.Addr().String()
}

// Guest is a client that has not signed in.
func (h *House) Guest(t testing.TB) *apitest.Client {
	t.Helper()
	return apitest.At(t, h.URL)
}

// As is a client signed in as a person of the cast.
func (h *House) As(t testing.TB, email string) *apitest.Client {
	t.Helper()
	return h.signedIn(t, email, Password)
}

func (h *House) signedIn(t testing.TB, email, password string) *apitest.Client {
	t.Helper()
	guest := h.Guest(t)
	var answer struct{ Token string }
	guest.Post("/api/token/auth", map[string]string{"email": email, "password": password}).Want(200).JSON(&answer)
	return guest.With(apitest.Token(answer.Token))
}

// Exec writes fixture rows. No event tells of them, so what is kept in memory is read again.
func (h *House) Exec(t testing.TB, query string, args ...any) {
	t.Helper()
	h.write(t, fixture{{query, args}})
}

// fixture are statements that write rows.
type fixture []struct {
	query string
	args  []any
}

func (f *fixture) add(query string, args ...any) {
	*f = append(*f, fixture{{query, args}}...)
}

// write runs a fixture in one transaction.
func (h *House) write(t testing.TB, f fixture) {
	t.Helper()
	err := h.App.DB.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		for _, statement := range f {
			if _, err := tx.IDB().NewRaw(statement.query, statement.args...).Exec(ctx); err != nil {
				return fmt.Errorf("%s: %w", statement.query, err)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	h.App.Modules.Forget()
	h.App.Modules.Catalogue.Reload()
}

// Count reads one number.
func (h *House) Count(t testing.TB, query string, args ...any) int64 {
	t.Helper()
	var n int64
	if err := h.App.DB.Read().NewRaw(query, args...).Scan(t.Context(), &n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}

// Settle waits until every event has reached its handlers.
func (h *House) Settle(t testing.TB) {
	t.Helper()
	if err := h.App.Bus.Drain(t.Context()); err != nil {
		t.Fatalf("drain events: %v", err)
	}
}

// IRI builds a reference.
func IRI(resource string, id int64) string {
	return "/api/" + resource + "/" + strconv.FormatInt(id, 10)
}

// bound is for what never comes, on two cores that run everything else beside a test: nothing is judged by how long it takes.
const bound = 5 * time.Minute

// plainPasswords spares tests the slowness that passwords need.
type plainPasswords struct{}

func (plainPasswords) Hash(_ context.Context, password string) (string, error) {
	return "plain:" + tidy.Password(password), nil
}

func (plainPasswords) Compare(_ context.Context, password, hash string) (bool, error) {
	return strings.TrimPrefix(hash, "plain:") == password && hash != "", nil
}

func (plainPasswords) Outdated(string) bool { return false }

// awaitEvents waits until events reach their handlers: the last thing that makes the product ready.
func awaitEvents(t testing.TB, a *app.App) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), bound) //nolint:forbidigo // to say what was not ready
	defer cancel()
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for a.Bus.Ready() != nil {
		select {
		case <-tick.C:
		case <-ctx.Done():
			t.Fatalf("not ready: %v", a.Bus.Ready())
		}
	}
}
