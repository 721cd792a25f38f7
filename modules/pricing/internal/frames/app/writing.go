package app

import (
	"context"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Confirmed is what somebody said that it means of a frame.
type Confirmed struct {
	Move    bool // its buyers leave the frames that they are in
	Falling bool // a tier gives less than the one before
}

// Add keeps a new frame. Buyers who are in another one are moved when that was confirmed, else refused; tiers that fall likewise.
func (f *Frames) Add(ctx context.Context, actor auth.Actor, wanted domain.KeptFrame, said Confirmed) (domain.FrameView, error) {
	now := f.clock.Now()
	wanted.CreatedAt, wanted.UpdatedAt, wanted.CreatedBy, wanted.Impersonator = now, now, actor.ID, actor.Impersonator
	if err := wanted.Change(now, func(*domain.KeptFrame) error { return nil }); err != nil {
		return domain.FrameView{}, err
	}
	if !said.Falling {
		if err := wanted.FallingTiers(); err != nil {
			return domain.FrameView{}, err
		}
	}
	companies, err := f.members(ctx, wanted)
	if err != nil {
		return domain.FrameView{}, err
	}
	err = f.reframed(ctx, wanted.Members(), func(ctx context.Context, tx *db.Tx) error {
		elsewhere, err := f.confirmed(ctx, tx, wanted, companies, said.Move)
		if err != nil {
			return err
		}
		if err := f.leave(ctx, tx, elsewhere); err != nil {
			return err
		}
		if err := f.store.InsertFrame(ctx, tx, &wanted); err != nil {
			return err
		}
		if err := trailNew(ctx, tx, "pricing.agreement_frame_added", wanted, elsewhere); err != nil {
			return err
		}
		return tellCame(ctx, tx, wanted, wanted.Members())
	})
	if err != nil {
		return domain.FrameView{}, err
	}
	return f.Frame(ctx, wanted.ID)
}

// Change lets change work on a frame; the next cart of its buyers is priced by it.
func (f *Frames) Change(
	ctx context.Context, id, seen int64, said Confirmed, change func(*domain.KeptFrame) error,
) (domain.FrameView, error) {
	asRead, err := f.store.KeptFrame(ctx, nil, id)
	if err != nil {
		return domain.FrameView{}, err
	}
	meant := asRead
	_ = change(&meant) // of who comes and goes the records are locked first; behind them the change is judged, on the version seen
	gone, came := quote.Without(asRead.Members(), meant.Members()), quote.Without(meant.Members(), asRead.Members())
	err = f.reframed(ctx, append(gone, came...), func(ctx context.Context, tx *db.Tx) error {
		frame, err := f.lock(ctx, tx, id, seen)
		if err != nil {
			return err
		}
		before := frame
		if err := frame.Change(tx.Now(), change); err != nil {
			return err
		}
		if same, err := audit.Same(trailOf(before), trailOf(frame)); same || err != nil {
			return err
		}
		if !said.Falling && !before.SameTiers(frame) {
			if err := frame.FallingTiers(); err != nil {
				return err
			}
		}
		var elsewhere map[int64]domain.KeptFrame
		if !before.SameMembers(frame) {
			companies, err := f.members(ctx, frame)
			if err != nil {
				return err
			}
			if elsewhere, err = f.confirmed(ctx, tx, frame, companies, said.Move); err != nil {
				return err
			}
		}
		if err := f.leave(ctx, tx, elsewhere); err != nil {
			return err
		}
		frame.UpdatedAt = tx.Now()
		frame.Version++
		if err := f.store.UpdateFrame(ctx, tx, frame); err != nil {
			return err
		}
		if err := trailChanged(ctx, tx, before, frame, elsewhere); err != nil {
			return err
		}
		return tellChanged(ctx, tx, before, frame)
	})
	if err != nil {
		return domain.FrameView{}, err
	}
	return f.Frame(ctx, id)
}

// reframed runs a write behind the records of those whom it may bring into frames or take out.
func (f *Frames) reframed(ctx context.Context, members []int64, write func(context.Context, *db.Tx) error) error {
	return f.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return f.records.Reframe(ctx, tx, f, members, func() error { return write(ctx, tx) })
	})
}

// End ends a frame at once. It stays, with its members, as what orders were priced by.
func (f *Frames) End(ctx context.Context, id, seen int64) (domain.FrameView, error) {
	err := f.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		frame, err := f.lock(ctx, tx, id, seen)
		if err != nil {
			return err
		}
		if frame.Status(tx.Now()) == domain.FrameEnded {
			return domain.ErrFrameIsEnded
		}
		now := tx.Now()
		if err := f.store.EndFrame(ctx, tx, id, now); err != nil {
			return err
		}
		frame.Version++
		if err := trailEnded(ctx, tx, frame, now); err != nil {
			return err
		}
		return tx.Publish(ctx, pricingevents.FrameChangedV1{FrameID: id},
			pricingevents.FrameEndedV1{FrameID: id, Name: frame.Name, MemberIDs: frame.Members()})
	})
	if err != nil {
		return domain.FrameView{}, err
	}
	return f.Frame(ctx, id)
}

// lock reads a frame for a write by somebody who saw a version of it.
func (f *Frames) lock(ctx context.Context, tx *db.Tx, id, seen int64) (domain.KeptFrame, error) {
	frame, err := f.store.KeptFrame(ctx, tx, id)
	if err != nil {
		return frame, err
	}
	return frame, audit.CheckSeen(ctx, f.db, tx, frameThing(frame), seen)
}

// members refuses suppliers that are none, and buyers that are none.
func (f *Frames) members(ctx context.Context, frame domain.KeptFrame) (map[int64]usersapi.Party, error) {
	companies, err := f.parties.Parties(ctx, append(append([]int64{}, frame.SupplierIDs...), frame.BuyerIDs...))
	if err != nil {
		return nil, err
	}
	var refused []fault.Violation
	for n, id := range frame.SupplierIDs {
		if companies[id].Group != auth.Supplier {
			refused = append(refused, quote.UnknownSupplier(n))
		}
	}
	for n, id := range frame.BuyerIDs {
		if !companies[id].Group.IsBuyer() {
			refused = append(refused, domain.UnknownBuyer(n))
		}
	}
	return companies, fault.Check(refused)
}

// confirmed gives the frames that buyers would leave for one, and refuses that they leave one in force unless that was confirmed.
func (f *Frames) confirmed(
	ctx context.Context, tx *db.Tx, frame domain.KeptFrame, companies map[int64]usersapi.Party, move bool,
) (map[int64]domain.KeptFrame, error) {
	elsewhere, err := f.store.FramedElsewhere(ctx, tx, frame.ID, frame.BuyerIDs)
	if err != nil || move {
		return elsewhere, err
	}
	var buyers []domain.FramedBuyer
	for _, id := range frame.BuyerIDs {
		if other, ok := elsewhere[id]; ok && other.Status(tx.Now()) != domain.FrameEnded {
			buyers = append(buyers, domain.FramedBuyer{Company: companies[id].DisplayName(), Frame: other.Name})
		}
	}
	if len(buyers) == 0 {
		return elsewhere, nil
	}
	return nil, domain.BuyersElsewhere(buyers)
}
