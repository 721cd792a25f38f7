package db

import (
	"context"
	"database/sql"

	"github.com/uptrace/bun"
)

// mostInserts is how many texts of inserts are kept prepared: one for each table and number of rows.
const mostInserts = 512

// boundHandle writes on SQLite. bun writes every value into the text of an insert, so that no two are equal and each is
// taken apart anew; here its values go beside a text that is prepared once.
type boundHandle struct {
	bun.IDB

	inserts boundInserts
}

// NewInsert is an insert whose values are bound.
func (h boundHandle) NewInsert() *bun.InsertQuery { return h.IDB.NewInsert().Conn(h.inserts) }

// boundInserts runs inserts. A text that is more than rows of plain values runs as it is.
type boundInserts struct {
	conn bun.IConn
	kept *keptStatements
	tx   *Tx // nil: each insert is a transaction of its own
}

func (b boundInserts) find(ctx context.Context, text string) (*sql.Stmt, []any) {
	short, args, ok := splitValues(text)
	if !ok {
		return nil, nil
	}
	return b.kept.take(ctx, short, b.tx), args
}

// QueryContext runs an insert that gives rows; bun calls it.
func (b boundInserts) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	if kept, values := b.find(ctx, text); kept != nil { //nolint:sqlclosecheck // it is closed with the transaction, or kept
		return kept.QueryContext(ctx, values...)
	}
	return b.conn.QueryContext(ctx, text, args...)
}

// ExecContext runs an insert that gives none; bun calls it.
func (b boundInserts) ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error) {
	if kept, values := b.find(ctx, text); kept != nil { //nolint:sqlclosecheck // it is closed with the transaction, or kept
		return kept.ExecContext(ctx, values...)
	}
	return b.conn.ExecContext(ctx, text, args...)
}

// QueryRowContext is there for bun, which runs no insert with it.
func (b boundInserts) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	return b.conn.QueryRowContext(ctx, text, args...)
}
