package app_test

import (
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Whatever is asked of stock returns, the answer is a refusal, the return stays where it was and so does the stock.
func TestHostileReturns(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, other := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta))
		line := fmt.Sprintf(`{"product":"/api/products/%d","quantity":6}`, apptest.AlphaWine)
		good := func(lines string) string { return `{"warehouse":"supplier","reason":"unsold","lines":` + lines + `}` }
		reference := supplier.Post("/api/stock_recoveries", good("["+line+"]")).Want(201).Text("@id")
		before := string(supplier.Get(reference).Want(200).Body)

		for _, body := range []string{
			"", "null", "[]", "{}", good("null"), good("[]"), good("{}"), good(`[{}]`), good("[null]"), good(`["x"]`), good("[" + line + ",{}]"),
			good(`[{"product":101,"quantity":0}]`), good(`[{"product":101,"quantity":-6}]`), good(`[{"product":101,"quantity":1000000000}]`),
			good(`[{"product":101,"quantity":9223372036854775807},{"product":101,"quantity":9223372036854775807}]`),
			good(`[{"product":101,"quantity":1e400}]`), good(`[{"product":101,"quantity":1.5}]`), good(`[{"product":101,"quantity":601}]`),
			good(`[{"product":101,"quantity":"six"}]`), good(`[{"product":102,"quantity":6}]`), good(`[{"product":"/api/users/4","quantity":6}]`),
			good(`[{"product":99999999999999999999,"quantity":6}]`), good(`[{"product":101,"quantity":6,"lot":"\u0000"}]`),
			good(`[{"product":101,"quantity":6,"lot":{}}]`), good(`[{"product":101,"quantity":6,"tag":"normal"}]`),
			good("[" + strings.TrimSuffix(strings.Repeat(line+",", 2001), ",") + "]"), good("[" + line + "]," + `"status":"ordered"`),
			strings.Replace(good("["+line+"]"), "unsold", "UNSOLD", 1), strings.Replace(good("["+line+"]"), `"supplier"`, `["supplier"]`, 1),
			good("[" + line + "]," + `"comment":"` + strings.Repeat("é", 501) + `"`), good("[" + line + "]," + `"supplier":5`), good("[" + line + "]," + `"moveTo":"dartess"`),
		} {
			refused(t, "ask "+abridged(body), supplier.Post("/api/stock_recoveries", body))
		}
		for _, body := range []string{
			"", "null", "{}", `{"transition":null}`, `{"transition":"ORDERED"}`, `{"transition":["ordered"]}`, `{"transition":"pending"}`, `{"transition":3}`,
			`{"transition":"ordered","comment":"\u0000"}`, `{"transition":"ordered","comment":"` + strings.Repeat("é", 501) + `"}`,
			`{"transition":"ordered","expectedOn":"31/12/2026"}`, `{"transition":"ordered","units":1}`,
		} {
			refused(t, "move "+abridged(body), supplier.Post(reference+"/transitions", body))
		}
		refused(t, "another's", other.Post(reference+"/transitions", `{"transition":"ordered"}`))
		refused(t, "another's", other.Delete(reference))
		for _, id := range []string{"0", "-1", "x", "%00", "9223372036854775807", "9223372036854775808"} {
			path := "/api/stock_recoveries/" + id
			refused(t, "read "+path, supplier.Get(path))
			refused(t, "delete "+path, supplier.Delete(path))
			refused(t, "move "+path, supplier.Post(path+"/transitions", `{"transition":"ordered"}`))
		}
		for _, query := range []string{
			"status[]=x", "status[]=%00", "view=x", "warehouse=%00", "order[x]=asc", "after=x", "after=%ff", "search=%00", "search=%27%22%3B--", "search=%25_%5C",
			"supplier[]=x", "product[]=99999999999999999999", "page=0", "page=9223372036854775807", "itemsPerPage=-2", "&&&", "%zz=1",
		} {
			survived(t, "?"+abridged(query), supplier.Get("/api/stock_recoveries?"+query))
		}
		if after := string(supplier.Get(reference).Want(200).Body); after != before {
			t.Errorf("the return is now\n%s\nand was\n%s", after, before)
		}
		for what, query := range map[string]string{
			"returns":   "SELECT COUNT(*) - 1 FROM stock_recoveries",
			"lines":     "SELECT COUNT(*) - 1 FROM stock_recovery_lines",
			"movements": "SELECT COUNT(*) - 1 FROM stock_movements WHERE recovery_id IS NOT NULL",
			"reserved":  "SELECT reserved - 6 FROM stock_levels WHERE product_id = 101",
		} {
			if off := h.Count(t, query); off != 0 {
				t.Errorf("%s: off by %d", what, off)
			}
		}
	})
}
