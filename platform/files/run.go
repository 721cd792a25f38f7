package files

import (
	"context"
	"time"
)

const (
	workEvery = time.Hour
	// workLease keeps replicas from doing the same work.
	workLease = 7_421
)

// Run moves what older versions kept in rows, then sweeps, now and every hour until the context ends. What fails is logged
// and tried again at the next turn.
func (s *Store) Run(ctx context.Context) error {
	ticker := time.NewTicker(workEvery)
	defer ticker.Stop()
	for {
		if err := s.work(ctx); err != nil && ctx.Err() == nil {
			s.log.Warn().Err(err).Msg("files not moved or swept")
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
	}
}

func (s *Store) work(ctx context.Context) error {
	lease, err := s.db.TryLease(ctx, workLease)
	if err != nil || lease == nil {
		return err
	}
	defer lease.Release(context.WithoutCancel(ctx))
	moved, err := s.Move(ctx)
	if moved > 0 {
		s.log.Info().Int("files", moved).Msg("files moved from rows to the storage")
	}
	if err != nil {
		return err
	}
	_, err = s.Sweep(ctx)
	return err
}
