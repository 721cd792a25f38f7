package db

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"time"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/schema"
)

// Bound is one statement of a hot path whose text comes again, since the ids it asks for go beside it. bun writes every
// argument into the text, so that no two are equal and the database takes each apart and plans it anew; that of a Bound is
// prepared once by each connection. A Bound is used once and by one goroutine. The values of a nil one stand in the
// text of a statement of bun's, as bun writes them.
//
// All that varies is bound: a text with something in it of each caller would be kept for nobody else. What writes is bound
// inside transactions, and alone (AloneBound); inserts of models need none of it (boundInserts).
type Bound struct {
	db   *DB
	tx   *Tx
	args []any

	alone  bool // it writes, and is a transaction of its own
	unkept bool // its values stand in its text: it is planned for what is there
}

// Bind makes one.
func (d *DB) Bind(in Handle) *Bound { return &Bound{db: d, tx: transaction(in)} }

// BindUnkept is Bind of a table that is empty now and full in a minute, as queues are. PostgreSQL keeps the plan of a statement
// until it has looked at the table anew: one made while it was empty reads all of it when it is full. So nothing is kept there.
func (d *DB) BindUnkept(in Handle) *Bound {
	b := d.Bind(in)
	b.unkept = d.dialect == Postgres
	return b
}

// NewSelect is the statement; conditions take their ids from Int and Ints.
func (b *Bound) NewSelect() *bun.SelectQuery { return b.db.read.NewSelect().Conn(b) }

// NewRaw is the statement in words, likewise.
func (b *Bound) NewRaw(query string, args ...any) *bun.RawQuery {
	return b.db.read.NewRaw(query, args...).Conn(b)
}

// Int stands for a number: Where("o.id = ?", b.Int(id)).
func (b *Bound) Int(value int64) schema.QueryAppender { return bound[int64]{b, []int64{value}} }

// Ints stands for a list of numbers: Where("p.id IN (?)", b.Ints(ids)). Its last number is repeated until the list is as
// long as a power of two, so that there are few texts; an empty list is NULL, which nothing is in.
func (b *Bound) Ints(values []int64) schema.QueryAppender { return bound[int64]{b, values} }

// Text stands for a text: Where("r.postcode >= ?", b.Text(department)).
func (b *Bound) Text(value string) schema.QueryAppender { return bound[string]{b, []string{value}} }

// Time stands for an instant: Where("j.due_at <= ?", b.Time(now)). SQLite gets the text that bun would have written.
func (b *Bound) Time(value time.Time) schema.QueryAppender {
	if b == nil || b.unkept || b.db.dialect == Postgres {
		return bound[time.Time]{b, []time.Time{value}}
	}
	quoted := b.db.read.Dialect().AppendTime(nil, value)
	return b.Text(string(quoted[1 : len(quoted)-1]))
}

// Values stand for several such values, in their order.
func (b *Bound) Values(values ...any) []any {
	all := make([]any, len(values))
	for n, value := range values {
		switch v := value.(type) {
		case int:
			all[n] = b.Int(int64(v))
		case int64:
			all[n] = b.Int(v)
		case string:
			all[n] = b.Text(v)
		case time.Time:
			all[n] = b.Time(v)
		default:
			all[n] = v // written into the text
		}
	}
	return all
}

type bound[T int64 | string | time.Time] struct {
	to     *Bound
	values []T
}

// AppendQuery writes placeholders and keeps the values in the order of the text.
func (v bound[T]) AppendQuery(gen schema.QueryGen, text []byte) ([]byte, error) {
	if len(v.values) == 0 {
		return append(text, "NULL"...), nil
	}
	if v.to == nil || v.to.unkept {
		return gen.AppendQuery(text, "?", bun.List(v.values)), nil
	}
	length := 1
	for length < len(v.values) {
		length *= 2
	}
	for n := range length {
		if n > 0 {
			text = append(text, ", "...)
		}
		v.to.args = append(v.to.args, v.values[min(n, len(v.values)-1)])
		text = v.to.placeholder(text)
	}
	return text, nil
}

// placeholder writes that of the last argument. On SQLite a bare one has the statement planned again whenever it is bound
// to something else, where ANALYZE has kept samples of the column: a sign before it hides it from the planner.
func (b *Bound) placeholder(text []byte) []byte {
	if b.db.dialect == Postgres {
		return strconv.AppendInt(append(text, '$'), int64(len(b.args)), 10)
	}
	return append(text, "+?"...)
}

// QueryContext runs the statement; bun calls it.
func (b *Bound) QueryContext(ctx context.Context, text string, _ ...any) (*sql.Rows, error) {
	args, kept := b.ready(ctx, text) //nolint:sqlclosecheck // it is closed with the database
	switch {
	case kept != nil:
		return kept.QueryContext(ctx, args...)
	case b.tx != nil:
		return b.tx.idb.Tx.QueryContext(ctx, text, args...)
	default:
		return b.pool().QueryContext(ctx, text, args...)
	}
}

// QueryRowContext runs it for one row; bun calls it.
func (b *Bound) QueryRowContext(ctx context.Context, text string, _ ...any) *sql.Row {
	args, kept := b.ready(ctx, text) //nolint:sqlclosecheck // it is closed with the database
	switch {
	case kept != nil:
		return kept.QueryRowContext(ctx, args...)
	case b.tx != nil:
		return b.tx.idb.Tx.QueryRowContext(ctx, text, args...)
	default:
		return b.pool().QueryRowContext(ctx, text, args...)
	}
}

// pool is where it runs outside transactions.
func (b *Bound) pool() *sql.DB {
	if b.alone {
		return b.db.write.DB
	}
	return b.db.read.DB
}

// ready gives the arguments and, where it is kept here, the prepared statement. pgx keeps its statements itself.
func (b *Bound) ready(ctx context.Context, text string) ([]any, *sql.Stmt) {
	args := b.args
	b.args = nil
	if b.unkept {
		return nil, nil
	}
	if b.db.dialect == Postgres {
		return append([]any{b.db.keeping}, args...), nil
	}
	from := b.db.reads
	if b.tx != nil || b.alone {
		from = b.db.writes
	}
	return args, from.take(ctx, text, b.tx)
}

// errNoTransaction answers who writes with a Bound of no transaction: it would run where nothing is written.
var errNoTransaction = errors.New("db: what writes is bound inside a transaction, or alone")

// ExecContext runs what writes, and gives no rows; bun calls it.
func (b *Bound) ExecContext(ctx context.Context, text string, _ ...any) (sql.Result, error) {
	if b.tx == nil && !b.alone {
		return nil, errNoTransaction
	}
	args, kept := b.ready(ctx, text) //nolint:sqlclosecheck // it is closed with the database
	switch {
	case kept != nil:
		return kept.ExecContext(ctx, args...)
	case b.tx != nil:
		return b.tx.idb.Tx.ExecContext(ctx, text, args...)
	default:
		return b.pool().ExecContext(ctx, text, args...)
	}
}
