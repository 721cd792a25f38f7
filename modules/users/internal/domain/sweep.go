package domain

import (
	"context"
	"time"

	"millesime/platform/log"
)

const (
	sweepEvery = time.Hour
	// sweepSize is how many rows one transaction of a sweep takes.
	sweepSize = 100
)

// hourly sweeps now and every hour until the context ends. What fails is logged and tried again at the next turn.
func hourly(ctx context.Context, failed string, sweep func(context.Context) (int, error)) error {
	ticker := time.NewTicker(sweepEvery)
	defer ticker.Stop()
	for {
		if _, err := sweep(ctx); err != nil && ctx.Err() == nil {
			log.From(ctx).Warn().Err(err).Msg(failed)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
	}
}

// inPieces repeats a transaction that takes sweepSize rows at most until there are no more, and tells how many there were.
func inPieces(ctx context.Context, piece func(context.Context) (int, error)) (int, error) {
	total := 0
	for {
		n, err := piece(ctx)
		total += n
		if err != nil || n < sweepSize {
			return total, err
		}
	}
}
