package app

import (
	"context"
	"time"

	"millesime/platform/db"
)

const (
	// keptFor is how long the rows of an import stay.
	keptFor = 30 * 24 * time.Hour
	// arriving is longer than any file arrives: whoever staged its rows is gone.
	arriving = time.Hour
	// droppedAtOnce is how many rows one transaction removes: others write between two.
	droppedAtOnce = 5_000
)

// Sweep drops rows that nobody needs any more: those of old imports, and of files that never arrived whole.
func (s *Imports) Sweep(ctx context.Context, now time.Time) error {
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return s.store.Discard(ctx, tx, now.Add(-keptFor), now.Add(-arriving))
	})
	if err != nil {
		return err
	}
	return s.clean(ctx, 0)
}

// clean removes the rows of a person's imports that let go of them; of everybody's with 0.
func (s *Imports) clean(ctx context.Context, createdBy int64) error {
	ids, err := s.store.Discarded(ctx, createdBy)
	if err != nil {
		return err
	}
	for _, id := range ids {
		for dropped := droppedAtOnce; dropped == droppedAtOnce; {
			err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
				dropped, err = s.store.DropRows(ctx, tx, id, droppedAtOnce)
				return err
			})
			if err != nil {
				return err
			}
		}
	}
	return nil
}
