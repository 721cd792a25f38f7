package db_test

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestReadCannotWrite(t *testing.T) {
	t.Parallel()
	d := testkit.Migrated(t, db.SQLite)
	_, err := d.Read().ExecContext(t.Context(), "DELETE FROM inbox")
	if err == nil || !strings.Contains(err.Error(), "readonly") {
		t.Errorf("a write through Read gave %v, want a refusal", err)
	}
}

func TestSQLiteSettings(t *testing.T) {
	t.Parallel()
	d, err := db.Open(t.Context(), "sqlite:"+filepath.Join(t.TempDir(), "test.db"), db.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = d.Close() }()
	for pragma, want := range map[string]string{"journal_mode": "wal", "foreign_keys": "1", "query_only": "1", "busy_timeout": "5000"} {
		var got string
		if err := d.Read().QueryRowContext(t.Context(), "PRAGMA "+pragma).Scan(&got); err != nil {
			t.Fatal(err)
		}
		if got != want {
			t.Errorf("reader: %s = %s, want %s", pragma, got, want)
		}
	}
	err = d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		for pragma, want := range map[string]string{"synchronous": "1", "foreign_keys": "1", "query_only": "0", "busy_timeout": "5000"} {
			var got string
			if err := tx.IDB().QueryRowContext(ctx, "PRAGMA "+pragma).Scan(&got); err != nil {
				return err
			}
			if got != want {
				t.Errorf("writer: %s = %s, want %s", pragma, got, want)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestErrorsOfTheDatabase(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		exec(t, d, "CREATE TABLE things (id BIGINT PRIMARY KEY, name TEXT NOT NULL UNIQUE)")
		exec(t, d, "INSERT INTO things VALUES (1, 'a')")
		insert := func(id int, name any) error {
			return d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				_, err := tx.IDB().ExecContext(ctx, "INSERT INTO things VALUES (?, ?)", id, name)
				return err
			})
		}
		if err := insert(1, "b"); !db.IsUnique(err) {
			t.Errorf("same key: %v", err)
		}
		if err := insert(2, "a"); !db.IsUnique(err) {
			t.Errorf("same name: %v", err)
		}
		if err := insert(2, nil); err == nil || db.IsUnique(err) {
			t.Errorf("null name: %v", err)
		}
		var name string
		err := d.Read().QueryRowContext(t.Context(), "SELECT name FROM things WHERE id = 7").Scan(&name)
		if !db.NotFound(err) {
			t.Errorf("no row: %v", err)
		}
		if db.IsUnavailable(err) || db.IsUnavailable(context.DeadlineExceeded) || db.IsUnavailable(nil) {
			t.Error("a database that answers is available")
		}
	})
}

func TestAwayIsUnavailable(t *testing.T) {
	t.Parallel()
	_, err := db.Open(t.Context(), "postgres://nobody@127.0.0.1:1/none?sslmode=disable", db.Options{})
	if !db.IsUnavailable(err) {
		t.Errorf("refused connection: %v", err)
	}
	if !db.IsUnavailable(sql.ErrConnDone) {
		t.Error("a lost connection is unavailable")
	}
	_, file := os.Open(filepath.Join(t.TempDir(), "none", "none"))
	for _, elsewhere := range []error{
		file, &fs.PathError{Op: "open", Err: syscall.ENOTDIR}, &os.LinkError{Op: "rename", Err: syscall.EIO},
		&url.Error{Op: "Put", Err: &net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}},
	} {
		if db.IsUnavailable(fmt.Errorf("files: %w", elsewhere)) {
			t.Errorf("taken for a database that is away: %v", elsewhere)
		}
	}
}

func TestOpenRefuses(t *testing.T) {
	t.Parallel()
	for _, url := range []string{"", "mysql://host/name", "sqlite:", "sqlite::memory:", "postgres://%zz"} {
		if d, err := db.Open(t.Context(), url, db.Options{}); err == nil {
			t.Errorf("Open(%q) works", url)
			_ = d.Close()
		}
	}
}

func TestInstantsKeepMicroseconds(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		at := time.Date(2026, 3, 29, 3, 30, 0, 123456000, time.FixedZone("", 7200))
		exec(t, d, "INSERT INTO inbox (handler, message_id, handled_at) VALUES ('h', 'm', ?)", at)
		var got time.Time
		if err := d.Read().QueryRowContext(t.Context(), "SELECT handled_at FROM inbox").Scan(&got); err != nil {
			t.Fatal(err)
		}
		if !got.Equal(at) {
			t.Errorf("got %v, want %v", got, at)
		}
	})
}

func TestCountStatements(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		ctx, counter := db.CountStatements(t.Context())
		err := d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			_, err := tx.IDB().ExecContext(ctx, "DELETE FROM inbox")
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		count(t, d, "inbox") // under another context: not counted
		if got := strings.Join(counter.Statements(), "; "); got != "BEGIN; DELETE FROM inbox; COMMIT" {
			t.Errorf("statements: %s", got)
		}
	})
}

func TestAuditTrailIsAppendOnly(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		exec(t, d, `INSERT INTO audit_entries (occurred_at, actor_id, impersonator_id, action, subject, subject_id)
VALUES ('2026-01-01 00:00:00+00:00', 1, 0, 'a', 's', 1)`)
		for _, statement := range []string{"UPDATE audit_entries SET action = 'b'", "DELETE FROM audit_entries"} {
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				_, err := tx.IDB().ExecContext(ctx, statement)
				return err
			})
			if err == nil || !strings.Contains(err.Error(), "append-only") {
				t.Errorf("%s: %v", statement, err)
			}
		}
	})
}

func TestLease(t *testing.T) {
	t.Parallel()
	d := testkit.Migrated(t, db.Postgres)
	first, err := d.TryLease(t.Context(), 7)
	if err != nil || first == nil || !first.Held(t.Context()) {
		t.Fatalf("first lease: %v, %v", first, err)
	}
	if second, err := d.TryLease(t.Context(), 7); err != nil || second != nil {
		t.Errorf("second lease: %v, %v", second, err)
	}
	first.Release(t.Context())
	second, err := d.TryLease(t.Context(), 7)
	if err != nil || second == nil {
		t.Fatalf("lease after release: %v, %v", second, err)
	}
	second.Release(t.Context())
}
