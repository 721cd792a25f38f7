package db_test

import (
	"context"
	"os"
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
	for range 500 {
		if holds(t, path) >= 60 {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Errorf("after 10 s the file holds %d of 80 rows", holds(t, path))
}

// holds is how many rows the file holds by itself, without its log; 0 while it is being written.
func holds(t *testing.T, path string) (rows int) {
	t.Helper()
	content, err := os.ReadFile(path) //nolint:gosec // made above
	if err != nil {
		t.Fatal(err)
	}
	alone := filepath.Join(t.TempDir(), "b.db")
	if err := os.WriteFile(alone, content, 0o600); err != nil {
		t.Fatal(err)
	}
	other, err := db.Open(t.Context(), "sqlite:"+alone, db.Options{})
	if err != nil {
		return 0
	}
	defer func() { _ = other.Close() }()
	if err := other.Read().NewSelect().Table("copied").ColumnExpr("COUNT(*)").Scan(t.Context(), &rows); err != nil {
		return 0
	}
	return rows
}
