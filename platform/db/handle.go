package db

import "github.com/uptrace/bun"

// Handle is where something is read: inside a transaction (a *Tx), or outside any (nil). What takes one reads in both; what
// writes takes a *Tx, or is one statement alone (DB.Alone).
type Handle interface{ inside() *Tx }

func (t *Tx) inside() *Tx { return t }

// transaction is that of a handle, nil outside any.
func transaction(in Handle) *Tx {
	if in == nil {
		return nil
	}
	return in.inside()
}

// Inside tells whether a handle is of a transaction.
func Inside(in Handle) bool { return transaction(in) != nil }

// Reader is what its queries run on.
func (d *DB) Reader(in Handle) bun.IDB {
	if tx := transaction(in); tx != nil {
		return tx.idb
	}
	return d.read
}
