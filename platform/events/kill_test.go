package events_test

import (
	"context"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/testkit"
	"millesime/platform/testkit/natstest"
)

const (
	killedDatabase = "MILLESIME_TEST_KILLED_DATABASE"
	killedNATS     = "MILLESIME_TEST_KILLED_NATS"
	killedBottles  = 200
)

// dawdles is writes, so slow that it can be killed in the middle.
func dawdles() events.Handler {
	return events.On("a", func(ctx context.Context, tx *db.Tx, e corked, _ events.Message) error {
		time.Sleep(2 * time.Millisecond) //nolint:forbidigo // nothing is judged by it: it makes the work long enough to be killed
		return effect(ctx, tx, "a", e.Bottle)
	})
}

// TestReplicaToBeKilled is the other process of TestKilledInTheMiddle.
func TestReplicaToBeKilled(t *testing.T) {
	t.Parallel()
	url := os.Getenv(killedDatabase)
	if url == "" {
		t.Skip("is run by TestKilledInTheMiddle")
	}
	var options []events.Option
	if nats := os.Getenv(killedNATS); nats != "" {
		options = append(options, events.WithJetStream(nats), events.WithTakeover(takeover))
	}
	bus, err := events.NewBus(testkit.Open(t, url, clock.System()), zerolog.Nop(), clock.System(), []events.Handler{dawdles()}, options...)
	if err != nil {
		t.Fatal(err)
	}
	if err := bus.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// A replica that is killed between two batches or in the middle of one leaves its events to the next.
func TestKilledInTheMiddle(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		for _, transport := range []string{"table", "JetStream"} {
			t.Run(dialect.String()+"/"+transport, func(t *testing.T) {
				t.Parallel()
				url, nats := testkit.URL(t, dialect), ""
				if transport == "JetStream" {
					nats = natstest.Start(t)
				}
				h := newHouse(t, testkit.Open(t, url, clock.System()), nats)
				var want []int
				for bottle := range killedBottles {
					want = append(want, bottle)
				}
				h.publish(want...)
				kill := startReplica(t, url, nats)
				for len(h.effects("a")) == 0 { // it is at work
					if t.Context().Err() != nil {
						t.Fatal("the replica does nothing")
					}
				}
				kill()
				if done := len(h.effects("a")); done == killedBottles {
					t.Fatal("the replica was killed too late")
				}
				bus, start := h.bus(writes("a"))
				start()
				h.drain(bus)
				h.wantEffects("a", want...)
			})
		}
	}
}

// startReplica starts a process that takes the events, and gives what kills it without a word.
func startReplica(t *testing.T, url, nats string) (kill func()) {
	t.Helper()
	replica := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestReplicaToBeKilled$") //nolint:gosec // this very program
	replica.Env = append(os.Environ(), killedDatabase+"="+url, killedNATS+"="+nats)
	var out strings.Builder
	replica.Stdout, replica.Stderr = &out, &out
	if err := replica.Start(); err != nil {
		t.Fatal(err)
	}
	return func() {
		t.Helper()
		if err := replica.Process.Kill(); err != nil {
			t.Fatalf("%v\n%s", err, out.String())
		}
		_ = replica.Wait() // it was killed
	}
}
