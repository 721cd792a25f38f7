package testkit

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"sync"

	"github.com/jackc/pgx/v5"

	schema "millesime/db"
)

// templateLock is the advisory lock under which one of several test processes
// makes the template.
const templateLock = 0x74706c // "tpl"

// postgresTemplate gives the name of a migrated, empty database to clone. Its
// name holds a hash of the migrations, so that processes share it and a
// changed schema gets a new one.
var postgresTemplate = sync.OnceValues(func() (string, error) { //nolint:gochecknoglobals // once per process
	admin, err := server()
	if err != nil {
		return "", err
	}
	hash, err := schemaHash()
	if err != nil {
		return "", err
	}
	name := "millesime_template_" + hash
	ctx := context.Background()
	return name, session(ctx, admin, func(conn *pgx.Conn) error {
		if _, err := conn.Exec(ctx, fmt.Sprintf("SELECT pg_advisory_lock(%d)", templateLock)); err != nil {
			return err // the lock ends with the session
		}
		return makeTemplate(ctx, conn, admin, name)
	})
})

// makeTemplate migrates under another name and renames at the end, so that a
// half-made template is never cloned.
func makeTemplate(ctx context.Context, conn *pgx.Conn, admin, name string) error {
	var exists bool
	err := conn.QueryRow(ctx, "SELECT EXISTS (SELECT 1 FROM pg_database WHERE datname = $1)", name).Scan(&exists)
	if err != nil || exists {
		return err
	}
	raw := name + "_raw"
	for _, statement := range []string{"DROP DATABASE IF EXISTS " + raw + " WITH (FORCE)", "CREATE DATABASE " + raw} {
		if _, err := conn.Exec(ctx, statement); err != nil {
			return err
		}
	}
	if err := migrate(ctx, withDatabase(admin, raw)); err != nil {
		return err
	}
	_, err = conn.Exec(ctx, "ALTER DATABASE "+raw+" RENAME TO "+name)
	return err
}

func schemaHash() (string, error) {
	sum := sha256.New()
	err := fs.WalkDir(schema.Migrations, ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(schema.Migrations, file)
		sum.Write([]byte(file))
		sum.Write(content)
		return err
	})
	return hex.EncodeToString(sum.Sum(nil))[:16], err
}
