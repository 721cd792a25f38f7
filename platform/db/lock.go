package db

import "github.com/uptrace/bun"

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
