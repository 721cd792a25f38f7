package app

import (
	"context"
	"maps"
	"slices"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/audit"
	"millesime/platform/db"
)

// leave takes buyers out of the frames that they leave for another one: whoever has those open on a screen is told.
func (f *Frames) leave(ctx context.Context, tx *db.Tx, elsewhere map[int64]domain.KeptFrame) error {
	leaving := map[int64][]int64{}
	for buyer, frame := range elsewhere {
		leaving[frame.ID] = append(leaving[frame.ID], buyer)
	}
	for _, id := range slices.Sorted(maps.Keys(leaving)) {
		before, err := f.store.KeptFrame(ctx, tx, id)
		if err != nil {
			return err
		}
		after := before
		after.BuyerIDs = quote.Without(before.BuyerIDs, leaving[id])
		if err := f.touch(ctx, tx, before, after); err != nil {
			return err
		}
	}
	return nil
}

// takeOver moves the buyers of a frame into the one that renews it, and tells them.
func (f *Frames) takeOver(ctx context.Context, tx *db.Tx, from, into domain.KeptFrame) error {
	buyers, err := f.store.TakeOver(ctx, tx, into, tx.Now())
	if err != nil || len(buyers) == 0 {
		return err
	}
	left, joined := from, into
	left.BuyerIDs, joined.BuyerIDs = quote.Without(from.BuyerIDs, buyers), slices.Concat(into.BuyerIDs, buyers)
	if err := f.touch(ctx, tx, from, left); err != nil {
		return err
	}
	if err := f.touch(ctx, tx, into, joined); err != nil {
		return err
	}
	if err := trailTakenOver(ctx, tx, from, into, buyers); err != nil {
		return err
	}
	return tellCame(ctx, tx, into, buyers)
}

// touch gives a frame, whose members change by another frame or by their own record, its next version. One that has ended keeps its
// members, and stays.
func (f *Frames) touch(ctx context.Context, tx *db.Tx, before, after domain.KeptFrame) error {
	if after.Status(tx.Now()) == domain.FrameEnded {
		return nil
	}
	if err := f.store.TouchFrame(ctx, tx, after.ID); err != nil {
		return err
	}
	after.Version++
	return audit.Append(ctx, tx, ofFrame(after, frameChanged, membersOf(before), membersOf(after)))
}
