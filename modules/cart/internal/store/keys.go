package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/cart/internal/domain"
	"millesime/platform/db"
)

const (
	stateRunning = "running"
	stateDone    = "done"
	// keyWait is how long a second call waits for the first (domain 5.2).
	keyWait = 5 * time.Second
	// keyLife is how long a key is kept at least (domain 5.2).
	keyLife = 7 * 24 * time.Hour
)

type keyRow struct {
	bun.BaseModel `bun:"table:idempotency_keys,alias:y"`

	ActorID     int64     `bun:"actor_id,pk"`
	ActingForID int64     `bun:"acting_for_id,pk"`
	Key         string    `bun:"key,pk"`
	BodyHash    string    `bun:"body_hash"`
	State       string    `bun:"state"`
	Status      int       `bun:"status"`
	Response    string    `bun:"response"`
	CreatedAt   time.Time `bun:"created_at"`
}

// Claim inserts the key. On PostgreSQL a second transaction waits at the unique index until the first ends; on
// SQLite there is only one writer, so it never meets a running one.
func (s *Store) Claim(ctx context.Context, tx *db.Tx, key domain.Key, at time.Time) (*domain.Answer, error) {
	waiting, cancel := context.WithTimeout(ctx, keyWait)
	defer cancel()
	row := keyRow{
		ActorID: key.Owner.ActorID, ActingForID: key.Owner.ActingForID, Key: key.Key,
		BodyHash: key.BodyHash, State: stateRunning, CreatedAt: at,
	}
	result, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT DO NOTHING").Exec(waiting)
	if waiting.Err() != nil && ctx.Err() == nil {
		return nil, domain.ErrInProgress.RetryAfter(time.Second)
	}
	if err != nil {
		return nil, fmt.Errorf("claim idempotency key: %w", err)
	}
	claimed, err := result.RowsAffected()
	if err != nil {
		return nil, err
	}
	if claimed == 1 {
		return nil, s.forget(ctx, tx, key.Owner, at.Add(-keyLife))
	}
	if err := ofKey(tx.IDB().NewSelect().Model(&row), key).Scan(ctx); err != nil {
		return nil, fmt.Errorf("read idempotency key: %w", err)
	}
	return &domain.Answer{BodyHash: row.BodyHash, Status: row.Status, Body: []byte(row.Response)}, nil
}

// forget drops the owner's keys from before an instant, so that the table does not grow with every order.
func (s *Store) forget(ctx context.Context, tx *db.Tx, owner domain.Owner, before time.Time) error {
	_, err := tx.IDB().NewDelete().Model((*keyRow)(nil)).
		Where("actor_id = ? AND acting_for_id = ? AND created_at < ?", owner.ActorID, owner.ActingForID, before).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget idempotency keys: %w", err)
	}
	return nil
}

func ofKey(q *bun.SelectQuery, key domain.Key) *bun.SelectQuery {
	return q.Where("y.actor_id = ? AND y.acting_for_id = ? AND y.key = ?", key.Owner.ActorID, key.Owner.ActingForID, key.Key)
}

// Complete keeps the answer of a claimed key.
func (s *Store) Complete(ctx context.Context, tx *db.Tx, key domain.Key, status int, body []byte) error {
	_, err := tx.IDB().NewUpdate().TableExpr("idempotency_keys").
		Set("state = ?", stateDone).Set("status = ?", status).Set("response = ?", string(body)).
		Where("actor_id = ? AND acting_for_id = ? AND key = ?", key.Owner.ActorID, key.Owner.ActingForID, key.Key).
		Exec(ctx)
	if err != nil {
		return fmt.Errorf("keep idempotent answer: %w", err)
	}
	return nil
}
