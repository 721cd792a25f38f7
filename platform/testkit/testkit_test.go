package testkit_test

import (
	"context"
	"testing"

	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

func TestDatabasesAreMigratedAndSeparate(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		other := testkit.Migrated(t, d.Dialect())
		insert := "INSERT INTO inbox (handler, message_id, handled_at) VALUES ('h', 'm', '2026-01-01 00:00:00+00:00')"
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := tx.IDB().ExecContext(ctx, insert)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		var rows int
		if err := other.Read().QueryRowContext(t.Context(), "SELECT count(*) FROM inbox").Scan(&rows); err != nil {
			t.Fatal(err)
		}
		if rows != 0 {
			t.Errorf("a row written to one test database is seen in another")
		}
	})
}
