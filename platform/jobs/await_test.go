package jobs_test

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"millesime/platform/db"
	"millesime/platform/jobs"
)

const order = "order:1"

// awaiting fills a bottle once its order is there; before is called after each look that finds it lacking.
func (h *house) awaiting(there *atomic.Bool, looks *atomic.Int64, before func()) jobs.Handler {
	return jobs.On(jobs.Work[bottle]{Attempts: 2, Do: func(ctx context.Context, j *jobs.Job, b bottle) error {
		looks.Add(1)
		if !there.Load() {
			before()
			return jobs.Await(errors.New("not yet"), order, 5*time.Minute)
		}
		return h.fill(ctx, j, b)
	}})
}

func (h *house) hasten(q *jobs.Queue, awaited string) {
	h.Helper()
	err := h.db.InTx(h.Context(), func(ctx context.Context, tx *db.Tx) error { return q.Hasten(ctx, tx, bottle{}.Kind(), awaited) })
	if err != nil {
		h.Error(err)
	}
}

// A job that awaits something looks now and then, however often: no look is a failed attempt. What comes releases it at once.
func TestAJobAwaitsQuietly(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		var there atomic.Bool
		var looks atomic.Int64
		q, stop := h.replica(jobs.Options{}, h.awaiting(&there, &looks, func() {}))
		h.add(jobs.New{Args: bottle{1}, At: noon().Add(5 * time.Minute), Awaits: order}, jobs.New{Args: bottle{2}})
		h.drain(q)
		// The first says so from the beginning; the second finds out, and looks once more before it waits.
		for n, want := range []int64{2, 4, 6, 8, 10} {
			if looks.Load() != want {
				h.Errorf("after %d waits of five minutes: %d looks, want %d", n, looks.Load(), want)
			}
			h.clock.Advance(5 * time.Minute)
			h.drain(q)
		}
		if n := h.count("SELECT count(*) FROM jobs WHERE attempts = 0 AND claim = '' AND awaits = ? AND error = ''", order); n != 2 {
			h.Errorf("%d jobs wait without a failed attempt, want two", n)
		}
		there.Store(true)
		h.hasten(q, order)
		h.drain(q)
		stop()
		h.wantEffects(1, 2)
		h.wantLeft(0)
		if strings.Contains(h.log.String(), `"warn"`) {
			h.Errorf("somebody is warned:\n%s", h.log)
		}
	})
}

// What comes while a job looks, too late for it to see, releases it all the same: on its first look, and on a later one.
func TestWhatComesWhileAJobLooksReleasesIt(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		for late, at := range map[int]time.Duration{1: 0, 2: time.Minute} {
			var there atomic.Bool
			var looks atomic.Int64
			q := jobs.NewQueue(h.db)
			came := func() { h.hasten(q, order); there.Store(true) }
			working, stop := h.replica(jobs.Options{}, h.awaiting(&there, &looks, came))
			awaited := map[bool]string{true: order}[at > 0]
			h.add(jobs.New{Args: bottle{late}, At: h.clock.Now().Add(at), Awaits: awaited})
			h.clock.Advance(at)
			h.drain(working)
			stop()
			if looks.Load() != 2 {
				h.Errorf("%d looks, want the one that was too early and another", looks.Load())
			}
		}
		h.wantEffects(1, 2)
	})
}

func TestHastenFindsWhatAwaits(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		q := jobs.NewQueue(h.db)
		later := noon().Add(time.Hour)
		h.add(jobs.New{Args: bottle{1}, At: later, Awaits: order}, jobs.New{Args: bottle{2}, At: later, Awaits: order},
			jobs.New{Args: bottle{3}, At: later, Awaits: "order:12"}, jobs.New{Args: bottle{4}, At: later},
			jobs.New{Args: cork{}, At: later, Awaits: order})
		for _, awaited := range []string{order, ""} {
			h.hasten(q, awaited)
			if n := h.count("SELECT count(*) FROM jobs WHERE due_at <= ? AND awaits = ''", noon()); n != 2 {
				h.Errorf("%d jobs come now after %q, want the two that await order:1", n, awaited)
			}
		}
		if h.db.Dialect() == db.SQLite {
			h.wantPlan("jobs_awaiting")
		}
	})
}

// wantPlan wants those that await something to be found by an index.
func (h *house) wantPlan(index string) {
	h.Helper()
	var steps []struct {
		ID, Parent, Notused int64
		Detail              string
	}
	bound := h.db.Bind(nil)
	err := bound.NewRaw(`EXPLAIN QUERY PLAN SELECT id FROM jobs WHERE kind = ? AND awaits = ? AND awaits <> '' AND dead_at IS NULL`,
		bound.Text(bottle{}.Kind()), bound.Text(order)).Scan(h.Context(), &steps)
	if err != nil {
		h.Fatal(err)
	}
	if len(steps) != 1 || !strings.Contains(steps[0].Detail, index) {
		h.Errorf("the plan %v does not use %s", steps, index)
	}
}
