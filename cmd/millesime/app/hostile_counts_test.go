package app_test

import (
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Whatever is asked of counting sessions, the answer is a refusal, and session and stock stay where they were.
func TestHostileStockCounts(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, other := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta))
		session := supplier.Post("/api/stock_counts", `{"warehouse":"supplier"}`).Want(201).Text("@id")
		before := string(supplier.Get(session).Want(200).Body)

		for _, body := range []string{
			"", "null", "[]", "{}", `{"warehouse":null}`, `{"warehouse":"attic"}`, `{"warehouse":["supplier"]}`, `{"warehouse":"dartess"}`, `{"warehouse":"supplier"}`,
			`{"warehouse":"supplier","products":{}}`, `{"warehouse":"supplier","products":["/api/users/4"]}`, `{"warehouse":"supplier","products":[102]}`,
			`{"warehouse":"supplier","products":[1.5]}`, `{"warehouse":"supplier","blind":"yes"}`, `{"warehouse":"supplier","status":"approved"}`, `{"warehouse":"supplier","supplier":5}`,
			`{"warehouse":"supplier","label":"` + strings.Repeat("é", 101) + `"}`, `{"warehouse":"supplier","label":"\u0000"}`,
			`{"warehouse":"supplier","products":[` + strings.TrimSuffix(strings.Repeat("101,", 5001), ",") + `]}`,
		} {
			refused(t, "begin "+abridged(body), supplier.Post("/api/stock_counts", body))
		}
		for _, lines := range []string{
			"null", "[]", "{}", "[{}]", `["x"]`, `[{"product":101}]` + `,"x":1`, `[{"product":101,"units":1000001}]`, `[{"product":101,"units":-1}]`, `[{"product":101,"units":1e400}]`,
			`[{"product":101,"units":1.5}]`, `[{"product":101,"units":"six"}]`, `[{"product":102,"units":1}]`, `[{"product":"/api/users/4","units":1}]`,
			`[{"product":99999999999999999999,"units":1}]`, `[{"product":101,"units":1,"place":{}}]`, `[{"product":101,"units":1,"note":"\u0000"}]`,
			`[{"product":101,"units":1,"lot":"` + strings.Repeat("L", 101) + `"}]`, `[{"product":101,"units":1,"expected":1}]`,
			`[` + strings.TrimSuffix(strings.Repeat(`{"product":101,"units":1},`, 2001), ",") + `]`,
		} {
			refused(t, "count "+abridged(lines), supplier.Post(session+"/entries", fmt.Sprintf(`{"lines":%s}`, lines)))
		}
		for _, body := range []string{
			"", "null", "{}", `{"transition":null}`, `{"transition":"REVIEW"}`, `{"transition":"review"}`, `{"transition":"approved"}`, `{"transition":"open"}`, `{"transition":3}`,
			`{"transition":"canceled","comment":"\u0000"}`, `{"transition":"canceled","recount":{}}`, `{"transition":"canceled","except":["/api/users/4"]}`, `{"transition":"canceled","units":1}`,
		} {
			refused(t, "move "+abridged(body), supplier.Post(session+"/transitions", body))
		}
		refused(t, "another's", other.Post(session+"/transitions", `{"transition":"canceled"}`))
		refused(t, "another's", other.Post(session+"/entries", `{"lines":[{"product":102,"units":1}]}`))
		for _, id := range []string{"0", "-1", "x", "%00", "9223372036854775807", "9223372036854775808"} {
			path := "/api/stock_counts/" + id
			refused(t, "read "+path, supplier.Get(path))
			refused(t, "lines of "+path, supplier.Get(path+"/lines"))
			refused(t, "entries of "+path, supplier.Get(path+"/entries"))
			refused(t, "count "+path, supplier.Post(path+"/entries", `{"lines":[{"product":101,"units":1}]}`))
			refused(t, "move "+path, supplier.Post(path+"/transitions", `{"transition":"canceled"}`))
		}
		for _, query := range []string{
			"status[]=x", "view=x", "view=%00", "order[x]=asc", "order[name]=up", "after=x", "after=%ff", "search=%00", "search=%27%22%3B--", "search=%25_%5C", "product=x",
			"supplier[]=x", "page=0", "page=9223372036854775807", "itemsPerPage=-2", "&&&", "%zz=1",
		} {
			for _, path := range []string{"/api/stock_counts", session + "/lines", session + "/entries"} {
				survived(t, path+"?"+abridged(query), supplier.Get(path+"?"+query))
			}
		}
		if after := string(supplier.Get(session).Want(200).Body); after != before {
			t.Errorf("the session is now\n%s\nand was\n%s", after, before)
		}
		for what, query := range map[string]string{
			"sessions":    "SELECT COUNT(*) - 1 FROM stock_counts",
			"lines":       "SELECT COUNT(*) - 3 FROM stock_count_lines",
			"entries":     "SELECT COUNT(*) FROM stock_count_entries",
			"corrections": "SELECT COUNT(*) FROM stock_movements WHERE kind = 'correction'",
		} {
			if off := h.Count(t, query); off != 0 {
				t.Errorf("%s: off by %d", what, off)
			}
		}
	})
}
