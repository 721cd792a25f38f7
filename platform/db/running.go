package db

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"millesime/platform/clock"
)

// OldestTx is when the transaction began that has been running longest, of any process on this database; the zero time
// when there is none. Who follows a table by the time of its rows reads again from there: what such a transaction has
// written is old when it is committed. On SQLite there is one writer, so rows are committed in the order of their times.
func (d *DB) OldestTx(ctx context.Context) (time.Time, error) {
	if d.dialect == SQLite {
		return time.Time{}, nil
	}
	var began sql.NullTime
	err := d.read.NewRaw(`SELECT min(xact_start) FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`).Scan(ctx, &began)
	if err != nil {
		return time.Time{}, fmt.Errorf("db: running transactions: %w", err)
	}
	if !began.Valid {
		return time.Time{}, nil
	}
	return clock.Instant(began.Time), nil
}
