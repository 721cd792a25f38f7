package db

import (
	"context"
	"database/sql"
	"errors"
	"math/rand/v2"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
)

// ErrNested is the error of a transaction asked for inside another one. On
// SQLite it would wait for itself until the deadline.
var ErrNested = errors.New("db: a transaction inside a transaction; pass the Tx on instead")

const (
	maxRetries = 3
	retryWait  = 10 * time.Millisecond // doubled at each retry, plus up to as much at random
)

// Tx is a running transaction. It ends with the function it was given to.
type Tx struct {
	idb       bun.Tx
	db        *DB
	published bool
	ended     bool
	outbox    []outboxRow // published, and not written yet
	after     []func()
	met       []metText // SQLite: later transactions find them prepared
}

// IDB gives the handle for the queries of this transaction.
func (t *Tx) IDB() bun.IDB {
	if t.db.dialect == SQLite {
		return boundHandle{t.idb, boundInserts{t.idb.Tx, t.db.inserts, t}}
	}
	return t.idb
}

// Dialect tells which database this is.
func (t *Tx) Dialect() Dialect { return t.db.dialect }

// Now is the instant by the clock of the database, for rows that say when.
func (t *Tx) Now() time.Time { return clock.Instant(t.db.opt.Clock.Now()) }

// AfterCommit runs fn once the transaction is committed, and never when it is
// rolled back. fn is quick and cannot fail, e.g. it wakes a worker.
func (t *Tx) AfterCommit(fn func()) { t.after = append(t.after, fn) }

type insideTx struct{}

// InTx runs fn in one transaction: committed when fn returns nil, else rolled
// back. On PostgreSQL (READ COMMITTED) it runs fn again, at most three times,
// when the database gave up on a deadlock or serialization failure; so fn must
// have no effect outside the transaction. A context without deadline gets one.
// The error of fn comes back unchanged.
func (d *DB) InTx(ctx context.Context, fn func(ctx context.Context, tx *Tx) error) error {
	if ctx.Value(insideTx{}) != nil {
		return ErrNested
	}
	ctx, cancel := d.timed(ctx)
	defer cancel()
	ctx = context.WithValue(ctx, insideTx{}, true)
	return d.again(ctx, func() error { return d.try(ctx, fn) })
}

// again runs a transaction again, at most three times, when the database gave up on it.
func (d *DB) again(ctx context.Context, try func() error) error {
	for attempt := 0; ; attempt++ {
		err := try()
		if err == nil {
			return nil
		}
		if attempt == maxRetries || !isRetryable(err) || !pause(ctx, attempt) {
			return err
		}
		d.opt.Log.Debug().Err(err).Int("attempt", attempt+1).Msg("transaction run again")
	}
}

// Alone runs fn, which is one statement that writes and publishes nothing, without BEGIN and COMMIT: the database makes it a transaction,
// run again as by InTx. Two statements in it would be two transactions. Where the context has a claim, both are in one.
func (d *DB) Alone(ctx context.Context, fn func(ctx context.Context, idb bun.IDB) error) error {
	return d.alone(ctx, func(ctx context.Context, tx *Tx) error {
		switch {
		case tx != nil:
			return fn(ctx, tx.IDB())
		case d.dialect == SQLite:
			return fn(ctx, boundHandle{d.write, boundInserts{d.write.DB, d.inserts, nil}})
		default:
			return fn(ctx, d.write)
		}
	})
}

// AloneBound is Alone of a statement whose text comes again.
func (d *DB) AloneBound(ctx context.Context, fn func(ctx context.Context, b *Bound) error) error {
	return d.alone(ctx, func(ctx context.Context, tx *Tx) error { return fn(ctx, &Bound{db: d, tx: tx, alone: tx == nil}) })
}

// alone gives fn its turn to write, and the transaction of the claim, nil where the context has none.
func (d *DB) alone(ctx context.Context, fn func(ctx context.Context, tx *Tx) error) error {
	if isClaimed(ctx) {
		return d.InTx(ctx, fn)
	}
	if ctx.Value(insideTx{}) != nil {
		return ErrNested
	}
	ctx, cancel := d.timed(ctx)
	defer cancel()
	return d.again(ctx, func() error {
		if err := d.takeTurn(ctx); err != nil {
			return err
		}
		defer d.turns.end()
		defer d.copier.committed()
		return fn(ctx, nil)
	})
}

// timed gives a context without deadline one.
func (d *DB) timed(ctx context.Context) (context.Context, context.CancelFunc) {
	if _, ok := ctx.Deadline(); ok {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, d.opt.TxTimeout)
}

func (d *DB) try(ctx context.Context, fn func(ctx context.Context, tx *Tx) error) error {
	tx := &Tx{db: d}
	if err := d.inTurn(ctx, tx, fn); err != nil {
		return err
	}
	for _, fn := range tx.after {
		fn()
	}
	if tx.published {
		d.wake.Ring()
	}
	return nil
}

// inTurn waits for the turn of a transaction and runs it, to its commit.
func (d *DB) inTurn(ctx context.Context, tx *Tx, fn func(ctx context.Context, tx *Tx) error) error {
	if err := d.takeTurn(ctx); err != nil {
		return err
	}
	defer d.turns.end()
	bunTx, err := d.write.BeginTx(ctx, d.txOptions())
	if err != nil {
		return err
	}
	began := d.opt.Clock.Now()
	committed := false
	defer func() { // also when fn panics
		if !committed {
			_ = bunTx.Rollback() // the first error counts; a dead connection rolls back by itself
		}
		d.metrics.lasted(ctx, d.opt.Clock.Now().Sub(began))
	}()
	tx.idb = bunTx
	defer func() {
		tx.ended = true
		d.keepLater(ctx, tx)
	}()
	if err := claimed(ctx, tx); err != nil {
		return err
	}
	if err := fn(ctx, tx); err != nil {
		return err
	}
	if err := tx.tell(ctx); err != nil {
		return err
	}
	if err := bunTx.Commit(); err != nil {
		return err
	}
	committed = true
	d.copier.committed()
	return nil
}

// takeTurn waits for a turn, and tells how long that took, also of who gave up.
func (d *DB) takeTurn(ctx context.Context) error {
	began := d.opt.Clock.Now()
	err := d.turns.take(ctx)
	d.metrics.waited(ctx, d.opt.Clock.Now().Sub(began))
	return err
}

// keepLater prepares statements beside the transactions to come: this one had the only connection that writes.
func (d *DB) keepLater(ctx context.Context, tx *Tx) {
	if len(tx.met) == 0 {
		return
	}
	ctx = context.WithoutCancel(ctx)
	go func() {
		for _, m := range tx.met {
			m.by.keep(ctx, m.text)
		}
	}()
}

func (d *DB) txOptions() *sql.TxOptions {
	if d.dialect == Postgres {
		return &sql.TxOptions{Isolation: sql.LevelReadCommitted}
	}
	return nil
}

// pause waits before the next attempt; false when the context ended first.
func pause(ctx context.Context, attempt int) bool {
	wait := retryWait << attempt
	timer := time.NewTimer(wait + rand.N(wait)) //nolint:gosec // jitter, not a secret
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// LockRows makes a select lock its rows until the transaction ends; outside any,
// nothing is locked. On SQLite the transaction already holds the only pen, and
// FOR UPDATE is a syntax error.
// Take locks in one order everywhere: order relation, products by id, code.
func LockRows(q *bun.SelectQuery, in Handle) *bun.SelectQuery {
	if tx := transaction(in); tx != nil && tx.Dialect() == Postgres {
		return q.For("UPDATE")
	}
	return q
}

// LockFreeRows is LockRows for rows that nobody else has locked; those that
// are locked are left out.
func LockFreeRows(q *bun.SelectQuery, tx *Tx) *bun.SelectQuery {
	if tx.Dialect() == Postgres {
		return q.For("UPDATE SKIP LOCKED")
	}
	return q
}
