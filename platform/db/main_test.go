package db_test

import (
	"context"
	"testing"

	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// exec runs one statement in its own transaction.
func exec(t *testing.T, d *db.DB, statement string, args ...any) {
	t.Helper()
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().ExecContext(ctx, statement, args...)
		return err
	})
	if err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

func count(t *testing.T, d *db.DB, table string) int {
	t.Helper()
	var rows int
	if err := d.Read().QueryRowContext(t.Context(), "SELECT count(*) FROM "+table).Scan(&rows); err != nil {
		t.Fatal(err)
	}
	return rows
}
