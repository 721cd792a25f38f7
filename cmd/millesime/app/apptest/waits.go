package apptest

import (
	"fmt"
	"strings"
	"testing"

	"millesime/platform/api/apitest"
)

// Waits says "kind count" for each kind that waits for somebody on a side of quotations, and holds it against the rows that its
// list shows.
func Waits(t testing.TB, client *apitest.Client, side string) string {
	t.Helper()
	got := client.Get("/api/waiting").Want(200)
	var all []string
	var total int64
	for i := 0; got.Value(fmt.Sprintf("kinds/%d", i)) != nil; i++ {
		at := fmt.Sprintf("kinds/%d/", i)
		all = append(all, got.Text(at+"kind")+" "+got.Text(at+"count"))
		count := int64(got.Value(at + "count").(float64)) //nolint:forcetypeassert // the document says so
		total += count
		query := map[string]string{
			"orders": "/api/orders?view=todo", "users": "/api/users?", "samples": "/api/sample_requests?", "receipts": "/api/receipts?view=todo",
			"recoveries": "/api/stock_recoveries?view=todo", "counts": "/api/stock_counts?view=todo", "network": "/api/user_parent?awaiting=me",
			"invoices": "/api/invoices?", "payments": "/api/payments?", "quotations": "/api/quotations?awaiting=" + side,
		}[got.Text(at+"list")]
		for j := 0; got.Value(fmt.Sprintf("%sstatuses/%d", at, j)) != nil; j++ {
			query += "&status[]=" + got.Text(fmt.Sprintf("%sstatuses/%d", at, j))
		}
		if rows := client.Get(query).Want(200).Value("hydra:totalItems"); rows != float64(count) {
			t.Errorf("%s: %d wait, and %v are listed", query, count, rows)
		}
	}
	if got.Value("total") != float64(total) {
		t.Errorf("%v is not the total of %s", got.Value("total"), strings.Join(all, ", "))
	}
	return strings.Join(all, ", ")
}
