package jobs

import (
	"context"
	"errors"
	"fmt"

	"millesime/platform/db"
)

// ending is a job that was done and is to be marked.
type ending struct {
	job   *Job
	noted chan error
}

// markDone marks a job. Those that end while one transaction marks share the next: many jobs are short, and each
// transaction makes requests wait.
func (w *Workers) markDone(ctx context.Context, j *Job) error {
	e := ending{j, make(chan error, 1)}
	select {
	case w.endings <- e:
	case <-ctx.Done():
		return ctx.Err()
	}
	return <-e.noted
}

// markAll marks what was done until ctx ends.
func (w *Workers) markAll(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case first := <-w.endings:
			w.markTogether(ctx, w.alsoEnded(first))
		}
	}
}

// alsoEnded gives a job and those that wait to be marked besides.
func (w *Workers) alsoEnded(first ending) []ending {
	all := []ending{first}
	for {
		select {
		case e := <-w.endings:
			all = append(all, e)
		default:
			return all
		}
	}
}

func (w *Workers) markTogether(ctx context.Context, all []ending) {
	ctx, end := context.WithTimeout(context.WithoutCancel(ctx), noteTime)
	defer end()
	outcomes := make([]error, len(all))
	failed := guarded(func() error {
		return w.options.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			for i, e := range all {
				_, err := e.job.settle(ctx, tx, `DELETE FROM jobs`)
				if err != nil && !errors.Is(err, ErrLost) {
					return fmt.Errorf("jobs: marking: %w", err)
				}
				outcomes[i] = err
			}
			return nil
		})
	})
	for i, e := range all {
		if failed != nil {
			outcomes[i] = failed
		}
		e.noted <- outcomes[i]
	}
}
