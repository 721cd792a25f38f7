package files

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) {
	testkit.Main(m, func() {
		if running.stop != nil {
			running.stop()
		}
	})
}

// house is two replicas over one database and one storage. Public names files for everybody, private for somebody.
type house struct {
	t      *testing.T
	db     *db.DB
	clock  *clock.Fixed
	one    *Store
	other  *Store
	folder folder
}

func columns() []Column {
	return []Column{
		{Table: "shelf_public", Key: "id", Name: "file", Public: true}, {Table: "shelf_private", Key: "id", Name: "file"},
	}
}

func databases(t *testing.T, fn func(t *testing.T, h *house)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			fn(t, newHouse(t, testkit.URL(t, dialect), t.TempDir()))
		})
	}
}

func newHouse(t *testing.T, databaseURL, root string) *house {
	t.Helper()
	h := &house{t: t, clock: clock.NewFixed(time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)), folder: folder{root}}
	h.db = testkit.Open(t, databaseURL, h.clock)
	for _, c := range columns() {
		h.exec("CREATE TABLE " + c.Table + " (id BIGINT PRIMARY KEY, file TEXT NOT NULL DEFAULT '')")
		h.exec("CREATE INDEX " + c.Table + "_file ON " + c.Table + " (" + c.head() + ")")
	}
	h.one, h.other = h.replica(h.db, root), h.replica(h.db, root)
	return h
}

func (h *house) replica(d *db.DB, root string) *Store {
	h.t.Helper()
	s, err := Open(h.t.Context(), Options{URL: "file:" + root, DB: d, Clock: h.clock, Log: zerolog.Nop(), Columns: columns()})
	if err != nil {
		h.t.Fatal(err)
	}
	return s
}

func (h *house) exec(query string, args ...any) {
	h.t.Helper()
	err := h.db.InTx(h.t.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewRaw(query, args...).Exec(ctx)
		return err
	})
	if err != nil {
		h.t.Fatalf("%s: %v", query, err)
	}
}

// put keeps a text; shelve names it in a row too.
func (h *house) put(text string) string {
	h.t.Helper()
	name, err := h.one.Put(h.t.Context(), TypeText, strings.NewReader(text), 1<<20)
	if err != nil {
		h.t.Fatal(err)
	}
	return string(name)
}

func (h *house) shelve(table string, id int64, kept string) {
	h.t.Helper()
	if err := h.db.InTx(h.t.Context(), func(ctx context.Context, tx *db.Tx) error {
		return shelve(ctx, tx, h.one, table, id, kept)
	}); err != nil {
		h.t.Fatal(err)
	}
}

func shelve(ctx context.Context, tx *db.Tx, s *Store, table string, id int64, kept string) error {
	if err := s.Keep(ctx, tx, kept); err != nil {
		return err
	}
	_, err := tx.IDB().NewRaw("INSERT INTO "+table+" (id, file) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET file = EXCLUDED.file", id, kept).Exec(ctx)
	return err
}

func (h *house) sweep() int {
	h.t.Helper()
	n, err := h.other.Sweep(h.t.Context())
	if err != nil {
		h.t.Fatal(err)
	}
	return n
}

// text reads what a column keeps.
func text(ctx context.Context, s *Store, kept string) (string, error) {
	url, err := s.DataURL(ctx, kept)
	if err != nil {
		return "", err
	}
	_, content, err := Decode(url)
	return string(content), err
}

func (h *house) reads(kept, want string) {
	h.t.Helper()
	if got, err := text(h.t.Context(), h.other, kept); err != nil || got != want {
		h.t.Errorf("%s: %q, %v", kept, got, err)
	}
}

// What one replica keeps the other reads; the same content is kept once.
func TestReplicasShareAStorage(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, h *house) {
		t.Helper()
		name := h.put("Conditions générales")
		if again := h.put("Conditions générales"); again != name {
			t.Errorf("%s and %s", name, again)
		}
		if want := "d708c7ed0b53df6bee88cd7901aef95481ba277309fec296c58d7dbc9323940e.txt"; name != want { // by sha256sum
			t.Errorf("the name is %s", name)
		}
		h.reads(name, "Conditions générales")
		if _, err := h.one.Put(t.Context(), TypePDF, strings.NewReader("four"), 3); !errors.Is(err, ErrTooLarge) {
			t.Errorf("beyond its bound: %v", err)
		}
	})
}

// A name opens nothing by itself: a public column must name the file, whatever else does.
func TestTheHashAloneOpensNothing(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, h *house) {
		t.Helper()
		name := h.put("a photo of an order")
		open := func() bool {
			t.Helper()
			f, found, err := h.other.Public(t.Context(), name)
			if err != nil || found != (f != nil) {
				t.Fatal(found, err)
			}
			return found
		}
		if open() {
			t.Error("a file that nobody names is public")
		}
		h.shelve("shelf_private", 1, name)
		if open() {
			t.Error("somebody's file is public")
		}
		h.shelve("shelf_public", 1, name)
		if !open() {
			t.Error("a public file is closed")
		}
		h.shelve("shelf_public", 1, "")
		if open() {
			t.Error("a file that is no longer public stays open")
		}
		for _, other := range []string{"", "x", name[:64], name + ".txt", "../" + name, strings.ToUpper(name), strings.Replace(name, ".txt", ".pdf", 1), "data:,x"} {
			if _, found, err := h.one.Public(t.Context(), other); found || err != nil {
				t.Errorf("%s: %v, %v", other, found, err)
			}
		}
	})
}

// What no row names goes a day after it was last wanted, and nothing else.
func TestSweep(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, h *house) {
		t.Helper()
		kept, lost, public := h.put("kept"), h.put("lost"), h.put("public")
		h.shelve("shelf_private", 1, kept)
		h.shelve("shelf_public", 1, public)
		h.clock.Advance(grace)
		if n := h.sweep(); n != 0 {
			t.Errorf("%d files gone within a day", n)
		}
		h.clock.Advance(time.Second)
		if h.put("lost"); h.sweep() != 0 {
			t.Error("what was put again just now is gone")
		}
		h.clock.Advance(grace + time.Second)
		if n := h.sweep(); n != 1 {
			t.Errorf("%d files gone", n)
		}
		if _, err := h.one.Open(t.Context(), lost); !errors.Is(err, errMissing) {
			t.Errorf("the lost one: %v", err)
		}
		h.reads(kept, "kept")
		h.reads(public, "public")
		h.put("lost")
		h.reads(lost, "lost")
		h.exec("DELETE FROM shelf_private")
		h.clock.Advance(grace + time.Second)
		if n := h.sweep(); n != 2 {
			t.Errorf("%d files gone once their row is", n)
		}
		if _, err := h.one.Open(t.Context(), kept); !errors.Is(err, errMissing) {
			t.Errorf("the one that is named no more: %v", err)
		}
	})
}

// A transaction that names a file holds off the sweep until it ends, however long ago the file was put.
func TestSweepWaitsForOpenTransactions(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, h *house) {
		t.Helper()
		name := h.put("an upload")
		h.clock.Advance(2 * grace)
		swept := make(chan error, 1)
		err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			if err := shelve(ctx, tx, h.one, "shelf_private", 1, name); err != nil {
				return err
			}
			go func() { _, err := h.other.Sweep(t.Context()); swept <- err }()
			if h.db.Dialect() == db.SQLite {
				return nil // the sweep waits for the only pen
			}
			// The sweep has seen the file unnamed, and waits for its row: one lock is not granted.
			for waiting := 0; waiting == 0; {
				if err := h.db.Read().NewRaw("SELECT count(*) FROM pg_locks WHERE NOT granted").Scan(ctx, &waiting); err != nil {
					return err
				}
				select {
				case err := <-swept:
					swept <- err
					return nil
				default:
				}
			}
			return nil
		})
		if err := errors.Join(err, <-swept); err != nil {
			t.Fatal(err)
		}
		h.reads(name, "an upload")
		// Rolled back, nothing names it.
		h.exec("DELETE FROM shelf_private")
		h.clock.Advance(2 * grace)
		failed := errors.New("rolled back")
		err = h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			return errors.Join(shelve(ctx, tx, h.one, "shelf_private", 1, name), failed)
		})
		if !errors.Is(err, failed) {
			t.Fatal(err)
		}
		if n := h.sweep(); n != 1 {
			t.Errorf("%d files gone", n)
		}
		err = h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			return shelve(ctx, tx, h.one, "shelf_private", 1, name)
		})
		if !errors.Is(err, errSwept) {
			t.Errorf("a file that is gone was named: %v", err)
		}
	})
}

// stubborn removes nothing, so many times.
type stubborn struct {
	objects

	left atomic.Int64
}

func (s *stubborn) remove(ctx context.Context, name Name) error {
	if s.left.Add(-1) >= 0 {
		return errors.New("the storage is away")
	}
	return s.objects.remove(ctx, name)
}

// A storage that is away for a while costs nothing but time.
func TestSweepWithoutStorage(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, h *house) {
		t.Helper()
		for n := range 3 {
			h.put(fmt.Sprint("lost ", n))
		}
		away := &stubborn{objects: h.folder}
		away.left.Store(1)
		h.other.objects = away
		h.clock.Advance(2 * grace)
		if _, err := h.other.Sweep(t.Context()); err == nil {
			t.Error("a failure is kept to itself")
		}
		if n := h.sweep(); n != 3 {
			t.Errorf("%d files gone", n)
		}
	})
}
