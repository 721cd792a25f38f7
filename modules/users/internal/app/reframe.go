package app

import (
	"context"
	"maps"
	"slices"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Reframe implements usersapi.Records. Records are locked in the order of their people.
func (p *Parties) Reframe(ctx context.Context, tx *db.Tx, frames usersapi.Frames, userIDs []int64, act func() error) error {
	people, err := p.store.LockUsers(ctx, tx, userIDs)
	if err != nil {
		return err
	}
	records := make(map[int64]*domain.Parameters, len(people))
	for id, person := range people {
		if records[id], err = p.lockRecord(ctx, tx, frames, id, person.Group); err != nil {
			return err
		}
	}
	if err := act(); err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(people)) {
		after, err := p.lockRecord(ctx, tx, frames, id, people[id].Group)
		if err == nil && after.HoldsFrames() && !slices.Equal(records[id].Frames, after.Frames) {
			err = p.keepRecord(ctx, tx, records[id], after, nil)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// lockRecord locks a record and reads it, with the agreement frames that it shows.
func (b *Base) lockRecord(
	ctx context.Context, tx *db.Tx, frames usersapi.Frames, userID int64, g auth.Group,
) (*domain.Parameters, error) {
	record, err := b.store.LockParameters(ctx, tx, userID, g)
	if err == nil && record.HoldsFrames() {
		record.Frames, err = frames.FramesOf(ctx, tx, userID)
	}
	return record, err
}

// keepRecord writes the next version of a record, and tells it in the trail; a nil iban keeps the one there is.
func (b *Base) keepRecord(ctx context.Context, tx *db.Tx, before, after *domain.Parameters, iban *string) error {
	after.Version++
	if err := b.store.PutParameters(ctx, tx, after, iban); err != nil {
		return err
	}
	if err := auditRecord(ctx, tx, before, after, iban != nil); err != nil {
		return err
	}
	return tx.Publish(ctx, usersevents.SheetChangedV1{UserID: after.UserID})
}
