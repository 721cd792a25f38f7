package mail

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"millesime/platform/db"
)

const (
	workers    = 4
	lookEvery  = time.Second      // for retries, and for what other replicas left
	sendTime   = 20 * time.Second // for one attempt
	claimTime  = 2 * time.Minute  // after which another replica may take an attempt that never ended
	firstRetry = 15 * time.Second // doubled at each attempt
	lastRetry  = 4 * time.Hour
	giveUp     = 48 * time.Hour // after it was queued
)

// claimed is a mail that this process alone may send for now.
type claimed struct {
	ID        int64
	Sealed    string
	Attempts  int
	CreatedAt time.Time
	claim     string
}

// Run sends until ctx ends; mails being sent then are finished.
func (q *Queue) Run(ctx context.Context) error {
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for {
				select {
				case <-ctx.Done():
					return
				case <-q.wake:
					q.sendDue(ctx)
				}
			}
		})
	}
	q.wakeUp() // what the last run left
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	for ctx.Err() == nil {
		select {
		case <-ctx.Done():
		case <-tick.C:
			q.wakeUp()
		}
	}
	group.Wait()
	return nil
}

// sendDue sends one mail after the other until none is due.
func (q *Queue) sendDue(ctx context.Context) {
	for ctx.Err() == nil {
		m, err := q.claimOne(ctx)
		if err != nil && ctx.Err() == nil {
			q.options.Log.Error().Err(err).Msg("mails wait in the queue")
		}
		if err != nil || m == nil {
			return
		}
		q.wakeUp() // there may be another, for another worker
		if err := q.attempt(context.WithoutCancel(ctx), *m); err != nil {
			q.options.Log.Error().Err(err).Int64("mail", m.ID).Msg("the outcome of a mail was not noted; it may be sent again")
			return
		}
	}
}

// claimOne takes the mail that has been due longest; nil when none is.
func (q *Queue) claimOne(ctx context.Context) (*claimed, error) {
	due, err := q.options.DB.Read().NewSelect().Table("mails").
		Where("dead_at IS NULL").Where("due_at <= ?", q.options.Clock.Now()).Exists(ctx)
	if err != nil || !due {
		return nil, err
	}
	var found *claimed
	err = q.options.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		found = nil
		lock := ""
		if tx.Dialect() == db.Postgres {
			lock = " FOR UPDATE SKIP LOCKED"
		}
		m := claimed{claim: q.options.IDs.UUID()}
		err := tx.IDB().NewRaw(`UPDATE mails SET attempts = attempts + 1, due_at = ?, claim = ?
WHERE id = (SELECT id FROM mails WHERE dead_at IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT 1`+lock+`)
RETURNING id, sealed, attempts, created_at`, tx.Now().Add(claimTime), m.claim, tx.Now()).
			Scan(ctx, &m.ID, &m.Sealed, &m.Attempts, &m.CreatedAt)
		if db.NotFound(err) {
			return nil
		}
		found = &m
		return err
	})
	return found, err
}

// attempt sends outside any transaction, then notes how it went.
func (q *Queue) attempt(ctx context.Context, m claimed) error {
	err := q.send(ctx, m.Sealed)
	now := q.options.Clock.Now()
	log := q.options.Log.With().Int64("mail", m.ID).Int("attempt", m.Attempts).Logger()
	switch {
	case err == nil:
		return q.note(ctx, m, `DELETE FROM mails`)
	case errors.Is(err, ErrInvalid) || now.Sub(m.CreatedAt) >= giveUp:
		log.Error().Err(err).Msg("a mail is given up")
		return q.note(ctx, m, `UPDATE mails SET claim = '', sealed = '', dead_at = ?, error = ?`, now, err.Error())
	default:
		wait := backoff(m.Attempts)
		log.Warn().Err(err).Dur("wait", wait).Msg("a mail was not sent; it is tried again")
		return q.note(ctx, m, `UPDATE mails SET claim = '', due_at = ?, error = ?`, now.Add(wait), err.Error())
	}
}

func (q *Queue) send(ctx context.Context, sealed string) error {
	plain, err := q.sealer.open(sealed)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	var m Message
	if err := json.Unmarshal(plain, &m); err != nil {
		return fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	if m.To == "" {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, sendTime)
	defer cancel()
	return q.options.Sender.Send(ctx, m)
}

// note changes the row unless another took the mail over meanwhile.
func (q *Queue) note(ctx context.Context, m claimed, change string, args ...any) error {
	return q.options.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewRaw(change+` WHERE id = ? AND claim = ?`, append(args, m.ID, m.claim)...).Exec(ctx)
		return err
	})
}

// backoff is how long after an attempt the next one is made.
func backoff(attempts int) time.Duration {
	wait := firstRetry
	for range attempts - 1 {
		if wait *= 2; wait >= lastRetry {
			return lastRetry
		}
	}
	return wait
}
