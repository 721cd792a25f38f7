package samples_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
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

// Whoever must act is told, and what one did oneself one knows.
func TestWhoIsToldOfSamples(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		request := ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		h.Settle(t)
		if mail := h.MailTo(t, apptest.Email(apptest.Alpha)); !strings.Contains(mail.Text, "Le Bistrot vous demande un échantillon de Château Alpha 2021") ||
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
				if n.Kind != "order_moved" && n.Kind != "order_confirmed" {
					kinds = append(kinds, n.Kind)
				}
				if strings.HasPrefix(n.Kind, "sample_") && n.Product != "Château Alpha 2021" {
					t.Errorf("%s of %q", n.Kind, n.Product)
				}
			}
			if got := strings.Join(kinds, " "); got != want {
				t.Errorf("person %d was told %q instead of %q", person, got, want)
			}
		}
	})
}
