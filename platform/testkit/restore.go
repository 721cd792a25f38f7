package testkit

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	"github.com/jackc/pgx/v5"
)

const mostGrowth = 4 << 20 // bytes

// pristine is what a copy of the template holds before a test has it.
type pristine struct {
	schema    string
	bytes     int64             // of the whole database
	rows      map[string][]byte // of the tables that the migrations fill, as COPY writes them
	sequences []sequence
}

type sequence struct {
	name   string
	value  int64
	called bool
}

// template is what every copy of it holds at first, read once by a process.
var template struct { //nolint:gochecknoglobals // all copies are alike
	once sync.Once
	held pristine
	err  error
}

// remember keeps what the first copy of the template holds.
func remember(ctx context.Context, url string) error {
	template.once.Do(func() {
		template.err = session(ctx, url, func(conn *pgx.Conn) (err error) {
			template.held, err = readPristine(ctx, conn)
			return err
		})
	})
	return template.err
}

func readPristine(ctx context.Context, conn *pgx.Conn) (p pristine, err error) {
	if p.schema, p.bytes, err = readSchema(ctx, conn); err != nil {
		return p, err
	}
	filled, err := filledTables(ctx, conn)
	if err != nil {
		return p, err
	}
	p.rows = map[string][]byte{}
	for _, table := range filled {
		var rows bytes.Buffer
		if _, err := conn.PgConn().CopyTo(ctx, &rows, "COPY "+table+" TO STDOUT"); err != nil {
			return p, err
		}
		p.rows[table] = rows.Bytes()
	}
	found, err := conn.Query(ctx, `SELECT format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value IS NOT NULL
		FROM pg_sequences`)
	if err != nil {
		return p, err
	}
	p.sequences, err = pgx.CollectRows(found, func(row pgx.CollectableRow) (s sequence, err error) {
		return s, row.Scan(&s.name, &s.value, &s.called)
	})
	return p, err
}

// readSchema gives a text that changes with every change of the schema, and the size of the database.
func readSchema(ctx context.Context, conn *pgx.Conn) (state string, size int64, err error) {
	catalogs := []string{"pg_class", "pg_attribute", "pg_constraint", "pg_trigger", "pg_proc", "pg_namespace", "pg_db_role_setting"}
	for i, name := range catalogs {
		catalogs[i] = "(SELECT concat(count(*), '/', max(xmin::text::bigint)) FROM " + name + ")"
	}
	query := "SELECT concat_ws(' ', " + strings.Join(catalogs, ", ") + "), pg_database_size(current_database())"
	return state, size, conn.QueryRow(ctx, query).Scan(&state, &size)
}

// filledTables names the tables that hold rows, in any order.
func filledTables(ctx context.Context, conn *pgx.Conn) ([]string, error) {
	found, err := conn.Query(ctx, `SELECT format('%I.%I', n.nspname, c.relname) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
		WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND pg_relation_size(c.oid) > 0`)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(found, pgx.RowTo[string])
}

// restore empties what the test filled, brings back the rows of the migrations and sets the sequences; not where the schema was
// changed, or where many deleted rows would lie in the tables.
func restore(ctx context.Context, url string) (restored bool, err error) {
	return restored, session(ctx, url, func(conn *pgx.Conn) error {
		schema, size, err := readSchema(ctx, conn)
		if err != nil || schema != template.held.schema || size > template.held.bytes+mostGrowth {
			return err
		}
		restored = true
		return errors.Join(restoreRows(ctx, conn), restoreSequences(ctx, conn))
	})
}

func restoreRows(ctx context.Context, conn *pgx.Conn) error {
	filled, err := filledTables(ctx, conn)
	if err != nil {
		return err
	}
	// Neither foreign keys nor triggers have a say in it.
	statements := []string{"SET session_replication_role = replica"}
	for _, table := range filled {
		statements = append(statements, "DELETE FROM "+table)
	}
	if err := conn.PgConn().Exec(ctx, strings.Join(statements, ";")).Close(); err != nil {
		return err
	}
	for table, rows := range template.held.rows {
		if _, err := conn.PgConn().CopyFrom(ctx, bytes.NewReader(rows), "COPY "+table+" FROM STDIN"); err != nil {
			return err
		}
	}
	return nil
}

func restoreSequences(ctx context.Context, conn *pgx.Conn) error {
	statements := make([]string, len(template.held.sequences))
	for i, s := range template.held.sequences {
		statements[i] = fmt.Sprintf("SELECT setval('%s', %d, %t)", s.name, s.value, s.called)
	}
	return conn.PgConn().Exec(ctx, strings.Join(statements, ";")).Close()
}
