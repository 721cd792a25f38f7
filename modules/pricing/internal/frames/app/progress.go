package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/frames/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
)

// FrameProgress is how far members are in their frames.
type FrameProgress struct {
	frames *Frames
	bought pricingapi.FramePurchases
}

// NewFrameProgress makes it over the frames.
func NewFrameProgress(frames *Frames, bought pricingapi.FramePurchases) *FrameProgress {
	return &FrameProgress{frames, bought}
}

// Progress is how far a member is in its frames that have not ended, in this civil year. A buyer reads its own purchases; a supplier
// those that the buyers of its frames made of it, and nothing of who bought nothing of it.
func (p *FrameProgress) Progress(ctx context.Context, actor auth.Actor) ([]domain.FrameProgress, error) {
	ids, err := p.frames.store.FramesOf(ctx, nil, actor.ID)
	if err != nil {
		return nil, err
	}
	var all []domain.FrameProgress
	for _, id := range ids {
		frame, err := p.frames.store.KeptFrame(ctx, nil, id)
		if err != nil {
			return nil, err
		}
		if frame.Status(p.frames.clock.Now()) == domain.FrameEnded {
			continue
		}
		one, err := p.progress(ctx, actor, frame)
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, nil
}

// ProgressOf is that of one frame; domain.ErrFrameNotFound for who is no member of it, or when it has ended.
func (p *FrameProgress) ProgressOf(ctx context.Context, actor auth.Actor, id int64) (domain.FrameProgress, error) {
	all, err := p.Progress(ctx, actor)
	if err != nil {
		return domain.FrameProgress{}, err
	}
	for _, one := range all {
		if one.ID == id {
			return one, nil
		}
	}
	return domain.FrameProgress{}, domain.ErrFrameNotFound
}

func (p *FrameProgress) progress(ctx context.Context, actor auth.Actor, frame domain.KeptFrame) (domain.FrameProgress, error) {
	var supplierID int64
	buyers := []int64{actor.ID}
	if actor.Group == auth.Supplier {
		supplierID, buyers = actor.ID, frame.BuyerIDs
	}
	today := clock.DateOf(p.frames.clock.Now())
	from, to := frame.YearOf(today)
	bought, err := p.bought.BoughtBetween(ctx, frame.SupplierIDs, buyers, clock.StartOf(from, 0), clock.StartOf(to, 1))
	if err != nil {
		return domain.FrameProgress{}, err
	}
	var years []domain.FrameYear
	for _, buyer := range buyers {
		year := frame.Year(buyer, supplierID, today, bought)
		if supplierID == 0 || year.Ordered != 0 {
			years = append(years, year)
		}
	}
	slices.SortStableFunc(years, func(a, b domain.FrameYear) int { return int(b.Ordered - a.Ordered) })
	frame.BuyerIDs = nil // a member learns of no other but by what was bought of it
	for _, year := range years {
		frame.BuyerIDs = append(frame.BuyerIDs, year.BuyerID)
	}
	if supplierID != 0 {
		frame.SupplierIDs = []int64{supplierID}
	}
	views, err := p.frames.views(ctx, frame)
	if err != nil {
		return domain.FrameProgress{}, err
	}
	return domain.FrameProgress{FrameView: views[0], Years: years}, nil
}
