package db_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"millesime/platform/db"
	"millesime/platform/testkit"
)

var errStop = errors.New("stop")

func TestInTx(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		exec(t, d, "CREATE TABLE counters (id BIGINT PRIMARY KEY, n BIGINT NOT NULL)")
		exec(t, d, "INSERT INTO counters VALUES (1, 0)")

		t.Run("an error rolls back and comes back unchanged", func(t *testing.T) {
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				if _, err := tx.IDB().ExecContext(ctx, "INSERT INTO counters VALUES (2, 0)"); err != nil {
					return err
				}
				return errStop
			})
			if err != errStop { //nolint:errorlint // unchanged is the point
				t.Errorf("got %v", err)
			}
			if n := count(t, d, "counters"); n != 1 {
				t.Errorf("%d rows, want 1", n)
			}
		})

		t.Run("what follows the commit runs once it is there, and never without it", func(t *testing.T) {
			var seen []int
			for _, outcome := range []error{errStop, nil} {
				_ = d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
					tx.AfterCommit(func() { seen = append(seen, count(t, d, "counters")) })
					_, err := tx.IDB().ExecContext(ctx, "INSERT INTO counters VALUES (9, 0)")
					return errors.Join(err, outcome)
				})
			}
			if len(seen) != 1 || seen[0] != 2 {
				t.Errorf("seen %v", seen)
			}
			exec(t, d, "DELETE FROM counters WHERE id = 9")
		})

		t.Run("a panic rolls back and frees the connection", func(t *testing.T) {
			func() {
				defer func() { _ = recover() }()
				_ = d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
					if _, err := tx.IDB().ExecContext(ctx, "INSERT INTO counters VALUES (3, 0)"); err != nil {
						return err
					}
					panic("bug")
				})
			}()
			if n := count(t, d, "counters"); n != 1 {
				t.Errorf("%d rows, want 1", n)
			}
			exec(t, d, "UPDATE counters SET n = 0")
		})

		t.Run("a transaction inside a transaction is refused", func(t *testing.T) {
			err := d.InTx(t.Context(), func(ctx context.Context, _ *db.Tx) error {
				return d.InTx(ctx, func(context.Context, *db.Tx) error { return nil })
			})
			if !errors.Is(err, db.ErrNested) {
				t.Errorf("got %v", err)
			}
		})

		t.Run("there is always a deadline", func(t *testing.T) {
			err := d.InTx(context.WithoutCancel(t.Context()), func(ctx context.Context, _ *db.Tx) error {
				if _, ok := ctx.Deadline(); !ok {
					return errors.New("no deadline")
				}
				return nil
			})
			if err != nil {
				t.Error(err)
			}
		})

		t.Run("a deadline ends a waiting transaction", func(t *testing.T) {
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				if _, err := tx.IDB().ExecContext(ctx, "UPDATE counters SET n = n WHERE id = 1"); err != nil {
					return err
				}
				short, cancel := context.WithTimeout(context.WithoutCancel(t.Context()), 50*time.Millisecond) //nolint:forbidigo // it is to pass
				defer cancel()
				return d.InTx(short, func(ctx context.Context, tx *db.Tx) error {
					_, err := tx.IDB().ExecContext(ctx, "UPDATE counters SET n = 99 WHERE id = 1")
					return err
				})
			})
			if !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("got %v, want the deadline", err)
			}
		})

		t.Run("parallel read-modify-write loses nothing", func(t *testing.T) {
			const writers, rounds = 8, 20
			var group sync.WaitGroup
			for range writers {
				group.Go(func() {
					for range rounds {
						if err := increment(t.Context(), d); err != nil {
							t.Error(err)
						}
					}
				})
			}
			group.Wait()
			var n int
			if err := d.Read().QueryRowContext(t.Context(), "SELECT n FROM counters WHERE id = 1").Scan(&n); err != nil {
				t.Fatal(err)
			}
			if n != writers*rounds {
				t.Errorf("n = %d, want %d", n, writers*rounds)
			}
		})
	})
}

// increment reads, then writes: wrong without LockRows or the one writer.
func increment(ctx context.Context, d *db.DB) error {
	return d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		var n int
		err := db.LockRows(tx.IDB().NewSelect().Table("counters").Column("n").Where("id = 1"), tx).Scan(ctx, &n)
		if err != nil {
			return err
		}
		_, err = tx.IDB().ExecContext(ctx, "UPDATE counters SET n = ? WHERE id = 1", n+1)
		return err
	})
}

func TestDeadlockRunsAgain(t *testing.T) {
	t.Parallel()
	d := testkit.Migrated(t, db.Postgres)
	exec(t, d, "CREATE TABLE pairs (id BIGINT PRIMARY KEY, n BIGINT NOT NULL)")
	exec(t, d, "INSERT INTO pairs VALUES (1, 0), (2, 0)")
	var meet sync.WaitGroup // both hold their first row before asking for the second
	meet.Add(2)
	var tries [2]int
	lockBoth := func(who, first, second int) error {
		return d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			tries[who]++
			if _, err := tx.IDB().ExecContext(ctx, "UPDATE pairs SET n = n + 1 WHERE id = ?", first); err != nil {
				return err
			}
			if tries[who] == 1 {
				meet.Done()
				meet.Wait()
			}
			_, err := tx.IDB().ExecContext(ctx, "UPDATE pairs SET n = n + 1 WHERE id = ?", second)
			return err
		})
	}
	var group sync.WaitGroup
	var errs [2]error
	group.Go(func() { errs[0] = lockBoth(0, 1, 2) })
	group.Go(func() { errs[1] = lockBoth(1, 2, 1) })
	group.Wait()
	if err := errors.Join(errs[0], errs[1]); err != nil {
		t.Fatal(err)
	}
	if tries[0]+tries[1] < 3 {
		t.Errorf("tries %v: no deadlock happened", tries)
	}
	var sum int
	if err := d.Read().QueryRowContext(t.Context(), "SELECT sum(n) FROM pairs").Scan(&sum); err != nil {
		t.Fatal(err)
	}
	if sum != 4 {
		t.Errorf("sum %d, want 4: each transaction counts once", sum)
	}
}
