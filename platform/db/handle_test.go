package db_test

import (
	"context"
	"testing"

	"millesime/platform/db"
	"millesime/platform/testkit"
)

// What takes a handle reads what its transaction has written, and outside any what is there for everybody.
func TestAHandleIsATransactionOrNone(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		exec(t, d, "CREATE TABLE counters (id BIGINT PRIMARY KEY, n BIGINT NOT NULL)")
		rows := func(ctx context.Context, in db.Handle) int {
			var ids []int64
			query := d.Reader(in).NewSelect().TableExpr("counters AS c").Column("c.id")
			if err := db.LockRows(query, in).Scan(ctx, &ids); err != nil {
				t.Error(err)
			}
			return len(ids)
		}
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			if _, err := tx.IDB().ExecContext(ctx, "INSERT INTO counters VALUES (1, 0)"); err != nil {
				return err
			}
			var none *db.Tx
			if inside, outside, nowhere := rows(ctx, tx), rows(ctx, nil), rows(ctx, none); inside != 1 || outside != 0 || nowhere != 0 {
				t.Errorf("%d rows inside, %d and %d outside", inside, outside, nowhere)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	})
}
