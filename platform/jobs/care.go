package jobs

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

const (
	// careEvery is after how many looks the queue is tidied up: about a minute.
	careEvery = 60
	// keptDead is how long dead letters stay.
	keptDead = 30 * 24 * time.Hour
)

// beat renews the leases of the jobs at work, and stops those that were canceled or are another's by now.
func (w *Workers) beat(ctx context.Context) {
	tick := time.NewTicker(w.options.Lease / beats)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		if err := w.renew(ctx); err != nil && ctx.Err() == nil {
			w.options.Log.Warn().Err(err).Msg("leases of jobs not renewed")
		}
	}
}

func (w *Workers) renew(ctx context.Context) error {
	w.mu.Lock()
	held, ids, claims := map[int64]*run{}, make([]int64, 0, len(w.running)), make([]string, 0, len(w.running))
	for id, r := range w.running {
		held[id] = r
		ids, claims = append(ids, id), append(claims, r.claim)
	}
	w.mu.Unlock()
	if len(held) == 0 {
		return nil
	}
	var kept []struct {
		ID       int64
		Canceled bool
	}
	ctx, cancel := context.WithTimeout(ctx, w.options.Lease)
	defer cancel()
	err := w.options.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		kept = nil
		return tx.IDB().NewRaw(`UPDATE jobs SET due_at = ? WHERE id IN (?) AND claim IN (?) RETURNING id, canceled`,
			tx.Now().Add(w.options.Lease), bun.List(ids), bun.List(claims)).Scan(ctx, &kept)
	})
	if err != nil {
		return err
	}
	for _, k := range kept {
		if k.Canceled {
			held[k.ID].stop(ErrCanceled)
		}
		delete(held, k.ID)
	}
	for _, r := range held {
		r.stop(ErrLost) // when it ended meanwhile nobody minds
	}
	return nil
}

// look rings for what is due without anybody here knowing, adds what schedules say, and now and then tidies up.
func (w *Workers) look(ctx context.Context) {
	tick := time.NewTicker(w.options.Poll)
	defer tick.Stop()
	for untilCare := 0; ; untilCare-- {
		err := w.addScheduled(ctx)
		if err == nil {
			err = w.ringDue(ctx)
		}
		if err == nil && untilCare <= 0 {
			if err = w.care(ctx); err == nil {
				untilCare = careEvery
			}
		}
		if err != nil && ctx.Err() == nil {
			w.options.Log.Warn().Err(err).Msg("the queue of jobs was not looked at")
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

func (w *Workers) ringDue(ctx context.Context) error {
	now := w.options.Clock.Now()
	for kind := range w.handlers {
		bound := w.options.DB.BindUnkept(nil)
		due, err := bound.NewSelect().Table("jobs").Where("kind = ?", bound.Text(kind)).Where("dead_at IS NULL").
			Where("due_at <= ?", bound.Time(now)).Exists(ctx)
		if err != nil {
			return err
		}
		if due {
			w.queue.bell(kind).Ring()
		}
	}
	return nil
}

// care brings back what waits for longer than any rule lets it, because a clock was set back since, forgets old dead
// letters, and measures the queue.
func (w *Workers) care(ctx context.Context) error {
	now := w.options.Clock.Now()
	lease, retry := now.Add(w.options.Lease), now.Add(longestRetry+longestRetry/4) // with its jitter
	for _, amiss := range []struct {
		where, change string
		args          []any
	}{
		{"dead_at IS NULL AND claim <> '' AND due_at > ?", "UPDATE jobs SET due_at = ?", []any{lease, lease}},
		{"dead_at IS NULL AND claim = '' AND attempts > 0 AND due_at > ?", "UPDATE jobs SET due_at = ?", []any{now, retry}},
		{"dead_at IS NULL AND claim = '' AND attempts = 0 AND due_at = created_at AND due_at > ?", "UPDATE jobs SET due_at = ?", []any{now, now}},
		{"dead_at < ?", "DELETE FROM jobs", []any{now.Add(-keptDead)}},
	} {
		limit := amiss.args[len(amiss.args)-1]
		found, err := w.options.DB.Read().NewSelect().Table("jobs").Where(amiss.where, limit).Exists(ctx)
		if err != nil {
			return err
		}
		if !found { // as ever: the writer is not asked
			continue
		}
		err = w.options.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			_, err := tx.IDB().NewRaw(amiss.change+" WHERE "+amiss.where, amiss.args...).Exec(ctx)
			return err
		})
		if err != nil {
			return err
		}
	}
	return w.measure(ctx, now)
}
