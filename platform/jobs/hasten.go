package jobs

import (
	"context"

	"millesime/platform/db"
)

// Hasten lets jobs of a kind come now that wait for a later time, those whose keys begin so.
func (q *Queue) Hasten(ctx context.Context, tx *db.Tx, kind, prefix string) error {
	now := tx.Now()
	_, err := tx.IDB().NewRaw(`UPDATE jobs SET due_at = ? WHERE kind = ? AND unique_key IS NOT NULL AND substr(unique_key, 1, ?) = ?
 AND dead_at IS NULL AND claim = '' AND due_at > ?`, now, kind, len(prefix), prefix, now).Exec(ctx)
	tx.AfterCommit(func() { q.bell(kind).Ring() })
	return db.Wrap(err, "jobs: hasten")
}
