package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
)

// Lease is a right that one process at a time holds, e.g. to run the relay. On
// PostgreSQL it is an advisory lock of a session, so it ends with the process.
// On SQLite there is one process, which always gets it.
type Lease struct {
	conn *sql.Conn // nil on SQLite
	key  int64
}

// TryLease asks for the lease of that key; nil when another process holds it.
func (d *DB) TryLease(ctx context.Context, key int64) (*Lease, error) {
	if d.dialect == SQLite {
		return &Lease{}, nil
	}
	conn, err := d.write.DB.Conn(ctx)
	if err != nil {
		return nil, fmt.Errorf("db: lease: %w", err)
	}
	var got bool
	err = conn.QueryRowContext(ctx, "SELECT pg_try_advisory_lock($1)", key).Scan(&got)
	if err != nil || !got {
		return nil, errors.Join(err, conn.Close())
	}
	return &Lease{conn: conn, key: key}, nil
}

// Held tells whether the lease still holds: the session may have been lost.
func (l *Lease) Held(ctx context.Context) bool {
	return l.conn == nil || l.conn.PingContext(ctx) == nil
}

// Release gives the lease back.
func (l *Lease) Release(ctx context.Context) {
	if l.conn == nil {
		return
	}
	if _, err := l.conn.ExecContext(ctx, "SELECT pg_advisory_unlock($1)", l.key); err != nil {
		// The session may still hold the lock, so it must not serve anybody else.
		_ = l.conn.Raw(func(any) error { return driver.ErrBadConn })
	}
	_ = l.conn.Close() // back to the pool, or gone already
}

type claimKey struct{}

type claimFunc func(ctx context.Context, tx *Tx) error

// WithClaim gives a context under which every transaction begins with claim, which takes what only one of two equal requests
// may have. Its error ends the transaction and comes back from InTx unchanged.
func WithClaim(ctx context.Context, claim func(ctx context.Context, tx *Tx) error) context.Context {
	return context.WithValue(ctx, claimKey{}, claimFunc(claim))
}

// Aside gives a context whose transactions claim nothing: for what a request writes beside what it is for, such as
// counting a call or noting that a file is wanted.
func Aside(ctx context.Context) context.Context {
	return context.WithValue(ctx, claimKey{}, claimFunc(nil))
}

// claimed begins a transaction with the claim of its context, if it has one.
func claimed(ctx context.Context, tx *Tx) error {
	if claim, _ := ctx.Value(claimKey{}).(claimFunc); claim != nil {
		return claim(ctx, tx)
	}
	return nil
}

func isClaimed(ctx context.Context) bool {
	claim, _ := ctx.Value(claimKey{}).(claimFunc)
	return claim != nil
}
