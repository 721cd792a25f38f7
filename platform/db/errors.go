package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/url"
	"os"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// SQLSTATE codes of PostgreSQL.
const (
	pgUnique        = "23505"
	pgSerialization = "40001"
	pgDeadlock      = "40P01"
	pgTooManyConns  = "53300"
	pgConnection    = "08"  // class: connection exceptions
	pgShutdown      = "57P" // class: shutting down, crashed, starting up
)

// sqlitePrimary masks the primary result code out of an extended one.
const sqlitePrimary = 0xff

// IsUnique tells whether the database refused a row that exists already. On
// PostgreSQL the transaction is then lost: prefer ON CONFLICT where the case is
// an expected one.
func IsUnique(err error) bool {
	if code, ok := sqliteCode(err); ok {
		return code == sqlite3.SQLITE_CONSTRAINT_UNIQUE || code == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY
	}
	return pgCode(err) == pgUnique
}

// NotFound tells whether a query for one row found none.
func NotFound(err error) bool { return errors.Is(err, sql.ErrNoRows) }

// IsUnavailable tells whether the database itself is away, busy or full, so
// that the same request may succeed a little later. A deadline that passed or a
// caller who left says nothing about the database, nor do files and other servers.
func IsUnavailable(err error) bool {
	if err == nil || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, context.Canceled) {
		return false
	}
	if code, ok := sqliteCode(err); ok {
		switch code & sqlitePrimary {
		case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN:
			return true
		}
		return false
	}
	if code := pgCode(err); code != "" {
		return strings.HasPrefix(code, pgConnection) || strings.HasPrefix(code, pgShutdown) || code == pgTooManyConns
	}
	if isOfElsewhere(err) {
		return false
	}
	var network net.Error
	var connect *pgconn.ConnectError
	return errors.Is(err, driver.ErrBadConn) || errors.Is(err, sql.ErrConnDone) || errors.Is(err, io.ErrUnexpectedEOF) ||
		errors.As(err, &connect) || errors.As(err, &network) || pgconn.SafeToRetry(err)
}

// isOfElsewhere tells errors of files and of servers that are asked over HTTP: what the system says of either looks like a connection.
func isOfElsewhere(err error) bool {
	var file *fs.PathError
	var renamed *os.LinkError
	var asked *url.Error
	return errors.As(err, &file) || errors.As(err, &renamed) || errors.As(err, &asked)
}

func isRetryable(err error) bool {
	code := pgCode(err)
	return code == pgSerialization || code == pgDeadlock
}

func sqliteCode(err error) (int, bool) {
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		return e.Code(), true
	}
	return 0, false
}

func pgCode(err error) string {
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		return e.Code
	}
	return ""
}

// Wrap says what a statement was for that went wrong. It is nil for nil, so that a store hands on in one line what it read.
func Wrap(err error, doing string) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", doing, err)
}

// Found wraps the error of a query for one row. When there is no row it returns missing.
func Found(err, missing error, doing string) error {
	if NotFound(err) {
		return missing
	}
	return Wrap(err, doing)
}
