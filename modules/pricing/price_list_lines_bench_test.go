package pricing_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"path"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	listsrest "millesime/modules/pricing/internal/lists/rest"
	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// BenchmarkPriceListLines reads a mercuriale of 300 lines over HTTP beside a bare handler, which sends the same statements and marshals the
// same answer. It prints what share of the bare one's throughput that is: 60 % at least.
func BenchmarkPriceListLines(b *testing.B) {
	for _, dialect := range testkit.Dialects() {
		b.Run(dialect.String(), func(b *testing.B) {
			h := apptest.Start(b, testkit.URL(b, dialect))
			h.MoveIn(b)
			cellar(b, h)
			buyer := h.As(b, apptest.Email(apptest.Restaurant))
			list := others(b, h, h.As(b, apptest.Email(apptest.Alpha)))
			h.Exec(b, "ANALYZE")
			lines := list + "/lines?itemsPerPage=-1"
			var answer api.Collection[listsrest.PriceListLine]
			buyer.Get(lines).Want(http.StatusOK).JSON(&answer)
			if len(answer.Members) != benchLines {
				b.Fatalf("%d lines", len(answer.Members))
			}
			plain := apitest.At(b, sameStatements(b, h, path.Base(list), answer))
			took := alternating(
				func() { buyer.Get(lines).Want(http.StatusOK) },
				func() { plain.Get("/").Want(http.StatusOK) },
			)
			b.ResetTimer()
			for range b.N {
				b.ReportMetric(took[0], "ms-lines")
				b.ReportMetric(took[1], "ms-bare")
				b.ReportMetric(100*took[1]/took[0], "%-of-bare")
			}
		})
	}
}

// sameStatements serves an answer after the statements that led to it.
func sameStatements(b *testing.B, h *apptest.House, list string, answer api.Collection[listsrest.PriceListLine]) string {
	b.Helper()
	ids := make([]string, 0, len(answer.Members))
	for _, line := range answer.Members {
		ids = append(ids, strconv.FormatInt(line.Product.ID, 10))
	}
	statements := strings.NewReplacer("{list}", list, "{ids}", strings.Join(ids, ", "),
		"{buyer}", strconv.Itoa(apptest.Restaurant), "{seller}", strconv.Itoa(apptest.Alpha)).Replace(lineStatements)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for statement := range strings.SplitSeq(statements, ";") {
			if err := consume(r.Context(), h.App.DB, statement); err != nil {
				b.Errorf("%.60s: %v", statement, err)
			}
		}
		w.Header().Set("Content-Type", "application/ld+json; charset=utf-8")
		if err := json.NewEncoder(w).Encode(answer); err != nil {
			b.Error(err)
		}
	}))
	b.Cleanup(server.Close)
	return server.URL
}

// lineStatements are what the product sends: the list with those of its series, parties, prices, wines, stock, all lists of its
// reader, and what was last paid.
//
//nolint:unqueryvet // as the product reads them
const lineStatements = `
SELECT l.*, (SELECT COUNT(DISTINCT e.product_id) FROM price_list_entries AS e WHERE e.list_id = l.id) FROM price_lists AS l WHERE l.id = {list};
SELECT * FROM price_list_customers WHERE list_id = {list};
SELECT * FROM price_list_groups WHERE list_id = {list};
SELECT l.* FROM price_lists AS l WHERE l.series_id = {list};
SELECT * FROM users WHERE id IN ({buyer}, {seller});
SELECT * FROM price_list_entries AS e WHERE e.list_id = {list} ORDER BY e.list_id, e.position, e.product_id, e.min_quantity;
SELECT id, supplier_id, reference, ean, name, type, colour, country, region, appellation, vintage, bottle_size_ml, units_per_carton, abv_tenths,
 certifications, min_quantity, order_multiple, status, warehouse, stock_alert_threshold, images FROM products WHERE id IN ({ids});
SELECT product_id, warehouse, on_hand, reserved, incoming, promised, waiting FROM stock_levels WHERE product_id IN ({ids}) ORDER BY product_id;
SELECT p.product_id, p.supplier_id, p.list_price_cents, p.store_price_cents, g.price_cents FROM product_prices AS p
 LEFT JOIN product_group_prices AS g ON g.product_id = p.product_id AND g.group_code = 'restaurant' WHERE p.product_id IN ({ids});
SELECT l.id, l.name, l.supplier_id, l.discounts, l.starts_on, l.ends_on, l.published_at, f.narrow, e.product_id, e.min_quantity, e.price_cents
 FROM (SELECT list_id, TRUE AS narrow FROM price_list_customers WHERE customer_id = {buyer}
 UNION ALL SELECT list_id, FALSE FROM price_list_groups WHERE group_code = 'restaurant') AS f
 JOIN price_lists AS l ON l.id = f.list_id AND l.published_at IS NOT NULL
 JOIN price_list_entries AS e ON e.list_id = l.id AND e.product_id IN ({ids}) ORDER BY l.id;
SELECT product_id, id, number, created_at, unit_price_cents FROM (SELECT i.product_id, o.id, o.number, o.created_at, i.unit_price_cents,
 ROW_NUMBER() OVER (PARTITION BY i.product_id ORDER BY o.created_at DESC, o.id DESC, i.id DESC) AS age FROM orders AS o
 JOIN order_items AS i ON i.order_id = o.id WHERE o.supplier_id = {seller} AND o.customer_id = {buyer} AND i.product_id IN ({ids})
 AND i.tag <> 'sample' AND o.status NOT IN ('quotation', 'canceled')) AS n WHERE age = 1`

// consume reads all columns of all rows and keeps none.
func consume(ctx context.Context, d *db.DB, statement string) error {
	rows, err := d.Read().QueryContext(ctx, statement)
	if err != nil {
		return err
	}
	defer rows.Close() //nolint:errcheck // rows.Err below tells
	columns, err := rows.Columns()
	if err != nil {
		return err
	}
	values, into := make([]any, len(columns)), make([]any, len(columns))
	for n := range values {
		into[n] = &values[n]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return err
		}
	}
	return rows.Err()
}
