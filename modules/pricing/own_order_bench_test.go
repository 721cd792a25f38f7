package pricing_test

import (
	"net/http"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/testkit"
)

// BenchmarkOwnOrder measures over HTTP, with 500 lists of 300 lines and 200 codes, a page of the catalogue that is sorted by what the buyer
// pays beside one sorted by name: × 1.5 at most. Calls alternate, so that what else the machine does meets all alike.
func BenchmarkOwnOrder(b *testing.B) {
	for _, dialect := range testkit.Dialects() {
		b.Run(dialect.String(), func(b *testing.B) {
			h := apptest.Start(b, testkit.URL(b, dialect))
			h.MoveIn(b)
			cellar(b, h)
			buyer := h.As(b, apptest.Email(apptest.Restaurant))
			others(b, h, h.As(b, apptest.Email(apptest.Alpha)))
			h.Exec(b, "ANALYZE")
			sorted := func(by string) func() {
				return func() { buyer.Get("/api/products?itemsPerPage=30&order%5B" + by + "%5D=asc").Want(http.StatusOK) }
			}
			took := alternating(sorted("name"), sorted("priceTaxExcl"))
			b.ResetTimer()
			for range b.N {
				b.ReportMetric(took[0], "ms-page-by-name")
				b.ReportMetric(took[1], "ms-page-by-price")
				b.ReportMetric(took[1]/took[0], "ratio-by-price")
			}
		})
	}
}
