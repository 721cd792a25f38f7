package app_test

import (
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Whatever is asked of sample requests, the answer is a refusal, and the request stays where it was.
func TestHostileSamples(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		good := fmt.Sprintf(`"product":"/api/products/%d","shippingAddress":"/api/addresses/%d"`, apptest.AlphaWine, apptest.Shipping(apptest.Restaurant))
		request := buyer.Post("/api/sample_requests", "{"+good+"}").Want(201).Text("@id")
		before := string(buyer.Get(request).Want(200).Body)

		for _, body := range []string{
			"", "null", "[]", "{}", `{"product":101}`, `{"product":null,"shippingAddress":null}`, "{" + good + `,"quantity":0}`, "{" + good + `,"quantity":-1}`,
			"{" + good + `,"quantity":25}`, "{" + good + `,"quantity":9223372036854775807}`, "{" + good + `,"quantity":1e400}`, "{" + good + `,"quantity":1.5}`,
			"{" + good + `,"quantity":"1"}`, "{" + good + `,"comment":{}}`, "{" + good + `,"comment":"\u0000"}`, "{" + good + `,"comment":"` + strings.Repeat("é", 2001) + `"}`,
			"{" + good + `,"status":"valid"}`, "{" + good + `,"customer":4}`, "{" + good + "," + good + "}",
			`{"product":"/api/users/3","shippingAddress":1}`, `{"product":99999999999999999999,"shippingAddress":1}`,
			`{"product":102,"shippingAddress":"/api/addresses/9223372036854775807"}`, `{"product":102,"shippingAddress":2004}`,
		} {
			refused(t, "ask "+abridged(body), buyer.Post("/api/sample_requests", body))
		}
		for _, body := range []string{
			"", "null", "{}", `{"transition":null}`, `{"transition":""}`, `{"transition":"VALID"}`, `{"transition":"va lid"}`, `{"transition":["valid"]}`, `{"transition":3}`,
			`{"transition":"pending"}`, `{"transition":"ordering"}`, `{"transition":"reject"}`, `{"transition":"reject","comment":"\u00a0\u2028 "}`, `{"transition":"reject","comment":"\u0000"}`,
			`{"transition":"reject","comment":"` + strings.Repeat("é", 2001) + `"}`, `{"transition":"valid","order":1}`, `{"transition":"valid","transition":"reject"}`,
		} {
			refused(t, "move "+abridged(body), supplier.Post(request+"/transitions", body))
		}
		for _, requests := range []string{
			`null`, `[]`, `{}`, `"x"`, `[{}]`, `["/api/orders/1"]`, `[1.5]`, `[1e400]`, `["/api/sample_requests/9223372036854775808"]`, `[` + strings.TrimSuffix(strings.Repeat("1,", 201), ",") + `]`,
		} {
			refused(t, "many "+abridged(requests), supplier.Post("/api/sample_requests/transitions", fmt.Sprintf(`{"requests":%s,"transition":"valid"}`, requests)))
		}
		for _, body := range []string{
			"", "{}", `{"rating":0}`, `{"rating":6}`, `{"rating":-1}`, `{"rating":4.5}`, `{"rating":"5"}`, `{"rating":1e400}`, `{"rating":5}`, `{"rating":5,"comment":"\u0000"}`, `{"rating":5,"comment":{}}`,
		} {
			refused(t, "opinion "+abridged(body), buyer.Post(request+"/feedback", body))
		}
		quota := fmt.Sprintf("/api/sample_quotas/%d", apptest.Alpha)
		for _, body := range []string{
			"", "null", `{"units":-1}`, `{"units":25}`, `{"units":1.5}`, `{"units":"three"}`, `{"units":9223372036854775808}`, `{"units":null}`, `{"supplier":6,"units":3}`,
		} {
			refused(t, "quota "+abridged(body), supplier.Patch(quota, body))
		}
		for _, id := range []string{"0", "-1", "x", "%00", "9223372036854775807", "9223372036854775808"} {
			path := "/api/sample_requests/" + id
			refused(t, "read "+path, buyer.Get(path))
			refused(t, "withdraw "+path, buyer.Delete(path))
			refused(t, "move "+path, supplier.Post(path+"/transitions", `{"transition":"valid"}`))
			refused(t, "opinion "+path, buyer.Post(path+"/feedback", `{"rating":5}`))
			refused(t, "allowance "+id, buyer.Get("/api/sample_requests/allowance?product="+id))
			refused(t, "quota "+id, supplier.Get("/api/sample_quotas/"+id))
		}
		for _, person := range []int64{apptest.Restaurant, apptest.Alpha, apptest.Agent, apptest.Admin} {
			reader := h.As(t, apptest.Email(person))
			for _, query := range []string{
				"status[]=x", "status[]=%00", "order[x]=asc", "order[createdAt]=up", "after=x", "after=%ff", "search=%00", "search=%27%22%3B--", "search=" + strings.Repeat("a%20", 2500),
				"supplier[]=x", "supplier[]=99999999999999999999", "customer[]=0", "page=0", "page=9223372036854775807", "itemsPerPage=-2", "itemsPerPage=9223372036854775807", "&&&", "%zz=1",
			} {
				survived(t, fmt.Sprintf("%d ?%s", person, abridged(query)), reader.Get("/api/sample_requests?"+query))
			}
		}
		if after := string(buyer.Get(request).Want(200).Body); after != before {
			t.Errorf("the request is now\n%s\nand was\n%s", after, before)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM sample_requests"); n != 1 {
			t.Errorf("%d requests", n)
		}
	})
}
