package jobs

import (
	"context"

	"millesime/platform/db"
)

// Hasten lets the jobs of a kind come now that await something. One that is being done right now may have looked too early: it
// finds itself released when it is put back.
func (q *Queue) Hasten(ctx context.Context, tx *db.Tx, kind, awaited string) error {
	bound := q.db.BindUnkept(tx)
	// awaits <> '' is what the index says (jobs_awaiting).
	_, err := bound.NewRaw(`UPDATE jobs SET awaits = '', due_at = CASE WHEN claim = '' THEN ? ELSE due_at END
WHERE kind = ? AND awaits = ? AND awaits <> '' AND dead_at IS NULL`, bound.Time(tx.Now()), bound.Text(kind), bound.Text(awaited)).Exec(ctx)
	tx.AfterCommit(func() { q.bell(kind).Ring() })
	return db.Wrap(err, "jobs: hasten")
}
