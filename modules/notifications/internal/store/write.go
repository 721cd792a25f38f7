package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/notifications/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// inOrder is the lock that lets one transaction at a time add notifications. PostgreSQL gives out ids before the
// commit, so that without it a stream could pass an id by that is committed after a higher one.
const inOrder = 0x6e6f746966 // "notif"

// Add writes notifications with ids that rise in the order of the commits. On SQLite there is one writer anyway.
func (s *Store) Add(ctx context.Context, tx *db.Tx, all []domain.Notification) error {
	if tx.Dialect() == db.Postgres {
		if _, err := tx.IDB().NewRaw("SELECT pg_advisory_xact_lock(?)", inOrder).Exec(ctx); err != nil {
			return fmt.Errorf("wait for other notifications: %w", err)
		}
	}
	rows := lists.Each(all, rowOf)
	_, err := tx.IDB().NewInsert().Model(&rows).Exec(ctx)
	return db.Wrap(err, "write notifications")
}

// MarkRead marks some of a person's notifications, all of them when ids is nil.
func (s *Store) MarkRead(ctx context.Context, tx *db.Tx, ownerID int64, ids []int64, at time.Time) error {
	query := tx.IDB().NewUpdate().Model((*notificationRow)(nil)).Set("read_at = ?", at).
		Where("user_id = ?", ownerID).Where("in_app").Where("read_at IS NULL")
	if ids != nil {
		if len(ids) == 0 {
			return nil
		}
		query = query.Where("id IN (?)", bun.List(ids))
	}
	_, err := query.Exec(ctx)
	return db.Wrap(err, "mark notifications")
}

// Forget deletes everything people were told and chose.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if len(userIDs) == 0 {
		return nil
	}
	for _, model := range []any{(*notificationRow)(nil), (*preferenceRow)(nil)} {
		if _, err := tx.IDB().NewDelete().Model(model).Where("user_id IN (?)", bun.List(userIDs)).Exec(ctx); err != nil {
			return fmt.Errorf("forget notifications: %w", err)
		}
	}
	return nil
}

// Awaiting gives some of the people for whom something from before an instant waits.
func (s *Store) Awaiting(ctx context.Context, before time.Time, limit int) ([]int64, error) {
	var ids []int64
	err := s.db.Read().NewSelect().Model((*notificationRow)(nil)).ColumnExpr("DISTINCT n.user_id").
		Where("n.in_digest").Where("n.digested_at IS NULL").Where("n.created_at < ?", before).
		OrderExpr("n.user_id").Limit(int64(limit)).Scan(ctx, &ids)
	return ids, err
}

// TakeDigest marks what waits for a person as told and gives what it has not read. The rows are locked: a second
// process finds them marked.
func (s *Store) TakeDigest(ctx context.Context, tx *db.Tx, userID int64, before, at time.Time) ([]domain.Notification, error) {
	var rows []notificationRow
	waiting := tx.IDB().NewSelect().Model(&rows).Where("n.user_id = ?", userID).
		Where("n.in_digest").Where("n.digested_at IS NULL").Where("n.created_at < ?", before).Order("n.id")
	if err := db.LockRows(waiting, tx).Scan(ctx); err != nil || len(rows) == 0 {
		return nil, err
	}
	ids := make([]int64, 0, len(rows))
	var unread []notificationRow
	for _, row := range rows {
		ids = append(ids, row.ID)
		if row.ReadAt.IsZero() {
			unread = append(unread, row)
		}
	}
	_, err := tx.IDB().NewUpdate().Model((*notificationRow)(nil)).Set("digested_at = ?", at).Where("id IN (?)", bun.List(ids)).Exec(ctx)
	return notificationsOf(unread), db.Wrap(err, "mark summarised notifications")
}

// Purge deletes what is older than an instant.
func (s *Store) Purge(ctx context.Context, tx *db.Tx, before time.Time) error {
	_, err := tx.IDB().NewDelete().Model((*notificationRow)(nil)).Where("created_at < ?", before).Exec(ctx)
	return err
}
