package app_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/encoding/charmap"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

func TestImport(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		file := wines(1200, func(n int, cells []string) {
			switch n {
			case 7:
				cells[6] = "douze"
			case 8:
				cells[6] = "-3"
			case 9:
				cells[3] = "vert"
			case 700:
				cells[0] = "W-00007"
			case 701:
				cells[4] = "43831" // a date that lost its format: 2020
			case 702:
				cells[1] = "=HYPERLINK(\"x\")"
			}
		})
		text, err := charmap.Windows1252.NewEncoder().String(file)
		if err != nil {
			t.Fatal(err)
		}
		i := alpha.upload(t, text)
		if *i.Encoding != "windows-1252" || i.Rows != 1200 || i.State != "columns" || len(i.Columns) != 7 || *i.Columns[6].Field != "listPriceTaxExcl" {
			t.Fatalf("%+v", i)
		}
		i = alpha.check(t, i)
		if i.Counts != (importCounts{Created: 1196, Faulty: 4}) {
			t.Fatalf("counts %+v", i.Counts)
		}
		faulty := alpha.rows(t, i.ID, "faulty")
		got := map[string]string{}
		for _, row := range faulty.Members {
			for _, e := range row.Errors {
				got[fmt.Sprintf("%d %s", row.Number, e.Field)] = e.Message
			}
		}
		for cell, message := range map[string]string{
			"8 listPriceTaxExcl": "Ce n’est pas un nombre", "9 listPriceTaxExcl": "Le prix doit être compris entre 0,00 et 1 000 000,00 €",
			"10 colour": "Mot non reconnu. Choix possibles : Rouge, Blanc, Rosé, Orange, Aucune", "701 reference": "Cette référence figure déjà à la ligne 8",
		} {
			if got[cell] != message || len(got) != 4 {
				t.Errorf("%s: %q among %v", cell, got[cell], got)
			}
		}

		// Nothing is written before the start, and all or nothing refuses.
		if n := h.Count(t, "SELECT COUNT(*) FROM products WHERE reference LIKE 'W-%'"); n != 0 {
			t.Fatalf("%d products before the start", n)
		}
		alpha.Post(fmt.Sprintf("/api/product_imports/%d/start", i.ID), map[string]string{"mode": "all"}).Want(409)

		alpha.repairs(t, &i)
		i = alpha.start(t, i.ID, "all")
		if i.State != "done" || i.Result.Created != 1200 || i.UndoUntil == nil {
			t.Fatalf("%+v", i)
		}
		for what, query := range map[string]string{
			"products":      "SELECT COUNT(*) FROM products WHERE supplier_id = 4 AND reference LIKE 'W-%' AND version = 1 AND vintage = 2020 AND abv_tenths = 125",
			"prices":        "SELECT COUNT(*) FROM product_prices x JOIN products p ON p.id = x.product_id WHERE p.reference LIKE 'W-%'",
			"levels":        "SELECT COUNT(*) FROM stock_levels x JOIN products p ON p.id = x.product_id WHERE p.reference LIKE 'W-%'",
			"audit entries": "SELECT COUNT(*) FROM audit_entries WHERE action = 'products.created' AND actor_id = 4",
		} {
			if n := h.Count(t, query); n != 1200 {
				t.Errorf("%d %s", n, what)
			}
		}

		// Its titles are known now, and the same file again changes nothing.
		if known := alpha.upload(t, wines(1, nil)); !known.Columns[6].Remembered || i.Columns[6].Remembered {
			t.Errorf("columns remembered: %+v, at first %+v", known.Columns, i.Columns)
		}
		again := alpha.all(t, wines(1200, nil), "all")
		if again.Result.Unchanged != 1199 || again.Result.Changed != 1 { // the name that looks like a formula
			t.Errorf("again: %+v", again.Result)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM products WHERE reference LIKE 'W-%' AND version <> 1"); n != 1 {
			t.Errorf("%d products have another version", n)
		}
		alpha.undo(t, h, i.ID)
	})
}

// repairs corrects what is faulty in place.
func (c importing) repairs(t *testing.T, i *productImport) {
	t.Helper()
	path := fmt.Sprintf("/api/product_imports/%d/rows", i.ID)
	repair := func(number int, field, text string) importCounts {
		var answer struct{ Counts importCounts }
		c.Patch(path, map[string]any{"rows": []map[string]any{{"number": number, "values": map[string]string{field: text}}}}).Want(200).JSON(&answer)
		return answer.Counts
	}
	if got := repair(8, "listPriceTaxExcl", "douze euros"); got.Faulty != 4 {
		t.Errorf("still faulty: %+v", got)
	}
	repair(8, "listPriceTaxExcl", "12,07")
	repair(9, "listPriceTaxExcl", "13,08")
	repair(10, "colour", "rouge")
	// The first of two takes another reference, so that the second repeats none; then both have their own again.
	if got := repair(8, "reference", "W-00700"); got != (importCounts{Created: 1200}) {
		t.Errorf("%+v: %v", got, c.rows(t, i.ID, "faulty").Members)
	}
	if got := repair(8, "reference", "W-00007"); got.Faulty != 1 {
		t.Errorf("repeated again: %+v", got)
	}
	if got := repair(701, "reference", "W-00700"); got != (importCounts{Created: 1200}) {
		t.Errorf("%+v: %v", got, c.rows(t, i.ID, "faulty").Members)
	}
	c.Patch(path, map[string]any{"rows": []map[string]any{{"number": 99999, "values": map[string]string{"name": "x"}}}}).Want(422)
	c.Patch(path, map[string]any{"rows": []map[string]any{{"number": 8, "values": map[string]string{"unknown": "x"}}}}).Want(422)
}

// undo takes the first import back: what has changed since stays, all else is archived, and comes back with the file.
func (c importing) undo(t *testing.T, h *apptest.House, id int64) {
	t.Helper()
	c.act(t, id, "undo", 200)
	i := c.await(t, id, "undone")
	if i.Result.Undone != 1199 || i.Result.Kept != 1 || i.UndoUntil != nil {
		t.Errorf("undone: %+v", i.Result)
	}
	if kept := c.rows(t, id, "kept"); kept.Total != 1 || kept.Members[0].Errors[0].Code != "changed_since" {
		t.Errorf("kept: %+v", kept)
	}
	c.act(t, id, "undo", 409)
	if n := h.Count(t, "SELECT COUNT(*) FROM products WHERE reference LIKE 'W-%' AND status = 'desactivated'"); n != 1199 {
		t.Errorf("%d archived", n)
	}
	back := c.all(t, wines(1200, nil), "valid")
	if back.Result.Changed != 1199 || back.Result.Unchanged != 1 {
		t.Errorf("imported again: %+v", back.Result)
	}
	if n := h.Count(t, "SELECT COUNT(*) FROM products WHERE reference LIKE 'W-%' AND status = 'active'"); n != 1200 {
		t.Errorf("%d active again", n)
	}
}

// An import that changes products gives them their old values back.
func TestUndoOfChanges(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		alpha.all(t, wines(3, nil), "all")
		i := alpha.check(t, alpha.upload(t, wines(3, func(_ int, cells []string) { cells[1], cells[6] = "Nouveau", "99,99" })))
		if warned := alpha.rows(t, i.ID, "warned"); warned.Total != 3 || warned.Members[0].Warnings[0].Code != "price_moves" {
			t.Errorf("warnings: %+v", warned)
		}
		i = alpha.start(t, i.ID, "valid")
		if i.Result.Changed != 3 {
			t.Fatalf("%+v", i.Result)
		}
		h.Exec(t, "UPDATE product_imports SET finished_at = ? WHERE id = ?", time.Now().Add(-25*time.Hour), i.ID)
		alpha.act(t, i.ID, "undo", 409)
		h.Exec(t, "UPDATE product_imports SET finished_at = ? WHERE id = ?", time.Now().Add(-23*time.Hour), i.ID)
		alpha.act(t, i.ID, "undo", 200)
		alpha.await(t, i.ID, "undone")
		if n := h.Count(t, "SELECT COUNT(*) FROM products p JOIN product_prices x ON x.product_id = p.id WHERE p.reference LIKE 'W-%' AND p.name LIKE 'Château%' AND x.list_price_cents < 5000"); n != 3 {
			t.Errorf("%d have their name and price again", n)
		}
	})
}

// All or nothing is nothing when a row turns out faulty after others were written.
func TestAllOrNothing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		i := alpha.check(t, alpha.upload(t, wines(1200, nil)+"ALPHA-LAST;Dernier;still;Rouge;2020;12,5;9\r\n"))
		// Meanwhile the last row's warehouse holds goods that the row would move: the row is staged as one that moves it.
		h.Exec(t, "UPDATE product_import_rows SET edits = '{\"listPriceTaxExcl\":\"-1\"}' WHERE import_id = ? AND number = 1202", i.ID)
		i = alpha.start(t, i.ID, "all")
		if i.State != "failed" || i.Reason == nil || i.Result.Undone != 1000 {
			t.Fatalf("%+v", i)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM products WHERE reference LIKE 'W-%' AND status = 'active'"); n != 0 {
			t.Errorf("%d products stayed", n)
		}
		if faulty := alpha.rows(t, i.ID, "faulty"); faulty.Total != 1 || faulty.Members[0].Number != 1202 {
			t.Errorf("%+v", faulty)
		}
	})
}

// One supplier's file never touches another's products, whatever references it names; and nobody sees another's import.
func TestImportStaysWithItsSupplier(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, beta := importing{h.As(t, apptest.Email(apptest.Alpha))}, importing{h.As(t, apptest.Email(apptest.Beta))}
		admin := importing{h.As(t, apptest.Email(apptest.Admin))}
		alpha.all(t, wines(5, nil), "all")
		i := beta.all(t, wines(5, func(_ int, cells []string) { cells[1] = "De Bêta" }), "all")
		if i.Result.Created != 5 || i.Result.Changed != 0 {
			t.Errorf("%+v", i.Result)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM products WHERE supplier_id = 4 AND reference LIKE 'W-%' AND version = 1 AND name LIKE 'Château%'"); n != 5 {
			t.Errorf("%d products of the other are as they were", n)
		}
		path := fmt.Sprintf("/api/product_imports/%d", i.ID)
		for _, action := range []string{"start", "cancel", "resume", "undo"} {
			alpha.Post(path+"/"+action, map[string]string{"mode": "all"}).Want(404)
		}
		alpha.Get(path).Want(404)
		alpha.Get(path + "/rows").Want(404)
		alpha.Get(path + "/errors").Want(404)
		alpha.Patch(path+"/rows", map[string]any{"rows": []map[string]any{{"number": 2, "values": map[string]string{"name": "x"}}}}).Want(404)
		alpha.Do(http.MethodPut, path+"/columns", map[string]any{"columns": []map[string]any{{"index": 0, "field": "reference"}}}).Want(404)
		if got := alpha.Get("/api/product_imports").Want(200); got.Value("hydra:totalItems") != 1.0 {
			t.Errorf("%s", got.Body)
		}

		// An administrator names the supplier, and may not name anybody else.
		own := admin.upload(t, wines(2, func(_ int, cells []string) { cells[0] = "ADM-" + cells[0] }))
		columns := []map[string]any{{"index": 0, "field": "reference"}, {"index": 1, "field": "name"}, {"index": 2, "field": "type"}, {"index": 5, "field": "abv"}, {"index": 6, "field": "listPriceTaxExcl"}}
		put := func(supplier any, status int) {
			admin.Do(http.MethodPut, fmt.Sprintf("/api/product_imports/%d/columns", own.ID), map[string]any{"columns": columns, "supplier": supplier}).Want(status)
		}
		put(nil, 422)
		put("/api/users/3", 422)
		put("/api/users/4", 200)
		admin.await(t, own.ID, "checked")
		admin.start(t, own.ID, "all")
		if n := h.Count(t, "SELECT COUNT(*) FROM products WHERE supplier_id = 4 AND reference LIKE 'ADM-%'"); n != 2 {
			t.Errorf("%d made for the supplier", n)
		}
		alpha.Get(fmt.Sprintf("/api/product_imports/%d", own.ID)).Want(200)
	})
}

// Products are written, and taken back, in the name of who asked for that, with the admin who acts for it: not of who sent the file.
func TestImportIsWrittenInTheNameOfWhoStartsIt(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE users SET first_name = 'Inès', last_name = 'Roy' WHERE id = ?", apptest.Admin) // not her company: its admins are many
		alpha, acting := importing{h.As(t, apptest.Email(apptest.Alpha))}, importing{actingFor(t, h, apptest.Admin, apptest.Alpha)}
		i := alpha.check(t, alpha.upload(t, wines(2, nil)))
		if i.Who == "" || i.Who != i.SupplierName || i.AsWhom != "" {
			t.Errorf("sent by %q for %q: %+v", i.Who, i.AsWhom, i)
		}
		started := acting.start(t, i.ID, "all")
		if started.AsWhom != i.Who || started.Who != "Inès Roy" {
			t.Errorf("started by %q for %q", started.Who, started.AsWhom)
		}
		if n := h.Count(t, fmt.Sprintf("SELECT COUNT(*) FROM audit_entries WHERE action = 'products.created' AND actor_id = %d AND impersonator_id = %d",
			apptest.Alpha, apptest.Admin)); n != 2 {
			t.Errorf("%d products tell of the admin who started", n)
		}
		alpha.act(t, i.ID, "undo", 200)
		alpha.await(t, i.ID, "undone")
		if n := h.Count(t, fmt.Sprintf("SELECT COUNT(*) FROM audit_entries WHERE action = 'products.changed' AND actor_id = %d AND impersonator_id = 0",
			apptest.Alpha)); n != 2 {
			t.Errorf("%d products tell of the supplier who took the import back itself", n)
		}
	})
}

// What an import makes while its supplier's account is blocked is not sold before it is valid again.
func TestImportOfABlockedSupplierSellsNothing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		alpha, supplier := importing{h.As(t, apptest.Email(apptest.Alpha))}, apptest.IRI("users", apptest.Alpha)
		checked := alpha.check(t, alpha.upload(t, wines(2, nil)))
		admin.Patch(supplier, map[string]any{"status": "blocked", "reason": "Enquête"}).Want(200)
		h.Settle(t)
		importing{admin}.start(t, checked.ID, "all")
		made := apptest.IRI("products", h.Count(t, "SELECT MAX(id) FROM products"))
		buyer.Get(made).Want(404)
		columns := map[string]any{"supplier": supplier, "columns": []any{}}
		admin.Do(http.MethodPut, fmt.Sprintf("/api/product_imports/%d/columns", importing{admin}.upload(t, wines(1, nil)).ID), columns).Want(422)
		admin.Patch(supplier, map[string]any{"status": "valid"}).Want(200)
		h.Settle(t)
		buyer.Get(made).Want(200)
	})
}

// Columns are remembered as a supplier took them, and an import that goes on can be canceled and resumed.
func TestColumnsAreRememberedAndCanceledImportsResumed(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		i := alpha.upload(t, "Machin;Chose;Genre;Coût\nX1;Un;still;5\n")
		path := fmt.Sprintf("/api/product_imports/%d/columns", i.ID)
		for _, columns := range [][]map[string]any{
			{{"index": 1, "field": "name"}},
			{{"index": 9, "field": "reference"}},
			{{"index": 0, "field": "nothing"}},
			{{"index": 0, "field": "reference"}, {"index": 1, "field": "reference"}},
			{},
		} {
			alpha.Do(http.MethodPut, path, map[string]any{"columns": columns}).Want(422)
		}
		alpha.Do(http.MethodPut, path, map[string]any{"columns": []map[string]any{
			{"index": 0, "field": "reference"}, {"index": 1, "field": "name"}, {"index": 2, "field": "type"}, {"index": 3, "field": "listPriceTaxExcl"},
		}}).Want(200)
		alpha.await(t, i.ID, "checked")
		again := alpha.upload(t, "Coût;Machin;Chose\n5;X1;Un\n")
		if f := again.Columns; *f[0].Field != "listPriceTaxExcl" || *f[1].Field != "reference" || *f[2].Field != "name" {
			t.Errorf("%+v", again.Columns)
		}
		alpha.act(t, again.ID, "resume", 409)
		alpha.act(t, again.ID, "cancel", 200)
		alpha.act(t, again.ID, "cancel", 200)
		alpha.act(t, again.ID, "resume", 409)

		long := alpha.check(t, alpha.upload(t, wines(1500, nil)))
		alpha.Post(fmt.Sprintf("/api/product_imports/%d/start", long.ID), map[string]string{"mode": "valid"}).Want(200)
		alpha.Post(fmt.Sprintf("/api/product_imports/%d/start", i.ID), map[string]string{"mode": "valid"}).Want(409) // one at a time
		alpha.act(t, long.ID, "cancel", 200)
		stopped := alpha.await(t, long.ID, "canceled")
		if n := h.Count(t, "SELECT COUNT(*) FROM products WHERE reference LIKE 'W-%'"); n != int64(stopped.Result.Created) {
			t.Errorf("%d products, %+v", n, stopped.Result)
		}
		alpha.act(t, long.ID, "resume", 200)
		if done := alpha.await(t, long.ID, "done"); done.Result.Created != 1500 || done.Progress.Done != 1500 {
			t.Errorf("%+v", done)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM products WHERE reference LIKE 'W-%' AND version = 1"); n != 1500 {
			t.Errorf("%d products", n)
		}
	})
}

// What is downloaded can be imported again, and holds no formula.
func TestFilesOfImports(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		for _, format := range []string{"csv", "xlsx"} {
			i := alpha.upload(t, string(alpha.Get("/api/product_imports/template?format="+format).Want(200).Body))
			if done := alpha.start(t, alpha.check(t, i).ID, "all"); done.Result.Created+done.Result.Unchanged != 1 {
				t.Errorf("%s: %+v", format, done)
			}
		}
		i := alpha.check(t, alpha.upload(t, "Référence;Désignation;Type;Prix HT;Remarque;Degré\nA1;=1+1;still;x;@SUM(A1);12\nA2;Bon;still;5;;12\nA3;-2+3;still;-5;+33 1;12\n"))
		file := string(alpha.Get(fmt.Sprintf("/api/product_imports/%d/errors", i.ID)).Want(200).Body)
		want := "\uFEFFRéférence;Désignation;Type;Prix HT;Remarque;Degré;Erreur\r\n" +
			"A1;'=1+1;still;x;'@SUM(A1);12;Prix tarif HT : Ce n’est pas un nombre\r\n" +
			"A3;'-2+3;still;-5;+33 1;12;Prix tarif HT : Le prix doit être compris entre 0,00 et 1 000 000,00 €\r\n"
		if file != want {
			t.Errorf("%q\nwant\n%q", file, want)
		}
		repaired := alpha.all(t, strings.ReplaceAll(strings.ReplaceAll(file, ";x;", ";7;"), ";-5;", ";8;"), "all")
		if repaired.Result.Created != 2 || h.Count(t, "SELECT COUNT(*) FROM products WHERE name = '=1+1'") != 1 {
			t.Errorf("%+v", repaired)
		}
	})
}

// Hostile files are refused with a word that helps, and leave nothing.
func TestHostileImports(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		csv := apitest.Header("Content-Type", "text/csv")
		for name, file := range map[string]string{
			"nothing": "\n\n", "titles alone": "Référence;Nom\n", "zeros": "\x00\x00\x00\x00", "PDF": "%PDF-1.7\n\x00", "old workbook": "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1",
			"no archive": "PK\x03\x04rest", "a million columns": "a;b\n" + strings.Repeat(";", 1_000_000) + "x", "a long line": strings.Repeat("x", 3<<20),
			"a quote without end": "a;b\n1;\"" + strings.Repeat("x\n", 2<<20), "too many rows": "a;b\n" + strings.Repeat("1;2\n", 100_001),
		} {
			answer := alpha.Post("/api/product_imports", file, csv)
			if answer.Status != 422 || !strings.HasPrefix(answer.Text("code"), "table.") {
				t.Errorf("%s: %d %s", name, answer.Status, answer.Body)
			}
		}
		alpha.Post("/api/product_imports", strings.Repeat("x", 64<<20+1), csv).Want(413)
		if n := h.Count(t, "SELECT COUNT(*) FROM product_imports WHERE state <> 'canceled'"); n != 0 {
			t.Errorf("%d imports", n)
		}
		if got := alpha.Get("/api/product_imports").Want(200); got.Value("hydra:totalItems") != 0.0 {
			t.Errorf("%s", got.Body)
		}
		i := alpha.check(t, alpha.upload(t, "Référence;Désignation;Type;Prix HT;Degré;EAN;Millésime\n"+
			"A1;Un;still;99999999999999999999;12;;\nA2;Un;still;1e308;12;;\nA3;Un;still;5;1e5;;\nA4;Un;still;5;12;3760123456780;\n"+
			"A5;Un;still;5;12;;99999999\nA6;Un;still;#REF!;12;;\nA7;\uFFFD;still;5;12;;\n;Un;still;5;12;;\nA9;Un;still;5;12;;;;;trop\n"))
		if i.Counts != (importCounts{Faulty: 9}) {
			t.Errorf("%+v %+v", i.Counts, alpha.rows(t, i.ID, "ready").Members)
		}
		alpha.Post(fmt.Sprintf("/api/product_imports/%d/start", i.ID), map[string]string{"mode": "valid"}).Want(409)
	})
}
