package db

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/pgdialect"
)

// idleConn is how long an unused connection stays open.
const idleConn = 5 * time.Minute

func openPostgres(ctx context.Context, url string, opt Options) (*DB, error) {
	cfg, err := pgx.ParseConfig(url)
	if err != nil {
		// The error of pgx hides the password, the URL would not.
		return nil, fmt.Errorf("db: PostgreSQL URL: %w", err)
	}
	// bun writes arguments into the text, so prepared statements would nearly never be met again. What is bound is kept
	// prepared, unless the URL says otherwise (default_query_exec_mode=exec, for a pooler that knows no such statements).
	keeping := cfg.DefaultQueryExecMode
	cfg.DefaultQueryExecMode = pgx.QueryExecModeSimpleProtocol
	cfg.RuntimeParams["timezone"] = "UTC"
	// Quoting holds under these two only, and pgx refuses every query on a server set up otherwise.
	cfg.RuntimeParams["standard_conforming_strings"] = "on"
	cfg.RuntimeParams["client_encoding"] = "UTF8"
	if opt.MaxConns, err = poolSize(cfg, opt.MaxConns); err != nil {
		return nil, err
	}
	write, err := openPool(ctx, cfg, opt.MaxConns)
	if err != nil {
		return nil, err
	}
	// Reads have connections of their own: a transaction may ask a facade that reads outside it, and with one
	// pool, as many transactions as it has connections would wait for each other forever.
	read, err := openPool(ctx, cfg, opt.MaxConns)
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	d := newDB(Postgres, write, read, opt)
	d.keeping = keeping
	return d, nil
}

// poolParameter of the URL is the size of each pool, as the pools of pgx have it.
const poolParameter = "pool_max_conns"

// poolSize is what the URL says, or else what was asked for.
func poolSize(cfg *pgx.ConnConfig, asked int) (int, error) {
	said, ok := cfg.RuntimeParams[poolParameter]
	if !ok {
		return asked, nil
	}
	delete(cfg.RuntimeParams, poolParameter) // the server knows no such parameter
	size, err := strconv.Atoi(said)
	if err != nil || size < 1 {
		return 0, fmt.Errorf("db: %s of the PostgreSQL URL: %q is no number of connections", poolParameter, said)
	}
	return size, nil
}

func openPool(ctx context.Context, cfg *pgx.ConnConfig, conns int) (*bun.DB, error) {
	pool := stdlib.OpenDB(*cfg)
	pool.SetMaxOpenConns(conns)
	pool.SetMaxIdleConns(conns)
	pool.SetConnMaxIdleTime(idleConn)
	if err := pool.PingContext(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("db: open PostgreSQL: %w", err), pool.Close())
	}
	return bun.NewDB(pool, pgdialect.New()), nil
}
