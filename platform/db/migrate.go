package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
)

// migrationLock is the advisory lock that lets one replica migrate at a time.
const migrationLock = 0x6d696c6c // "mill"

// Migrate brings the schema up to date with the files NNNN_name.sql found in
// files, each in its own transaction, and tells how many it applied. It refuses
// a database whose applied migrations were changed or are missing from files,
// and a new file numbered below an applied one.
func Migrate(ctx context.Context, d *DB, files fs.FS) (applied int, err error) {
	migrations, err := readMigrations(files)
	if err != nil {
		return 0, err
	}
	conn, err := d.write.DB.Conn(ctx)
	if err != nil {
		return 0, fmt.Errorf("db: migrate: %w", err)
	}
	defer func() { err = errors.Join(err, conn.Close()) }()
	if d.dialect == Postgres {
		if _, err := conn.ExecContext(ctx, fmt.Sprintf("SELECT pg_advisory_lock(%d)", migrationLock)); err != nil {
			return 0, fmt.Errorf("db: migrate: lock: %w", err)
		}
		defer func() {
			// The context may be over; the lock must go before the connection returns to the pool.
			_, unlockErr := conn.ExecContext(context.WithoutCancel(ctx), fmt.Sprintf("SELECT pg_advisory_unlock(%d)", migrationLock))
			err = errors.Join(err, unlockErr)
		}()
	}
	pending, err := pendingMigrations(ctx, conn, d.dialect, migrations)
	if err != nil {
		return 0, err
	}
	statements, err := renderAll(pending, d.dialect) // before any is applied
	if err != nil {
		return 0, err
	}
	for i, m := range pending {
		if err := d.apply(ctx, conn, m, statements[i]); err != nil {
			return applied, fmt.Errorf("db: migration %s: %w", m.file, err)
		}
		applied++
	}
	return applied, nil
}

// Schema is what a program expects of its database: its migrations, read once for many looks.
type Schema struct{ migrations []migration }

// ReadSchema reads migrations, which fails as Migrate would.
func ReadSchema(files fs.FS) (*Schema, error) {
	migrations, err := readMigrations(files)
	return &Schema{migrations}, err
}

// Pending tells how many migrations the database lacks, for readiness checks. It refuses one that Migrate refuses.
func (s *Schema) Pending(ctx context.Context, d *DB) (int, error) {
	known, err := appliedMigrations(ctx, d.read.DB)
	if err != nil {
		return 0, err
	}
	pending, err := compareMigrations(s.migrations, known)
	return len(pending), err
}

func pendingMigrations(ctx context.Context, conn *sql.Conn, dialect Dialect, all []migration) ([]migration, error) {
	create, err := render(`CREATE TABLE IF NOT EXISTS schema_migrations (
  version BIGINT PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at {{.Time}} NOT NULL)`, dialect)
	if err != nil {
		return nil, err
	}
	if _, err := conn.ExecContext(ctx, create); err != nil {
		return nil, fmt.Errorf("db: migrate: %w", err)
	}
	known, err := appliedMigrations(ctx, conn)
	if err != nil {
		return nil, err
	}
	return compareMigrations(all, known)
}

func (d *DB) apply(ctx context.Context, conn *sql.Conn, m migration, statements string) error {
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }() // does nothing after the commit
	if _, err := tx.ExecContext(ctx, statements); err != nil {
		return err
	}
	at := d.opt.Clock.Now().UTC().Format("2006-01-02 15:04:05.999999-07:00")
	_, err = tx.ExecContext(ctx, "INSERT INTO schema_migrations (version, name, checksum, applied_at) VALUES ($1, $2, $3, $4)",
		m.version, m.name, m.checksum, at)
	if err != nil {
		return err
	}
	return tx.Commit()
}
