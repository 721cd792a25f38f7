package jobs

import (
	"context"
	"errors"
	"fmt"
	"time"

	"millesime/platform/db"
)

// Job is one that is being done.
type Job struct {
	ID        int64
	Attempt   int // this one, from 1
	CreatedAt time.Time

	kind   string
	claim  string
	queue  *Queue
	marked bool
}

// Done marks the job in the caller's transaction, so that its effects there happen once. Return its error: it is ErrLost
// when another worker has taken the job over. A Do that never calls it is marked after it has returned nil.
func (j *Job) Done(ctx context.Context, tx *db.Tx) error {
	if _, err := j.settle(ctx, tx, `DELETE FROM jobs`); err != nil {
		return err
	}
	tx.AfterCommit(func() { j.marked = true })
	return nil
}

// Progress notes how much of how much is done, for people to see.
func (j *Job) Progress(ctx context.Context, done, total int) error {
	return j.queue.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return j.change(ctx, tx, `UPDATE jobs SET progress_done = ?, progress_total = ?`, done, total)
	})
}

// settle ends the job with a statement, unless it was asked for once more meanwhile: then it waits again.
func (j *Job) settle(ctx context.Context, tx *db.Tx, statement string, args ...any) (ended bool, err error) {
	n, err := j.exec(ctx, tx, statement, " AND NOT again", args...)
	if err != nil || n == 1 {
		return true, err
	}
	tx.AfterCommit(func() { j.queue.bell(j.kind).Ring() })
	return false, j.change(ctx, tx, `UPDATE jobs SET claim = '', again = FALSE, canceled = FALSE, attempts = 0, due_at = ?`, tx.Now())
}

// wait gives the job back to the queue with a statement, unless it was canceled meanwhile: then it ends.
func (j *Job) wait(ctx context.Context, tx *db.Tx, statement string, args ...any) error {
	n, err := j.exec(ctx, tx, `DELETE FROM jobs`, " AND canceled")
	if err != nil || n == 1 {
		return err
	}
	return j.change(ctx, tx, statement, args...)
}

// putBack puts the job back until what it awaits is there. Unless it said so before it was taken, and nothing released it since,
// it is due as long as it exists and looks once more: what came while it looked would else have released nobody.
func (j *Job) putBack(ctx context.Context, tx *db.Tx, cause error) error {
	var m missing
	errors.As(cause, &m)
	err := j.wait(ctx, tx, `UPDATE jobs SET claim = '', again = FALSE, attempts = attempts - 1,
due_at = CASE WHEN awaits = ? THEN ? ELSE created_at END, awaits = ?`, m.what, tx.Now().Add(m.atMost), m.what)
	tx.AfterCommit(func() { j.queue.bell(j.kind).Ring() })
	return err
}

// change writes to the row; ErrLost when it is another's by now.
func (j *Job) change(ctx context.Context, tx *db.Tx, statement string, args ...any) error {
	n, err := j.exec(ctx, tx, statement, "", args...)
	if err == nil && n == 0 {
		return ErrLost
	}
	return err
}

func (j *Job) exec(ctx context.Context, tx *db.Tx, statement, also string, args ...any) (int64, error) {
	bound := j.queue.db.BindUnkept(tx)
	result, err := bound.NewRaw(statement+` WHERE id = ? AND claim = ?`+also, bound.Values(append(args, j.ID, j.claim)...)...).Exec(ctx)
	if err != nil {
		return 0, fmt.Errorf("jobs: job %d: %w", j.ID, err)
	}
	return result.RowsAffected()
}
