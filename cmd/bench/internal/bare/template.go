package bare

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
)

// template holds the rows of a checkout that the product wrote.
type template struct {
	orders table
	items  []table // of each order
	answer string  // what its idempotency key was answered
}

// table is rows with the names of their columns.
type table struct {
	columns []string
	rows    [][]any
}

// readTemplate reads the rows of a checkout, and an answer of the same size as its own.
func (s *server) readTemplate(ctx context.Context, checkout string) (template, error) {
	t := template{answer: string(s.Quote)}
	//nolint:unqueryvet // whatever the columns are, they are written again
	orders, err := s.readTable(ctx, "SELECT * FROM orders WHERE checkout_id = "+quote(checkout)+" ORDER BY id")
	if err != nil {
		return t, err
	}
	if len(orders.rows) == 0 {
		return t, fmt.Errorf("checkout %s has no orders", checkout)
	}
	t.orders = orders.without("id")
	id := orders.column("id")
	for _, row := range orders.rows {
		//nolint:unqueryvet // likewise
		items, err := s.readTable(ctx, "SELECT * FROM order_items WHERE order_id = "+literal(row[id])+" ORDER BY position")
		if err != nil {
			return t, err
		}
		t.items = append(t.items, items.without("id"))
	}
	return t, nil
}

func (s *server) readTable(ctx context.Context, statement string) (table, error) {
	var t table
	rows, err := s.db.Read.QueryContext(ctx, statement)
	if err != nil {
		return t, fmt.Errorf("%s: %w", statement, err)
	}
	defer func(rows *sql.Rows) { _ = rows.Close() }(rows) // rows.Err below tells
	if t.columns, err = rows.Columns(); err != nil {
		return t, err
	}
	for rows.Next() {
		values, into := make([]any, len(t.columns)), make([]any, len(t.columns))
		for i := range values {
			into[i] = &values[i]
		}
		if err := rows.Scan(into...); err != nil {
			return t, fmt.Errorf("%s: %w", statement, err)
		}
		t.rows = append(t.rows, values)
	}
	return t, rows.Err()
}

func (t table) column(name string) int {
	for i, c := range t.columns {
		if c == name {
			return i
		}
	}
	return -1
}

// without leaves out a column.
func (t table) without(name string) table {
	at := t.column(name)
	out := table{columns: append(append([]string{}, t.columns[:at]...), t.columns[at+1:]...)}
	for _, row := range t.rows {
		out.rows = append(out.rows, append(append([]any{}, row[:at]...), row[at+1:]...))
	}
	return out
}

// values writes one row, some columns with other SQL than the template's.
func (t table) values(row int, changed map[string]string) string {
	parts := make([]string, len(t.columns))
	for i, column := range t.columns {
		if sqlText, ok := changed[column]; ok {
			parts[i] = sqlText
			continue
		}
		parts[i] = literal(t.rows[row][i])
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

// insert is the statement that writes rows of this table and gives their ids.
func (t table) insert(into string, rows []string) string {
	return `INSERT INTO "` + into + `" ("` + strings.Join(t.columns, `", "`) + `") VALUES ` + strings.Join(rows, ", ") + ` RETURNING "id"`
}
