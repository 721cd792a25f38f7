package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// tellCame tells that a frame is another one by who came into it.
func tellCame(ctx context.Context, tx *db.Tx, frame domain.KeptFrame, members []int64) error {
	if err := tx.Publish(ctx, pricingevents.FrameChangedV1{FrameID: frame.ID}); err != nil {
		return err
	}
	return tellJoined(ctx, tx, frame, members)
}

// tellJoined tells who came into a frame; one that is over gives nothing to tell of.
func tellJoined(ctx context.Context, tx *db.Tx, frame domain.KeptFrame, members []int64) error {
	if len(members) == 0 || frame.Status(tx.Now()) == domain.FrameEnded {
		return nil
	}
	return tx.Publish(ctx, pricingevents.FrameJoinedV1{FrameID: frame.ID, Name: frame.Name, From: frame.From, MemberIDs: members})
}

// tellChanged tells who came into a frame and who left it, and who was in it before of other tiers, of other days and of the suppliers
// that left.
func tellChanged(ctx context.Context, tx *db.Tx, before, after domain.KeptFrame) error {
	old, now := before.Members(), after.Members()
	came, gone := quote.Without(now, old), quote.Without(old, now)
	stayed := quote.Without(now, came)
	if err := tellJoined(ctx, tx, after, came); err != nil {
		return err
	}
	facts := append(leavings(before, after.BuyerIDs, gone...), pricingevents.FrameChangedV1{FrameID: after.ID})
	if !before.SameTiers(after) {
		facts = append(facts, pricingevents.FrameTiersChangedV1{FrameID: after.ID, Name: after.Name, MemberIDs: stayed})
	}
	if before.From != after.From || before.To != after.To {
		facts = append(facts, pricingevents.FrameDatesChangedV1{
			FrameID: after.ID, Name: after.Name, From: after.From, EndsOn: after.To, MemberIDs: stayed,
		})
	}
	return tx.Publish(ctx, facts...)
}

// leavings tell members that they are no longer in a frame, and the buyers who stay which of its suppliers left.
func leavings(frame domain.KeptFrame, staying []int64, gone ...int64) []db.Event {
	facts := make([]db.Event, 0, len(gone))
	for _, member := range gone {
		fact := pricingevents.FrameLeftV1{FrameID: frame.ID, Name: frame.Name, MemberID: member}
		if slices.Contains(frame.SupplierIDs, member) {
			fact.BuyerIDs = staying
		}
		facts = append(facts, fact)
	}
	return facts
}

// tellRecord tells into which frames a member came by its own record, and which it left. Of a buyer that moves, the new one tells.
func tellRecord(ctx context.Context, tx *db.Tx, member int64, joined, left []domain.KeptFrame, group auth.Group) error {
	for _, frame := range joined {
		if err := tellCame(ctx, tx, frame, []int64{member}); err != nil {
			return err
		}
	}
	for _, frame := range left {
		if err := tx.Publish(ctx, pricingevents.FrameChangedV1{FrameID: frame.ID}); err != nil {
			return err
		}
	}
	if group.IsBuyer() && len(joined) > 0 {
		return nil
	}
	for _, frame := range left {
		if frame.Status(tx.Now()) == domain.FrameEnded {
			continue
		}
		if group == auth.Supplier { // it was read after the supplier was out of it
			frame.SupplierIDs = append(frame.SupplierIDs, member)
		}
		if err := tx.Publish(ctx, leavings(frame, frame.BuyerIDs, member)...); err != nil {
			return err
		}
	}
	return nil
}

// TellEnds tells the members of frames, once each, that they end within 30 days and that they have ended.
func (f *Frames) TellEnds(ctx context.Context) error {
	for {
		var facts []db.Event
		err := f.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			facts = nil
			told, err := f.store.MarkFramesTold(ctx, tx, clock.DateOf(tx.Now()))
			if err != nil {
				return err
			}
			for _, frame := range told[domain.FrameToldMonth] {
				facts = append(facts, pricingevents.FrameEndsV1{FrameID: frame.ID, Name: frame.Name, EndsOn: frame.To, MemberIDs: frame.Members()})
			}
			for _, frame := range told[domain.FrameToldEnded] {
				facts = append(facts, pricingevents.FrameEndedV1{FrameID: frame.ID, Name: frame.Name, MemberIDs: frame.Members()})
			}
			return tx.Publish(ctx, facts...)
		})
		if err != nil || len(facts) == 0 {
			return err
		}
	}
}
