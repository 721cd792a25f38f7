package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quotestore "millesime/modules/pricing/internal/quote/store"
	"millesime/platform/db"
)

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
