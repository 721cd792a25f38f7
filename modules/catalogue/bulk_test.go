package catalogue_test

import (
	"bytes"
	"encoding/base64"
	"encoding/csv"
	"fmt"
	"image"
	"image/png"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/xuri/excelize/v2"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// A bulk change answers for each product, leaves out what is refused, and is undone by what it answers.
func TestBulk(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		iris := []string{apptest.IRI("products", apptest.AlphaWine), apptest.IRI("products", apptest.BetaWine), apptest.IRI("products", apptest.LastOnes)}
		got := supplier.Post("/api/products/bulk", map[string]any{"products": iris, "change": map[string]any{"pricePercent": 2.5, "groups": []string{"restaurant"}}}).Want(200)
		if got.Value("results/0/error") != nil || got.Text("results/0/version") != "2" || got.Text("results/0/before/listPriceTaxExcl") != "12.4" ||
			got.Text("results/1/error/code") != "catalogue.product_not_found" || got.Text("results/2/before/listPriceTaxExcl") != "20" {
			t.Errorf("results %s", got.Body)
		}
		if price := supplier.Get(iris[0] + "/sheet").Want(200).Text("listPriceTaxExcl"); price != "12.71" {
			t.Errorf("12.40 and 2.5 %% are %s", price)
		}
		undo := make([]map[string]any, 0, 2)
		for _, i := range []int{0, 2} {
			before, _ := got.Value(fmt.Sprintf("results/%d/before", i)).(map[string]any)
			undo = append(undo, apptest.With(before, map[string]any{"product": iris[i], "version": 2}))
		}
		supplier.Post("/api/products/bulk", map[string]any{"rows": undo}).Want(200)
		if sheet := supplier.Get(iris[0] + "/sheet").Want(200); sheet.Text("listPriceTaxExcl") != "12.4" || strings.Contains(string(sheet.Body), `"groups":["restaurant"]`) || sheet.Text("version") != "3" {
			t.Errorf("undone: %s", sheet.Body)
		}
		if again := supplier.Post("/api/products/bulk", map[string]any{"rows": undo[:1]}).Want(200); again.Text("results/0/error/code") != "changed_meanwhile" {
			t.Errorf("an old version: %s", again.Body)
		}
		lowered := supplier.Post("/api/products/bulk", map[string]any{"rows": []map[string]any{
			{"product": iris[0], "version": 3, "listPriceTaxExcl": -1}, {"product": iris[2], "version": 3, "status": "desactivated"},
		}}).Want(200)
		if lowered.Text("results/0/error/violations/0/propertyPath") != "listPriceTaxExcl" || lowered.Value("results/1/error") != nil {
			t.Errorf("one refused, one done: %s", lowered.Body)
		}
		for _, body := range []any{
			`{}`, `{"products":[],"rows":[]}`,
			map[string]any{"products": iris, "rows": undo},
			`{"products":[null],"change":{}}`, `{"products":["/api/users/3"],"change":{}}`,
			map[string]any{"products": iris, "change": map[string]any{"pricePercent": -101}},
			`{"rows":[{"name":"x"}]}`, `{"rows":[{"product":101,"name":"x"}]}`, `{"rows":[{"product":101,"version":0,"name":"x"}]}`,
			`{"products":[101],"change":{"groups":null}}`, `{"rows":[{"product":101,"version":3,"groups":null}]}`,
			map[string]any{"products": make([]int, 1001)},
			`{"products":[101],"change":{"pricePercent":1e9}}`, `{"products":[101],"change":{"status":7}}`,
		} {
			if got := supplier.Post("/api/products/bulk", body); got.Status != 422 && got.Status != 400 {
				t.Errorf("%v: %d %s", body, got.Status, got.Body)
			}
		}
	})
}

// picture is a small one as a data URL.
func picture(t *testing.T) string {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewGray(image.Rect(0, 0, 4, 6))); err != nil {
		t.Fatal(err)
	}
	return "data:image/png;base64," + base64.StdEncoding.EncodeToString(out.Bytes())
}

// Pictures are added, ordered and removed; who has the address sees one, for ever.
func TestImages(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, agent := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent))
		iri := apptest.IRI("products", apptest.AlphaWine)
		first := supplier.Post(iri+"/images", map[string]string{"image": picture(t)}).Want(201).Text("images/0")
		second := agent.Post(iri+"/images", map[string]string{"image": picture(t)}).Want(201).Text("images/1")
		seen := h.Guest(t).Get(first).Want(200)
		if seen.Header.Get("Content-Type") != "image/jpeg" || seen.Header.Get("Cache-Control") != "public, max-age=31536000, immutable" || len(seen.Header.Values("Set-Cookie")) != 0 {
			t.Errorf("a picture is served with %v", seen.Header)
		}
		if again := h.Guest(t).Get(first, apitest.Header("If-None-Match", seen.Header.Get("ETag"))).Want(304); len(again.Body) > 0 || again.Header.Get("Cache-Control") != seen.Header.Get("Cache-Control") {
			t.Errorf("a picture that is known: %d bytes, %v", len(again.Body), again.Header)
		}
		h.Guest(t).Get("/api/product_images/none", apitest.Header("If-None-Match", "*")).Want(404)
		if got := edited(t, supplier, iri, map[string]any{"images": []string{second, first}}).Want(200); got.Text("images/0") != second || got.Text("images/1") != first {
			t.Errorf("the order is %s", got.Body)
		}
		edited(t, supplier, iri, map[string]any{"images": []string{second}}).Want(200)
		edited(t, supplier, iri, map[string]any{"images": []string{first, second}}).Want(200) // what was removed can come back
		other := h.As(t, apptest.Email(apptest.Beta))
		violations(t, edited(t, other, apptest.IRI("products", apptest.BetaWine), map[string]any{"images": []string{first}}), map[string]string{
			"images": "Cette image est inconnue : ajoutez-la d’abord au produit",
		})
		for range 5 {
			supplier.Post(iri+"/images", map[string]string{"image": picture(t)}).Want(201)
		}
		// A drawing is one of the pictures of specification 5, written again without what could act.
		drawing := base64.StdEncoding.EncodeToString([]byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><rect width="9" height="9"/></svg>`))
		drawn := supplier.Post(iri+"/images", map[string]string{"image": "data:image/svg+xml;base64," + drawing}).Want(201).Text("images/7")
		got := h.Guest(t).Get(drawn).Want(200)
		if got.Header.Get("Content-Type") != "image/svg+xml" || !strings.Contains(string(got.Body), "<rect") || strings.Contains(string(got.Body), "alert") {
			t.Errorf("a drawing is kept as %s: %s", got.Header.Get("Content-Type"), got.Body)
		}
		supplier.Post(iri+"/images", map[string]string{"image": picture(t)}).Want(422)
		for _, hostile := range []string{"", "x", "data:image/svg+xml;base64,PHN2Zy8+", "data:image/png;base64,AAAA", "data:text/html;base64,PGI+", "data:image/png;base64," + strings.Repeat("A", 7<<20)} {
			supplier.Post(iri+"/images", map[string]string{"image": hostile}).Want(422)
		}
		for _, name := range []string{"x", "..", "%2e%2e%2fetc", "%00", strings.Repeat("a", 3000)} {
			h.Guest(t).Get("/api/product_images/" + name).Want(404)
		}
	})
}

// Pictures that a product let go stay, for the orders that show them; so it is given a bounded number.
func TestPicturesAreBounded(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := h.As(t, apptest.Email(apptest.Alpha)), apptest.IRI("products", apptest.AlphaWine)
		h.Exec(t, `INSERT INTO product_images (name, product_id, file, created_at)
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 199) SELECT 'old-' || i, ?, 'data:,', ? FROM n`,
			apptest.AlphaWine, apptest.At())
		supplier.Post(iri+"/images", map[string]string{"image": picture(t)}).Want(201)
		violations(t, supplier.Post(iri+"/images", map[string]string{"image": picture(t)}), map[string]string{
			"images": "Ce produit a déjà reçu 200 images, que ses commandes peuvent encore montrer : dupliquez-le pour en ajouter d’autres",
		})
		copied := supplier.Post(iri+"/duplicate", map[string]any{}).Want(201).Text("@id")
		supplier.Post(copied+"/images", map[string]string{"image": picture(t)}).Want(201)
	})
}

func TestTechnicalSheet(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		iri := apptest.IRI("products", apptest.AlphaWine)
		file := "data:application/pdf;base64," + base64.StdEncoding.EncodeToString([]byte("%PDF-1.4\n%%EOF"))
		got := edited(t, supplier, iri, map[string]any{"technicalSheet": map[string]string{"name": `C:\docs\fiche été.pdf`, "file": file}}).Want(200)
		if got.Text("technicalSheet/name") != "fiche été.pdf" || got.Text("technicalSheet/url") != iri+"/technical_sheet" {
			t.Errorf("the sheet says %s", got.Body)
		}
		if url := buyer.Get(iri).Want(200).Text("technicalSheet"); url != iri+"/technical_sheet" {
			t.Errorf("a buyer finds it at %q", url)
		}
		read := buyer.Get(iri + "/technical_sheet").Want(200)
		if read.Header.Get("Content-Type") != "application/pdf" || !strings.HasPrefix(read.Header.Get("Content-Disposition"), "attachment") || string(read.Body) != "%PDF-1.4\n%%EOF" {
			t.Errorf("served with %v", read.Header)
		}
		copied := supplier.Post(iri+"/duplicate", `{}`).Want(201)
		supplier.Get(copied.Text("@id") + "/technical_sheet").Want(200)
		buyer.Get(copied.Text("@id") + "/technical_sheet").Want(404)
		violations(t, edited(t, supplier, iri, `{"technicalSheet":{"name":"x","file":"data:application/pdf;base64,PGI+"}}`), map[string]string{
			"technicalSheet.file": "Le champ doit être un fichier valide",
		})
		for name, want := range map[string]string{"fiche.hta": "fiche.hta.pdf", "FICHE.PDF": "FICHE.PDF", "../x.bat": "x.bat.pdf"} {
			got := edited(t, supplier, iri, map[string]any{"technicalSheet": map[string]string{"name": name, "file": file}}).Want(200)
			if got.Text("technicalSheet/name") != want { // what a computer would run is saved as what it is
				t.Errorf("%q is saved as %q", name, got.Text("technicalSheet/name"))
			}
		}
		removed := supplier.Post("/api/products/bulk", map[string]any{"rows": []map[string]any{{
			"product": iri, "version": supplier.Get(iri + "/sheet").Want(200).Value("version"), "technicalSheet": nil, "country": "FR",
		}}}).Want(200)
		if removed.Value("results/0/error") != nil || removed.Value("results/0/before/country") != "FR" || strings.Contains(string(removed.Body), "technicalSheet") {
			t.Errorf("what was before a file was removed, to be sent again: %s", removed.Body)
		}
		buyer.Get(iri + "/technical_sheet").Want(404)
	})
}

// number is the type of a cell that says none: a number (ECMA-376, 18.18.11).
const number = excelize.CellTypeUnset

func raw(t *testing.T, book *excelize.File, cell string) string {
	t.Helper()
	value, err := book.GetCellValue(book.GetSheetName(0), cell, excelize.Options{RawCellValue: true})
	if err != nil {
		t.Fatal(err)
	}
	return value
}

// The next arrival is a date, with which a workbook sorts and calculates; nothing where nothing is expected.
func TestExportOfStock(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		h.Exec(t, "INSERT INTO receipts (supplier_id, warehouse, status, expected_on, created_at, updated_at) VALUES (?, 'supplier', 'warehouse', '2027-01-10', ?, ?)",
			apptest.Alpha, apptest.At(), apptest.At())
		h.Exec(t, "INSERT INTO receipt_lines (receipt_id, product_id, expected) SELECT MAX(id), ?, 12 FROM receipts", apptest.LastOnes)
		h.Exec(t, "UPDATE stock_levels SET incoming = 12 WHERE product_id = ?", apptest.LastOnes)
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		var book *excelize.File
		dates := map[string]string{}
		apptest.Eventually(t, "the export has the products", func() bool {
			var err error
			if book, err = excelize.OpenReader(bytes.NewReader(supplier.Get("/api/stock/export").Want(200).Body)); err != nil {
				t.Fatal(err)
			}
			rows, err := book.GetRows("Stock")
			if err != nil {
				t.Fatal(err)
			}
			for n := range rows[1:] {
				dates[rows[n+1][0]] = fmt.Sprintf("L%d", n+2)
			}
			return len(rows) == 4
		})
		arrival, none := dates["REF-105"], dates["REF-101"]
		shown, err := book.GetCellValue("Stock", arrival)
		kind, kindErr := book.GetCellType("Stock", arrival)
		if err != nil || kindErr != nil || shown != "10/01/2027" || raw(t, book, arrival) != "46397" || kind != number || raw(t, book, none) != "" {
			t.Errorf("the arrival is %q, %q of type %v, without one %q (%v, %v)", shown, raw(t, book, arrival), kind, raw(t, book, none), err, kindErr)
		}
	})
}

// An export holds what the list shows, in the columns that an import reads, and no formula.
func TestExport(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		apptest.Eventually(t, "the index has what was there before", func() bool {
			return supplier.Get("/api/products").Want(200).Text("hydra:totalItems") == "3"
		})
		edited(t, supplier, apptest.IRI("products", apptest.AlphaWine), map[string]any{"name": "=HYPERLINK(1)", "description": "+ deux\nlignes; \"ici\""}).Want(200)
		h.Settle(t)
		var rows [][]string
		apptest.Eventually(t, "the export has the change", func() bool {
			got := supplier.Get("/api/products/export?format=csv&order[name]=asc").Want(200)
			text, marked := strings.CutPrefix(string(got.Body), "\ufeff")
			reader := csv.NewReader(strings.NewReader(text))
			reader.Comma = ';'
			var err error
			if rows, err = reader.ReadAll(); err != nil || !marked {
				t.Fatalf("%v in %s", err, got.Body)
			}
			return strings.Contains(text, "HYPERLINK")
		})
		if len(rows) != 4 || rows[0][0] != "Référence" || rows[0][2] != "Désignation" {
			t.Fatalf("%d rows, head %q", len(rows), rows[0])
		}
		for _, row := range rows[1:] {
			if row[0] == "REF-101" && (row[2] != "'=HYPERLINK(1)" || !strings.Contains(strings.Join(row, "|"), "'+ deux\nlignes; \"ici\"|")) {
				t.Errorf("the row is %q", row)
			}
		}
		apptest.Eventually(t, "the change is found", func() bool {
			return supplier.Get("/api/products?search=HYPERLINK").Want(200).Text("hydra:totalItems") == "1"
		})
		book, err := excelize.OpenReader(bytes.NewReader(supplier.Get("/api/products/export?search=HYPERLINK").Want(200).Body))
		if err != nil {
			t.Fatal(err)
		}
		cells, err := book.GetRows("Produits")
		formula, _ := book.GetCellFormula("Produits", "C2")
		if err != nil || len(cells) != 2 || cells[1][2] != "=HYPERLINK(1)" || formula != "" {
			t.Errorf("the workbook holds %q, formula %q (%v)", cells, formula, err)
		}
		for name, want := range map[string]excelize.CellType{
			"Référence": excelize.CellTypeInlineString, "Millésime": number, "Contenance (cl)": number, "Colisage": number, "Degré (% vol)": number,
			"Prix tarif HT": number, "Quantité minimale": number, "Poids (g)": number, "Statut": excelize.CellTypeInlineString,
		} {
			cell, err := excelize.CoordinatesToCellName(slices.Index(cells[0], name)+1, 2)
			kind, kindErr := book.GetCellType("Produits", cell)
			if err != nil || kindErr != nil || kind != want {
				t.Errorf("%s is a cell of type %v instead of %v (%v, %v)", name, kind, want, err, kindErr)
			}
		}
		if price, err := excelize.CoordinatesToCellName(slices.Index(cells[0], "Prix tarif HT")+1, 2); err != nil || raw(t, book, price) != "12.4" {
			t.Errorf("the price is %q (%v)", raw(t, book, price), err)
		}
		supplier.Get("/api/products/export?format=pdf").Want(422)
		supplier.Get("/api/products/export?order[x]=asc").Want(422)
	})
}

// A checkout against a price that rises: an order has the price that its buyer saw, or is not made.
func TestCheckoutAgainstAPriceChange(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		iri := apptest.IRI("products", apptest.AlphaWine)
		cart := apptest.Cart(apptest.Negociant, apptest.Item(apptest.AlphaWine, 6))
		total := h.As(t, apptest.Email(apptest.Negociant)).Post("/api/cart", apptest.With(apptest.Order(cart), map[string]any{"step": "carrier"})).Want(200).Text("totalPriceTaxIncl")
		seen, err := strconv.ParseFloat(total, 64)
		if err != nil {
			t.Fatal(err)
		}
		var group sync.WaitGroup
		group.Go(func() {
			for n := range 4 {
				edited(t, supplier.With(), iri, map[string]any{"listPriceTaxExcl": 13 + n}).Want(200)
			}
		})
		for range 4 {
			buyer := h.As(t, apptest.Email(apptest.Negociant))
			group.Go(func() {
				got := buyer.Post("/api/cart", apptest.With(apptest.Order(cart), map[string]any{"expectedTotal": seen}), apitest.Header("Idempotency-Key", fmt.Sprintf("race-%p", buyer)))
				if got.Status != 201 && got.Status != 409 {
					t.Errorf("%d %s", got.Status, got.Body)
				}
			})
		}
		group.Wait()
		if n := h.Count(t, "SELECT COUNT(*) FROM order_items WHERE unit_price_cents <> 1240"); n != 0 {
			t.Errorf("%d lines were ordered at a price that nobody saw", n)
		}
		if got := supplier.Get(iri + "/sheet").Want(200); got.Text("version") != "5" || got.Text("listPriceTaxExcl") != "16" {
			t.Errorf("after four changes: %s", got.Body)
		}
	})
}
