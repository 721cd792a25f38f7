package receipts_test

import (
	"bytes"
	"fmt"
	"net/http"
	"reflect"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding/charmap"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// deliveryTable is what is read of a list of lines.
type deliveryTable struct {
	Format    string
	Encoding  *string
	Delimiter *string
	Columns   []struct {
		Header     string
		Samples    []string
		Field      *string
		Remembered bool
	}
	Rows []struct {
		Number int
		Cells  []string
	}
}

// fields are what the columns are taken for, with * where that was remembered.
func (d deliveryTable) fields() string {
	found := make([]string, 0, len(d.Columns))
	for _, c := range d.Columns {
		field := "-"
		if c.Field != nil {
			field = *c.Field
		}
		if c.Remembered {
			field += "*"
		}
		found = append(found, field)
	}
	return strings.Join(found, " ")
}

func readTable(t *testing.T, by *apitest.Client, query, file string) deliveryTable {
	t.Helper()
	var read deliveryTable
	by.Post("/api/receipts/tables"+query, file, octets()).Want(200).JSON(&read)
	return read
}

func octets() apitest.Option { return apitest.Header("Content-Type", "application/octet-stream") }

// nameColumns says of titles which fields they are.
func nameColumns(by *apitest.Client, supplier string, named ...[2]string) *apitest.Response {
	columns := make([]map[string]any, 0, len(named))
	for _, column := range named {
		var field any
		if column[1] != "" {
			field = column[1]
		}
		columns = append(columns, map[string]any{"header": column[0], "field": field})
	}
	body := map[string]any{"columns": columns}
	if supplier != "" {
		body["supplier"] = supplier
	}
	return by.Do(http.MethodPut, "/api/receipts/tables/columns", body)
}

// A list as a French spreadsheet saves it is read with its columns proposed, and nothing of it stays.
func TestAListOfLinesIsRead(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		file, err := charmap.Windows1252.NewEncoder().String(
			"Référence;Désignation;Qté;N° de lot;Millésime;DLUO\nA1;Château Élan;24;L7;2019;31/05/2027\n\n'-A2;Été;12\n")
		if err != nil {
			t.Fatal(err)
		}
		read := readTable(t, alpha, "", file)
		if read.Format != "csv" || *read.Encoding != "windows-1252" || *read.Delimiter != ";" {
			t.Errorf("%+v", read)
		}
		if got := read.fields(); got != "code - quantity lot vintage bestBefore" {
			t.Error(got)
		}
		if got := read.Columns[1].Samples; !reflect.DeepEqual(got, []string{"Château Élan", "Été"}) {
			t.Errorf("%q", got)
		}
		if got := fmt.Sprint(read.Rows); got != "[{2 [A1 Château Élan 24 L7 2019 31/05/2027]} {4 [-A2 Été 12]}]" {
			t.Error(got)
		}
		book := excelize.NewFile()
		for at, row := range [][]any{{"EAN", "Bouteilles", "DDM"}, {3760123456784, 6, "2027-05-31"}} {
			if err := book.SetSheetRow("Sheet1", fmt.Sprintf("A%d", at+1), &row); err != nil {
				t.Fatal(err)
			}
		}
		var xlsx bytes.Buffer
		if err := book.Write(&xlsx); err != nil {
			t.Fatal(err)
		}
		read = readTable(t, alpha, "", xlsx.String())
		if read.Format != "xlsx" || read.Encoding != nil || read.Delimiter != nil || read.fields() != "code quantity bestBefore" {
			t.Errorf("%+v", read)
		}
		if got := fmt.Sprint(read.Rows); got != "[{2 [3760123456784 6 2027-05-31]}]" {
			t.Error(got)
		}
	})
}

// What columns are is remembered of the supplier whose list it is, and of no other.
func TestColumnsOfListsAreRemembered(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
		const list = "Truc;Machin;Qté\nA1;6;4\n"
		if got := readTable(t, alpha, "", list).fields(); got != "- - quantity" {
			t.Error(got)
		}
		nameColumns(alpha, "", [2]string{"Truc", "code"}, [2]string{"Machin", "quantity"}, [2]string{"Qté"}).Want(204)
		if got := readTable(t, alpha, "", list).fields(); got != "code* quantity* -" {
			t.Error(got)
		}
		beta := apptest.IRI("users", apptest.Beta)
		nameColumns(admin, beta, [2]string{" TRUC ", "lot"}, [2]string{"Machin", "code"}).Want(204)
		if got := readTable(t, admin, fmt.Sprintf("?supplier=%d", apptest.Beta), list).fields(); got != "lot* code* quantity" {
			t.Error(got)
		}
		if got := readTable(t, admin, fmt.Sprintf("?supplier=%d", apptest.Alpha), list).fields(); got != "code* quantity* -" {
			t.Error(got)
		}
		for what, wrong := range map[string]struct {
			named [][2]string
			path  string
		}{
			"no code":          {[][2]string{{"Qté", "quantity"}}, "columns"},
			"a field twice":    {[][2]string{{"Réf", "code"}, {"EAN", "code"}}, "columns[1].field"},
			"no columns":       {nil, "columns"},
			"a title too long": {[][2]string{{strings.Repeat("x", 101), "code"}}, "columns[0].header"},
		} {
			if got := nameColumns(alpha, "", wrong.named...).Want(422).Violations(); got[wrong.path] == "" {
				t.Errorf("%s: %v", what, got)
			}
		}
		if got := nameColumns(alpha, "", [2]string{"Réf", "price"}); got.Status < 400 || got.Status > 422 {
			t.Errorf("a field that there is not: %d %s", got.Status, got.Body)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM receipt_titles"); n != 5 {
			t.Errorf("%d titles, want 5", n)
		}
	})
}

// Who may announce a receipt may read a list for it.
func TestWhoReadsLists(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		const list = "Référence;Quantité\nA1;6\n"
		alpha, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
		for what, refused := range map[string]*apitest.Response{
			"of another":            alpha.Post(fmt.Sprintf("/api/receipts/tables?supplier=%d", apptest.Beta), list, octets()),
			"of nobody":             admin.Post("/api/receipts/tables", list, octets()),
			"of no supplier":        admin.Post(fmt.Sprintf("/api/receipts/tables?supplier=%d", apptest.Restaurant), list, octets()),
			"the columns of others": nameColumns(alpha, apptest.IRI("users", apptest.Beta), [2]string{"Réf", "code"}),
			"the columns of nobody": nameColumns(admin, "", [2]string{"Réf", "code"}),
		} {
			if got := refused.Want(422).Violations(); got["supplier"] == "" {
				t.Errorf("%s: %v", what, got)
			}
		}
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post("/api/receipts/tables", list, octets()).Want(403)
		nameColumns(buyer, "", [2]string{"Réf", "code"}).Want(403)
		h.Guest(t).Post("/api/receipts/tables", list, octets()).Want(401)
	})
}

// Hostile files are refused with a word that helps.
func TestHostileLists(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		for code, file := range map[string]string{
			"empty":            "Référence;Quantité\n",
			"not_a_table":      "%PDF-1.7\n\x00",
			"old_workbook":     "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1",
			"damaged":          "PK\x03\x04rest",
			"too_many_columns": "a;b\n" + strings.Repeat(";", 1_000) + "x",
			"line_too_long":    strings.Repeat("x", 3<<20),
			"cell_too_long":    "a;b\n" + strings.Repeat("x", 10_001) + ";1\n",
			"too_many_rows":    "a;b\n" + strings.Repeat("1;2\n", 2_001),
			"unpacked":         inflated(t),
		} {
			got := alpha.Post("/api/receipts/tables", file, octets())
			if got.Status != 422 || got.Text("code") != "table."+code || !strings.HasSuffix(got.Text("hydra:description"), ".") {
				t.Errorf("%s: %d %.300s", code, got.Status, got.Body)
			}
		}
		if got := len(readTable(t, alpha, "", "a;b\n"+strings.Repeat("1;2\n", 2_000)).Rows); got != 2_000 {
			t.Errorf("%d rows", got)
		}
		alpha.Post("/api/receipts/tables", strings.Repeat("x", 4<<20+1), octets()).Want(413)
		alpha.Post("/api/receipts/tables", "", octets()).Want(400)
	})
}

// inflated is a small workbook whose cells are far larger once read.
func inflated(t *testing.T) string {
	t.Helper()
	book := excelize.NewFile()
	long := strings.Repeat("x", 9_999)
	for row := 1; row <= 1_000; row++ {
		if err := book.SetCellStr("Sheet1", fmt.Sprintf("A%d", row), long); err != nil {
			t.Fatal(err)
		}
	}
	var xlsx bytes.Buffer
	if err := book.Write(&xlsx); err != nil {
		t.Fatal(err)
	}
	return xlsx.String()
}
