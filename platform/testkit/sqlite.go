package testkit

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	schema "millesime/db"
	"millesime/platform/db"
)

// sqliteTemplate is the content of a migrated, empty database file, made once
// per process: copying it is much faster than migrating.
var sqliteTemplate = sync.OnceValues(func() (content []byte, err error) { //nolint:gochecknoglobals // once per process
	folder, err := os.MkdirTemp("", "millesime-test")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder) //nolint:errcheck // a leftover in the temporary folder
	file := filepath.Join(folder, "template.db")
	if err := migrate(context.Background(), "sqlite:"+file); err != nil {
		return nil, err
	}
	return os.ReadFile(file) //nolint:gosec // our own folder
})

func sqliteURL(t testing.TB) string {
	t.Helper()
	content, err := sqliteTemplate()
	if err != nil {
		t.Fatalf("SQLite template: %v", err)
	}
	file := filepath.Join(t.TempDir(), "test.db")
	if err := os.WriteFile(file, content, 0o600); err != nil {
		t.Fatal(err)
	}
	return "sqlite:" + file
}

// migrate opens, migrates and closes a database; the file is then whole,
// without a write-ahead log beside it.
func migrate(ctx context.Context, url string) (err error) {
	d, err := db.Open(ctx, url, db.Options{})
	if err != nil {
		return err
	}
	if _, err := db.Migrate(ctx, d, schema.Migrations); err != nil {
		return fmt.Errorf("%w; closed: %w", err, d.Close())
	}
	return d.Close()
}
