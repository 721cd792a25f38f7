package jobs

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// ErrNoJob is the error of what is asked about a job that is not there, or is no dead letter.
var ErrNoJob = errors.New("jobs: no such job")

// Kind is how many jobs of a kind there are.
type Kind struct {
	Kind                   string
	Waiting, Running, Dead int
	Oldest                 time.Time // when the first of those that wait is due; zero = none waits
}

// Kinds counts the queue by kind.
func (q *Queue) Kinds(ctx context.Context) ([]Kind, error) {
	var rows []struct {
		Kind                   string
		Waiting, Running, Dead int
		Oldest                 bun.NullTime
	}
	err := q.db.Read().NewRaw(`SELECT kind, SUM(CASE WHEN dead_at IS NULL AND claim = '' THEN 1 ELSE 0 END) AS waiting,
 SUM(CASE WHEN claim <> '' THEN 1 ELSE 0 END) AS running, SUM(CASE WHEN dead_at IS NULL THEN 0 ELSE 1 END) AS dead,
 MIN(CASE WHEN dead_at IS NULL AND claim = '' THEN due_at END) AS oldest
FROM jobs GROUP BY kind ORDER BY kind`).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("jobs: count: %w", err)
	}
	kinds := make([]Kind, len(rows))
	for at, r := range rows {
		kinds[at] = Kind{Kind: r.Kind, Waiting: r.Waiting, Running: r.Running, Dead: r.Dead, Oldest: r.Oldest.UTC()}
	}
	return kinds, nil
}

// Listed is a job as people see it; never with its arguments, which may be anybody's.
type Listed struct {
	ID                          int64
	Kind                        string
	Attempts                    int
	ProgressDone, ProgressTotal int
	CreatedAt                   time.Time
	DueAt                       time.Time // of one that is being done: when its lease ends
	Running                     bool
	Awaits                      string    // what has to be there first; empty = nothing
	Error                       string    // of the last attempt
	DeadAt                      time.Time // zero = it is alive
}

// Jobs lists jobs that wait or are being done, those that come first first; with dead those that were given up, the
// oldest first. At most limit of them.
func (q *Queue) Jobs(ctx context.Context, dead bool, limit int) ([]Listed, error) {
	query := q.db.Read().NewSelect().Table("jobs").Limit(int64(limit)).
		Column("id", "kind", "attempts", "progress_done", "progress_total", "created_at", "due_at", "awaits", "error").
		ColumnExpr("claim <> '' AS running")
	if dead {
		query = query.Column("dead_at").Where("dead_at IS NOT NULL").Order("dead_at", "id")
	} else {
		query = query.Where("dead_at IS NULL").Order("due_at", "id")
	}
	var found []Listed
	err := query.Scan(ctx, &found)
	return found, db.Wrap(err, "jobs: list")
}

// Replay lets a dead letter be done again, with all its attempts before it. When another with its key waits already,
// that one does for both.
func (q *Queue) Replay(ctx context.Context, id int64) error {
	return q.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		var kind string
		err := tx.IDB().NewRaw(`UPDATE jobs SET dead_at = NULL, attempts = 0, error = '', canceled = FALSE, due_at = ?
WHERE id = ? AND dead_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM jobs AS other
  WHERE other.kind = jobs.kind AND other.unique_key = jobs.unique_key AND other.dead_at IS NULL)
RETURNING kind`, tx.Now(), id).Scan(ctx, &kind)
		if db.NotFound(err) {
			return q.drop(ctx, tx, id)
		}
		if err != nil {
			return fmt.Errorf("jobs: replay %d: %w", id, err)
		}
		tx.AfterCommit(func() { q.bell(kind).Ring() })
		return nil
	})
}

// drop removes a dead letter.
func (q *Queue) drop(ctx context.Context, tx *db.Tx, id int64) error {
	result, err := tx.IDB().NewRaw(`DELETE FROM jobs WHERE id = ? AND dead_at IS NOT NULL`, id).Exec(ctx)
	if err != nil {
		return fmt.Errorf("jobs: replay %d: %w", id, err)
	}
	if n, err := result.RowsAffected(); err != nil || n == 1 {
		return err
	}
	return fmt.Errorf("%w: %d is no dead letter", ErrNoJob, id)
}

// Cancel takes a job away: at once when it waits or is dead, and within a few seconds when it is being done, wherever
// that is. One that finishes before it notices is done.
func (q *Queue) Cancel(ctx context.Context, id int64) error {
	return q.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		for _, statement := range []string{
			`DELETE FROM jobs WHERE id = ? AND claim = ''`, `UPDATE jobs SET canceled = TRUE WHERE id = ? AND claim <> ''`,
		} {
			result, err := tx.IDB().NewRaw(statement, id).Exec(ctx)
			if err != nil {
				return fmt.Errorf("jobs: cancel %d: %w", id, err)
			}
			if n, err := result.RowsAffected(); err != nil || n == 1 {
				return err
			}
		}
		return fmt.Errorf("%w: %d", ErrNoJob, id)
	})
}
