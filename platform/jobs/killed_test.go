package jobs_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
	"millesime/platform/jobs"
	"millesime/platform/testkit"
)

// What the process that is killed reads.
const (
	phaseOfDeath = "JOBS_TEST_PHASE"
	databaseOf   = "JOBS_TEST_DATABASE"
)

// The phases in which it dies.
const (
	addedNotCommitted = "added, not committed"
	committed         = "committed, nobody at work"
	beforeWork        = "taken, nothing done"
	duringWork        = "in the transaction of the effect"
	markedNotYet      = "marked in it, before the commit"
	workedNotMarked   = "effect committed, job not marked"
	marked            = "marked and committed"
)

// shortLease is the lease of the process that is killed.
const shortLease = 400 * time.Millisecond

// A process that is killed, by SIGKILL, in whatever phase: its job is done by another, once where the effect is in the
// transaction that marks it, and twice only where the effect was committed without.
func TestKilledInEveryPhase(t *testing.T) {
	t.Parallel()
	for phase, want := range map[string][]int{
		addedNotCommitted: nil, committed: {1}, beforeWork: {1}, duringWork: {1}, markedNotYet: {1}, workedNotMarked: {1, 1}, marked: {1},
	} {
		t.Run(phase, func(t *testing.T) {
			t.Parallel()
			onBoth(t, func(h *house) {
				child := exec.CommandContext(h.Context(), os.Args[0], "-test.run=^$") //nolint:gosec // it starts itself
				child.Env = append(os.Environ(), phaseOfDeath+"="+phase, databaseOf+"="+h.url)
				said, err := child.CombinedOutput()
				if status, ok := child.ProcessState.Sys().(syscall.WaitStatus); !ok || status.Signal() != syscall.SIGKILL {
					h.Fatalf("%v: %s", err, said)
				}
				h.db = testkit.Open(h.T, h.url, clock.System()) // leases were given by the machine's clock
				q, _ := h.replica(jobs.Options{Clock: clock.System()}, h.filling(jobs.Work[bottle]{}))
				h.until(func() bool { return h.count("SELECT count(*) FROM jobs") == 0 })
				if err := q.Drain(h.Context(), clock.System(), bottle{}.Kind()); err != nil {
					h.Error(err)
				}
				h.wantEffects(want...)
			})
		})
	}
}

// die runs in a process of its own and kills it in a phase.
func die() int {
	ctx, phase := context.Background(), os.Getenv(phaseOfDeath)
	reach := func(here string) {
		if here == phase {
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
			select {} // the signal is on its way
		}
	}
	d, err := db.Open(ctx, os.Getenv(databaseOf), db.Options{})
	if err != nil {
		return complain(err)
	}
	q := jobs.NewQueue(d)
	err = d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		defer reach(addedNotCommitted)
		return q.Add(ctx, tx, jobs.New{Args: bottle{1}})
	})
	if err != nil {
		return complain(err)
	}
	reach(committed)
	w, err := jobs.NewWorkers(q, jobs.Options{DB: d, Clock: clock.System(), IDs: ids.Random(), Log: zerolog.New(os.Stderr), Lease: shortLease},
		[]jobs.Handler{jobs.On(jobs.Work[bottle]{Do: func(ctx context.Context, j *jobs.Job, b bottle) error {
			reach(beforeWork)
			err := d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
				if err := effect(ctx, tx, b.Number); err != nil {
					return err
				}
				reach(duringWork)
				if phase == workedNotMarked {
					return nil
				}
				defer reach(markedNotYet)
				return j.Done(ctx, tx)
			})
			if err != nil {
				return err
			}
			reach(workedNotMarked)
			reach(marked)
			return fmt.Errorf("nothing kills in phase %q", phase)
		}})})
	if err != nil {
		return complain(err)
	}
	return complain(w.Run(ctx))
}

func complain(err error) int {
	_, _ = fmt.Fprintln(os.Stderr, err)
	return 1
}
