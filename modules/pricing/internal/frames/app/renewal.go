package app

import (
	"context"

	"millesime/modules/pricing/internal/frames/domain"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Renew copies a frame for the period after its own. The copy has no buyers until its first day: then those of the other move.
func (f *Frames) Renew(ctx context.Context, actor auth.Actor, id int64) (domain.FrameView, error) {
	var made int64
	err := f.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		frame, err := f.store.KeptFrame(ctx, tx, id)
		if err != nil {
			return err
		}
		if renewed, err := f.store.IsRenewed(ctx, tx, id); err != nil {
			return err
		} else if renewed {
			return domain.ErrFrameIsRenewed
		}
		next, err := frame.Renewal(tx.Now())
		if err != nil {
			return err
		}
		next.CreatedAt, next.UpdatedAt, next.CreatedBy, next.Impersonator = tx.Now(), tx.Now(), actor.ID, actor.Impersonator
		return f.records.Reframe(ctx, tx, f, next.SupplierIDs, func() error {
			if err := f.store.InsertFrame(ctx, tx, &next); err != nil {
				return err
			}
			if err := trailNew(ctx, tx, "pricing.agreement_frame_renewed", next, nil); err != nil {
				return err
			}
			made = next.ID
			return tellCame(ctx, tx, next, next.SupplierIDs)
		})
	})
	if err != nil {
		return domain.FrameView{}, err
	}
	return f.Frame(ctx, made)
}

// TakeOver moves the buyers of frames into those that renew them, from their first day on, and tells them; it gives how many frames
// took over. Until it comes, carts are priced by the new one already (store.FrameOf).
func (f *Frames) TakeOver(ctx context.Context) (int, error) {
	due, err := f.store.RenewalsDue(ctx, clock.DateOf(f.clock.Now()))
	if err != nil {
		return 0, err
	}
	for _, id := range due {
		err := f.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			frame, err := f.store.KeptFrame(ctx, tx, id)
			if err != nil {
				return err
			}
			old, err := f.store.KeptFrame(ctx, tx, frame.RenewsID)
			if err != nil {
				return err
			}
			return f.records.Reframe(ctx, tx, f, old.BuyerIDs, func() error { return f.takeOver(ctx, tx, old, frame) })
		})
		if err != nil {
			return 0, err
		}
	}
	return len(due), nil
}
