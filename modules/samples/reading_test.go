package samples_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/auth"
)

// Domain 2: who reads which requests; "not yours" is "not there".
func TestRequestsAreReadInScope(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		assigned := ask(t, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant, apptest.AlphaWine)
		other := ask(t, h.As(t, apptest.Email(apptest.Stranger)), apptest.Stranger, apptest.AlphaWine)
		for reader, sees := range map[int64][2]bool{
			apptest.Restaurant: {true, false}, apptest.Stranger: {false, true}, apptest.Alpha: {true, true}, apptest.Beta: {},
			apptest.Agent: {true, false}, apptest.Admin: {true, true}, apptest.Superadmin: {true, true}, apptest.CSE: {}, apptest.Customer: {},
		} {
			client, visible := h.As(t, apptest.Email(reader)), 0
			for i, reference := range []string{assigned, other} {
				want := 404
				if sees[i] {
					want, visible = 200, visible+1
				}
				client.Get(reference).Want(want)
			}
			if got := client.Get("/api/sample_requests").Want(200).Text("hydra:totalItems"); got != strconv.Itoa(visible) {
				t.Errorf("reader %d lists %s of %d", reader, got, visible)
			}
		}
		t.Log("an agent reads a pair's requests from its assignment on only")
		h.Exec(t, "UPDATE sample_requests SET created_at = ? WHERE customer_id = ?", apptest.At().AddDate(0, 0, -1), apptest.Restaurant)
		h.As(t, apptest.Email(apptest.Agent)).Get(assigned).Want(404)
	})
}

// The list is filtered, searched, sorted and paged. Acceptée is valid and ordering together.
func TestTheListIsFilteredAndSorted(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for i := range int64(6) {
			h.AddPerson(t, 100+i, auth.Restaurant, fmt.Sprintf("Auberge %d", i))
			ask(t, h.As(t, apptest.Email(100+i)), 100+i, apptest.AlphaWine)
		}
		h.Exec(t, "UPDATE sample_requests SET status = 'valid' WHERE customer_id IN (100, 101)")
		h.Exec(t, "UPDATE sample_requests SET status = 'ordering' WHERE customer_id = 102")
		h.Exec(t, "UPDATE sample_requests SET status = 'reject' WHERE customer_id = 103")
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		for query, want := range map[string]string{
			"": "6", "status[]=pending": "2", "status[]=valid&status[]=ordering": "3", "status[]=reject": "1", "search=auberge+3": "1",
			"search=ch%C3%A2teau": "6", "search=REF-101": "6", "search=%25": "0", "customer=/api/users/104": "1", "supplier=5": "0",
		} {
			if got := supplier.Get("/api/sample_requests?" + query).Want(200).Text("hydra:totalItems"); got != want {
				t.Errorf("%q: %s instead of %s", query, got, want)
			}
		}
		for _, sort := range []string{"createdAt", "product", "customer", "supplier", "status"} {
			path, seen := "/api/sample_requests?itemsPerPage=2&order["+sort+"]=asc", map[string]bool{}
			for pages := 0; path != "" && pages < 5; pages++ {
				page := supplier.Get(path).Want(200)
				for i := range 2 {
					seen[page.Text(fmt.Sprintf("hydra:member/%d/@id", i))] = true
				}
				path = page.Text("hydra:view/hydra:next")
			}
			if len(seen) != 6 {
				t.Errorf("by %s: %d requests on the pages", sort, len(seen))
			}
		}
		supplier.Get("/api/sample_requests?status[]=open").Want(422)
		supplier.Get("/api/sample_requests?order[units]=asc").Want(422)
		supplier.Get("/api/sample_requests?after=x").Want(400)
	})
}

// Nothing personal is left of who was anonymised.
func TestSamplesAreForgotten(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		request := ask(t, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant, apptest.AlphaWine)
		h.Exec(t, "UPDATE sample_request_transitions SET actor_id = ?, impersonator_id = ?, impersonator_name = 'Zoé'",
			apptest.Alpha, apptest.Restaurant)
		h.Exec(t, `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at) VALUES ('gone', 'users_anonymised_v1', ?, 0, 0, ?)`,
			fmt.Sprintf(`{"userIds":[%d]}`, apptest.Restaurant), time.Now())
		h.Settle(t)
		got := h.As(t, apptest.Email(apptest.Alpha)).Get(request).Want(200)
		if body := string(got.Body); strings.Contains(body, "rue du Test") || strings.Contains(body, "automne") {
			t.Errorf("left: %s", body)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM sample_requests WHERE search_text LIKE '%bistrot%' OR customer_name <> ''"); n != 0 {
			t.Error("the name can still be searched for")
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM sample_request_transitions WHERE impersonator_name <> ''"); n != 0 {
			t.Error("who acted in somebody's name is still called by name")
		}
	})
}

// Nor is what a supplier wrote that refused one.
func TestTheWordsOfARefusalAreForgotten(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		request := ask(t, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant, apptest.AlphaWine)
		h.As(t, apptest.Email(apptest.Alpha)).Post(request+"/transitions", map[string]any{"transition": "reject", "comment": "Voyez Jeanne"}).Want(200)
		h.Exec(t, `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at) VALUES ('gone', 'users_anonymised_v1', ?, 0, 0, ?)`,
			fmt.Sprintf(`{"userIds":[%d]}`, apptest.Alpha), time.Now())
		h.Settle(t)
		got := h.As(t, apptest.Email(apptest.Admin)).Get(request).Want(200)
		if body := string(got.Body); got.Text("status") != "reject" || strings.Contains(body, "Jeanne") || !strings.Contains(body, "automne") {
			t.Errorf("left: %s", body)
		}
	})
}
