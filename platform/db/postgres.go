package db

import (
	"context"
	"errors"
	"fmt"
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
	// bun writes arguments into the text, so prepared statements would nearly
	// never be met again; this is also what PgBouncer wants.
	cfg.DefaultQueryExecMode = pgx.QueryExecModeSimpleProtocol
	cfg.RuntimeParams["timezone"] = "UTC"
	pool := stdlib.OpenDB(*cfg)
	pool.SetMaxOpenConns(opt.MaxConns)
	pool.SetMaxIdleConns(opt.MaxConns)
	pool.SetConnMaxIdleTime(idleConn)
	if err := pool.PingContext(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("db: open PostgreSQL: %w", err), pool.Close())
	}
	bunDB := bun.NewDB(pool, pgdialect.New())
	return newDB(Postgres, bunDB, bunDB, opt), nil
}
