package db_test

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	schema "millesime/db"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func files(pairs ...string) fstest.MapFS {
	m := fstest.MapFS{}
	for i := 0; i < len(pairs); i += 2 {
		m[pairs[i]] = &fstest.MapFile{Data: []byte(pairs[i+1])}
	}
	return m
}

// with adds files to the product's own migrations, which are applied already.
func with(t *testing.T, pairs ...string) fstest.MapFS {
	t.Helper()
	m := files(pairs...)
	err := fs.WalkDir(schema.Migrations, ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(schema.Migrations, file)
		if _, replaced := m[file]; !replaced {
			m[file] = &fstest.MapFile{Data: content}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

const first = "migrations/0001_platform.sql"

func TestMigrate(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		more := with(t, "migrations/9001_a.sql", "CREATE TABLE a (id {{.ID}}, at {{.Time}}, doc {{.JSON}}, ok {{.Bool}});",
			"migrations/9002_b.sql", "{{if .SQLite}}CREATE TABLE b_lite (n BIGINT);{{end}}{{if .Postgres}}CREATE TABLE b_pg (n BIGINT);{{end}} INSERT INTO a (ok) VALUES (TRUE);")
		expected, err := db.ReadSchema(more)
		if err != nil {
			t.Fatal(err)
		}
		if n, err := expected.Pending(t.Context(), d); n != 2 || err != nil {
			t.Errorf("pending %d, %v; want 2", n, err)
		}
		for _, want := range []int{2, 0} {
			if n, err := db.Migrate(t.Context(), d, more); n != want || err != nil {
				t.Fatalf("applied %d, %v; want %d", n, err, want)
			}
		}
		if n := count(t, d, "a"); n != 1 {
			t.Errorf("a has %d rows", n)
		}
		own := map[db.Dialect]string{db.SQLite: "b_lite", db.Postgres: "b_pg"}[d.Dialect()]
		if n := count(t, d, own); n != 0 {
			t.Errorf("%s has %d rows", own, n)
		}
	})
}

func TestMigrateIsAllOrNothingPerFile(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		bad := with(t, "migrations/9001_good.sql", "CREATE TABLE good (n BIGINT);",
			"migrations/9002_bad.sql", "CREATE TABLE half (n BIGINT); INSERT INTO nowhere VALUES (1);")
		n, err := db.Migrate(t.Context(), d, bad)
		if n != 1 || err == nil || !strings.Contains(err.Error(), "9002_bad.sql") {
			t.Errorf("applied %d, %v", n, err)
		}
		mended := with(t, "migrations/9001_good.sql", "CREATE TABLE good (n BIGINT);",
			"migrations/9002_bad.sql", "CREATE TABLE half (n BIGINT);")
		if n, err := db.Migrate(t.Context(), d, mended); n != 1 || err != nil {
			t.Errorf("after mending: applied %d, %v", n, err)
		}
	})
}

func TestMigrateRefuses(t *testing.T) {
	t.Parallel()
	cases := map[string]struct {
		files fs.FS
		says  string
	}{
		"a changed file":       {with(t, first, "SELECT 1;"), "changed"},
		"a missing file":       {files(), "missing"},
		"a late file":          {with(t, "migrations/0000_early.sql", "SELECT 1;"), "comes before"},
		"a badly named file":   {with(t, "migrations/9001-Bad.sql", "SELECT 1;"), "not named"},
		"the same number":      {with(t, "migrations/9001_a.sql", "", "migrations/9001_b.sql", ""), "same number"},
		"an unknown word":      {with(t, "migrations/9001_a.sql", "{{.Blob}}"), "Blob"},
		"a broken template":    {with(t, "migrations/9001_a.sql", "{{if}}"), "9001_a.sql"},
		"SQL that cannot work": {with(t, "migrations/9001_a.sql", "CREATE TABEL x;"), "9001_a.sql"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testkit.Databases(t, func(t *testing.T, d *db.DB) {
				n, err := db.Migrate(t.Context(), d, c.files)
				if n != 0 || err == nil || !strings.Contains(err.Error(), c.says) {
					t.Errorf("applied %d, %v; want an error with %q", n, err, c.says)
				}
			})
		})
	}
}

// A migration that is mended in its place names the texts that it replaces: a database that ran one of them is left as it is, another
// runs the new one.
func TestMigrateTakesAMendedFile(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		const file, faulty = "migrations/9001_a.sql", "CREATE TABLE a (n BIGINT);"
		if _, err := db.Migrate(t.Context(), d, with(t, file, faulty)); err != nil {
			t.Fatal(err)
		}
		mended := fmt.Sprintf("-- replaces %x\nCREATE TABLE a (n BIGINT, m BIGINT);", sha256.Sum256([]byte(faulty)))
		if n, err := db.Migrate(t.Context(), d, with(t, file, mended, "migrations/9002_b.sql", "CREATE TABLE b (n BIGINT);")); n != 1 || err != nil {
			t.Errorf("applied %d, %v; want the next one alone", n, err)
		}
	})
}

func TestMigrateFromReplicasAtOnce(t *testing.T) {
	t.Parallel()
	url := testkit.URL(t, db.Postgres)
	more := with(t, "migrations/9001_a.sql", "CREATE TABLE a (n BIGINT);")
	total := make(chan int)
	for range 3 {
		go func() {
			d, err := db.Open(context.WithoutCancel(t.Context()), url, db.Options{})
			if err != nil {
				t.Error(err)
				total <- 0
				return
			}
			n, err := db.Migrate(t.Context(), d, more)
			if err != nil {
				t.Error(err)
			}
			if err := d.Close(); err != nil {
				t.Error(err)
			}
			total <- n
		}()
	}
	if n := <-total + <-total + <-total; n != 1 {
		t.Errorf("applied %d times, want once", n)
	}
}

func TestMigrateMakesTheFolder(t *testing.T) {
	t.Parallel()
	d, err := db.Open(t.Context(), "sqlite:"+filepath.Join(t.TempDir(), "new folder", "a?b%20#.db"), db.Options{FullSync: true})
	if err != nil {
		t.Fatal(err)
	}
	if n, err := db.Migrate(t.Context(), d, schema.Migrations); n == 0 || err != nil {
		t.Errorf("applied %d, %v", n, err)
	}
	if err := d.Ping(t.Context()); err != nil {
		t.Error(err)
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
}
