package domain

import (
	"context"
	"slices"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/log"
)

const (
	dueBatch = 200
	// duePause is how long an order waits whose move failed, so that it never holds up the others.
	duePause = time.Hour
)

// DueStore finds the orders whose time has come.
type DueStore interface {
	// DueOrders gives the ids of some, those that wait longest first.
	DueOrders(ctx context.Context, now time.Time, limit int64) ([]int64, error)
	// Postpone looks at orders again at an instant.
	Postpone(ctx context.Context, tx *db.Tx, ids []int64, until time.Time) error
	// MarkReminded notes that the end of some quotations is told, and gives them: those that end before an instant, nobody
	// has revised since another, and whose revision nobody was reminded of.
	MarkReminded(ctx context.Context, tx *db.Tx, ends, revised time.Time) ([]Summary, error)
	// KeepSums adds some changes to the sums of orders and tells how many.
	KeepSums(ctx context.Context, tx *db.Tx, limit int) (int, error)
}

// Schedule makes the moves that time decides. What is due follows from the rows alone, so it survives restarts; the
// rows are locked and looked at again, so each move happens once however many replicas run.
type Schedule struct {
	db          Transactor
	store       DueStore
	transitions *Transitions
	clock       clock.Clock
}

// NewSchedule makes the use case.
func NewSchedule(d Transactor, s DueStore, t *Transitions, c clock.Clock) *Schedule {
	return &Schedule{db: d, store: s, transitions: t, clock: c}
}

// sumBatch is how many changes are added to the sums in one transaction.
const sumBatch = 2_000

// KeepSums adds what was written since to the sums of orders. Readers add what is left, so nobody waits for it.
func (s *Schedule) KeepSums(ctx context.Context) error {
	for {
		kept := 0
		err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
			kept, err = s.store.KeepSums(ctx, tx, sumBatch)
			return err
		})
		if err != nil || kept == 0 {
			return err
		}
	}
}

// MoveDue moves every order whose time has come and tells how many moved.
func (s *Schedule) MoveDue(ctx context.Context) (int, error) {
	total := 0
	for {
		ids, err := s.store.DueOrders(ctx, s.clock.Now(), dueBatch)
		if err != nil || len(ids) == 0 {
			return total, err
		}
		moved, err := s.together(ctx, ids)
		if err != nil {
			log.From(ctx).Warn().Err(err).Msg("due orders are moved one by one")
			if moved, err = s.oneByOne(ctx, ids); err != nil {
				return total, err
			}
		}
		total += moved
	}
}

// together moves orders in one transaction. What does not move is looked at again later.
func (s *Schedule) together(ctx context.Context, ids []int64) (int, error) {
	moved := 0
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		done, err := s.transitions.MoveDue(ctx, tx, ids...)
		if err != nil {
			return err
		}
		moved = len(done)
		left := slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return slices.Contains(done, id) })
		return s.store.Postpone(ctx, tx, left, s.clock.Now().Add(duePause))
	})
	return moved, err
}

func (s *Schedule) oneByOne(ctx context.Context, ids []int64) (int, error) {
	total := 0
	for _, id := range ids {
		moved, err := s.together(ctx, []int64{id})
		total += moved
		if err == nil {
			continue
		}
		log.From(ctx).Error().Err(err).Int64("order", id).Msg("a due order cannot be moved")
		err = s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			return s.store.Postpone(ctx, tx, []int64{id}, s.clock.Now().Add(duePause))
		})
		if err != nil {
			return total, err
		}
	}
	return total, nil
}
