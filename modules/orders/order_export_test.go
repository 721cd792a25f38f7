package orders_test

import (
	"encoding/json"
	"maps"
	"math"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

func columnOf(rows []map[string]string, name string) []string {
	found := make([]string, 0, len(rows))
	for _, row := range rows {
		found = append(found, row[name])
	}
	return found
}

// An export holds what the reader's list holds, in its order and with its sums.
func TestAnExportIsTheReadersList(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for i := range int64(4) {
			place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6*(i+1))
		}
		place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 12)
		h.Settle(t)
		for _, reader := range []int64{
			apptest.Restaurant, apptest.Stranger, apptest.Alpha, apptest.Beta, apptest.Agent, apptest.Admin, apptest.Superadmin, apptest.CSE,
		} {
			client := h.As(t, apptest.Email(reader))
			for _, query := range []string{"", "order[totalPriceTaxExcl]=asc", "status[]=waiting_payment", "view=todo", "search=bistrot", "createdAt[gte]=2030-01-01"} {
				var list struct {
					Members []struct {
						Number            string
						TotalPriceTaxExcl float64
					} `json:"hydra:member"`
				}
				client.Get("/api/orders?itemsPerPage=-1&" + query).Want(200).JSON(&list)
				_, rows := apptest.Workbook(t, client.Get("/api/orders/export?"+query).Want(200))
				var wanted []string
				listed, exported := 0.0, 0.0
				for _, m := range list.Members {
					wanted, listed = append(wanted, m.Number), listed+m.TotalPriceTaxExcl
				}
				for _, amount := range columnOf(rows, "Total HT (€)") {
					euros, err := strconv.ParseFloat(amount, 64)
					if err != nil {
						t.Fatalf("%q is no number", amount)
					}
					exported += euros
				}
				if !slices.Equal(columnOf(rows, "Commande"), wanted) || math.Abs(listed-exported) > 0.001 {
					t.Errorf("reader %d, %q: %v for %v instead of %v for %v", reader, query, columnOf(rows, "Commande"), exported, wanted, listed)
				}
			}
			client.Get("/api/orders/export?status[]=nonsense").Want(422)
		}
	})
}

func TestAnExportIsSafeAndReadable(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 12)
		h.Settle(t)
		h.Exec(t, "UPDATE orders SET created_at = ?, agent_fee_cents = 425", apptest.At())
		h.Exec(t, "UPDATE orders SET customer = ?", `{"id":3,"group":"restaurant","company":"=HYPERLINK(\"https://exemple.test\")"}`)
		admin := h.As(t, apptest.Email(apptest.Admin))
		answer := admin.Get("/api/orders/export").Want(200)
		if got := answer.Header.Get("Content-Disposition"); got != "attachment; filename=orders.xlsx" {
			t.Errorf("the file is sent as %q", got)
		}
		file, rows := apptest.Workbook(t, answer)
		name := rows[0]["Client"]
		if formula, err := file.GetCellFormula("Commandes", "D2"); err != nil || formula != "" || name != `=HYPERLINK("https://exemple.test")` {
			t.Errorf("the customer's name is %q, with the formula %q (%v)", name, formula, err)
		}
		if shown, err := file.GetCellValue("Commandes", "B2"); err != nil || shown != apptest.At().In(clock.Paris).Format("02/01/2006 15:04") {
			t.Errorf("the date is shown as %q (%v)", shown, err)
		}
		if rows[0]["Commission (€)"] != "4.25" {
			t.Errorf("the commission is %q", rows[0]["Commission (€)"])
		}
		t.Log("a buyer's file has no such column (domain 4.5)")
		if _, rows := apptest.Workbook(t, h.As(t, apptest.Email(apptest.Restaurant)).Get("/api/orders/export").Want(200)); rows[0]["Commission (€)"] != "" || len(rows[0]) != 8 {
			t.Errorf("the buyer reads %v", rows[0])
		}
		t.Log("English for who reads English")
		if _, rows := apptest.Workbook(t, admin.Get("/api/orders/export", apitest.Header("Accept-Language", "en")).Want(http.StatusOK)); rows[0]["Status"] != "Processing" {
			t.Errorf("in English: %v", rows[0])
		}
	})
}

// Names that would be formulas stay text in the workbook of quotations too.
func TestAnExportOfQuotationsIsSafe(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		proposed(t, h)
		for _, hostile := range []string{`=cmd|' /C calc'!A0`, `+1+1`, `-2+3`, `@SUM(A1)`, `<script>alert(1)</script>`} {
			name, err := json.Marshal(map[string]any{"id": apptest.Restaurant, "group": "restaurant", "company": hostile})
			if err != nil {
				t.Fatal(err)
			}
			h.Exec(t, "UPDATE orders SET customer = ?, customer_reference = ?", string(name), hostile)
			file, rows := apptest.Workbook(t, h.As(t, apptest.Email(apptest.Admin)).Get("/api/quotations/export").Want(200))
			if len(rows) != 1 || rows[0]["Client"] != hostile || rows[0]["Référence du client"] != hostile {
				t.Errorf("%q is read as %v", hostile, rows)
			}
			for _, column := range "ABCDEFGHIJKL" {
				if formula, err := file.GetCellFormula(file.GetSheetName(0), string(column)+"2"); err != nil || formula != "" {
					t.Errorf("%q became the formula %q (%v)", hostile, formula, err)
				}
			}
		}
	})
}

// A quotation's number stands under "Devis"; under "Commande" there is one once it was accepted.
func TestAnExportOfQuotationsTellsBothNumbers(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, middleOfMonth(), func(t *testing.T, h *apptest.House) {
		accepted := proposed(t, h)
		proposed(t, h)
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		order := buyer.Post(transitions(accepted), accept(1)).Want(200).Text("number")
		h.Settle(t)
		_, rows := apptest.Workbook(t, buyer.Get("/api/quotations/export?order[createdAt]=asc").Want(200))
		numbers := map[string]string{}
		for _, row := range rows {
			numbers[row["Devis"]] = row["Commande"]
		}
		want := map[string]string{"DEV-2026-000001": order, "DEV-2026-000002": ""}
		if !maps.Equal(numbers, want) || !strings.HasPrefix(order, "CMD-2026-") {
			t.Errorf("numbers %v instead of %v", numbers, want)
		}
	})
}
