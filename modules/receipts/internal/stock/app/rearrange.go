package app

import (
	"context"
	"slices"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/jobs"
)

// Rearrange follows a change of what receipts bring of products: it settles how much that is, has the promises that may have to
// move gone through, and tells readers. The caller holds the locks of the levels.
func (s *Stock) Rearrange(ctx context.Context, tx *db.Tx, productIDs []int64, levels map[int64]receiptsapi.Level) error {
	if err := s.store.SettleIncoming(ctx, tx, productIDs); err != nil {
		return err
	}
	if err := s.askRedating(ctx, tx, productIDs, levels); err != nil {
		return err
	}
	return publishChanged(ctx, tx, productIDs)
}

// followOwed follows a change of what is owed of products: promises that nothing backed may be gone, and others move up.
func (s *Stock) followOwed(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	if err := s.store.SettleIncoming(ctx, tx, productIDs); err != nil {
		return err
	}
	levels, err := s.Levels(ctx, tx, productIDs)
	if err != nil {
		return err
	}
	return s.askRedating(ctx, tx, productIDs, levels)
}

// askRedating has a job go through the promises of products of which anything is owed.
func (s *Stock) askRedating(ctx context.Context, tx *db.Tx, productIDs []int64, levels map[int64]receiptsapi.Level) error {
	owed := slices.DeleteFunc(domain.Unique(productIDs), func(id int64) bool { return levels[id].Promised+levels[id].Waiting == 0 })
	if len(owed) == 0 {
		return nil
	}
	if err := s.store.AskRedating(ctx, tx, owed); err != nil {
		return err
	}
	return s.jobs.Add(ctx, tx, jobs.New{Args: Redate{}, Key: Redate{}.Kind()})
}
