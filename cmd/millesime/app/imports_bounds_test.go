package app_test

import (
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// staged counts the rows that wait in the table of rows.
func staged(t *testing.T, h *apptest.House) int64 {
	t.Helper()
	return h.Count(t, "SELECT COUNT(*) FROM product_import_rows")
}

// Of a file that was refused, canceled or replaced nothing stays.
func TestFilesThatAreNotImportedTakeNoRoom(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		late := "a;b\n" + strings.Repeat("1;2\n", 3000) + strings.Repeat(";", 1_000_000) + "x" // refused when much of it is staged
		alpha.Post("/api/product_imports", late, apitest.Header("Content-Type", "text/csv")).Want(422)
		if n := staged(t, h); n != 0 {
			t.Errorf("%d rows of a file that was refused", n)
		}

		first := alpha.check(t, alpha.upload(t, wines(600, nil)))
		if !first.RowsKept {
			t.Errorf("%+v", first)
		}
		alpha.act(t, first.ID, "cancel", 200)
		apptest.Eventually(t, "the rows of a canceled import go", func() bool { return staged(t, h) == 0 })
		if got := alpha.get(t, first.ID); got.RowsKept || got.State != "canceled" {
			t.Errorf("%+v", got)
		}
		for _, path := range []string{"rows", "errors"} {
			if got := alpha.Get(fmt.Sprintf("/api/product_imports/%d/%s", first.ID, path)).Want(409); got.Text("code") != "catalogue.import_rows_gone" {
				t.Errorf("%s: %s", path, got.Body)
			}
		}

		waiting := []productImport{}
		for range 6 {
			waiting = append(waiting, alpha.upload(t, wines(3, nil)))
		}
		if got := alpha.get(t, waiting[0].ID); got.State != "canceled" || got.RowsKept {
			t.Errorf("the oldest of six: %+v", got)
		}
		if got := alpha.get(t, waiting[1].ID); got.State != "columns" || !got.RowsKept {
			t.Errorf("the second of six: %+v", got)
		}
		if n := staged(t, h); n != 5*3 {
			t.Errorf("%d rows of five files", n)
		}
	})
}

// A supplier has as many imports with their rows as may be; the oldest that nobody can undo any more goes.
func TestStartedImportsTakeLimitedRoom(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		first := alpha.all(t, wines(3, nil), "valid")
		for range 29 {
			h.Exec(t, `INSERT INTO product_imports (supplier_id, created_by, created_group, filename, format, encoding, delimiter, columns, rows_total,
 state, job, mode, planned, result, reason, created_at, updated_at, finished_at)
 SELECT supplier_id, created_by, created_group, filename, format, encoding, delimiter, columns, rows_total,
 state, job, mode, planned, result, reason, created_at, updated_at, finished_at FROM product_imports WHERE id = ?`, first.ID)
		}
		next := alpha.check(t, alpha.upload(t, wines(4, nil)))
		start := fmt.Sprintf("/api/product_imports/%d/start", next.ID)
		got := alpha.Post(start, map[string]string{"mode": "valid"}).Want(409)
		if got.Text("code") != "catalogue.import_many_kept" || !strings.Contains(got.Text("hydra:description"), "30 imports de ce fournisseur") {
			t.Errorf("%s", got.Body)
		}
		undone := h.Count(t, "SELECT MAX(id) - 2 FROM product_imports") // not the oldest, but the one that nobody needs any more
		h.Exec(t, "UPDATE product_imports SET state = 'undone', job = 'undo' WHERE id = ?", undone)
		alpha.Post(start, map[string]string{"mode": "valid"}).Want(200)
		if done := alpha.await(t, next.ID, "done"); done.Result.Created != 1 || done.UndoUntil == nil {
			t.Errorf("%+v", done)
		}
		if got := alpha.get(t, undone); got.RowsKept {
			t.Errorf("the one that was undone: %+v", got)
		}
		if got := alpha.get(t, first.ID); !got.RowsKept || got.UndoUntil == nil {
			t.Errorf("the oldest, which can be undone: %+v", got)
		}

		next = alpha.check(t, alpha.upload(t, wines(5, nil)))
		h.Exec(t, "UPDATE product_imports SET finished_at = ? WHERE id = ?", first.UndoUntil.AddDate(0, 0, -3), first.ID)
		alpha.start(t, next.ID, "valid")
		if got := alpha.get(t, first.ID); got.RowsKept || got.UndoUntil != nil {
			t.Errorf("the oldest: %+v", got)
		}
		alpha.act(t, first.ID, "undo", 409)
	})
}

// What is written into the cells of a row has an end: the rows of a batch are at hand together.
func TestRepairsOfARowAreBounded(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		i := alpha.check(t, alpha.upload(t, wines(3, nil)))
		long := strings.Repeat("é", 9_000)
		repair := func(status int, codes ...string) *apitest.Response {
			values := map[string]string{}
			for _, code := range codes {
				values[code] = long
			}
			return alpha.Patch(fmt.Sprintf("/api/product_imports/%d/rows", i.ID), map[string]any{
				"rows": []map[string]any{{"number": 2, "values": values}},
			}).Want(status)
		}
		repair(200, "name", "description", "tastingNotes", "pairings")
		if got := repair(422, "region", "appellation", "classification", "ingredients"); !strings.Contains(string(got.Body), "trop longues") {
			t.Errorf("%s", got.Body)
		}
		if got := alpha.rows(t, i.ID, "").Members[0].Values; got["name"] != long || got["region"] == long {
			t.Error("the first repairs, and they alone, are kept")
		}
	})
}
