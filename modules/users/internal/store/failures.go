package store

import (
	"context"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/lists"
)

// Failures counts the sign-in failures of each key in a window.
func (s *Store) Failures(ctx context.Context, keys []string, window time.Time) (map[string]int, error) {
	var rows []failureRow
	err := s.db.Read().NewSelect().Model(&rows).
		Where("limiter_key IN (?)", bun.List(keys)).Where("window_start = ?", window).Scan(ctx)
	failures := make(map[string]int, len(rows))
	for _, row := range rows {
		failures[row.LimiterKey] = row.Failures
	}
	return failures, err
}

// CountFailure adds one failure to each key and forgets older windows.
func (s *Store) CountFailure(ctx context.Context, tx *db.Tx, keys []string, window time.Time) error {
	_, err := tx.IDB().NewDelete().Model((*failureRow)(nil)).Where("window_start < ?", window).Exec(ctx)
	if err != nil {
		return err
	}
	// In one order everywhere, so that two attempts never wait for each other.
	keys = slices.Sorted(slices.Values(keys))
	rows := lists.Each(keys, func(key string) failureRow { return failureRow{LimiterKey: key, WindowStart: window, Failures: 1} })
	_, err = tx.IDB().NewInsert().Model(&rows).
		On("CONFLICT (limiter_key, window_start) DO UPDATE").
		Set("failures = s.failures + 1").Exec(ctx)
	return err
}
