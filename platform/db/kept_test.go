package db_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/lists"
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

// What a supplier reads is kept; what an agent reads is not, for its assignments stand in the text. Both read their own.
func TestWhatAnAgentReadsIsNotKept(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		exec(t, d, "CREATE TABLE sales (id BIGINT PRIMARY KEY, supplier_id BIGINT NOT NULL, customer_id BIGINT NOT NULL, began_at "+
			map[db.Dialect]string{db.Postgres: "TIMESTAMPTZ", db.SQLite: "DATETIME"}[d.Dialect()]+" NOT NULL)")
		for id, of := range [][2]int64{{7, 1}, {7, 2}, {8, 1}} {
			exec(t, d, "INSERT INTO sales VALUES (?, ?, ?, '2026-11-20 08:00:00+00:00')", id+1, of[0], of[1])
		}
		if d.Dialect() == db.SQLite {
			readSales(t, d, nil, d.KeptReads)
			return
		}
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { // PostgreSQL tells what the one connection keeps
			readSales(t, d, tx, func() (kept int) {
				err := tx.IDB().NewRaw("SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%sales AS s%'").Scan(ctx, &kept)
				if err != nil {
					t.Fatal(err)
				}
				return kept
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	})
}

// readSales reads as agents and as suppliers, and looks at how many statements are kept.
func readSales(t *testing.T, d *db.DB, tx *db.Tx, kept func() int) {
	t.Helper()
	read := func(scope lists.Scope) (found []int64) {
		bound := d.Bind(tx)
		query := bound.NewSelect().TableExpr("sales AS s").Column("s.id").Where("s.id < ?", bound.Int(10)).Order("s.id")
		if scope.AgentID != 0 {
			query = bound.WithAssigned(bound.OfBuyer(query, scope, "s"), scope).Where("?", db.IsAssigned("s", "began_at"))
		} else {
			query = bound.Owned(query, scope, "s")
		}
		if err := query.Scan(t.Context(), &found); err != nil {
			t.Fatal(err)
		}
		return found
	}
	since := time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC)
	before := kept()
	for _, customer := range []int64{1, 2, 1} {
		got := read(lists.Scope{AgentID: 9, Assigned: []lists.Assignment{{SupplierID: 7, CustomerID: customer, Since: since}}})
		if !slices.Equal(got, []int64{customer}) {
			t.Errorf("of the agent of customer %d: %v", customer, got)
		}
	}
	if of := kept() - before; of != 0 {
		t.Errorf("%d statements of agents are kept", of)
	}
	for supplier, want := range map[int64][]int64{7: {1, 2}, 8: {3}} {
		if got := read(lists.Scope{SupplierID: supplier}); !slices.Equal(got, want) {
			t.Errorf("of supplier %d: %v", supplier, got)
		}
	}
	if of := kept() - before; of != 1 {
		t.Errorf("%d statements of suppliers are kept, want one", of)
	}
}
