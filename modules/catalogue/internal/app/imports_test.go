package app

import (
	"context"
	"strings"
	"testing"
	"time"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/modules/catalogue/internal/store"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/table"
	"millesime/platform/table/columns"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// within runs fn in a transaction.
func within(t *testing.T, d *db.DB, fn func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	if err := d.InTx(t.Context(), fn); err != nil {
		t.Fatal(err)
	}
}

// importsOver are the use cases that need no other module.
func importsOver(d *db.DB, s *store.Imports) *Imports {
	return NewImports(d, s, nil, nil, nil, nil, clock.System())
}

// staged makes an import of some rows in a state.
func staged(t *testing.T, d *db.DB, s *store.Imports, state imports.State, rows int) int64 {
	t.Helper()
	i := imports.Import{SupplierID: 7, CreatedBy: 7, State: state, RowsKept: true, Rows: rows, Columns: []columns.Column{}}
	within(t, d, func(ctx context.Context, tx *db.Tx) error {
		if err := s.Add(ctx, tx, &i); err != nil {
			return err
		}
		all := make([]imports.Row, rows)
		for at := range all {
			all[at] = imports.Row{Number: at + 2, Cells: []table.Cell{{Text: "A"}}}
		}
		return s.AddRows(ctx, tx, i.ID, all)
	})
	return i.ID
}

// Rows go a month after their import came to rest, and those of a file that never arrived whole after an hour.
func TestRowsOfOldImportsGo(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.NewImports(d)
		arriving, waiting := staged(t, d, s, imports.Arriving, 700), staged(t, d, s, imports.Checked, 3)
		done, running := staged(t, d, s, imports.Done, 3), staged(t, d, s, imports.Running, 3)
		cleaner := importsOver(d, s)
		holds := func(when string, want map[int64]imports.State) {
			t.Helper()
			for id, state := range want {
				i, err := s.Import(t.Context(), nil, lists.Scope{All: true}, id)
				if err != nil {
					t.Fatal(err)
				}
				rows, err := s.RowsAfter(t.Context(), nil, id, 0, 10)
				if err != nil {
					t.Fatal(err)
				}
				if gone := id == arriving || when == "later" && id != running; i.State != state || i.RowsKept == gone || (len(rows) == 0) != gone {
					t.Errorf("%s: import %d is %s, rows kept %v, %d there", when, id, i.State, i.RowsKept, len(rows))
				}
			}
		}
		clean := func(after time.Duration) {
			t.Helper()
			if err := cleaner.Sweep(t.Context(), time.Now().Add(after)); err != nil {
				t.Fatal(err)
			}
		}
		clean(2 * time.Hour)
		holds("soon", map[int64]imports.State{arriving: imports.Canceled, waiting: imports.Checked, done: imports.Done, running: imports.Running})
		clean(31 * 24 * time.Hour)
		holds("later", map[int64]imports.State{arriving: imports.Canceled, waiting: imports.Canceled, done: imports.Done, running: imports.Running})
	})
}

// A new file takes the place of one that waits, never that of one that somebody starts at the same moment.
func TestAFileDoesNotStopAnImportThatStarts(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.NewImports(d)
		started := staged(t, d, s, imports.Running, 3)
		waited := []int64{started}
		for range 4 {
			waited = append(waited, staged(t, d, s, imports.Checked, 3))
		}
		// Which imports wait was read a moment ago: another replica has started one meanwhile.
		within(t, d, func(ctx context.Context, tx *db.Tx) error { return importsOver(d, s).giveWay(ctx, tx, waited) })
		for _, id := range waited {
			want := imports.Checked
			if id == started {
				want = imports.Running
			}
			if i, err := s.Import(t.Context(), nil, lists.Scope{All: true}, id); err != nil || i.State != want || !i.RowsKept {
				t.Errorf("import %d: %s, rows kept %v, %v", id, i.State, i.RowsKept, err)
			}
		}
	})
}

// The file that makes room is not one whose rows somebody repairs, however old it is.
func TestAFileThatIsWorkedOnStays(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.NewImports(d)
		var waiting []int64
		for range 5 {
			waiting = append(waiting, staged(t, d, s, imports.Checked, 3))
		}
		within(t, d, func(ctx context.Context, tx *db.Tx) error {
			i, err := s.Import(ctx, tx, lists.Scope{All: true}, waiting[0])
			if err != nil {
				return err
			}
			return s.Save(ctx, tx, &i)
		})
		file := strings.NewReader("ref;nom\nA;B\n")
		if _, err := importsOver(d, s).Upload(t.Context(), auth.Actor{ID: 7, Group: auth.Supplier}, ImportFile{
			Name: "vins.csv", Content: file, Size: file.Size(),
		}); err != nil {
			t.Fatal(err)
		}
		for at, id := range waiting {
			if i, err := s.Import(t.Context(), nil, lists.Scope{All: true}, id); err != nil || i.RowsKept == (at == 1) {
				t.Errorf("file %d: %s, rows kept %v, %v", at, i.State, i.RowsKept, err)
			}
		}
	})
}
