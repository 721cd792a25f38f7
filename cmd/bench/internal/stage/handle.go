package stage

import (
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	_ "modernc.org/sqlite" // the driver "sqlite"
)

// Handle is a database opened with the product's own drivers and settings, without anything between.
type Handle struct {
	Read, Write *sql.DB
	SQLite      bool
}

// Sizes of the pools, the product's.
const (
	sqliteReaders = 4
	postgresConns = 16
)

// OpenHandle opens a database by the product's URL.
func OpenHandle(ctx context.Context, address string) (*Handle, error) {
	if path, ok := strings.CutPrefix(address, "sqlite:"); ok {
		return openSQLite(ctx, path)
	}
	config, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, fmt.Errorf("URL of PostgreSQL: %w", err)
	}
	config.DefaultQueryExecMode = pgx.QueryExecModeSimpleProtocol
	config.RuntimeParams["timezone"] = "UTC"
	h := &Handle{Read: stdlib.OpenDB(*config), Write: stdlib.OpenDB(*config)}
	for _, pool := range []*sql.DB{h.Read, h.Write} {
		pool.SetMaxOpenConns(postgresConns)
		pool.SetMaxIdleConns(postgresConns)
	}
	return h, h.Read.PingContext(ctx)
}

func openSQLite(ctx context.Context, path string) (*Handle, error) {
	always := []string{"busy_timeout(5000)", "foreign_keys(1)", "temp_store(2)"}
	write, err := openFile(path, 1, url.Values{
		"_txlock": {"immediate"}, "_pragma": append(always, "journal_mode(WAL)", "synchronous(NORMAL)"),
	})
	if err != nil {
		return nil, err
	}
	read, err := openFile(path, sqliteReaders, url.Values{
		"_pragma": append(always, "query_only(1)", "mmap_size(268435456)", "cache_size(-16000)"),
	})
	if err != nil {
		return nil, err
	}
	return &Handle{Read: read, Write: write, SQLite: true}, write.PingContext(ctx)
}

func openFile(path string, conns int, query url.Values) (*sql.DB, error) {
	file := url.URL{Scheme: "file", Path: path, RawQuery: query.Encode()}
	pool, err := sql.Open("sqlite", file.String())
	if err != nil {
		return nil, fmt.Errorf("open SQLite: %w", err)
	}
	pool.SetMaxOpenConns(conns)
	pool.SetMaxIdleConns(conns)
	return pool, nil
}

// Close ends all connections.
func (h *Handle) Close() error {
	if err := h.Read.Close(); err != nil {
		return err
	}
	return h.Write.Close()
}
