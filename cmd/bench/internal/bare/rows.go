package bare

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// asker is a pool or a transaction.
type asker interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

type scanner func(into ...any) error

// each calls fn for every row of a statement.
func each(ctx context.Context, q asker, statement string, fn func(scan scanner) error) error {
	return eachRow(ctx, q, statement, func(rows *sql.Rows) error { return fn(rows.Scan) })
}

func eachRow(ctx context.Context, q asker, statement string, fn func(rows *sql.Rows) error) error {
	rows, err := q.QueryContext(ctx, statement)
	if err != nil {
		return fmt.Errorf("%.60s…: %w", statement, err)
	}
	defer rows.Close() //nolint:errcheck // rows.Err below tells
	for rows.Next() {
		if err := fn(rows); err != nil {
			return fmt.Errorf("%.60s…: %w", statement, err)
		}
	}
	return rows.Err()
}

// consume reads all columns of all rows and keeps none.
func consume(ctx context.Context, q asker, statements ...string) error {
	for _, statement := range statements {
		var values []sql.RawBytes
		var into []any
		err := eachRow(ctx, q, statement, func(rows *sql.Rows) error {
			if into == nil {
				columns, err := rows.Columns()
				if err != nil {
					return err
				}
				values, into = make([]sql.RawBytes, len(columns)), make([]any, len(columns))
				for i := range values {
					into[i] = &values[i]
				}
			}
			return rows.Scan(into...)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// ids reads a column of ids.
func ids(ctx context.Context, q asker, statement string) ([]int64, error) {
	var found []int64
	err := each(ctx, q, statement, func(scan scanner) error {
		var id int64
		err := scan(&id)
		found = append(found, id)
		return err
	})
	return found, err
}

// list writes ids as SQL does: "1, 2, 3".
func list(numbers []int64) string {
	text := make([]byte, 0, 8*len(numbers))
	for i, n := range numbers {
		if i > 0 {
			text = append(text, ", "...)
		}
		text = strconv.AppendInt(text, n, 10)
	}
	return string(text)
}

// literal writes a value into a statement, as the product's query builder does.
func literal(value any) string {
	switch v := value.(type) {
	case nil:
		return "NULL"
	case int64:
		return strconv.FormatInt(v, 10)
	case bool:
		return strings.ToUpper(strconv.FormatBool(v))
	case []byte:
		return quote(string(v))
	case time.Time:
		return quote(moment(v))
	default:
		return quote(fmt.Sprint(v))
	}
}

// moment writes a time as the product's query builder does.
func moment(at time.Time) string { return at.UTC().Format("2006-01-02 15:04:05.999999-07:00") }

func quote(text string) string { return "'" + strings.ReplaceAll(text, "'", "''") + "'" }
