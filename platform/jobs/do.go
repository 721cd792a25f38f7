package jobs

import (
	"context"
	"errors"
	"fmt"
	"time"

	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/log"
)

// noteTime bounds the transaction that notes how an attempt went.
const noteTime = 10 * time.Second

// do makes one attempt and notes how it went.
func (w *Workers) do(ctx context.Context, h Handler, t taken) {
	lines := w.options.Log.With().Str("kind", h.kind).Int64("job", t.ID).Int("attempt", t.Attempts).Logger()
	ctx = log.Into(db.WithOrigin(ctx, t.ActorID, t.ImpersonatorID), lines)
	timed, cancel := context.WithTimeout(ctx, h.timeout)
	defer cancel()
	j := &Job{ID: t.ID, Attempt: t.Attempts, CreatedAt: t.CreatedAt.UTC(), kind: h.kind, claim: t.claim, queue: w.queue}
	began := w.options.Clock.Now()
	err := w.attempt(timed, h, j, t)
	outcome := w.judge(h, j, err, context.Cause(ctx))
	w.end(t.ID) // first: what goes on at once is taken again
	noting, end := context.WithTimeout(context.WithoutCancel(ctx), noteTime)
	defer end()
	if failed := w.note(noting, h, j, t, outcome, err); failed != nil {
		lines.Error().Err(errors.Join(failed, err)).Msg("the outcome of a job was not noted; if nobody else does it, it comes again when its lease ends")
		outcome = outcomeLost
	}
	w.options.Metrics.finished(h.kind, outcome, max(0, w.options.Clock.Now().Sub(began)))
}

// attempt does the job; one that ended its process too often is not tried again.
func (w *Workers) attempt(ctx context.Context, h Handler, j *Job, t taken) error {
	if t.Attempts > h.attempts {
		return Permanent(errors.New("jobs: its process ended at the last attempt"))
	}
	return fault.Guarded(func() error { return h.do(ctx, j, t.Args) })
}

// judge tells how an attempt went, by its error and by why its context ended, if it did.
func (w *Workers) judge(h Handler, j *Job, err, cause error) string {
	switch {
	case j.marked:
		return outcomeDone
	case errors.Is(err, ErrLost), errors.Is(cause, ErrLost):
		return outcomeLost
	case err == nil:
		return outcomeDone
	case errors.Is(err, ErrAgain):
		return outcomeAgain
	case errors.Is(cause, ErrCanceled):
		return outcomeCanceled
	case errors.Is(cause, errStopped):
		return outcomeStopped
	case errors.As(err, &missing{}):
		return outcomeAwaits
	case errors.Is(err, errPermanent), j.Attempt >= h.attempts && !db.IsUnavailable(err):
		return outcomeDead
	default:
		return outcomeRetried
	}
}

// note writes the outcome into the row.
func (w *Workers) note(ctx context.Context, h Handler, j *Job, t taken, outcome string, cause error) error {
	lines := log.From(ctx)
	switch {
	case outcome == outcomeLost:
		return ErrLost
	case j.marked:
		return nil
	case outcome == outcomeDone, outcome == outcomeCanceled:
		return w.markDone(ctx, j)
	}
	return w.options.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		now := tx.Now()
		switch outcome {
		case outcomeAgain:
			tx.AfterCommit(func() { w.queue.bell(h.kind).Ring() })
			return j.wait(ctx, tx, `UPDATE jobs SET claim = '', again = FALSE, attempts = 0, error = '', due_at = ?`, now)
		case outcomeStopped:
			return j.wait(ctx, tx, `UPDATE jobs SET claim = '', attempts = attempts - 1, due_at = ?`, now)
		case outcomeAwaits:
			return j.putBack(ctx, tx, cause)
		case outcomeRetried:
			wait, begun := h.backoff(j.Attempt), j.Attempt
			if db.IsUnavailable(cause) { // the job is not at fault
				begun--
			}
			lines.Warn().Err(cause).Dur("wait", wait).Msg("a job failed; it is tried again")
			return j.wait(ctx, tx, `UPDATE jobs SET claim = '', again = FALSE, attempts = ?, error = ?, due_at = ?`,
				begun, cause.Error(), now.Add(wait))
		default:
			lines.Error().Err(cause).Msg("a job failed and became a dead letter")
			return w.bury(ctx, tx, h, j, t, cause)
		}
	})
}

// bury makes a dead letter of a job. Of jobs with one key the last is kept.
func (w *Workers) bury(ctx context.Context, tx *db.Tx, h Handler, j *Job, t taken, cause error) error {
	_, err := tx.IDB().NewRaw(`DELETE FROM jobs WHERE dead_at IS NOT NULL AND kind = ?
AND unique_key = (SELECT unique_key FROM jobs WHERE id = ?)`, h.kind, j.ID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("jobs: dead letters: %w", err)
	}
	ended, err := j.settle(ctx, tx, `UPDATE jobs SET claim = '', dead_at = ?, error = ?`, tx.Now(), cause.Error())
	if err != nil || !ended {
		return err
	}
	return h.gaveUp(ctx, tx, t.Args)
}

// begin notes that this process is at a job, before anything can end its lease, and gives the context of the job.
func (w *Workers) begin(ctx context.Context, t taken) context.Context {
	ctx, stop := context.WithCancelCause(context.WithoutCancel(ctx))
	w.mu.Lock()
	defer w.mu.Unlock()
	w.running[t.ID] = &run{claim: t.claim, stop: stop}
	return ctx
}

func (w *Workers) end(id int64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.running[id].stop(nil)
	delete(w.running, id)
}
