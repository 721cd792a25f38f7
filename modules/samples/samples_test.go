package samples_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// asks is a body that asks for a bottle of a product, sent to the person's own address.
func asks(person, product int64) map[string]any {
	return map[string]any{
		"product": apptest.IRI("products", product), "shippingAddress": apptest.IRI("addresses", apptest.Shipping(person)),
		"comment": "Pour la carte d'automne",
	}
}

// ask makes a request and gives its reference.
func ask(t *testing.T, client *apitest.Client, person, product int64) string {
	t.Helper()
	return client.Post("/api/sample_requests", asks(person, product)).Want(201).Text("@id")
}

func move(client *apitest.Client, reference, to, comment string) *apitest.Response {
	return client.Post(reference+"/transitions", map[string]string{"transition": to, "comment": comment})
}

// deliver moves an order as its supplier and its carrier would.
func deliver(t *testing.T, h *apptest.House, order string) {
	t.Helper()
	id := order[strings.LastIndex(order, "/")+1:]
	h.Exec(t, "UPDATE orders SET status = 'shipped' WHERE id = ?", id)
	h.Exec(t, `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at) VALUES (?, 'orders_order_moved_v1', ?, 0, 0, ?)`,
		"delivered-"+id, fmt.Sprintf(`{"orderId":%s,"from":"pending_shipping","to":"shipped"}`, id), time.Now())
	h.Settle(t)
}

// Domain 5.7 from the request to the sale, as the buyer, the supplier and the agent see it.
func TestASampleFromRequestToSale(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		request := ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		got := supplier.Get(request).Want(200)
		for path, want := range map[string]string{
			"status": "pending", "product/name": "Château Alpha", "customer/company": "Le Bistrot", "supplier/company": "Maison Alpha",
			"quantity": "1", "comment": "Pour la carte d'automne", "shippingAddress/city": "Paris", "transitions/0": "valid", "transitions/1": "reject",
			"commentRequired/0": "reject", "timeline/0/to": "pending", "timeline/0/actor": "Le Bistrot", "withdrawable": "false",
		} {
			if got.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, got.Text(path), want)
			}
		}
		if mine := buyer.Get(request).Want(200); mine.Text("withdrawable") != "true" || mine.Text("transitions/0") != "" {
			t.Errorf("the buyer may %s", mine.Body)
		}
		move(supplier, request, "valid", "").Want(200)
		if mine := buyer.Get(request).Want(200); mine.Text("transitions/0") != "ordering" {
			t.Errorf("the buyer cannot order: %s", mine.Body)
		}
		ordered := move(buyer, request, "ordering", "").Want(200)
		h.Settle(t)
		order := ordered.Text("order/@id")
		placed := buyer.Get(order).Want(200)
		for path, want := range map[string]string{
			"status": "processing", "totalPriceTaxIncl": "0", "items/0/tag": "sample", "items/0/quantity": "1",
			"items/0/unitPriceTaxExcl": "0", "shippingAddress/city": "Paris", "number": ordered.Text("order/number"),
		} {
			if placed.Text(path) != want {
				t.Errorf("the order's %s: %q instead of %q", path, placed.Text(path), want)
			}
		}
		if n := h.Count(t, "SELECT reserved FROM stock_levels WHERE product_id = ?", apptest.AlphaWine); n != 1 {
			t.Errorf("%d units reserved", n)
		}
		buyer.Post(request+"/feedback", map[string]any{"rating": 5}).Want(409)
		deliver(t, h, order)
		if mine := buyer.Get(request).Want(200); mine.Text("feedbackAwaited") != "true" || mine.Text("deliveredAt") == "" {
			t.Errorf("delivered, the buyer reads %s", mine.Body)
		}
		buyer.Post(request+"/feedback", map[string]any{"rating": 5, "comment": "Superbe avec un lièvre"}).Want(200)
		buyer.Post(request+"/feedback", map[string]any{"rating": 1}).Want(409)
		if told := supplier.Get(request).Want(200); told.Text("feedback/rating") != "5" || told.Text("feedback/comment") != "Superbe avec un lièvre" {
			t.Errorf("the supplier reads %s", told.Text("feedback"))
		}
		sold := func() string { return supplier.Get("/api/sample_requests/summary").Want(200).Text("rate") }
		if got := sold(); got != "0" {
			t.Errorf("before any sale: %s %%", got)
		}
		cart := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))
		bought := buyer.Post("/api/cart", cart).Want(201).Text("orders/0")
		h.Settle(t)
		summary := supplier.Get("/api/sample_requests/summary").Want(200)
		for path, want := range map[string]string{
			"asked": "1", "accepted": "1", "tasted": "1", "rated": "1", "averageRating": "5", "sold": "1", "rate": "100", "pending": "0",
		} {
			if summary.Text(path) != want {
				t.Errorf("%s: %s instead of %s", path, summary.Text(path), want)
			}
		}
		id := bought[strings.LastIndex(bought, "/")+1:]
		h.Exec(t, `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at) VALUES ('back', 'orders_order_moved_v1', ?, 0, 0, ?)`,
			fmt.Sprintf(`{"orderId":%s,"from":"processing","to":"canceled"}`, id), time.Now())
		h.Settle(t)
		if got := sold(); got != "0" {
			t.Errorf("after the sale was canceled: %s %%", got)
		}
		t.Log("the quota of the year is used")
		again := buyer.Post("/api/sample_requests", asks(apptest.Restaurant, apptest.AlphaWine)).Want(422)
		if why := again.Violations()["quantity"]; !strings.Contains(why, "cette année") {
			t.Errorf("refused by %v", again.Violations())
		}
	})
}

// A sample of a prepaid customer needs no payment (domain 5.7).
func TestASampleNeedsNoPayment(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Stranger)) // no relation: prepaid
		request := ask(t, buyer, apptest.Stranger, apptest.AlphaWine)
		move(h.As(t, apptest.Email(apptest.Alpha)), request, "valid", "").Want(200)
		order := move(buyer, request, "ordering", "").Want(200).Text("order/@id")
		h.Settle(t)
		if got := buyer.Get(order).Want(200).Text("status"); got != "processing" {
			t.Errorf("the order is %s", got)
		}
	})
}

// The state table, walked whole: who may make which move from where, and what everybody else is answered.
func TestEveryMoveByEveryRole(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		roles := map[string]int64{"supplier": apptest.Alpha, "agent": apptest.Agent, "admin": apptest.Admin, "buyer": apptest.Restaurant}
		allowed := map[string]string{
			"pending valid": "supplier agent admin", "pending reject": "supplier agent admin", "valid ordering": "buyer",
		}
		states := []string{"pending", "valid", "ordering", "reject"}
		request := ask(t, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant, apptest.AlphaWine)
		for role, person := range roles {
			client := h.As(t, apptest.Email(person))
			for _, from := range states {
				for _, to := range states {
					h.Exec(t, "UPDATE sample_requests SET status = ?, is_open = TRUE, order_id = NULL", from)
					shown := client.Get(request).Want(200).Text("transitions")
					by, exists := allowed[from+" "+to]
					want := 403
					switch {
					case from == to:
						want = 409
					case !exists:
						want = 422
					case slices.Contains(strings.Fields(by), role):
						want = 200
					}
					if offered := strings.Contains(shown, `"`+to+`"`) || strings.Contains(shown, to); offered != (want == 200) {
						t.Errorf("%s sees %s from %s to %s", role, shown, from, to)
					}
					got := move(client, request, to, "Plus de stock à déguster")
					if got.Status != want {
						t.Errorf("%s moves %s to %s: %d instead of %d: %s", role, from, to, got.Status, want, got.Body)
					}
					if want == 409 && got.Text("requestStatus") != from {
						t.Errorf("a conflict does not say where the request stands: %s", got.Body)
					}
				}
			}
		}
		h.Exec(t, "UPDATE sample_requests SET status = 'pending', order_id = NULL")
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		if why := move(supplier, request, "reject", "  ").Want(422).Violations()["comment"]; why == "" {
			t.Error("a refusal without a reason has no words")
		}
		move(supplier, request, "elsewhere", "").Want(422)
	})
}

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
			if got := client.Get("/api/sample_requests").Want(200).Text("hydra:totalItems"); got != fmt.Sprint(visible) {
				t.Errorf("reader %d lists %s of %d", reader, got, visible)
			}
		}
		t.Log("an agent reads a pair's requests from its assignment on only")
		h.Exec(t, "UPDATE sample_requests SET created_at = ? WHERE customer_id = ?", apptest.At().AddDate(0, 0, -1), apptest.Restaurant)
		h.As(t, apptest.Email(apptest.Agent)).Get(assigned).Want(404)
	})
}

// One open request per buyer and product, also when many are sent at once.
func TestOneOpenRequestAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "INSERT INTO sample_quotas (supplier_id, units, updated_at) VALUES (?, 24, ?)", apptest.Alpha, apptest.At())
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		var made, refused atomic.Int64
		var group sync.WaitGroup
		for range 16 {
			group.Go(func() {
				switch got := buyer.With().Post("/api/sample_requests", asks(apptest.Restaurant, apptest.AlphaWine)); got.Status {
				case 201:
					made.Add(1)
				case 409:
					refused.Add(1)
				default:
					t.Errorf("%d %s", got.Status, got.Body)
				}
			})
		}
		group.Wait()
		if made.Load() != 1 || refused.Load() != 15 || h.Count(t, "SELECT COUNT(*) FROM sample_requests") != 1 {
			t.Errorf("%d made, %d refused", made.Load(), refused.Load())
		}
		if h.Count(t, "SELECT COUNT(*) FROM sample_request_transitions") != 1 {
			t.Error("a refused request left a step")
		}
	})
}

// Whoever clicks twice orders once, and two clerks answer once.
func TestMovesAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		request := ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		for _, step := range []struct {
			by *apitest.Client
			to string
		}{{supplier, "valid"}, {buyer, "ordering"}} {
			var done atomic.Int64
			var group sync.WaitGroup
			for range 8 {
				group.Go(func() {
					switch got := move(step.by.With(), request, step.to, ""); got.Status {
					case 200:
						done.Add(1)
					case 409:
					default:
						t.Errorf("%s: %d %s", step.to, got.Status, got.Body)
					}
				})
			}
			group.Wait()
			if done.Load() != 1 {
				t.Errorf("%s was done %d times", step.to, done.Load())
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 1 {
			t.Errorf("%d orders", n)
		}
		if n := h.Count(t, "SELECT reserved FROM stock_levels WHERE product_id = ?", apptest.AlphaWine); n != 1 {
			t.Errorf("%d units reserved", n)
		}
	})
}

// What a buyer may ask for, and why it may not.
func TestAllowance(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		expect := func(product int64, reason, left string) {
			t.Helper()
			got := buyer.Get(fmt.Sprintf("/api/sample_requests/allowance?product=%d", product)).Want(200)
			if got.Text("reason") != reason || got.Text("left") != left || (got.Text("allowed") == "true") != (reason == "") {
				t.Errorf("product %d: %s", product, got.Body)
			}
		}
		expect(apptest.AlphaWine, "", "1")
		expect(apptest.LastOnes, "not_offered", "1")
		buyer.Get("/api/sample_requests/allowance?product=999999").Want(422)
		buyer.Get("/api/sample_requests/allowance").Want(422)
		supplier.Patch(fmt.Sprintf("/api/sample_quotas/%d", apptest.Alpha), `{"units":3}`).Want(200)
		expect(apptest.AlphaWine, "", "3")
		request := buyer.Post("/api/sample_requests", apptest.With(asks(apptest.Restaurant, apptest.AlphaWine), map[string]any{"quantity": 2})).Want(201).Text("@id")
		expect(apptest.AlphaWine, "open_request", "1")
		buyer.Post("/api/sample_requests", asks(apptest.Restaurant, apptest.AlphaWine)).Want(409)
		h.Exec(t, "UPDATE sample_requests SET is_open = FALSE")
		tooMany := apptest.With(asks(apptest.Restaurant, apptest.AlphaWine), map[string]any{"quantity": 2})
		if why := buyer.Post("/api/sample_requests", tooMany).Want(422).Violations()["quantity"]; why != "Vous pouvez encore en demander 1 cette année." {
			t.Errorf("refused with %q", why)
		}
		h.Exec(t, "UPDATE sample_requests SET is_open = TRUE")
		move(supplier, request, "reject", "Cuvée épuisée").Want(200)
		if got := buyer.Get(request).Want(200).Text("reason"); got != "Cuvée épuisée" {
			t.Errorf("the buyer reads %q", got)
		}
		expect(apptest.AlphaWine, "", "3")

		t.Log("a request that was withdrawn is gone, and an answered one stays")
		request = ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		supplier.Delete(request).Want(403)
		buyer.Delete(request).Want(204)
		buyer.Get(request).Want(404)
		expect(apptest.AlphaWine, "", "3")
		request = ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		move(supplier, request, "valid", "").Want(200)
		buyer.Delete(request).Want(409)

		t.Log("what is not the buyer's to ask")
		buyer.Post("/api/sample_requests", asks(apptest.Restaurant, apptest.LastOnes)).Want(422)
		buyer.Post("/api/sample_requests", asks(apptest.Stranger, apptest.BetaWine)).Want(422)
		h.Exec(t, "UPDATE addresses SET postcode = '20000' WHERE user_id = ?", apptest.Restaurant)
		if why := buyer.Post("/api/sample_requests", asks(apptest.Restaurant, apptest.BetaWine)).Want(422).Violations()["shippingAddress"]; why != "Livraison non proposée à cette adresse" {
			t.Errorf("an address in Corsica: %q", why)
		}
		h.As(t, apptest.Email(apptest.Customer)).Post("/api/sample_requests", asks(apptest.Customer, apptest.AlphaWine)).Want(403)
	})
}

// An order that was canceled, or that the stock cannot serve, leaves the buyer its right to ask.
func TestACanceledSampleGivesItsUnitsBack(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		request := ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		move(h.As(t, apptest.Email(apptest.Alpha)), request, "valid", "").Want(200)
		h.Exec(t, "UPDATE stock_levels SET on_hand = 0 WHERE product_id = ?", apptest.AlphaWine)
		if got := move(buyer, request, "ordering", "").Want(409); !strings.Contains(got.Text("hydra:description"), "stock") {
			t.Errorf("without stock: %s", got.Body)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 0 {
			t.Errorf("%d orders without stock", n)
		}
		h.Exec(t, "UPDATE stock_levels SET on_hand = 600 WHERE product_id = ?", apptest.AlphaWine)
		order := move(buyer, request, "ordering", "").Want(200).Text("order/id")
		h.Exec(t, `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at) VALUES ('canceled', 'orders_order_moved_v1', ?, 0, 0, ?)`,
			fmt.Sprintf(`{"orderId":%s,"from":"processing","to":"canceled"}`, order), time.Now())
		h.Settle(t)
		if got := buyer.Get(request).Want(200); got.Text("canceledAt") == "" || got.Text("status") != "ordering" {
			t.Errorf("the request is %s", got.Body)
		}
		ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
	})
}

// Many are answered at once, one result per request in the order asked.
func TestManyAreAnsweredAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		first := ask(t, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant, apptest.AlphaWine)
		second := ask(t, h.As(t, apptest.Email(apptest.Stranger)), apptest.Stranger, apptest.AlphaWine)
		foreign := ask(t, h.As(t, apptest.Email(apptest.CSE)), apptest.CSE, apptest.BetaWine)
		move(supplier, second, "valid", "").Want(200)
		got := supplier.Post("/api/sample_requests/transitions", map[string]any{
			"requests": []string{second, foreign, first}, "transition": "valid",
		}).Want(200)
		for path, want := range map[string]string{
			"results/0/request": second, "results/0/status": "valid", "results/0/error/code": "samples.moved_meanwhile",
			"results/1/request": foreign, "results/1/status": "", "results/1/error/code": "samples.not_found",
			"results/2/request": first, "results/2/status": "valid", "results/2/error": "",
		} {
			if got.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, got.Text(path), want)
			}
		}
		supplier.Post("/api/sample_requests/transitions", map[string]any{"requests": []string{first}, "transition": "ordering"}).Want(422)
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
		supplier.Get("/api/sample_requests?after=x").Want(400)
	})
}

// Whoever must act is told, and what one did oneself one knows.
func TestWhoIsToldOfSamples(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		request := ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		h.Settle(t)
		if mail := h.MailTo(t, apptest.Email(apptest.Alpha)); !strings.Contains(mail.Text, "Le Bistrot vous demande un échantillon de Château Alpha") ||
			!strings.HasPrefix(mail.Link(t), "/orders/sample-requests?request=") {
			t.Errorf("the supplier's mail: %s", mail.Text)
		}
		move(supplier, request, "valid", "").Want(200)
		h.Settle(t)
		if mail := h.MailTo(t, apptest.Email(apptest.Restaurant)); !strings.Contains(mail.Text, "Maison Alpha accepte de vous envoyer") {
			t.Errorf("the buyer's mail: %s", mail.Text)
		}
		deliver(t, h, move(buyer, request, "ordering", "").Want(200).Text("order/@id"))
		buyer.Post(request+"/feedback", map[string]any{"rating": 4}).Want(200)
		h.Settle(t)
		for person, want := range map[int64]string{
			apptest.Alpha: "sample_feedback order_placed sample_asked", apptest.Agent: "sample_feedback order_placed sample_asked",
			apptest.Restaurant: "sample_answer", apptest.Beta: "",
		} {
			var list struct {
				Members []struct{ Kind, Product string } `json:"hydra:member"`
			}
			h.As(t, apptest.Email(person)).Get("/api/notifications").Want(200).JSON(&list)
			var kinds []string
			for _, n := range list.Members {
				if n.Kind != "order_moved" {
					kinds = append(kinds, n.Kind)
				}
				if strings.HasPrefix(n.Kind, "sample_") && n.Product != "Château Alpha" {
					t.Errorf("%s of %q", n.Kind, n.Product)
				}
			}
			if got := strings.Join(kinds, " "); got != want {
				t.Errorf("person %d was told %q instead of %q", person, got, want)
			}
		}
	})
}

// Nothing personal is left of who was anonymised.
func TestSamplesAreForgotten(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		request := ask(t, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant, apptest.AlphaWine)
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
	})
}
