package db_test

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
	"slices"
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
	beside, err := sql.Open("sqlite", "file:"+path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = beside.Close() }()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	var busy, pages, copied int
	for range 80 { // of 65 pages each: SQLite itself would copy at 8,000
		for range 65 {
			write("INSERT INTO copied VALUES (1)")
		}
		<-tick.C
		if err := beside.QueryRowContext(t.Context(), "PRAGMA wal_checkpoint(NOOP)").Scan(&busy, &pages, &copied); err != nil {
			t.Fatal(err)
		}
		if copied >= 60 {
			return
		}
	}
	t.Errorf("%d of %d pages are copied", copied, pages)
}

// Before 3.51.3 of SQLite one of two connections that copy could damage the file while the other began the log anew.
func TestTwoConnectionsMayCopy(t *testing.T) {
	t.Parallel()
	var version string
	var major, minor, patch int
	err := testkit.Open(t, "sqlite:"+filepath.Join(t.TempDir(), "a.db"), clock.System()).Read().NewRaw("SELECT sqlite_version()").Scan(t.Context(), &version)
	if _, scanErr := fmt.Sscanf(version, "%d.%d.%d", &major, &minor, &patch); err != nil || scanErr != nil ||
		slices.Compare([]int{major, minor, patch}, []int{3, 51, 3}) < 0 {
		t.Errorf("SQLite %q is too old, %v, %v", version, err, scanErr)
	}
}
