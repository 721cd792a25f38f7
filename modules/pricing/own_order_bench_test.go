package pricing_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/testkit"
)

// BenchmarkOwnOrder measures over HTTP, with 500 lists of 300 lines and 200 codes, a page of the catalogue that is sorted by what the buyer
// pays beside one sorted by name: × 1.5 at most; and the 300 lines of its list beside a bare handler that reads them with one statement:
// 60 % at least. Calls alternate, so that what else the machine does meets all alike.
func BenchmarkOwnOrder(b *testing.B) {
	for _, dialect := range testkit.Dialects() {
		b.Run(dialect.String(), func(b *testing.B) {
			h := apptest.Start(b, testkit.URL(b, dialect))
			h.MoveIn(b)
			cellar(b, h)
			buyer := h.As(b, apptest.Email(apptest.Restaurant))
			list := others(b, h, h.As(b, apptest.Email(apptest.Alpha)))
			sorted := func(by string) func() {
				return func() { buyer.Get("/api/products?itemsPerPage=30&order%5B" + by + "%5D=asc").Want(http.StatusOK) }
			}
			bare := bareLines(b, h.App.DB, list)
			took := alternating(sorted("name"), sorted("priceTaxExcl"),
				func() { buyer.Get(list + "/lines?itemsPerPage=-1").Want(http.StatusOK) },
				func() { drain(b, bare) })
			b.ResetTimer()
			for range b.N {
				b.ReportMetric(took[0], "ms-page-by-name")
				b.ReportMetric(took[1], "ms-page-by-price")
				b.ReportMetric(took[1]/took[0], "ratio-by-price")
				b.ReportMetric(took[2], "ms-lines-300")
				b.ReportMetric(took[3], "ms-lines-300-bare")
				b.ReportMetric(took[3]/took[2]*100, "%-of-bare")
			}
		})
	}
}

// bareLine is a line of a list as the bare handler writes it.
type bareLine struct {
	ID           int64       `json:"id"`
	Reference    string      `json:"reference"`
	Name         string      `json:"name"`
	Type         string      `json:"type"`
	Colour       string      `json:"colour"`
	Region       string      `json:"region"`
	Appellation  string      `json:"appellation"`
	Vintage      int         `json:"vintage"`
	Warehouse    string      `json:"warehouse"`
	Available    int64       `json:"available"`
	MinQuantity  int64       `json:"minQuantity"`
	PriceTaxExcl money.Cents `json:"priceTaxExcl"`
	ListTaxExcl  money.Cents `json:"listPriceTaxExcl"`
}

// bareLines serves the lines of a list by one statement, and gives the address.
func bareLines(b *testing.B, d *db.DB, list string) string {
	b.Helper()
	id, err := strconv.ParseInt(list[strings.LastIndexByte(list, '/')+1:], 10, 64)
	if err != nil {
		b.Fatal(err)
	}
	read := func(ctx context.Context) ([]bareLine, error) {
		var lines []bareLine
		bound := d.Bind(nil)
		err := bound.NewRaw(`SELECT p.id, p.reference, p.name, p.type, p.colour, p.region, p.appellation, p.vintage, p.warehouse, s.on_hand AS available,
  e.min_quantity, e.price_cents AS price_tax_excl, c.list_price_cents AS list_tax_excl
FROM price_list_entries AS e JOIN products AS p ON p.id = e.product_id JOIN product_prices AS c ON c.product_id = p.id
LEFT JOIN stock_levels AS s ON s.product_id = p.id WHERE e.list_id = ? ORDER BY e.position`, bound.Int(id)).Scan(ctx, &lines)
		return lines, err
	}
	if lines, err := read(b.Context()); err != nil || len(lines) != benchLines {
		b.Fatalf("the bare handler reads %d lines: %v", len(lines), err)
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		lines, err := read(r.Context())
		if err == nil {
			err = json.NewEncoder(w).Encode(lines)
		}
		if err != nil {
			w.WriteHeader(http.StatusInternalServerError)
		}
	}))
	b.Cleanup(server.Close)
	return server.URL
}

// drain asks an address and reads the answer.
func drain(b *testing.B, address string) {
	b.Helper()
	request, err := http.NewRequestWithContext(b.Context(), http.MethodGet, address, http.NoBody)
	if err != nil {
		b.Fatal(err)
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		b.Fatal(err)
	}
	_, err = io.Copy(io.Discard, answer.Body)
	if closed := answer.Body.Close(); err != nil || closed != nil || answer.StatusCode != http.StatusOK {
		b.Fatalf("the bare handler answers %d: %v, %v", answer.StatusCode, err, closed)
	}
}
