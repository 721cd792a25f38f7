package db_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/testkit"
)

// bottles makes a table with an index of shelves and statistics, and fills it.
func bottles(t testing.TB, d *db.DB, n int) {
	t.Helper()
	for _, statement := range []string{
		"CREATE TABLE bottles (id BIGINT PRIMARY KEY, shelf BIGINT NOT NULL, name TEXT NOT NULL)",
		"CREATE INDEX bottles_shelf ON bottles (shelf)",
		"INSERT INTO bottles WITH RECURSIVE up (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?) SELECT n, n % 7, 'bottle' FROM up",
		"ANALYZE",
	} {
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := tx.IDB().NewRaw(statement, n).Exec(ctx)
			return err
		})
		if err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
}

// onShelf reads which of the bottles stand on a shelf.
func onShelf(ctx context.Context, d *db.DB, tx *db.Tx, shelf int64, ids []int64) ([]int64, error) {
	var found []int64
	bound := d.Bind(tx)
	err := bound.NewSelect().TableExpr("bottles AS b").Column("b.id").Where("b.id IN (?)", bound.Ints(ids)).
		Where("b.shelf = ?", bound.Int(shelf)).Where("b.name = ?", bound.Text("bottle")).Order("b.id").Scan(ctx, &found)
	return found, err
}

func TestBoundFindsWhatIsAskedForWithOneText(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		bottles(t, d, 100)
		ctx, counter := db.CountStatements(t.Context())
		for _, c := range []struct {
			shelf     int64
			ids, want []int64
		}{
			{3, []int64{3, 4, 10, 17, 1000}, []int64{3, 10, 17}},
			{2, []int64{2, 9, 8, 16, 5, 6}, []int64{2, 9, 16}},
			{6, []int64{1, 2, 3, 4, 5, 7, 8, 9}, nil},
		} {
			if got, err := onShelf(ctx, d, nil, c.shelf, c.ids); err != nil || !slices.Equal(got, c.want) {
				t.Errorf("%v on shelf %d: %v, %v", c.ids, c.shelf, got, err)
			}
		}
		one := d.Bind(nil)
		if there, err := one.NewSelect().TableExpr("bottles AS b").Where("b.id = ?", one.Int(9)).Exists(t.Context()); err != nil || !there {
			t.Errorf("bottle 9 is there: %v, %v", there, err)
		}
		texts := counter.Statements()
		if len(texts) != 3 || len(slices.Compact(slices.Clone(texts))) != 1 || strings.Contains(texts[0], "16") {
			t.Errorf("statements: %q", texts)
		}
		if got, err := onShelf(ctx, d, nil, 1, nil); err != nil || len(got) != 0 {
			t.Errorf("of no bottles: %v, %v", got, err)
		}
	})
}

// The values of no statement that comes again stand in the text of one of bun's: numbers, texts and instants.
func TestValuesOfNoBound(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		var none *db.Bound
		at := time.Date(2026, 11, 20, 8, 0, 0, 0, time.UTC)
		values := none.Values(3, int64(4), "l'an", at)
		text := d.Read().NewSelect().ColumnExpr("?, ?, ?, ?", values...).ColumnExpr("?", none.Ints([]int64{5, 6})).String()
		if want := `SELECT 3, 4, 'l''an', '2026-11-20 08:00:00+00:00', 5, 6`; text != want {
			t.Errorf("got  %s\nwant %s", text, want)
		}
	})
}

// What a transaction has written is there for its own statements, and an index that came since serves those prepared before.
func TestBoundReadsWhereItIsRun(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		bottles(t, d, 10)
		look := func(ctx context.Context, tx *db.Tx, want ...int64) {
			t.Helper()
			if got, err := onShelf(ctx, d, tx, 1, []int64{1, 2, 8}); err != nil || !slices.Equal(got, want) {
				t.Errorf("found %v (%v), want %v", got, err, want)
			}
		}
		look(t.Context(), nil, 1, 8)
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			if _, err := tx.IDB().NewRaw("DELETE FROM bottles WHERE id = ?", 8).Exec(ctx); err != nil {
				return err
			}
			look(ctx, tx, 1)
			look(ctx, nil, 1, 8)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		exec(t, d, "CREATE INDEX bottles_shelf_id ON bottles (shelf, id)")
		look(t.Context(), nil, 1)
		for range 20 { // some before it is prepared, some after
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				look(ctx, tx, 1)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	})
}

// What a Bound writes is what the literals of bun would have written, before its text is prepared and after; outside a
// transaction it writes nothing.
func TestBoundWrites(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		exec(t, d, "CREATE TABLE visits (id BIGINT PRIMARY KEY, name TEXT NOT NULL, at "+
			map[db.Dialect]string{db.Postgres: "TIMESTAMPTZ", db.SQLite: "DATETIME"}[d.Dialect()]+" NOT NULL)")
		exec(t, d, "INSERT INTO visits VALUES (1, 'Claire', '2026-01-01 00:00:00+00:00'), (2, 'Paul', '2026-01-01 00:00:00+00:00')")
		for n := range 20 {
			at, name := time.Date(2026, 11, 21, 12, 0, n, n%2*1000, time.FixedZone("", 3600)), "d'Yquem "+strings.Repeat("I", n)
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				bound := d.Bind(tx)
				if n%3 == 0 {
					bound = d.BindUnkept(tx)
				}
				result, err := bound.NewRaw("UPDATE visits SET name = ?, at = ? WHERE id = ?", bound.Values(name, at, 2)...).Exec(ctx)
				if err != nil {
					return err
				}
				if changed, err := result.RowsAffected(); err != nil || changed != 1 {
					t.Errorf("%d changed (%v), want one", changed, err)
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			if same, err := d.Read().NewSelect().Table("visits").Where("name = ? AND at = ?", name, at).Count(t.Context()); err != nil || same != 1 {
				t.Errorf("%d visits are at %s (%v), want one", same, at, err)
			}
		}
		alone := d.Bind(nil)
		if _, err := alone.NewRaw("DELETE FROM visits WHERE id = ?", alone.Int(1)).Exec(t.Context()); err == nil {
			t.Error("it writes outside a transaction")
		}
	})
}

// A Bound alone writes and gives rows in one statement, before its text is prepared and after, and inside the transaction of a claim.
func TestBoundWritesAlone(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		exec(t, d, "CREATE TABLE glasses (id BIGINT PRIMARY KEY, filled BIGINT NOT NULL)")
		exec(t, d, "INSERT INTO glasses VALUES (1, 0), (2, 0)")
		claimed := db.WithClaim(t.Context(), func(context.Context, *db.Tx) error { return nil })
		for n := range int64(12) {
			ctx, counter := db.CountStatements(t.Context())
			if n%4 == 3 {
				ctx, counter = db.CountStatements(claimed)
			}
			var filled int64
			err := d.AloneBound(ctx, func(ctx context.Context, b *db.Bound) error {
				return b.NewRaw("UPDATE glasses SET filled = filled + ? WHERE id = ? RETURNING filled", b.Values(n, 2)...).Scan(ctx, &filled)
			})
			if want := n * (n + 1) / 2; err != nil || filled != want {
				t.Errorf("%d was filled up to %d (%v), want %d", n, filled, err, want)
			}
			if n%4 != 3 && counter.Count() != 1 {
				t.Errorf("%d took %v", n, counter.Statements())
			}
		}
		err := d.AloneBound(t.Context(), func(ctx context.Context, b *db.Bound) error {
			_, err := b.NewRaw("UPDATE glasses SET filled = ? WHERE id = ?", b.Values(7, 1)...).Exec(ctx)
			return err
		})
		if n := count(t, d, "glasses WHERE filled IN (7, 66)"); err != nil || n != 2 {
			t.Errorf("%d of two glasses are as they were filled: %v", n, err)
		}
	})
}

// BenchmarkBound reads 30 rows of 10,000 by their ids: the ids in the text, then beside it.
func BenchmarkBound(b *testing.B) {
	for _, dialect := range testkit.Dialects() {
		d := testkit.Migrated(b, dialect)
		bottles(b, d, 10_000)
		ids := make([]int64, 30)
		next := func(n int) {
			for i := range ids {
				ids[i] = int64(1 + (n*31+i*7)%10_000)
			}
		}
		b.Run(dialect.String()+"/in the text", func(b *testing.B) {
			for n := range b.N {
				next(n)
				var found []int64
				err := d.Read().NewSelect().TableExpr("bottles AS b").Column("b.id").Where("b.id IN (?)", bun.List(ids)).
					Where("b.shelf = ?", n%7).Where("b.name = ?", "bottle").Order("b.id").Scan(b.Context(), &found)
				if err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(dialect.String()+"/beside the text", func(b *testing.B) {
			for n := range b.N {
				next(n)
				if _, err := onShelf(b.Context(), d, nil, int64(n%7), ids); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
