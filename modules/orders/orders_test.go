package orders_test

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) {
	testkit.Samples(15)
	testkit.Main(m)
}

// place orders cartons of Alpha's wine and gives the order's reference.
func place(t *testing.T, h *apptest.House, email string, customer, quantity int64) string {
	t.Helper()
	cart := apptest.Order(apptest.Cart(customer, apptest.Item(apptest.AlphaWine, quantity)))
	return h.As(t, email).Post("/api/cart", cart).Want(201).Text("orders/0")
}

func numbers(r *apitest.Response) []string {
	var list struct {
		Members []struct{ Number string } `json:"hydra:member"`
	}
	r.JSON(&list)
	found := make([]string, 0, len(list.Members))
	for _, m := range list.Members {
		found = append(found, m.Number)
	}
	return found
}

// Domain 2: who sees which orders; "not yours" is "not there".
func TestOrdersAreReadInScope(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		assigned := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		other := place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 12)
		h.Exec(t, "UPDATE orders SET created_at = ? WHERE customer_id = ?", apptest.At().AddDate(0, 0, -1), apptest.Stranger)
		for reader, c := range map[int64]struct{ assigned, other int }{
			apptest.Restaurant: {200, 404}, apptest.Stranger: {404, 200}, apptest.Alpha: {200, 200}, apptest.Beta: {404, 404},
			apptest.Agent: {200, 404}, apptest.Admin: {200, 200}, apptest.Superadmin: {200, 200}, apptest.CSE: {404, 404},
		} {
			client := h.As(t, apptest.Email(reader))
			client.Get(assigned).Want(c.assigned)
			client.Get(other).Want(c.other)
			visible := 0
			for _, status := range []int{c.assigned, c.other} {
				if status == 200 {
					visible++
				}
			}
			if list := client.Get("/api/orders").Want(200); len(numbers(list)) != visible || list.Text("hydra:totalItems") != strconv.Itoa(visible) {
				t.Errorf("reader %d lists %s", reader, list.Body)
			}
		}
		t.Log("a supplier reads who ordered from it")
		h.Settle(t)
		h.As(t, apptest.Email(apptest.Alpha)).Get(apptest.IRI("users", apptest.Stranger)).Want(200)
		h.As(t, apptest.Email(apptest.Beta)).Get(apptest.IRI("users", apptest.Stranger)).Want(404)

		t.Log("an agent sees a pair's orders from its assignment on only")
		h.Exec(t, "UPDATE orders SET began_at = ? WHERE customer_id = ?", apptest.At().AddDate(0, 0, -1), apptest.Restaurant)
		h.As(t, apptest.Email(apptest.Agent)).Get(assigned).Want(404)
	})
}

// Keyboards type the straight apostrophe, names are often typeset with the other.
func TestOrdersAreFoundWithAnyApostrophe(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for id, company := range map[int64]string{200: "L’Auberge d’Anatole", 201: "L'Écluse"} {
			h.AddPerson(t, id, auth.Restaurant, company)
			place(t, h, apptest.Email(id), id, 6)
		}
		h.Settle(t)
		for reader, found := range map[int64]int{apptest.Admin: 1, apptest.Alpha: 1, 201: 0} {
			for _, typed := range []string{"l'auberge", "l’auberge", "d'anatole", "L’AUBERGE D'A"} {
				if got := numbers(h.As(t, apptest.Email(reader)).Get("/api/orders?search=" + url.QueryEscape(typed)).Want(200)); len(got) != found {
					t.Errorf("%q of %d: %v", typed, reader, got)
				}
			}
		}
		if got := numbers(h.As(t, apptest.Email(apptest.Admin)).Get("/api/orders?search=" + url.QueryEscape("l’écluse")).Want(200)); len(got) != 1 {
			t.Errorf("l’écluse: %v", got)
		}
	})
}

func TestOrdersAreFilteredSortedAndPaged(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for i := range int64(5) {
			place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6*(i+1))
		}
		place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 6)
		h.Settle(t)
		h.Exec(t, "UPDATE orders SET created_at = ? WHERE units = 30", apptest.At())
		admin := h.As(t, apptest.Email(apptest.Admin))
		count := func(query string) int { return len(numbers(admin.Get("/api/orders?" + query).Want(200))) }
		for query, want := range map[string]int{
			"": 6, "status[]=processing": 5, "status[]=waiting_payment": 1, "status[]=canceled": 0,
			"status[]=processing&status[]=waiting_payment": 6, "search=bistrot": 5, "search=CMD-2": 6, "search=" + url.QueryEscape("BÏSTROT alpha"): 5,
			"search=%25": 0, "customer[]=/api/users/3": 5, "customer[]=3": 5, "supplier[]=4": 6, "supplier[]=5": 0, "origin[]=store": 0,
			"createdAt[lte]=2026-11-01": 1, "createdAt[gte]=2026-11-02": 5, "itemsPerPage=2": 2, "itemsPerPage=2&page=3": 2, "itemsPerPage=-1": 6,
		} {
			if got := count(query); got != want {
				t.Errorf("%q: %d orders instead of %d", query, got, want)
			}
		}
		admin.Get("/api/orders?status[]=nonsense").Want(422)
		admin.Get("/api/orders?createdAt[gte]=01/11/2026").Want(422)
		admin.Get("/api/orders?after=nonsense").Want(400)
		// Several keys count in the caller's order, and the pages make up the list.
		first, second := "order[status]=desc&order[totalPriceTaxIncl]=asc", "order[totalPriceTaxIncl]=asc&order[status]=desc"
		byStatus, byTotal := numbers(admin.Get("/api/orders?"+first).Want(200)), numbers(admin.Get("/api/orders?"+second).Want(200))
		if slices.Equal(byStatus, byTotal) {
			t.Errorf("both orders give %v", byStatus)
		}
		if walked := walk(t, admin, "/api/orders?itemsPerPage=2&"+first); !slices.Equal(walked, byStatus) {
			t.Errorf("the pages give %v, the whole list %v", walked, byStatus)
		}
		for query, path := range map[string]string{
			"order[x]=asc": "order[x]", "order[id]=desc": "order[id]", "createdAt[after]=2026-01-01": "createdAt[after]", "state=paid": "state",
		} {
			refused := admin.Get("/api/orders?" + query).Want(422).Violations()[path]
			if !strings.Contains(refused, "possibles : ") || !strings.Contains(refused, "createdAt") {
				t.Errorf("%s: %q", query, refused)
			}
		}
		if got := count("status[0]=waiting_payment&status[1]=canceled"); got != 1 {
			t.Errorf("numbered filters find %d", got)
		}
		for _, sort := range []string{"createdAt", "number", "totalPriceTaxExcl", "totalPriceTaxIncl", "status", "customer", "supplier"} {
			for _, direction := range []string{"asc", "desc"} {
				everything := numbers(admin.Get("/api/orders?order[" + sort + "]=" + direction).Want(200))
				if walked := walk(t, admin, "/api/orders?itemsPerPage=2&order["+sort+"]="+direction); !slices.Equal(walked, everything) {
					t.Errorf("by %s %s: the pages give %v, the whole list %v", sort, direction, walked, everything)
				}
			}
		}
		t.Log("quotation states show only when asked for (domain 5.5)")
		h.Exec(t, "UPDATE orders SET status = 'quotation' WHERE units = 30")
		if without, with := count(""), count("status[]=quotation"); without != 5 || with != 1 {
			t.Errorf("%d orders, %d quotations", without, with)
		}
	})
}

// walk follows hydra:next to the end.
func walk(t *testing.T, client *apitest.Client, path string) []string {
	t.Helper()
	var all []string
	for range 10 {
		page := client.Get(path).Want(200)
		all = append(all, numbers(page)...)
		if path = page.Text("hydra:view/hydra:next"); path == "" {
			return all
		}
	}
	t.Fatal("the pages do not end")
	return nil
}

// Domain 5.2: later edits change nothing; 4.5: the agent's fee shows to those it concerns.
func TestAnOrderKeepsCopies(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 12)
		h.Settle(t)
		h.Exec(t, "UPDATE products SET name = 'Autre nom' WHERE id = ?", apptest.AlphaWine)
		h.Exec(t, "UPDATE product_prices SET list_price_cents = 1 WHERE product_id = ?", apptest.AlphaWine)
		h.Exec(t, "UPDATE users SET company = 'Autre maison' WHERE id = ?", apptest.Alpha)
		h.Exec(t, "UPDATE addresses SET city = 'Lyon'")
		got := h.As(t, apptest.Email(apptest.Restaurant)).Get(order).Want(200)
		for path, want := range map[string]string{
			"items/0/product/name": "Château Alpha", "supplier/company": "Maison Alpha", "shippingAddress/city": "Paris",
			"timeline/0/to": "processing", "timeline/0/actor": "Le Bistrot", "totalAgentFees": "0", "carrier/label": "Messagerie vin",
			"items/0/trace/1/code": "permanent_discount", "transitions/0": "canceled",
		} {
			if got.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, got.Text(path), want)
			}
		}
		// By hand: 15 % of 141.36 = 21.204 → 21.20.
		if fee := h.As(t, apptest.Email(apptest.Agent)).Get(order).Want(200).Value("totalAgentFees"); fee != 21.2 {
			t.Errorf("the agent's fee is %v", fee)
		}
		if seller := h.As(t, apptest.Email(apptest.Alpha)).Get(order).Want(200); seller.Text("transitions/0") != "validated" {
			t.Errorf("the supplier may %v", seller.Value("transitions"))
		}
	})
}

// Domain 5.3 and 5.6: the system lets prepaid orders and those beyond the encours wait for payment.
func TestNewOrdersAreSettled(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE parameter_suppliers SET auto_validate = TRUE WHERE user_id = ?", apptest.Alpha)
		h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = 20000 WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		status := func(reference string) string {
			h.Settle(t)
			return h.As(t, apptest.Email(apptest.Admin)).Get(reference).Want(200).Text("status")
		}
		// 6 × 11.78 + 12.00 = 82.68, incl. tax 99.22: two of them fit into 200.00, the third does not.
		for i, want := range []string{"validated", "validated", "waiting_payment"} {
			if got := status(place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)); got != want {
				t.Errorf("order %d: %s instead of %s", i, got, want)
			}
		}
		if got := status(place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 6)); got != "waiting_payment" {
			t.Errorf("without a relation: %s", got)
		}
	})
}

// the home page sums up the orders.
func TestSummary(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 12)
		h.Settle(t)
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		// 6 × 11.78 + 12.00 = 82.68 and 12 × 11.78 + 12.00 = 153.36.
		got := buyer.Get("/api/orders/summary").Want(200)
		for path, want := range map[string]any{
			"month/orders": 2.0, "month/units": 18.0, "month/totalTaxExcl": 236.04, "averageTotalTaxExcl": 118.02,
			"month/totalTaxIncl": 283.25, "averageTotalTaxIncl": 141.62, "yearBefore/0/orders": 0.0,
			"open": 2.0, "counterparties": 1.0, "byStatus/0/status": "processing", "byStatus/0/count": 2.0,
		} {
			if got.Value(path) != want {
				t.Errorf("%s: %v instead of %v", path, got.Value(path), want)
			}
		}
		if months, _ := got.Value("months").([]any); len(months) != 12 {
			t.Errorf("%d months", len(months))
		}
		if months, _ := got.Value("yearBefore").([]any); len(months) != 12 {
			t.Errorf("%d months of the year before", len(months))
		}
		if none := h.As(t, apptest.Email(apptest.CSE)).Get("/api/orders/summary").Want(200); none.Value("month/orders") != 0.0 {
			t.Errorf("somebody else's orders: %s", none.Body)
		}
	})
}

// Domain 4.1: the stored steps of a price name the reader's own conditions only; the agent reads the result of
// the terms between its supplier and its customer, not the terms.
func TestTheTraceIsTheReaders(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		for reader, want := range map[int64]string{
			apptest.Restaurant: "permanent_discount", apptest.Alpha: "permanent_discount", apptest.Admin: "permanent_discount",
			apptest.Agent: "customer_terms",
		} {
			got := h.As(t, apptest.Email(reader)).Get(order).Want(200)
			if step := got.Text("items/0/trace/1/code"); step != want {
				t.Errorf("reader %d reads %s", reader, got.Text("items/0/trace"))
			}
			if terms := got.Text("items/0/trace/1/rate"); reader == apptest.Agent && terms != "0" && terms != "" {
				t.Errorf("the agent reads a rate of %s", terms)
			}
		}
	})
}

// An agent with thousands of customers lists its orders like any other.
func TestAnAgentOfManyCustomers(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		const customers = 2_500
		h.Exec(t, `INSERT INTO users (id, email, password_hash, group_code, status, created_at, updated_at)
 WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
 SELECT 10000 + i, 'many' || i || '@cast.test', '', 'restaurant', 'valid', created_at, created_at FROM n, users WHERE users.id = 1`, customers)
		h.Exec(t, `INSERT INTO user_relations (parent_id, child_id, inviter_id, status, agent_id, agent_since, created_at, updated_at)
 SELECT ?, id, ?, 'valid', ?, ?, ?, ? FROM users WHERE id > 10000`, apptest.Alpha, apptest.Alpha, apptest.Agent, apptest.At(), apptest.At(), apptest.At())
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 6)
		agent := h.As(t, apptest.Email(apptest.Agent))
		agent.Get(order).Want(200)
		if list := agent.Get("/api/orders").Want(200); list.Text("hydra:totalItems") != "1" {
			t.Errorf("lists %s", list.Body)
		}
		agent.Get("/api/orders/summary").Want(200)
	})
}

// The figures of a customer are those of the orders that the reader sees; who is out of sight has none.
func TestCustomerKPI(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 12)
		canceled := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 6)
		beta := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.BetaWine, 24)))
		h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", beta).Want(201)
		h.Settle(t)
		h.Exec(t, "UPDATE orders SET status = 'canceled' WHERE id = ?", canceled[len("/api/orders/"):])
		//
		kpi := "/api/customers/" + strconv.Itoa(apptest.Restaurant) + "/kpi"
		got := h.As(t, apptest.Email(apptest.Alpha)).Get(kpi).Want(200)
		// 6 × 11.78 + 12.00 = 82.68 and 12 × 11.78 + 12.00 = 153.36.
		for path, want := range map[string]any{
			"orders": 2.0, "openOrders": 2.0, "totalTaxExcl": 236.04, "averageTotalTaxExcl": 118.02, "yearBeforeTotalTaxExcl": 0.0,
			"months/11/totalTaxExcl": 236.04, "months/0/totalTaxExcl": 0.0, "months/12": nil,
		} {
			if got.Value(path) != want {
				t.Errorf("%s: %v instead of %v", path, got.Value(path), want)
			}
		}
		if got.Value("lastOrderAt") == nil {
			t.Errorf("no last order: %s", got.Body)
		}
		for reader, want := range map[int64]string{
			apptest.Beta: "1", apptest.Restaurant: "3", apptest.Admin: "3", apptest.Agent: "2",
		} {
			if got := h.As(t, apptest.Email(reader)).Get(kpi).Want(200).Text("orders"); got != want {
				t.Errorf("reader %d counts %s orders, want %s", reader, got, want)
			}
		}
		for _, reader := range []int64{apptest.Gamma, apptest.Stranger, apptest.CSE} {
			h.As(t, apptest.Email(reader)).Get(kpi).Want(404)
		}
		admin := h.As(t, apptest.Email(apptest.Admin))
		admin.Get("/api/customers/" + strconv.Itoa(apptest.Alpha) + "/kpi").Want(404) // a supplier is no customer
		empty := admin.Get("/api/customers/" + strconv.Itoa(apptest.CSE) + "/kpi").Want(200)
		if empty.Value("lastOrderAt") != nil || empty.Text("orders") != "0" {
			t.Errorf("without orders: %s", empty.Body)
		}
	})
}
