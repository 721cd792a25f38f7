package db_test

import (
	"context"
	"errors"
	"testing"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/testkit"
)

func insertAlone(ctx context.Context, d *db.DB, message string) error {
	return d.Alone(ctx, func(ctx context.Context, idb bun.IDB) error {
		_, err := idb.NewRaw("INSERT INTO inbox (handler, message_id, handled_at) VALUES ('h', ?, CURRENT_TIMESTAMP)", message).Exec(ctx)
		return err
	})
}

func TestAStatementAloneIsOneStatement(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		ctx, counter := db.CountStatements(t.Context())
		if err := insertAlone(ctx, d, "m"); err != nil || counter.Count() != 1 {
			t.Errorf("%v: %v", counter.Statements(), err)
		}
		err := d.InTx(t.Context(), func(ctx context.Context, _ *db.Tx) error { return insertAlone(ctx, d, "n") })
		if !errors.Is(err, db.ErrNested) {
			t.Errorf("inside a transaction: %v", err)
		}
	})
}

// What only one of two equal requests may have is taken before a statement alone, too, and given back when that fails.
func TestAStatementAloneIsClaimed(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		taken := errors.New("taken")
		refused := db.WithClaim(t.Context(), func(context.Context, *db.Tx) error { return taken })
		if err := insertAlone(refused, d, "m"); !errors.Is(err, taken) {
			t.Errorf("the claim was refused, the statement says %v", err)
		}
		claiming := db.WithClaim(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := tx.IDB().ExecContext(ctx, "INSERT INTO inbox (handler, message_id, handled_at) VALUES ('claim', 'c', CURRENT_TIMESTAMP)")
			return err
		})
		failure := errors.New("no")
		if err := d.Alone(claiming, func(context.Context, bun.IDB) error { return failure }); !errors.Is(err, failure) {
			t.Errorf("the statement failed, and says %v", err)
		}
		var n int
		if err := d.Read().NewRaw("SELECT COUNT(*) FROM inbox").Scan(t.Context(), &n); err != nil || n != 0 {
			t.Errorf("%d rows are left: %v", n, err)
		}
	})
}
