package jobs

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"millesime/platform/db"
	"millesime/platform/fault"
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
			slices.SortFunc(all, func(a, b ending) int { return cmp.Compare(a.job.ID, b.job.ID) }) // one order of locks
			return all
		}
	}
}

// markTogether marks jobs in one transaction. When that fails each has its own, so that one that cannot be marked holds up no other.
func (w *Workers) markTogether(ctx context.Context, all []ending) {
	outcomes, err := w.mark(ctx, all)
	if err != nil && len(all) > 1 && !db.IsUnavailable(err) {
		for i := range all {
			w.markTogether(ctx, all[i:i+1])
		}
		return
	}
	for i, e := range all {
		e.noted <- cmp.Or(err, outcomes[i])
	}
}

// mark tells of each job what became of it, or what went wrong with all.
func (w *Workers) mark(ctx context.Context, all []ending) ([]error, error) {
	ctx, end := context.WithTimeout(context.WithoutCancel(ctx), noteTime)
	defer end()
	outcomes := make([]error, len(all))
	err := fault.Guarded(func() error {
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
	return outcomes, err
}
