package stage

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/jackc/pgx/v5"
)

// Database is a fresh one, dropped by Close.
type Database struct {
	Name string // "SQLite", "PostgreSQL"
	URL  string // as the product takes it
	drop func(ctx context.Context) error
	copy func(ctx context.Context) (*Database, error)
}

// NewSQLite makes one in a folder.
func NewSQLite(folder string) *Database {
	place := filepath.Join(folder, strings.ToLower(rand.Text()))
	return &Database{
		Name: "SQLite", URL: "sqlite:" + filepath.Join(place, "bench.db"),
		drop: func(context.Context) error { return os.RemoveAll(place) },
		copy: func(context.Context) (*Database, error) {
			other := NewSQLite(folder)
			return other, os.CopyFS(filepath.Dir(strings.TrimPrefix(other.URL, "sqlite:")), os.DirFS(place))
		},
	}
}

// NewPostgres makes one on a server; admin is the URL of a user who may create databases.
func NewPostgres(ctx context.Context, admin string) (*Database, error) {
	return newPostgres(ctx, admin, "")
}

// newPostgres makes one with what a template holds, which nobody has open; "" = the server's own.
func newPostgres(ctx context.Context, admin, template string) (*Database, error) {
	address, err := url.Parse(admin)
	if err != nil {
		return nil, errors.New("the URL of PostgreSQL cannot be read")
	}
	name := "millesime_bench_" + strings.ToLower(rand.Text())
	statement := "CREATE DATABASE " + name
	if template != "" {
		statement += " TEMPLATE " + template
	}
	if err := execute(ctx, admin, statement); err != nil {
		return nil, err
	}
	address.Path = "/" + name
	return &Database{
		Name: "PostgreSQL", URL: address.String(),
		drop: func(ctx context.Context) error { return execute(ctx, admin, "DROP DATABASE "+name+" WITH (FORCE)") },
		copy: func(ctx context.Context) (*Database, error) { return newPostgres(ctx, admin, name) },
	}, nil
}

// Copy makes another one with the same data. Nobody may have this one open.
func (d *Database) Copy(ctx context.Context) (*Database, error) { return d.copy(ctx) }

// Close drops the database.
func (d *Database) Close(ctx context.Context) error { return d.drop(ctx) }

// Prepare makes plenty of stock of every third product, so that a long run does not sell out, and gathers the
// statistics that the planner needs, which a server in use has.
func (d *Database) Prepare(ctx context.Context) error {
	h, err := OpenHandle(ctx, d.URL)
	if err != nil {
		return err
	}
	gather := "ANALYZE"
	if !h.SQLite {
		gather = "VACUUM ANALYZE" // which the server does by itself in time: without it, counts read rows and not indexes
	}
	for _, statement := range []string{
		"UPDATE stock_levels SET on_hand = on_hand + 1000000000 WHERE product_id % 3 = 0", gather,
	} {
		if _, err := h.Write.ExecContext(ctx, statement); err != nil {
			return errors.Join(fmt.Errorf("%s: %w", statement, err), h.Close())
		}
	}
	return h.Close()
}

func execute(ctx context.Context, address, statement string) error {
	conn, err := pgx.Connect(ctx, address)
	if err != nil {
		return fmt.Errorf("PostgreSQL: %w", err)
	}
	_, err = conn.Exec(ctx, statement)
	return errors.Join(err, conn.Close(ctx))
}
