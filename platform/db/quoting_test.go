package db_test

import (
	"context"
	"testing"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// A text stays a text, also on a server that is set up to read backslashes as escapes.
func TestQuotingHoldsOnAnyServer(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			url := testkit.URL(t, dialect)
			if dialect == db.Postgres {
				setUp(t, testkit.Open(t, url, clock.System()), `DO $$ BEGIN
 EXECUTE format('ALTER DATABASE %I SET standard_conforming_strings = off', current_database()); END $$`)
			}
			d := testkit.Open(t, url, clock.System())
			for _, text := range []string{`\`, `\'`, `\' OR 1=1 --`, `'`, `''`, `?`, `$1`, "é\n\t"} {
				var got string
				if err := d.Read().NewRaw("SELECT ?", text).Scan(t.Context(), &got); err != nil || got != text {
					t.Errorf("%q came back as %q (%v)", text, got, err)
				}
			}
		})
	}
}

func setUp(t *testing.T, d *db.DB, statement string) {
	t.Helper()
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().ExecContext(ctx, statement)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
