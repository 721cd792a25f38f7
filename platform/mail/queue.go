package mail

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
)

// Queue keeps mails in the database until they are sent. A mail is written by the transaction that causes it, so it
// leaves when that commits and never else; Run sends it a moment later. Several replicas share the work.
//
// A mail leaves at least once: a process that dies between sending and deleting sends it again.
type Queue struct {
	options QueueOptions
	wake    chan struct{}
	sealer  *sealer
}

// QueueOptions are what a queue needs.
type QueueOptions struct {
	DB      *db.DB
	Sender  Sender
	Secrets []string // the first seals, all open
	Clock   clock.Clock
	IDs     ids.Source
	Log     zerolog.Logger
}

// NewQueue makes a queue; nothing is sent until Run.
func NewQueue(o QueueOptions) (*Queue, error) {
	s, err := newSealer(o.Secrets)
	if err != nil {
		return nil, err
	}
	return &Queue{options: o, wake: make(chan struct{}, 1), sealer: s}, nil
}

// queuedRow is what Add writes.
type queuedRow struct {
	Sealed           string
	CreatedAt, DueAt time.Time
}

// Add writes mails into the queue, with one statement. A mail to nobody (To "") is written and dropped unsent: it makes
// a call about an account that does not exist cost what any other costs.
func (q *Queue) Add(ctx context.Context, tx *db.Tx, mails ...Message) error {
	now := tx.Now()
	rows := make([]queuedRow, 0, len(mails))
	for _, m := range mails {
		if m.To != "" {
			if err := checkAddress(m.To); err != nil {
				return err
			}
		}
		plain, err := json.Marshal(m)
		if err != nil {
			return fmt.Errorf("mail: %w", err)
		}
		rows = append(rows, queuedRow{Sealed: q.sealer.seal(plain), CreatedAt: now, DueAt: now})
	}
	if len(rows) == 0 {
		return nil
	}
	if _, err := tx.IDB().NewInsert().Model(&rows).ModelTableExpr("mails").Exec(ctx); err != nil {
		return fmt.Errorf("mail: queue: %w", err)
	}
	tx.AfterCommit(q.wakeUp)
	return nil
}

func (q *Queue) wakeUp() {
	select {
	case q.wake <- struct{}{}:
	default: // somebody is about to look
	}
}

const drainLook = 2 * time.Millisecond

// Drain waits until no mail is due: each was sent, given up, or waits for its next attempt. The queue must be running.
func (q *Queue) Drain(ctx context.Context) error {
	tick := time.NewTicker(drainLook)
	defer tick.Stop()
	for {
		waiting, err := q.options.DB.Read().NewSelect().Table("mails").
			Where("dead_at IS NULL").Where("due_at <= ? OR claim <> ''", q.options.Clock.Now()).Count(ctx)
		if err != nil && !db.IsUnavailable(err) {
			return fmt.Errorf("mail: drain: %w", err)
		}
		if err == nil && waiting == 0 {
			return nil
		}
		q.wakeUp()
		select {
		case <-tick.C:
		case <-ctx.Done():
			return fmt.Errorf("mail: drain: %d mails still wait: %w", waiting, ctx.Err())
		}
	}
}
