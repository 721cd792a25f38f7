package testkit

import (
	"context"
	"reflect"
	"testing"

	"github.com/jackc/pgx/v5"

	"millesime/platform/db"
)

func TestADatabaseGivenBackIsAsTheTemplate(t *testing.T) {
	want(t, db.Postgres)
	t.Parallel()
	admin, name := ofOneTest(t, `
		INSERT INTO inbox (handler, message_id, handled_at) VALUES ('h', 'm', now());
		UPDATE carriers SET label_en = 'changed';
		DELETE FROM shipping_grid_steps;
		SELECT setval(sequencename::regclass, 900) FROM pg_sequences;`)
	next := newName()
	if err := rename(t.Context(), admin, name, next); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dropNow(t, admin, next) })
	restored, err := restore(t.Context(), withDatabase(admin, next))
	if err != nil || !restored {
		t.Fatalf("restored %v: %v", restored, err)
	}
	var seen pristine
	err = session(t.Context(), withDatabase(admin, next), func(conn *pgx.Conn) (err error) {
		seen, err = readPristine(t.Context(), conn)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for table, rows := range seen.rows {
		if string(rows) != string(template.held.rows[table]) {
			t.Errorf("%s holds %q, in the template %q", table, rows, template.held.rows[table])
		}
	}
	if !reflect.DeepEqual(seen.sequences, template.held.sequences) {
		t.Errorf("sequences %v, in the template %v", seen.sequences, template.held.sequences)
	}
}

func TestAnAlteredSchemaIsNotGivenToAnotherTest(t *testing.T) {
	want(t, db.Postgres)
	t.Parallel()
	for _, statement := range []string{
		"ALTER TABLE inbox ADD COLUMN extra text",
		"ALTER TABLE inbox DROP CONSTRAINT inbox_pkey",
		"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
		"INSERT INTO inbox (handler, message_id, handled_at) SELECT 'h', repeat(n::text, 20), now() FROM generate_series(1, 40000) n",
	} {
		admin, name := ofOneTest(t, statement)
		t.Cleanup(func() { dropNow(t, admin, name) })
		restored, err := restore(t.Context(), withDatabase(admin, name))
		if err != nil || restored {
			t.Errorf("after %q restored %v: %v", statement, restored, err)
		}
	}
}

// ofOneTest gives a database in which a test did something.
func ofOneTest(t *testing.T, statement string) (admin, name string) {
	t.Helper()
	admin, err := server()
	if err != nil {
		Lacking(t, "tests on PostgreSQL", err)
	}
	name = copyTemplate(t, admin)
	if err := execute(t.Context(), withDatabase(admin, name), statement); err != nil {
		t.Fatal(err)
	}
	return admin, name
}

func dropNow(t *testing.T, admin, name string) {
	t.Helper()
	if err := drop(context.WithoutCancel(t.Context()), admin, name); err != nil {
		t.Error(err)
	}
}
