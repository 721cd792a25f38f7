package db_test

import (
	"context"
	"database/sql"
	"path/filepath"
	"testing"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// What was committed is copied from the log into the file while the database is open, long before the log is as long as it may be.
func TestCommitsAreCopiedIntoTheFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "a.db")
	d := testkit.Open(t, "sqlite:"+path, clock.System())
	write := func(statement string) {
		t.Helper()
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := tx.IDB().NewRaw(statement).Exec(ctx)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	write("CREATE TABLE copied (n INTEGER)")
	for range 80 {
		write("INSERT INTO copied VALUES (1)")
	}
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for range 500 {
		if holds(t, path) >= 60 {
			return
		}
		<-tick.C
	}
	t.Errorf("after 10 s the file holds %d of 80 rows", holds(t, path))
}

// holds is how many rows the file holds by itself, without its log; 0 while it is being written.
func holds(t *testing.T, path string) (rows int) {
	t.Helper()
	alone, err := sql.Open("sqlite", "file:"+path+"?immutable=1")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = alone.Close() }()
	if err := alone.QueryRowContext(t.Context(), "SELECT COUNT(*) FROM copied").Scan(&rows); err != nil {
		return 0
	}
	return rows
}
