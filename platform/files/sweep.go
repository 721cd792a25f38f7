package files

import (
	"context"
	"fmt"
	"time"

	"millesime/platform/db"
)

const (
	// grace is how long a file stays that no row names: many times as long as any request.
	grace = 24 * time.Hour
	// sweepSize is how many files are looked for at once.
	sweepSize = 200
)

// Sweep removes what was put or kept a day ago and no column names, and tells how many files those were. Several replicas
// may sweep at once.
func (s *Store) Sweep(ctx context.Context) (int, error) {
	before, after, removed := s.clock.Now().Add(-grace), Name(""), 0
	if err := s.objects.tidy(before); err != nil {
		return 0, err
	}
	for {
		var names []Name
		err := s.db.Read().NewRaw("SELECT f.name FROM files AS f WHERE f.name > ? AND f.kept_at < ? AND NOT "+
			namedBy(s.columns, "f.name")+" ORDER BY f.name LIMIT ?", after, before, sweepSize).Scan(ctx, &names)
		if err != nil {
			return removed, fmt.Errorf("files: look for what nobody names: %w", err)
		}
		for _, name := range names {
			gone, err := s.sweep(ctx, name, before)
			if err != nil {
				return removed, err
			}
			if gone {
				removed++
			}
		}
		if len(names) < sweepSize {
			return removed, nil
		}
		after = names[len(names)-1]
	}
}

// sweep removes one file if it is still unwanted once its row is locked: who is about to name it has touched that row, and
// who puts it again waits for it. The object goes first, so that a row without object is the worst that can stay; the next
// sweep takes that.
func (s *Store) sweep(ctx context.Context, name Name, before time.Time) (gone bool, err error) {
	err = s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		gone = false
		var locked []Name
		unwanted := tx.IDB().NewSelect().Table("files").Column("name").Where("name = ? AND kept_at < ?", name, before)
		err := db.LockRows(unwanted, tx).Scan(ctx, &locked)
		if err != nil || len(locked) == 0 {
			return err
		}
		result, err := tx.IDB().NewRaw("DELETE FROM files WHERE name = ?0 AND NOT "+namedBy(s.columns, "?0"), name).Exec(ctx)
		if err != nil {
			return err
		}
		if n, err := result.RowsAffected(); err != nil || n == 0 {
			return err
		}
		gone = true
		return s.objects.remove(ctx, name)
	})
	if err != nil {
		return false, fmt.Errorf("files: remove %s: %w", name, err)
	}
	return gone, nil
}
