package db_test

import (
	"context"
	"io/fs"
	"path/filepath"
	"testing"
	"testing/fstest"

	schema "millesime/db"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// before are the migrations up to one.
func before(t *testing.T, name string) fs.FS {
	t.Helper()
	files := fstest.MapFS{}
	entries, err := fs.ReadDir(schema.Migrations, "migrations")
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		if entry.Name() >= name {
			continue
		}
		data, err := fs.ReadFile(schema.Migrations, "migrations/"+entry.Name())
		if err != nil {
			t.Fatal(err)
		}
		files[entry.Name()] = &fstest.MapFile{Data: data}
	}
	return files
}

// Relations made before invitations keep their numbers, terms and dates, and get who invited and the first of their dated
// terms.
func TestRelationsOutliveTheirNewTable(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0021_relations.sql"))
			run(t, d, `INSERT INTO users (id, email, password_hash, group_code, status, created_at, updated_at) VALUES
 (1, 'maison@example.test', '', 'supplier', 'valid', '2026-01-01 00:00:00+00:00', '2026-01-01 00:00:00+00:00'),
 (2, 'agent@example.test', '', 'commercial_agent', 'valid', '2026-01-01 00:00:00+00:00', '2026-01-01 00:00:00+00:00'),
 (3, 'table@example.test', '', 'restaurant', 'valid', '2026-01-01 00:00:00+00:00', '2026-01-01 00:00:00+00:00')`,
				`INSERT INTO user_relations (id, parent_id, child_id, status, negociation_margin_bp, agent_fee_bp, permanent_discount_bp,
 outstanding_value_cents, agent_id, agent_since, payment_terms_kind, payment_terms_days, created_at, updated_at, label) VALUES
 (4, 1, 3, 'valid', 100, 200, 300, 400, 2, '2026-02-02 00:00:00+00:00', 'days', 30, '2026-02-01 00:00:00+00:00', '2026-03-01 00:00:00+00:00', 'Le voisin')`,
				`INSERT INTO user_relations (id, parent_id, child_id, status, created_at, updated_at) VALUES
 (7, 1, 2, 'pending', '2026-02-01 00:00:00+00:00', '2026-02-01 00:00:00+00:00'),
 (9, 2, 3, 'reject', '2026-02-01 00:00:00+00:00', '2026-04-01 00:00:00+00:00')`,
				`INSERT INTO account_tokens (token_hash, kind, user_id, inviter_id, created_at, expires_at) VALUES
 ('x', 'invitation', 1, 2, '2026-02-01 00:00:00+00:00', '2026-02-15 00:00:00+00:00')`)
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				`SELECT count(*) FROM user_relations WHERE id = 4 AND parent_id = 1 AND child_id = 3 AND inviter_id = 1 AND invited_email = 'table@example.test'
 AND status = 'valid' AND negociation_margin_bp = 100 AND agent_fee_bp = 200 AND permanent_discount_bp = 300 AND outstanding_value_cents = 400
 AND agent_id = 2 AND agent_since = '2026-02-02 00:00:00+00:00' AND payment_terms_kind = 'days' AND payment_terms_days = 30
 AND answered_at = created_at AND updated_at = '2026-03-01 00:00:00+00:00' AND label = 'Le voisin'`: 1,
				`SELECT count(*) FROM user_relations WHERE id = 7 AND inviter_id = 2 AND invited_email = 'maison@example.test' AND answered_at IS NULL`: 1,
				`SELECT count(*) FROM user_relations WHERE id = 9 AND inviter_id = 2 AND answered_at = updated_at`:                                      1,
				`SELECT count(*) FROM user_relation_terms WHERE relation_id = 4 AND permanent_discount_bp = 300 AND agent_id = 2 AND written_by = 1`:    1,
				`SELECT count(*) FROM user_relation_terms`: 3,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d, want %d", query, got, want)
				}
			}
			run(t, d, `INSERT INTO user_relations (parent_id, inviter_id, status, created_at, updated_at) VALUES
 (1, 1, 'pending', '2026-05-01 00:00:00+00:00', '2026-05-01 00:00:00+00:00')`)
			if got := count(t, d, `SELECT MAX(id) FROM user_relations`); got != 10 {
				t.Errorf("the next number is %d", got)
			}
		})
	}
}

// emptied is a database without any table.
func emptied(t *testing.T, dialect db.Dialect) *db.DB {
	t.Helper()
	url := "sqlite:" + filepath.Join(t.TempDir(), "old.db")
	if dialect == db.Postgres {
		url = testkit.URL(t, dialect)
	}
	d, err := db.Open(t.Context(), url, db.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	if dialect == db.Postgres {
		run(t, d, `DROP SCHEMA public CASCADE`, `CREATE SCHEMA public`)
	}
	return d
}

func migrate(t *testing.T, d *db.DB, files fs.FS) {
	t.Helper()
	if _, err := db.Migrate(t.Context(), d, files); err != nil {
		t.Fatal(err)
	}
}

func run(t *testing.T, d *db.DB, statements ...string) {
	t.Helper()
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		for _, s := range statements {
			if _, err := tx.IDB().ExecContext(ctx, s); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func count(t *testing.T, d *db.DB, query string) int {
	t.Helper()
	var n int
	if err := d.Read().QueryRowContext(t.Context(), query).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}
