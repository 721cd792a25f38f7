package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"runtime"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/sqlitedialect"
	_ "modernc.org/sqlite" // the driver "sqlite", free of cgo
)

// minReaders is the least number of reading connections; more than eight
// gained nothing when measured.
const (
	minReaders = 4
	maxReaders = 8
)

func openSQLite(ctx context.Context, path string, opt Options) (*DB, error) {
	if path == "" || path == ":memory:" {
		return nil, errors.New("db: SQLite needs a file: sqlite:./data/millesime.db")
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, fmt.Errorf("db: path of the SQLite file: %w", err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o750); err != nil {
		return nil, fmt.Errorf("db: folder of the SQLite file: %w", err)
	}
	// The writer comes first: it creates the file and puts it in WAL mode.
	write, err := openFile(ctx, writerDSN(path, opt), 1)
	if err != nil {
		return nil, err
	}
	read, err := openFile(ctx, readerDSN(path, opt), min(max(minReaders, runtime.NumCPU()), maxReaders))
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	copying, err := openFile(ctx, fileDSN(path, url.Values{"_pragma": {busyTimeout(opt)}}), 1)
	if err != nil {
		return nil, errors.Join(err, read.Close(), write.Close())
	}
	d := newDB(SQLite, write, read, opt)
	d.copying, d.copier = copying, startCopier(ctx, copying.DB, d.turns, opt.Log)
	return d, nil
}

func openFile(ctx context.Context, dsn string, conns int) (*bun.DB, error) {
	pool, err := sql.Open("sqlite", dsn)
	if err != nil {
		return nil, fmt.Errorf("db: open SQLite: %w", err)
	}
	pool.SetMaxOpenConns(conns)
	pool.SetMaxIdleConns(conns)
	if err := pool.PingContext(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("db: open SQLite: %w", err), pool.Close())
	}
	return bun.NewDB(pool, sqlitedialect.New()), nil
}

// writerDSN makes every transaction IMMEDIATE: a deferred one that reads first
// and then writes fails with "database is locked" under load.
func writerDSN(path string, opt Options) string {
	sync := "synchronous(NORMAL)"
	if opt.FullSync {
		sync = "synchronous(FULL)"
	}
	return fileDSN(path, url.Values{"_txlock": {"immediate"}, "_pragma": {
		busyTimeout(opt), "journal_mode(WAL)", sync, "foreign_keys(1)", "temp_store(2)",
		fmt.Sprintf("wal_autocheckpoint(%d)", longestLog),
		fmt.Sprintf("journal_size_limit(%d)", longestFile),
		"cache_size(-16000)", // what a batch of an import touches need not be written before its commit
	}})
}

func readerDSN(path string, opt Options) string {
	return fileDSN(path, url.Values{"_pragma": {
		busyTimeout(opt), "foreign_keys(1)", "temp_store(2)",
		"query_only(1)", "cache_size(-4000)", // mapped, the file would be unmapped after each write of somebody
	}})
}

func busyTimeout(opt Options) string {
	return fmt.Sprintf("busy_timeout(%d)", opt.LockTimeout.Milliseconds())
}

func fileDSN(path string, query url.Values) string {
	file := url.URL{Scheme: "file", Path: filepath.ToSlash(path), RawQuery: query.Encode()}
	return file.String()
}
