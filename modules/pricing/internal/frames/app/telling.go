package app

import (
	"context"

	"millesime/modules/pricing/internal/frames/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/clock"
	"millesime/platform/db"
)

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
