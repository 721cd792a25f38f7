package jobs_test

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/jobs"
)

// A job is canceled while another replica is at it: its context ends, and it comes no more.
func TestAJobIsCanceledWhileItIsDone(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		entered, ended := make(chan struct{}), make(chan error, 1)
		h.replica(jobs.Options{Lease: 3 * time.Second}, jobs.On(jobs.Work[bottle]{Do: func(ctx context.Context, _ *jobs.Job, _ bottle) error {
			close(entered)
			<-ctx.Done()
			ended <- context.Cause(ctx)
			return ctx.Err()
		}}))
		h.bottles(1)
		h.add(jobs.New{Args: bottle{2}, At: noon().Add(time.Hour)})
		<-entered
		elsewhere := jobs.NewQueue(h.db)
		for id := range int64(2) {
			if err := elsewhere.Cancel(h.Context(), id+1); err != nil {
				h.Fatal(err)
			}
		}
		if err := <-ended; !errors.Is(err, jobs.ErrCanceled) {
			h.Errorf("it ended by %v", err)
		}
		h.until(func() bool { return h.count("SELECT count(*) FROM jobs") == 0 })
		if err := elsewhere.Cancel(h.Context(), 1); !errors.Is(err, jobs.ErrNoJob) {
			h.Errorf("canceled twice: %v", err)
		}
	})
}

// Of one kind and key one waits. Asked for again while it is done, it is done once more, for it may have looked too early.
func TestAKeyKeepsASecondJobAway(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		entered, leave := make(chan struct{}, 10), make(chan struct{}, 10)
		one := jobs.New{Args: bottle{1}, Key: "one"}
		later := one
		later.At = noon().Add(time.Hour)
		h.add(later, later)
		h.add(one) // is due sooner, and so is that which waits
		h.add(later, jobs.New{Args: cork{}, Key: "one"})
		h.wantLeft(2)
		q, _ := h.replica(jobs.Options{}, jobs.On(jobs.Work[bottle]{Do: func(ctx context.Context, j *jobs.Job, b bottle) error {
			entered <- struct{}{}
			<-leave
			return h.fill(ctx, j, b)
		}}), jobs.On(jobs.Work[cork]{Do: func(context.Context, *jobs.Job, cork) error { return nil }}))
		<-entered
		h.add(one)
		h.add(one, later)
		leave <- struct{}{}
		<-entered
		leave <- struct{}{}
		h.drain(q)
		h.wantEffects(1, 1)
		h.wantLeft(0)
	})
}

// Lower numbers go first, then what is due longest.
func TestPriority(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		h.bottles(3, 4)
		h.add(jobs.New{Args: bottle{5}, Priority: 1}, jobs.New{Args: bottle{1}, Priority: -1}, jobs.New{Args: bottle{2}, At: noon().Add(-time.Hour)})
		var order []int
		q, stop := h.replica(jobs.Options{}, jobs.On(jobs.Work[bottle]{Do: func(_ context.Context, _ *jobs.Job, b bottle) error {
			order = append(order, b.Number) // one worker
			return nil
		}}))
		h.drain(q)
		stop()
		if !slices.Equal(order, []int{1, 2, 3, 4, 5}) {
			h.Errorf("done in the order %v", order)
		}
	})
}

// A job that does a part at a time goes behind the others of its kind; failures are counted anew after each part.
func TestPartsGoInTurn(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		var order []int
		parts := map[int]int{}
		h.bottles(1, 2)
		q, stop := h.replica(jobs.Options{}, jobs.On(jobs.Work[bottle]{Attempts: 2, Do: func(ctx context.Context, j *jobs.Job, b bottle) error {
			order = append(order, b.Number)
			parts[b.Number]++
			h.clock.Advance(time.Second)
			if err := j.Progress(ctx, parts[b.Number], 3); err != nil {
				return err
			}
			if n := h.count("SELECT progress_done FROM jobs WHERE id = ?", j.ID); n != parts[b.Number] {
				h.Errorf("%d parts are noted", n)
			}
			if parts[b.Number] < 3 {
				return jobs.ErrAgain
			}
			return nil
		}}))
		h.drain(q)
		stop()
		if !slices.Equal(order, []int{1, 2, 1, 2, 1, 2}) {
			h.Errorf("done in the order %v", order)
		}
		h.wantLeft(0)
	})
}

// A kind whose only worker hangs delays no other.
func TestASlowKindHoldsUpNobody(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		entered, leave := make(chan struct{}), make(chan struct{})
		q, stop := h.replica(jobs.Options{}, h.filling(jobs.Work[bottle]{}), jobs.On(jobs.Work[cork]{Do: func(context.Context, *jobs.Job, cork) error {
			close(entered)
			<-leave
			return nil
		}}))
		h.add(jobs.New{Args: cork{}})
		<-entered
		h.bottles(1, 2, 3)
		if err := q.Drain(h.Context(), h.clock, bottle{}.Kind()); err != nil {
			h.Fatal(err)
		}
		h.wantEffects(1, 2, 3)
		close(leave)
		stop()
		h.wantLeft(0)
	})
}

// One process does as many of a kind at a time as it may, and no more.
func TestWorkIsBounded(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		var at, most atomic.Int64
		full, leave := make(chan struct{}, 100), make(chan struct{})
		q, _ := h.replica(jobs.Options{}, jobs.On(jobs.Work[bottle]{Workers: 3, Do: func(context.Context, *jobs.Job, bottle) error {
			if now := at.Add(1); now > most.Load() {
				most.Store(now)
			}
			full <- struct{}{}
			<-leave
			at.Add(-1)
			return nil
		}}))
		h.bottles(1, 2, 3, 4, 5, 6, 7, 8)
		for range 3 {
			<-full
		}
		close(leave)
		h.drain(q)
		if most.Load() != 3 {
			h.Errorf("%d at a time", most.Load())
		}
	})
}

// A schedule adds one job whenever its time comes, however many replicas run; what was missed comes once.
func TestASchedule(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		came := make(chan struct{}, 1000)
		everyMinute := counting(came, jobs.Every(time.Minute))
		q, stop := h.replica(jobs.Options{}, everyMinute)
		_, stopOther := h.replica(jobs.Options{}, everyMinute)
		<-came     // at once, the first time
		h.drain(q) // before its lease ends by the clock
		for range 3 {
			h.clock.Advance(time.Minute)
			<-came
			h.drain(q)
		}
		h.clock.Advance(time.Hour)
		<-came
		h.drain(q)
		stop()
		stopOther()
		if n := len(came); n != 0 {
			h.Errorf("it came %d times more", n)
		}
		h.clock.Advance(59 * time.Second) // a restart alone is no reason
		q, _ = h.replica(jobs.Options{}, everyMinute, h.filling(jobs.Work[bottle]{}))
		h.bottles(1)
		h.until(func() bool { return h.count("SELECT count(*) FROM effects") == 1 })
		h.drain(q)
		if n := len(came); n != 0 {
			h.Errorf("it came %d times more", n)
		}
		h.clock.Advance(time.Second)
		<-came
	})
}

// Where schedules are left out nothing comes by itself, and what was added for later is done all the same.
func TestSchedulesAreLeftOut(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		came := make(chan struct{}, 1000)
		h.add(jobs.New{Args: bottle{1}, At: noon().Add(time.Minute)})
		_, stop := h.replica(jobs.Options{NoSchedules: true}, counting(came, jobs.Every(time.Minute)), h.filling(jobs.Work[bottle]{}))
		h.clock.Advance(time.Hour)
		h.until(func() bool { return h.count("SELECT count(*) FROM effects") == 1 }) // it was looked for what is due, after schedules
		stop()
		if n := len(came) + h.count("SELECT count(*) FROM job_schedules"); n != 0 {
			h.Errorf("it came %d times", n)
		}
	})
}

// At seven in Paris, on both sides of the hours that summer time takes and gives.
func TestDailyAt(t *testing.T) {
	t.Parallel()
	for after, want := range map[string]string{
		"2026-11-21T05:59:59Z": "2026-11-21T06:00:00Z",
		"2026-11-21T06:00:00Z": "2026-11-22T06:00:00Z",
		"2026-03-28T06:00:00Z": "2026-03-29T05:00:00Z", // summer time begins that night
		"2026-10-24T05:00:00Z": "2026-10-25T06:00:00Z", // and ends
		"2026-07-31T22:30:00Z": "2026-08-01T05:00:00Z",
	} {
		at, err := time.Parse(time.RFC3339, after)
		if err != nil {
			t.Fatal(err)
		}
		if got := jobs.DailyAt(7).Next(at).Format(time.RFC3339); got != want {
			t.Errorf("after %s: %s, want %s", after, got, want)
		}
	}
}

// Stopping workers let a job finish.
func TestStoppingLetsJobsFinish(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		entered, leave := make(chan struct{}), make(chan struct{})
		_, stop := h.replica(jobs.Options{Grace: time.Hour}, jobs.On(jobs.Work[bottle]{Do: func(ctx context.Context, j *jobs.Job, b bottle) error {
			close(entered)
			<-leave
			return h.fill(ctx, j, b)
		}}))
		h.bottles(1)
		<-entered
		stopped := make(chan struct{})
		go func() { defer close(stopped); stop() }()
		close(leave)
		<-stopped
		h.wantEffects(1)
		h.wantLeft(0)
	})
}

// A job that does not finish in the grace time is given back, and its attempt does not count.
func TestStoppingGivesJobsBack(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		entered := make(chan struct{})
		_, stop := h.replica(jobs.Options{Grace: time.Millisecond}, jobs.On(jobs.Work[bottle]{Do: func(ctx context.Context, _ *jobs.Job, _ bottle) error {
			close(entered)
			<-ctx.Done()
			return ctx.Err()
		}}))
		h.bottles(1)
		<-entered
		stop()
		if n := h.count("SELECT count(*) FROM jobs WHERE claim = '' AND attempts = 0 AND error = ''"); n != 1 {
			h.Errorf("%d given back", n)
		}
		q, _ := h.replica(jobs.Options{}, h.filling(jobs.Work[bottle]{}))
		h.drain(q)
		h.wantEffects(1)
	})
}

// Work is done in the name of who asked for it.
func TestJobsCarryWhoCausedThem(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		seen := make(chan [2]int64, 1)
		q, _ := h.replica(jobs.Options{}, jobs.On(jobs.Work[bottle]{Do: func(ctx context.Context, _ *jobs.Job, _ bottle) error {
			actor, impersonator := db.Origin(ctx)
			seen <- [2]int64{actor, impersonator}
			return nil
		}}))
		err := h.db.InTx(auth.With(h.Context(), auth.Actor{ID: 5, Impersonator: 9}), func(ctx context.Context, tx *db.Tx) error {
			return q.Add(ctx, tx, jobs.New{Args: bottle{1}})
		})
		if err != nil {
			h.Fatal(err)
		}
		if got := <-seen; got != [2]int64{5, 9} {
			h.Errorf("in the name of %v", got)
		}
	})
}

// Jobs of a kind that nobody here knows wait for a replica that does, and are seen.
func TestUnknownKindsWait(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		q, _ := h.replica(jobs.Options{}, h.filling(jobs.Work[bottle]{}))
		h.add(jobs.New{Args: cork{}}, jobs.New{Args: bottle{1}})
		if err := q.Drain(h.Context(), h.clock, bottle{}.Kind()); err != nil {
			h.Fatal(err)
		}
		kinds, err := q.Kinds(h.Context())
		if err != nil || len(kinds) != 1 || kinds[0].Kind != (cork{}).Kind() || kinds[0].Waiting != 1 || !kinds[0].Oldest.Equal(noon()) {
			h.Errorf("%+v, %v", kinds, err)
		}
		alive, err := q.Jobs(h.Context(), false, 10)
		if err != nil || len(alive) != 1 || alive[0].Running || alive[0].Kind != (cork{}).Kind() {
			h.Errorf("%+v, %v", alive, err)
		}
	})
}

func TestKindsDiffer(t *testing.T) {
	t.Parallel()
	one := jobs.On(jobs.Work[cork]{})
	_, err := jobs.NewWorkers(jobs.NewQueue(nil), jobs.Options{Clock: clock.System(), Log: zerolog.Nop()}, []jobs.Handler{one, one})
	if err == nil {
		t.Error("two handlers of a kind")
	}
}
