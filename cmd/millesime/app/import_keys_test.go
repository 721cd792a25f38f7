package app_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"millesime/cmd/millesime/app/apptest"
)

// Rows whose quotes are not doubled are rows; those that stand in one cell are told, and can be repaired.
func TestImportOfQuotes(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		const head = "Référence;Désignation;Type;Degré;Prix HT;Description\n"
		i := alpha.all(t, head+"Q1;Un;Vin tranquille;12;9;\"Charnu\" et rond\nQ2;Deux;Vin tranquille;12;8;\"Vif\"\nQ3;Trois;Vin tranquille;12;7;x\n", "all")
		if i.Rows != 3 || i.Result.Created != 3 {
			t.Fatalf("%+v", i)
		}
		if n := h.Count(t, `SELECT COUNT(*) FROM products WHERE reference = 'Q1' AND description = '"Charnu" et rond' OR reference = 'Q2' AND description = 'Vif'`); n != 2 {
			t.Errorf("%d descriptions as they were written", n)
		}
		i = alpha.check(t, alpha.upload(t, head+"Q4;Un;Vin tranquille;12;9;\"Charnu\nQ5;Deux;Vin tranquille;12;8;rond\"\nQ6;Trois;Vin tranquille;12;7;x\n"))
		if i.Counts != (importCounts{Created: 1, Faulty: 1}) {
			t.Fatalf("%+v", i.Counts)
		}
		faulty := alpha.rows(t, i.ID, "faulty").Members[0]
		if faulty.Number != 2 || faulty.Errors[0].Field != "description" ||
			faulty.Errors[0].Message != "Cette cellule contient d’autres lignes du fichier : vérifiez les guillemets autour d’elle" {
			t.Errorf("%+v", faulty)
		}
		alpha.Patch(fmt.Sprintf("/api/product_imports/%d/rows", i.ID), map[string]any{
			"rows": []map[string]any{{"number": 2, "values": map[string]string{"description": "Charnu"}}},
		}).Want(200)
		if got := alpha.start(t, i.ID, "all"); got.Result.Created != 2 {
			t.Errorf("%+v", got.Result)
		}
	})
}

// Codes that a workbook keeps as numbers are what it shows; a price stays its value, a date is warned of, an error cell is an error.
func TestImportOfNumberedCodes(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		book := excelize.NewFile()
		rows := [][]any{
			{"Référence", "EAN", "Désignation", "Type", "Degré", "Prix HT"},
			{731, 96385074, "Un", "Vin tranquille", 12, 9.5},
			{90.75, nil, "Deux", "Vin tranquille", 12, 12.345},
			{45728, nil, "Trois", "Vin tranquille", 12, 7},
			{"N4", nil, "#N/A", "Vin tranquille", 12, 7},
		}
		formats := map[string]string{"A2": "00000", "B2": "0000000000000", "A3": "0.000", "F3": "0.00", "A4": "mmm-yy"}
		for at := range rows {
			if err := book.SetSheetRow("Sheet1", fmt.Sprintf("A%d", at+1), &rows[at]); err != nil {
				t.Fatal(err)
			}
		}
		for cell, format := range formats {
			style, err := book.NewStyle(&excelize.Style{CustomNumFmt: &format})
			if err == nil {
				err = book.SetCellStyle("Sheet1", cell, cell, style)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		var content bytes.Buffer
		if err := book.Write(&content); err != nil {
			t.Fatal(err)
		}
		i := alpha.check(t, alpha.upload(t, content.String()))
		if i.Counts != (importCounts{Created: 3, Faulty: 1}) {
			t.Fatalf("%+v", i.Counts)
		}
		faulty, warned := alpha.rows(t, i.ID, "faulty").Members, alpha.rows(t, i.ID, "warned").Members
		if len(faulty) != 1 || faulty[0].Values["reference"] != "90.750" || faulty[0].Values["listPriceTaxExcl"] != "12.345" || faulty[0].Errors[0].Message != "Deux décimales au plus" {
			t.Errorf("a price is its value: %+v", faulty)
		}
		if len(warned) != 1 || warned[0].Number != 4 || warned[0].Warnings[0].Field != "reference" || warned[0].Warnings[0].Code != "date" {
			t.Errorf("a date among the references: %+v", warned)
		}
		alpha.start(t, i.ID, "valid")
		for query, want := range map[string]int64{
			"SELECT COUNT(*) FROM products WHERE reference = '00731' AND ean = '96385074'": 1,
			"SELECT COUNT(*) FROM products WHERE reference = '2025-03-12'":                 1,
			"SELECT COUNT(*) FROM products WHERE reference = 'N4' AND name = '#N/A'":       1,
		} {
			if got := h.Count(t, query); got != want {
				t.Errorf("%s: %d", query, got)
			}
		}
		again := alpha.check(t, alpha.upload(t, content.String()))
		if again.Counts != (importCounts{Unchanged: 3, Faulty: 1}) {
			t.Errorf("sent again: %+v", again.Counts)
		}
	})
}

// A reference is one however its blanks were typed and whatever does not show in it: in an import, in its repeats and in the form.
func TestReferencesAreOneKey(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := importing{h.As(t, apptest.Email(apptest.Alpha))}
		same := []string{
			"CH REF 001", "CH\u00a0REF 001", "CH REF\u200b 001", "CH REF 0\u00ad01", "CH  REF  001", "\u202eCH REF 001", "CH\u2009REF\u202f001\u2060",
		}
		file := "Référence;Désignation;Type;Degré;Prix HT\n"
		for _, reference := range append(same, "ch ref 001") {
			file += reference + ";Clos;Vin tranquille;12;9\n"
		}
		i := alpha.check(t, alpha.upload(t, file))
		if i.Counts != (importCounts{Created: 2, Faulty: 6}) {
			t.Fatalf("%+v", i.Counts)
		}
		for _, row := range alpha.rows(t, i.ID, "faulty").Members {
			if row.Errors[0].Message != "Cette référence figure déjà à la ligne 2" {
				t.Errorf("%+v", row)
			}
		}
		alpha.start(t, i.ID, "valid")
		if got := alpha.check(t, alpha.upload(t, strings.ReplaceAll(file, "CH REF 001;", "CH\u3000REF 001;"))).Counts; got != (importCounts{Unchanged: 2, Faulty: 6}) {
			t.Errorf("sent again: %+v", got)
		}
		wine := func(reference string) map[string]any {
			return map[string]any{"reference": reference, "name": "Clos", "type": "still", "abv": 12, "listPriceTaxExcl": 9}
		}
		for _, reference := range same {
			if got := alpha.Post("/api/products", wine(reference)).Want(422).Violations(); got["reference"] != "Cette référence est déjà utilisée" {
				t.Errorf("%q: %v", reference, got)
			}
		}
		made := alpha.Post("/api/products", wine("\u200bNEW\u00a0 1")).Want(201)
		if made.Text("reference") != "NEW 1" {
			t.Errorf("%s", made.Body)
		}
		change := map[string]any{"version": 1, "reference": "CH\u00a0REF 001"}
		if got := alpha.Patch(made.Text("@id"), change).Want(422).Violations(); got["reference"] == "" {
			t.Errorf("renamed: %v", got)
		}
	})
}

// A product whose reference another one has in its right form keeps it when it is sent back, and can be given its own.
func TestTwinsOfReferences(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		wine := map[string]any{"reference": "TWIN 1", "name": "Clos", "type": "still", "abv": 12, "listPriceTaxExcl": 9}
		alpha.Post("/api/products", wine).Want(201)
		wine["reference"] = "TWIN 2"
		twin := alpha.Post("/api/products", wine).Want(201).Text("@id")
		h.Exec(t, "UPDATE products SET reference = 'TWIN\u00a01' WHERE reference = 'TWIN 2'")
		kept := alpha.Patch(twin, map[string]any{"version": 1, "reference": "TWIN\u00a01", "name": "Clos changé"}).Want(200)
		if kept.Text("reference") != "TWIN\u00a01" || kept.Text("name") != "Clos changé" {
			t.Errorf("%s", kept.Body)
		}
		if got := alpha.Patch(twin, map[string]any{"version": 2, "reference": "TWIN 1"}).Want(200); got.Text("reference") != "TWIN\u00a01" || got.Text("version") != "2" {
			t.Errorf("sent as it looks: %s", got.Body)
		}
		alpha.Patch(twin, map[string]any{"version": 2, "reference": "TWIN 3"}).Want(200)
		h.Exec(t, "UPDATE products SET reference = 'ALONE\u00a01' WHERE reference = 'TWIN 3'")
		if got := alpha.Patch(twin, map[string]any{"version": 3, "reference": "ALONE  1"}).Want(200).Text("reference"); got != "ALONE 1" {
			t.Errorf("without a twin it is %q", got)
		}
	})
}
