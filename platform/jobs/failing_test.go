package jobs_test

import (
	"context"
	"errors"
	"maps"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"millesime/platform/db"
	"millesime/platform/jobs"
)

var errFails = errors.New("cannot do it")

// poisoned fails on bottle 2, by an error or a panic, until it is mended.
func (h *house) poisoned(mended *atomic.Bool, calls, told *atomic.Int64) jobs.Handler {
	return jobs.On(jobs.Work[bottle]{
		Attempts: 3,
		Do: func(ctx context.Context, j *jobs.Job, b bottle) error {
			if b.Number == 2 && !mended.Load() {
				if calls.Add(1) == 2 {
					panic("bug")
				}
				return errFails
			}
			return h.fill(ctx, j, b)
		},
		GaveUp: func(_ context.Context, _ *db.Tx, b bottle) error {
			told.Add(int64(b.Number))
			return nil
		},
	})
}

// A poisonous job is tried again, ever later, becomes a dead letter that people see and replay, and holds up nobody.
func TestPoisonBecomesADeadLetterAndHoldsUpNobody(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		var mended atomic.Bool
		var calls, told atomic.Int64
		q, _ := h.replica(jobs.Options{}, h.poisoned(&mended, &calls, &told))
		h.bottles(1, 2, 3)
		h.drain(q)
		h.wantEffects(1, 3)
		for attempt, wait := range []time.Duration{15 * time.Second, 30 * time.Second} { // doubled, and up to a quarter more
			h.clock.Advance(wait - time.Second)
			h.drain(q)
			if n := calls.Load(); n != int64(attempt+1) {
				h.Errorf("%d attempts before its time", n)
			}
			h.clock.Advance(wait/4 + time.Second)
			h.drain(q)
		}
		if calls.Load() != 3 || told.Load() != 2 || h.count("SELECT count(*) FROM jobs WHERE dead_at IS NULL") != 0 {
			h.Errorf("%d attempts, told of %d", calls.Load(), told.Load())
		}
		h.bottles(4) // behind it
		h.drain(q)
		h.wantEffects(1, 3, 4)
		dead, err := q.Jobs(h.Context(), true, 10)
		if err != nil || len(dead) != 1 || dead[0].Error != errFails.Error() || dead[0].Attempts != 3 || !dead[0].DeadAt.Equal(h.clock.Now()) {
			h.Fatalf("dead %+v, %v", dead, err)
		}
		if err := q.Replay(h.Context(), dead[0].ID); err != nil { // not mended yet: all its attempts again
			h.Fatal(err)
		}
		h.drain(q)
		if calls.Load() != 4 || h.count("SELECT count(*) FROM jobs WHERE attempts = 1") != 1 {
			h.Errorf("%d attempts after the replay", calls.Load())
		}
		mended.Store(true)
		h.clock.Advance(time.Minute)
		h.drain(q)
		h.wantEffects(1, 2, 3, 4)
		if err := q.Replay(h.Context(), dead[0].ID); !errors.Is(err, jobs.ErrNoJob) {
			h.Errorf("replay of what is done: %v", err)
		}
	})
}

// A job that ends its process never comes to note a failure: its attempts are counted when they begin.
func TestAJobThatKillsItsProcessIsGivenUp(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		var calls, told atomic.Int64
		h.bottles(2)
		h.exec("UPDATE jobs SET attempts = 3, claim = 'gone', due_at = ?", noon().Add(time.Second))
		h.clock.Advance(time.Second)
		q, _ := h.replica(jobs.Options{}, h.poisoned(new(atomic.Bool), &calls, &told))
		h.drain(q)
		if calls.Load() != 0 || told.Load() != 2 || h.count("SELECT count(*) FROM jobs WHERE dead_at IS NOT NULL") != 1 {
			h.Errorf("%d calls, told of %d", calls.Load(), told.Load())
		}
	})
}

// What cannot be read, and what no attempt mends, is given up at once; a new one of its kind is not held up, and of those
// with one key the last is kept.
func TestWhatNoAttemptMendsIsGivenUpAtOnce(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		q, _ := h.replica(jobs.Options{}, jobs.On(jobs.Work[bottle]{Do: func(context.Context, *jobs.Job, bottle) error {
			return jobs.Permanent(errFails)
		}}))
		h.bottles(1)
		h.exec(`INSERT INTO jobs (kind, args, created_at, due_at) VALUES (?, '{"number": "many"}', ?, ?)`, bottle{}.Kind(), noon(), noon())
		for range 2 {
			h.add(jobs.New{Args: bottle{2}, Key: "two"})
			h.drain(q)
		}
		dead, err := q.Jobs(h.Context(), true, 10)
		if err != nil || len(dead) != 3 || !strings.Contains(dead[0].Error+dead[1].Error, "decode") {
			h.Errorf("dead %+v, %v", dead, err)
		}
		h.clock.Advance(31 * 24 * time.Hour) // dead letters are kept for 30 days
		h.until(func() bool { return h.count("SELECT count(*) FROM jobs") == 0 })
	})
}

func TestMetrics(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		registry := prometheus.NewRegistry()
		q, stop := h.replica(jobs.Options{Metrics: jobs.NewMetrics(registry)}, h.poisoned(new(atomic.Bool), new(atomic.Int64), new(atomic.Int64)))
		h.bottles(1, 2)
		h.drain(q)
		for range 2 {
			h.clock.Advance(time.Minute)
			h.drain(q)
		}
		h.bottles(2)
		h.drain(q)
		value := func(name string) float64 { return gathered(t, registry)[name] }
		h.until(func() bool {
			return value("millesime_jobs_dead test_bottle_v1") == 1 && value("millesime_jobs_waiting test_bottle_v1") == 1
		})
		stop()
		want := map[string]float64{
			"millesime_jobs_attempts_total dead test_bottle_v1": 1, "millesime_jobs_attempts_total done test_bottle_v1": 1,
			"millesime_jobs_attempts_total retried test_bottle_v1": 3, "millesime_jobs_attempt_seconds test_bottle_v1": 5,
			"millesime_jobs_waiting test_bottle_v1": 1, "millesime_jobs_dead test_bottle_v1": 1, "millesime_jobs_lag_seconds test_bottle_v1": 0,
		}
		if got := gathered(t, registry); !maps.Equal(got, want) {
			t.Errorf("metrics %v, want %v", got, want)
		}
	})
}

// gathered are values by name and labels; of a histogram the count.
func gathered(t *testing.T, registry *prometheus.Registry) map[string]float64 {
	t.Helper()
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	values := map[string]float64{}
	for _, family := range families {
		for _, metric := range family.GetMetric() {
			key, kind := family.GetName(), ""
			for _, label := range metric.GetLabel() {
				if label.GetName() == "kind" {
					kind = label.GetValue()
				} else {
					key += " " + label.GetValue()
				}
			}
			values[key+" "+kind] = metric.GetCounter().GetValue() + metric.GetGauge().GetValue() + float64(metric.GetHistogram().GetSampleCount())
		}
	}
	return values
}
