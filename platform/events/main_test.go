package events_test

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/testkit"
	"millesime/platform/testkit/natstest"
)

// takeover is how long a replica that was killed keeps the others from its events.
const takeover = 2 * time.Second

func TestMain(m *testing.M) { testkit.Main(m) }

// corked is the event of these tests.
type corked struct {
	Bottle int `json:"bottle"`
}

func (corked) Topic() string { return "test_corked_v1" }

// house is a database with a table of effects, and the buses on it.
type house struct {
	t    *testing.T
	db   *db.DB
	nats string // URL of the server that carries the events; "" = the database does
}

// onBoth runs a test of the database's own transport on both databases.
func onBoth(t *testing.T, fn func(t *testing.T, h house)) {
	t.Helper()
	testkit.Databases(t, func(t *testing.T, d *db.DB) { fn(t, newHouse(t, d, "")) })
}

// onAll runs a test of every transport, on both databases.
func onAll(t *testing.T, fn func(t *testing.T, h house)) {
	t.Helper()
	t.Run("table", func(t *testing.T) {
		t.Parallel()
		onBoth(t, fn)
	})
	t.Run("JetStream", func(t *testing.T) {
		t.Parallel()
		testkit.Databases(t, func(t *testing.T, d *db.DB) { fn(t, newHouse(t, d, natstest.Start(t))) })
	})
}

func newHouse(t *testing.T, d *db.DB, nats string) house {
	t.Helper()
	h := house{t, d, nats}
	// Nothing is unique here: a second effect would show as a second row.
	h.exec("CREATE TABLE effects (handler TEXT NOT NULL, bottle BIGINT NOT NULL)")
	return h
}

func (h house) exec(statement string, args ...any) {
	h.t.Helper()
	err := h.db.InTx(h.t.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().ExecContext(ctx, statement, args...)
		return err
	})
	if err != nil {
		h.t.Fatalf("%s: %v", statement, err)
	}
}

func (h house) publish(bottles ...int) {
	h.t.Helper()
	for _, bottle := range bottles {
		err := h.db.InTx(h.t.Context(), func(ctx context.Context, tx *db.Tx) error {
			return tx.Publish(ctx, corked{bottle})
		})
		if err != nil {
			h.t.Fatal(err)
		}
	}
}

// bus makes a bus and gives what starts it; the start gives what stops it.
func (h house) bus(handlers ...events.Handler) (*events.Bus, func() (stop func())) {
	h.t.Helper()
	return h.busWith(nil, handlers...)
}

func (h house) busWith(options []events.Option, handlers ...events.Handler) (*events.Bus, func() (stop func())) {
	h.t.Helper()
	options = append([]events.Option{events.WithPoll(20 * time.Millisecond)}, options...)
	if h.nats != "" {
		options = append(options, events.WithJetStream(h.nats), events.WithTakeover(takeover))
	}
	b, err := events.NewBus(h.db, zerolog.Nop(), clock.System(), handlers, options...)
	if err != nil {
		h.t.Fatal(err)
	}
	return b, func() func() {
		ctx, cancel := context.WithCancel(h.t.Context())
		done := make(chan error, 1)
		go func() { done <- b.Run(ctx) }()
		stopped := false
		stop := func() {
			if stopped {
				return
			}
			stopped = true
			cancel()
			if err := <-done; err != nil {
				h.t.Errorf("bus: %v", err)
			}
		}
		h.t.Cleanup(stop)
		return stop
	}
}

func (h house) drain(b *events.Bus) {
	h.t.Helper()
	if err := b.Drain(h.t.Context()); err != nil {
		h.t.Fatal(err)
	}
}

// writes is a handler whose effect is a row.
func writes(name string) events.Handler {
	return events.On(name, func(ctx context.Context, tx *db.Tx, e corked, _ events.Message) error {
		return effect(ctx, tx, name, e.Bottle)
	})
}

func effect(ctx context.Context, tx *db.Tx, handler string, bottle int) error {
	_, err := tx.IDB().ExecContext(ctx, "INSERT INTO effects VALUES (?, ?)", handler, bottle)
	return err
}

// effects lists a handler's effects, sorted.
func (h house) effects(handler string) []int {
	h.t.Helper()
	var bottles []int
	err := h.db.Read().NewRaw("SELECT bottle FROM effects WHERE handler = ? ORDER BY bottle", handler).Scan(h.t.Context(), &bottles)
	if err != nil {
		h.t.Fatal(err)
	}
	return bottles
}

func (h house) wantEffects(handler string, want ...int) {
	h.t.Helper()
	if got := h.effects(handler); !slices.Equal(got, want) {
		h.t.Errorf("effects of %s: %v, want %v", handler, got, want)
	}
}

func (h house) count(query string, args ...any) int {
	h.t.Helper()
	var n int
	if err := h.db.Read().NewRaw(query, args...).Scan(h.t.Context(), &n); err != nil {
		h.t.Fatal(fmt.Errorf("%s: %w", query, err))
	}
	return n
}

// waiting tells whether an event has yet to be published or taken.
func (h house) waiting(b *events.Bus) bool {
	h.t.Helper()
	waits, err := events.Waits(h.t.Context(), b)
	if err != nil {
		h.t.Fatal(err)
	}
	return waits
}

// redeliver lets every consumer of a stopped bus meet all events again.
func (h house) redeliver(consumers ...string) {
	h.t.Helper()
	if h.nats == "" {
		h.exec("UPDATE event_cursors SET position = 0")
		return
	}
	if err := events.Redeliver(h.t.Context(), h.nats, consumers...); err != nil {
		h.t.Fatal(err)
	}
}
