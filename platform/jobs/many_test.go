package jobs_test

import (
	"context"
	"sync"
	"testing"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/jobs"
	"millesime/platform/testkit"
)

// Many jobs are due at once (ten thousand in the whole run) and three replicas want them, one of which stops in the middle: each is
// done once.
func TestManyDueAtOnceAreEachDoneOnce(t *testing.T) {
	t.Parallel()
	dueAtOnce := 1_000
	if testkit.Full() {
		dueAtOnce = 10_000
	}
	onBoth(t, func(h *house) {
		h.db = testkit.Open(h.T, h.url, clock.System())
		added := make([]jobs.New, dueAtOnce)
		for n := range added {
			added[n] = jobs.New{Args: bottle{n}}
		}
		h.add(added...)
		many, machine := h.filling(jobs.Work[bottle]{Workers: 8}), jobs.Options{Clock: clock.System()}
		h.replica(machine, many)
		_, stop := h.replica(machine, many)
		h.replica(machine, many)
		h.until(func() bool { return h.count("SELECT count(*) FROM effects") > dueAtOnce/10 })
		stop()
		h.until(func() bool { return h.count("SELECT count(*) FROM jobs") == 0 })
		if all, different := h.count("SELECT count(*) FROM effects"), h.count("SELECT count(DISTINCT number) FROM effects"); all != dueAtOnce || different != dueAtOnce {
			h.Errorf("%d effects of %d jobs", all, different)
		}
	})
}

// Jobs that end together are marked together: one that cannot be marked holds up no other.
func TestAJobThatCannotBeMarkedHoldsUpNoOther(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		const stuck = " BEFORE DELETE ON jobs "
		if h.db.Dialect() == db.Postgres {
			h.exec("CREATE FUNCTION stuck() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stuck'; END $$")
			h.exec("CREATE TRIGGER stuck" + stuck + "FOR EACH ROW WHEN (OLD.id = 4) EXECUTE FUNCTION stuck()")
		} else {
			h.exec("CREATE TRIGGER stuck" + stuck + "WHEN OLD.id = 4 BEGIN SELECT RAISE(ABORT, 'stuck'); END")
		}
		h.bottles(1, 2, 3, 4, 5, 6, 7, 8)
		var together sync.WaitGroup
		together.Add(8)
		h.replica(jobs.Options{}, jobs.On(jobs.Work[bottle]{Workers: 8, Do: func(context.Context, *jobs.Job, bottle) error {
			together.Done()
			together.Wait()
			return nil
		}}))
		h.until(func() bool { return h.count("SELECT count(*) FROM jobs WHERE id <> 4") == 0 })
		h.wantLeft(1)
	})
}

// A clock that is set forward ends leases while work goes on: another takes the job, and one of the two marks it.
func TestAClockSetForwardDoublesNoEffect(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		entered, leave := make(chan struct{}), make(chan struct{})
		_, stop := h.replica(jobs.Options{Lease: time.Hour}, jobs.On(jobs.Work[bottle]{Do: func(ctx context.Context, j *jobs.Job, b bottle) error {
			close(entered) // it panics when this process takes the job a second time
			<-leave
			return h.fill(ctx, j, b)
		}}))
		h.bottles(1)
		<-entered
		h.clock.Advance(24 * time.Hour)
		other, _ := h.replica(jobs.Options{}, h.filling(jobs.Work[bottle]{}))
		h.until(func() bool { return h.count("SELECT count(*) FROM jobs") == 0 })
		close(leave)
		stop()
		h.drain(other)
		h.wantEffects(1)
		h.wantLeft(0)
	})
}

// A clock that is set back: what is due now, what a dead process left, what failed and what schedules say comes all the
// same, without waiting until the clock is where it was.
func TestAClockSetBackKeepsNobodyWaiting(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		h.bottles(1, 2, 3)
		h.add(jobs.New{Args: bottle{4}, At: noon().Add(-6 * 24 * time.Hour)}) // has its own time, which is still to come
		h.exec("UPDATE jobs SET claim = 'gone', attempts = 1, due_at = ? WHERE id = 2", noon().Add(20*time.Second))
		h.exec("UPDATE jobs SET attempts = 9, due_at = ? WHERE id = 3", noon().Add(4*time.Hour))
		h.exec("INSERT INTO job_schedules (kind, last_at) VALUES (?, ?)", cork{}.Kind(), noon())
		h.clock.Set(noon().Add(-7 * 24 * time.Hour))
		corks := make(chan struct{}, 100)
		q, _ := h.replica(jobs.Options{}, h.filling(jobs.Work[bottle]{}), counting(corks, jobs.Every(time.Minute)))
		<-corks
		h.until(func() bool { return h.count("SELECT count(*) FROM effects") == 2 })
		h.left(2) // the lease of the dead is a full one again
		h.wantEffects(1, 3)
		h.clock.Advance(20 * time.Second)
		h.drain(q)
		h.wantEffects(1, 2, 3)
		h.clock.Advance(24 * time.Hour)
		h.drain(q)
		h.wantEffects(1, 2, 3, 4)
	})
}

// left waits until only so many bottles are left.
func (h *house) left(left int) {
	h.Helper()
	h.until(func() bool { return h.count("SELECT count(*) FROM jobs WHERE kind = 'test_bottle_v1'") == left })
}

func counting(came chan<- struct{}, s jobs.Schedule) jobs.Handler {
	return jobs.Repeated(cork{}.Kind(), s, func(context.Context) error {
		came <- struct{}{}
		return nil
	})
}

// A job that waits for its transaction is not done; one that was rolled back never is.
func TestAJobIsDoneOnlyIfItsTransactionCommits(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		q, _ := h.replica(jobs.Options{}, h.filling(jobs.Work[bottle]{}))
		err := h.db.InTx(h.Context(), func(ctx context.Context, tx *db.Tx) error {
			if err := q.Add(ctx, tx, jobs.New{Args: bottle{1}}); err != nil {
				return err
			}
			return errFails
		})
		if err == nil {
			h.Fatal("no error")
		}
		h.bottles(2)
		h.drain(q)
		h.wantEffects(2)
	})
}
