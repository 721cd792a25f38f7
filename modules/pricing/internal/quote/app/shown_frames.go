package app

import (
	"context"

	framesstore "millesime/modules/pricing/internal/frames/store"
	"millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/clock"
	"millesime/platform/memory"
)

// shownFrames are the agreement frames by which carts are shown, in memory until one changes.
type shownFrames struct {
	store *framesstore.Store
	kept  *memory.Kept[bearer, *domain.Frame]
}

func newShownFrames(s *framesstore.Store, c clock.Clock) *shownFrames {
	return &shownFrames{store: s, kept: memory.New[bearer, *domain.Frame](c, keptBearers, memory.UntilTold)}
}

// of is the frame that a bearer is in, nil none.
func (s *shownFrames) of(ctx context.Context, who bearer) (*domain.Frame, error) {
	frame, _, err := s.kept.One(ctx, who, func(ctx context.Context) (*domain.Frame, bool, error) {
		frame, err := s.store.FrameOf(ctx, nil, who.customerID, who.group, who.day)
		return frame, frame != nil, err
	})
	return frame, err
}
