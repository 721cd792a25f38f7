package events_test

import (
	"context"
	"os"
	"os/exec"
	"strings"
	"testing"

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
	killedAt       = 120 // in the middle of a batch
)

// stops is writes, until a bottle in whose transaction it waits to be killed.
func stops() events.Handler {
	return events.On("a", func(ctx context.Context, tx *db.Tx, e corked, _ events.Message) error {
		if e.Bottle == killedAt {
			select {}
		}
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
	bus, err := events.NewBus(testkit.Open(t, url, clock.System()), zerolog.Nop(), clock.System(), []events.Handler{stops()}, options...)
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
				victim := startReplica(t, url, nats)
				for len(h.effects("a")) == 0 { // it is at work
					victim.lives()
				}
				victim.kill()
				if done := len(h.effects("a")); done > killedAt {
					t.Fatalf("the replica did %d, and was to stop after %d", done, killedAt)
				}
				bus, start := h.bus(writes("a"))
				start()
				h.drain(bus)
				h.wantEffects("a", want...)
			})
		}
	}
}

// replica is a process that takes the events.
type replica struct {
	t       *testing.T
	process *os.Process
	out     strings.Builder
	ended   chan struct{}
}

func startReplica(t *testing.T, url, nats string) *replica {
	t.Helper()
	r := &replica{t: t, ended: make(chan struct{})}
	cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestReplicaToBeKilled$", "-test.timeout=10m") //nolint:gosec // this very program
	cmd.Env = append(os.Environ(), killedDatabase+"="+url, killedNATS+"="+nats)
	cmd.Stdout, cmd.Stderr = &r.out, &r.out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	r.process = cmd.Process
	go func() {
		_ = cmd.Wait() // it was killed
		close(r.ended)
	}()
	return r
}

// lives fails the test when the process ended by itself.
func (r *replica) lives() {
	r.t.Helper()
	select {
	case <-r.ended:
		r.t.Fatalf("the replica ended:\n%s", r.out.String())
	default:
	}
}

// kill ends it without a word.
func (r *replica) kill() {
	r.t.Helper()
	r.lives()
	if err := r.process.Kill(); err != nil {
		r.t.Fatal(err)
	}
	<-r.ended
}
