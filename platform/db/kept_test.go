package db_test

import (
	"context"
	"testing"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/testkit"
)

type jar struct {
	bun.BaseModel `bun:"table:jars,alias:j"`

	ID   int64 `bun:",pk,autoincrement"`
	Name string
}

// What is inserted once more runs the statement that is kept, in a transaction and alone: here it is one that writes elsewhere.
func TestKeptInsertsAreUsed(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		if d.Dialect() != db.SQLite {
			return // it keeps none
		}
		for _, table := range []string{"jars", "pots"} {
			exec(t, d, "CREATE TABLE "+table+" (id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
		}
		write := func(ctx context.Context, in bun.IDB) error {
			_, err := in.NewInsert().Model(&jar{Name: "Confiture"}).Exec(ctx)
			return err
		}
		inTx := func(ctx context.Context, tx *db.Tx) error { return write(ctx, tx.IDB()) }
		if err := d.InTx(t.Context(), inTx); err != nil {
			t.Fatal(err)
		}
		prepared(t, d, 1)
		d.Divert(t, "jars", "pots")
		if err := d.InTx(t.Context(), inTx); err != nil {
			t.Fatal(err)
		}
		if jars, pots := count(t, d, "jars"), count(t, d, "pots"); jars != 1 || pots != 1 {
			t.Errorf("in a transaction: %d were written anew, %d by the statement kept", jars-1, pots)
		}
		if err := d.Alone(t.Context(), write); err != nil {
			t.Fatal(err)
		}
		if jars, pots := count(t, d, "jars"), count(t, d, "pots"); jars != 1 || pots != 2 {
			t.Errorf("alone: %d were written anew, %d by the statement kept", jars-1, pots-1)
		}
	})
}
