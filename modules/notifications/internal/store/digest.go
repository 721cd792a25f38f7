package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/notifications/internal/domain"
	"millesime/platform/db"
)

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
