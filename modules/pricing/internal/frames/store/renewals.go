package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quotestore "millesime/modules/pricing/internal/quote/store"
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

// MarkFramesTold notes that the members of the frames whose end is to be told of on a civil day are told, and gives those frames with
// what is told of each. It gives no frame twice; those that are renewed, or were ended before their last day, it leaves out.
func (s *Store) MarkFramesTold(ctx context.Context, tx *db.Tx, day string) (map[domain.FrameTelling][]domain.KeptFrame, error) {
	var ids []int64
	month, _ := quote.LastDays(day)
	query := tx.IDB().NewSelect().Model((*frameRow)(nil)).Column("f.id").
		Where("f.ended_at IS NULL AND f.told < ? AND f.ends_on <= ?", domain.FrameToldEnded, month).
		Where("f.ends_on < ? OR f.told < ? AND f.starts_on <= ?", day, domain.FrameToldMonth, day).
		Where("NOT EXISTS (SELECT 1 FROM agreement_frames AS n WHERE n.renews_id = f.id AND n.ended_at IS NULL)").
		OrderExpr("f.id").Limit(quotestore.ToldTogether)
	if err := db.LockRows(query, tx).Scan(ctx, &ids); err != nil {
		return nil, fmt.Errorf("pricing: find agreement frames to tell of: %w", err)
	}
	if len(ids) == 0 {
		return nil, nil
	}
	var rows []frameRow
	if err := withFrameParts(tx.IDB().NewSelect().Model(&rows)).Where("f.id IN (?)", bun.List(ids)).OrderExpr("f.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("pricing: read agreement frames to tell of: %w", err)
	}
	told := map[domain.FrameTelling][]domain.KeptFrame{}
	for _, row := range rows {
		frame := row.kept()
		now := frame.TellingDue(day, false)
		told[now] = append(told[now], frame)
		_, err := tx.IDB().NewUpdate().Model((*frameRow)(nil)).Set("told = ?", now).Where("id = ?", frame.ID).Exec(ctx)
		if err != nil {
			return nil, fmt.Errorf("pricing: mark an agreement frame as told of: %w", err)
		}
	}
	return told, nil
}
