package db

import (
	"context"
	"path/filepath"
	"slices"
	"testing"
	"testing/synctest"

	"github.com/uptrace/bun"
)

// Transactions and statements that run alone write in the order in which they came, in one line.
func TestWhatWritesWaitsInOneLine(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		d, err := Open(t.Context(), "sqlite:"+filepath.Join(t.TempDir(), "line.db"), Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer d.Close() //nolint:errcheck // a test's own
		alone := func(statement string, args ...any) error {
			return d.Alone(t.Context(), func(ctx context.Context, idb bun.IDB) error {
				_, err := idb.NewRaw(statement, args...).Exec(ctx)
				return err
			})
		}
		if err := alone("CREATE TABLE served (place INTEGER PRIMARY KEY, n INTEGER NOT NULL)"); err != nil {
			t.Fatal(err)
		}
		const insert = "INSERT INTO served (n) VALUES (?)"
		inTx := func(n int, before func()) error {
			return d.InTx(t.Context(), func(ctx context.Context, tx *Tx) error {
				before()
				_, err := tx.IDB().NewRaw(insert, n).Exec(ctx)
				return err
			})
		}
		leave := make(chan struct{})
		results := make(chan error, 61)
		go func() { results <- inTx(0, func() { <-leave }) }()
		synctest.Wait() // it writes
		want := []int{0}
		for n := 1; n < cap(results); n++ {
			want = append(want, n)
			go func() {
				if n%2 == 0 {
					results <- alone(insert, n)
				} else {
					results <- inTx(n, func() {})
				}
			}()
			synctest.Wait() // it waits
		}
		close(leave)
		for range want {
			if err := <-results; err != nil {
				t.Error(err)
			}
		}
		var served []int
		if err := d.Read().NewRaw("SELECT n FROM served ORDER BY place").Scan(t.Context(), &served); err != nil || !slices.Equal(served, want) {
			t.Errorf("served %v, %v", served, err)
		}
	})
}
