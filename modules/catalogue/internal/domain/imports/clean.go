package imports

import (
	"context"
	"time"

	"millesime/platform/db"
)

// Cleaner removes staged rows that nobody needs any more: those of a file that was refused or never started, and old ones.
type Cleaner struct {
	db    Database
	store Store
}

// NewCleaner makes the use case.
func NewCleaner(d Database, s Store) *Cleaner { return &Cleaner{d, s} }

const (
	// keptFor is how long the rows of an import stay.
	keptFor = 30 * 24 * time.Hour
	// arriving is longer than any file arrives: whoever staged its rows is gone.
	arriving = time.Hour
	// droppedAtOnce is how many rows one transaction removes: others write between two.
	droppedAtOnce = 5_000
)

// Sweep drops rows that nobody needs any more: those of old imports, and of files that never arrived whole.
func (c *Cleaner) Sweep(ctx context.Context, now time.Time) error {
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return c.store.Discard(ctx, tx, now.Add(-keptFor), now.Add(-arriving))
	})
	if err != nil {
		return err
	}
	return c.Clean(ctx, 0)
}

// Clean removes the rows of a person's imports that let go of them; of everybody's with 0.
func (c *Cleaner) Clean(ctx context.Context, createdBy int64) error {
	ids, err := c.store.Discarded(ctx, createdBy)
	if err != nil {
		return err
	}
	for _, id := range ids {
		for dropped := droppedAtOnce; dropped == droppedAtOnce; {
			err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
				dropped, err = c.store.DropRows(ctx, tx, id, droppedAtOnce)
				return err
			})
			if err != nil {
				return err
			}
		}
	}
	return nil
}
