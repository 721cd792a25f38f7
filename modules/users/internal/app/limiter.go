package app

import (
	"context"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/internal/store"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// limiter counts calls in the database, so that all replicas agree.
type limiter struct {
	db    *db.DB
	store *store.Store
	clock clock.Clock
}

// take counts a call of the subject; ErrTooManyCalls when there were too many already.
func (l *limiter) take(ctx context.Context, subject string, limits ...domain.Limit) error {
	now := l.clock.Now()
	var wait time.Duration
	err := l.db.InTx(db.Aside(ctx), func(ctx context.Context, tx *db.Tx) error {
		wait = 0
		for _, limit := range limits {
			w := limit.Window(subject, now)
			calls, err := l.store.CountCall(ctx, tx, w, now)
			if err != nil {
				return err
			}
			if limit.Exceeded(calls) {
				wait = max(wait, w.EndAt.Sub(now))
			}
		}
		return nil
	})
	if err != nil || wait == 0 {
		return err
	}
	return domain.TooManyCalls(wait)
}
