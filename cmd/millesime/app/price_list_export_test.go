package app_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// sheetOf is an exported list as it looks: the head, then its rows, the cells of each parted by "|".
func sheetOf(t *testing.T, answer *apitest.Response) []string {
	t.Helper()
	file, err := excelize.OpenReader(bytes.NewReader(answer.Body))
	if err != nil {
		t.Fatalf("no workbook: %v", err)
	}
	defer file.Close() //nolint:errcheck // it is in memory
	lines, err := file.GetRows(file.GetSheetName(0))
	if err != nil {
		t.Fatal(err)
	}
	rows := make([]string, 0, len(lines))
	for _, line := range lines {
		rows = append(rows, strings.Join(line, "|"))
	}
	return rows
}

// dayOf is a civil day as a workbook shows it.
func dayOf(day string) string { return day[8:] + "/" + day[5:7] + "/" + day[:4] }

// A mercuriale is taken along as a workbook: a row for every tier, its days, and what the revision changed; a buyer gets its own
// and never another's.
func TestAPriceListAsAWorkbook(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, buyer, other := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Stranger))
		first := published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant},
			price(apptest.AlphaWine, 1, "11.00"), price(apptest.AlphaWine, 60, "10.20"), price(apptest.Withdrawn, 1, "7.00")))
		ordered := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))
		buyer.Post("/api/cart", apptest.Order(ordered)).Want(201)
		today := dayOf(inDays(0))
		rows := sheetOf(t, buyer.Get(first+"/export").Want(200))
		wanted := []string{
			"Référence|EAN|Produit|Millésime|Couleur|Appellation|Contenance (cl)|Multiple de commande|À partir de|Prix HT (€)|Prix de|Prix tarif HT (€)|" +
				"Prix précédent HT (€)|Évolution|Dernier prix payé HT (€)|Payé le|État|Remises|Du|Au",
			"REF-101||Château Alpha|2021|Rouge|Pauillac|75|6|1|11.00|Carte|12.40|||11.00|" + today + "||Prix nets|" + today,
			"REF-101||Château Alpha|2021|Rouge|Pauillac|75|6|60|10.20|Carte|||||||Prix nets|" + today,
			"REF-104||Cuvée retirée|2021|Rouge|Pauillac|75|6|1|7.00|Carte|10.00|||||N’est plus proposé|Prix nets|" + today,
		}
		if got := strings.Join(rows, "\n"); got != strings.Join(wanted, "\n") {
			t.Errorf("the file holds\n%s\ninstead of\n%s", got, strings.Join(wanted, "\n"))
		}
		revision := alpha.Post(first+"/revisions", map[string]any{"startsOn": inDays(7), "endsOn": inDays(37)}).Want(201).Text("@id")
		alpha.Patch(revision, map[string]any{"version": 1, "lines": []any{price(apptest.AlphaWine, 1, "11.50"), price(apptest.LastOnes, 1, "18")}}).Want(200)
		other.Get(first + "/export").Want(404)
		buyer.Get(revision + "/export").Want(404) // it is a draft
		alpha.Post(revision+"/publish", map[string]any{"version": 2}).Want(200)
		other.Get(revision + "/export").Want(404)
		h.As(t, apptest.Email(apptest.Beta)).Get(revision + "/export").Want(404)
		english := buyer.With(apitest.Header("Accept-Language", "en"))
		rows = sheetOf(t, english.Get(revision+"/export").Want(200))
		days := "|Net prices|" + dayOf(inDays(7)) + "|" + dayOf(inDays(37))
		for n, want := range []string{"|1|11.50|Carte|12.40|11.00|Up|11.00|" + today + "|" + days, "|1|18.00|Carte|20.00||New|||" + days} {
			if got := rows[n+1]; !strings.HasSuffix(got, want) {
				t.Errorf("row %d is %s, and ends not with %s", n, got, want)
			}
		}
	})
}
