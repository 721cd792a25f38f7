package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/db"
)

// tellJoined tells who came into a frame; one that is over gives nothing to tell of.
func tellJoined(ctx context.Context, tx *db.Tx, frame domain.KeptFrame, members []int64) error {
	if len(members) == 0 || frame.Status(tx.Now()) == domain.FrameEnded {
		return nil
	}
	return tx.Publish(ctx, pricingevents.FrameJoinedV1{FrameID: frame.ID, Name: frame.Name, From: frame.From, MemberIDs: members})
}

// tellChanged tells who came into a frame, and who was in it before of other tiers.
func tellChanged(ctx context.Context, tx *db.Tx, before, after domain.KeptFrame) error {
	old := before.Members()
	var came, stayed []int64
	for _, id := range after.Members() {
		if slices.Contains(old, id) {
			stayed = append(stayed, id)
		} else {
			came = append(came, id)
		}
	}
	if err := tellJoined(ctx, tx, after, came); err != nil {
		return err
	}
	sameTiers := slices.Equal(before.Tiers, after.Tiers) && slices.Equal(before.Rebates, after.Rebates)
	if sameTiers || len(stayed) == 0 || after.Status(tx.Now()) == domain.FrameEnded {
		return nil
	}
	return tx.Publish(ctx, pricingevents.FrameTiersChangedV1{FrameID: after.ID, Name: after.Name, MemberIDs: stayed})
}
