package jobs

import (
	"context"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
)

// Schedule tells when a job comes again.
type Schedule interface {
	// Next is the first time after an instant.
	Next(after time.Time) time.Time
}

// Every is a schedule of equal pauses.
type Every time.Duration

// Next implements Schedule.
func (e Every) Next(after time.Time) time.Time { return after.Add(time.Duration(e)) }

// DailyAt is a schedule of once a day, at a full hour in Europe/Paris.
type DailyAt int

// Next implements Schedule.
func (d DailyAt) Next(after time.Time) time.Time {
	local := after.In(clock.Paris)
	for day := 0; ; day++ {
		at := time.Date(local.Year(), local.Month(), local.Day()+day, int(d), 0, 0, 0, clock.Paris)
		if at.After(after) {
			return clock.Instant(at)
		}
	}
}

// repeatTime is for one attempt at a repeated job, which may find a lot to do.
const repeatTime = 10 * time.Minute

// Repeated makes a handler of a job without arguments that comes whenever a schedule says, once for all replicas. While
// one waits or is being done there is no second. What do does must follow from what it finds, not from being called.
func Repeated(kind string, s Schedule, do func(ctx context.Context) error) Handler {
	return Handler{
		kind: kind, schedule: s, workers: 1, timeout: repeatTime, attempts: defaultAttempts, firstRetry: defaultFirstRetry,
		do:     func(ctx context.Context, _ *Job, _ []byte) error { return do(ctx) },
		gaveUp: func(context.Context, *db.Tx, []byte) error { return nil },
	}
}

// repeated are the arguments of such a job: none.
type repeated struct{ kind string }

// Kind implements Args.
func (r repeated) Kind() string { return r.kind }

// addScheduled adds the jobs whose time has come. The row of a schedule says when it last came, and whoever moves it adds
// the job in the same transaction, so several replicas add one. What was missed while nobody ran comes once, now.
func (w *Workers) addScheduled(ctx context.Context) error {
	if w.options.NoSchedules {
		return nil
	}
	now := w.options.Clock.Now()
	for _, h := range w.handlers {
		if h.schedule == nil || now.Before(w.nextLook[h.kind]) && !now.Before(w.lastLook[h.kind]) {
			continue
		}
		last, err := w.come(ctx, h)
		if err != nil {
			return err
		}
		w.nextLook[h.kind], w.lastLook[h.kind] = h.schedule.Next(last), now
	}
	return nil
}

// come adds the job of one schedule unless it came already, and tells when it last came.
func (w *Workers) come(ctx context.Context, h Handler) (time.Time, error) {
	var last time.Time
	err := w.options.DB.Read().NewRaw(`SELECT last_at FROM job_schedules WHERE kind = ?`, h.kind).Scan(ctx, &last)
	now := w.options.Clock.Now() // after the row: what another replica wrote meanwhile would look like a clock that was set back
	switch {
	case db.NotFound(err):
	case err != nil:
		return last, err
	case now.Before(h.schedule.Next(last)) && !last.After(h.schedule.Next(now)): // the second: a clock was set back
		return last.UTC(), nil
	}
	return now, w.options.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		result, err := tx.IDB().NewRaw(`INSERT INTO job_schedules (kind, last_at) VALUES (?, ?)
ON CONFLICT (kind) DO UPDATE SET last_at = EXCLUDED.last_at WHERE job_schedules.last_at = ?`, h.kind, now, last).Exec(ctx)
		if err != nil {
			return err
		}
		moved, err := result.RowsAffected()
		if err != nil || moved == 0 { // another replica was faster
			return err
		}
		return w.queue.Add(ctx, tx, New{Args: repeated{h.kind}, Key: h.kind})
	})
}
