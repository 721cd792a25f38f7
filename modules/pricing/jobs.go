package pricing

import (
	"context"
	"time"

	"millesime/platform/jobs"
)

// tellEvery is how often it is looked for lists, frames and codes that begin or end.
const tellEvery = 10 * time.Minute

// Jobs are its work that has a time of its own. Each follows from rows alone: what came due while nobody ran is done then.
func (m *Module) Jobs() []jobs.Handler {
	return []jobs.Handler{
		jobs.Repeated("pricing_take_over_frames_v1", jobs.DailyAt(0), func(ctx context.Context) error {
			_, err := m.TakeOverFrames(ctx)
			return err
		}),
		jobs.Repeated("pricing_tell_lists_v1", jobs.Every(tellEvery), m.TellLists),
		jobs.Repeated("pricing_tell_frames_v1", jobs.Every(tellEvery), m.TellFrames),
		jobs.Repeated("pricing_tell_codes_v1", jobs.Every(tellEvery), m.TellCodes),
	}
}

// TakeOverFrames moves the buyers of agreement frames into those that renew them, when their day begins, and tells how many frames
// took over.
func (m *Module) TakeOverFrames(ctx context.Context) (int, error) { return m.frames.TakeOver(ctx) }

// TellLists tells, once each, that price lists begin, end soon, and have ended.
func (m *Module) TellLists(ctx context.Context) error { return m.keeper.TellLists(ctx) }

// TellFrames tells, once each, that agreement frames end soon, and have ended.
func (m *Module) TellFrames(ctx context.Context) error { return m.frames.TellEnds(ctx) }

// TellCodes tells the bearers of promo codes, once each, that they have ended or were used up.
func (m *Module) TellCodes(ctx context.Context) error { return m.codes.TellEnds(ctx) }
