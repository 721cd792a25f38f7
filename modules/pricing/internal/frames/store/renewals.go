package store

import (
	"context"
	"fmt"
	"time"

	"millesime/modules/pricing/internal/frames/domain"
	"millesime/platform/db"
)

// IsRenewed tells whether a frame that was not ended renews one.
func (s *Store) IsRenewed(ctx context.Context, tx *db.Tx, id int64) (bool, error) {
	found, err := tx.IDB().NewSelect().Model((*frameRow)(nil)).Where("renews_id = ? AND ended_at IS NULL", id).Exists(ctx)
	return found, db.Wrap(err, "pricing: look for the renewal of an agreement frame")
}

// RenewalsDue are the frames in force on a day that have not taken over the buyers of the one they renew, in the order of their first days.
func (s *Store) RenewalsDue(ctx context.Context, day string) ([]int64, error) {
	var ids []int64
	err := s.db.Read().NewSelect().Model((*frameRow)(nil)).Column("id").
		Where("renews_id IS NOT NULL AND taken_over_at IS NULL AND ended_at IS NULL").
		Where("starts_on <= ? AND ends_on >= ?", day, day).Order("starts_on", "id").Scan(ctx, &ids)
	return ids, db.Wrap(err, "pricing: read the renewals of agreement frames that begin")
}

// TakeOver moves the buyers of the frame that one renews, once, and gives them.
func (s *Store) TakeOver(ctx context.Context, tx *db.Tx, frame domain.KeptFrame, at time.Time) ([]int64, error) {
	var came []int64
	first, err := tx.IDB().NewUpdate().Model((*frameRow)(nil)).Set("taken_over_at = ?", at).
		Where("id = ? AND taken_over_at IS NULL", frame.ID).Exec(ctx)
	if err != nil {
		return nil, fmt.Errorf("pricing: note that an agreement frame took over: %w", err)
	}
	if n, err := first.RowsAffected(); err != nil || n == 0 {
		return nil, err
	}
	err = tx.IDB().NewSelect().Model((*frameBuyerRow)(nil)).Column("customer_id").Where("frame_id = ?", frame.RenewsID).Scan(ctx, &came)
	if err == nil {
		err = moveBuyers(ctx, tx, frame.ID, came)
	}
	return came, db.Wrap(err, "pricing: move the buyers of an agreement frame")
}
