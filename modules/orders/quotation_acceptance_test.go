package orders_test

import (
	"encoding/base64"
	"net/http"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// transitions is where an order or a quotation is moved.
func transitions(quotation string) string {
	return strings.Replace(quotation, "/quotations/", "/orders/", 1) + "/transitions"
}

// accept is what a customer sends to order what a revision says.
func accept(revision int) fields {
	return fields{"transition": "processing", "revision": revision, "cgAccepted": true}
}

// proposed is a quotation of 12 bottles that the supplier made for the restaurant, 10 % off: 167.04 incl. tax.
func proposed(t *testing.T, h *apptest.House) string {
	t.Helper()
	item := apptest.With(apptest.Item(apptest.AlphaWine, 12), fields{"discountValue": 10})
	return asked(t, h, apptest.Alpha, apptest.Cart(apptest.Restaurant, item))
}

// wants compares members of an answer.
func wants(t *testing.T, what string, got *apitest.Response, want map[string]string) {
	t.Helper()
	for path, value := range want {
		if got.Text(path) != value {
			t.Errorf("%s, %s: %q instead of %q", what, path, got.Text(path), value)
		}
	}
}

/*
Domain 5.5, by hand. The agent may give 5 %. It proposes 4 %: 12.40 less 5 % less 4 % = 11.3088 → 11.31, × 12 = 135.72, with
carriage 147.72, VAT 29.544 → 29.54: 177.26. Its 15 % of 135.72 are 20.358 → 20.36.
*/
func TestAnAgentConfirmsAndTheBuyerOrders(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, agent, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Agent)), h.As(t, apptest.Email(apptest.Alpha))
		quotation := asked(t, h, apptest.Restaurant, apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)))
		line := buyer.Get(quotation).Want(200).Value("items/0/id")
		buyer.Post(transitions(quotation), accept(1)).Want(409) // nobody proposed anything yet
		discount := func(rate float64) fields {
			return fields{"revision": 1, "items": []any{fields{"item": line, "discountValue": rate}}}
		}
		refused := agent.Post(quotation+"/revisions", discount(5.01)).Want(422)
		if got := refused.Violations()["items[0].discountValue"]; !strings.Contains(got, "au-delà de votre marge de négociation (5 %)") {
			t.Errorf("beyond the margin: %s", refused.Body)
		}
		agent.Post(quotation+"/revisions", discount(4)).Want(201)

		t.Log("each reads what is its own: the buyer its terms, the agent its margin and fee, the supplier both")
		read := buyer.Get(quotation).Want(200)
		wants(t, "buyer", read, map[string]string{
			"totalPriceTaxIncl": "177.26", "items/0/margin": "", "items/0/agentFee": "", "totalAgentFees": "0", "commission": "",
			"items/0/trace/1/code": "permanent_discount", "items/0/trace/2/code": "line_discount", "revisions/1/role": "agent",
		})
		if strings.Contains(string(read.Body), "20.36") {
			t.Errorf("the buyer reads the fee: %s", read.Body)
		}
		wants(t, "agent", agent.Get(quotation).Want(200), map[string]string{
			"items/0/margin": "5", "items/0/agentFee": "20.36", "totalAgentFees": "20.36", "items/0/trace/1/code": "customer_terms",
			"items/0/trace/2/code": "line_discount",
		})
		wants(t, "supplier", supplier.Get(quotation).Want(200), map[string]string{
			"items/0/margin": "100", "items/0/agentFee": "20.36", "items/0/trace/1/code": "permanent_discount",
		})

		t.Log("only the customer accepts, what it read, with the general terms")
		agent.Post(transitions(quotation), accept(2)).Want(403)
		buyer.Post(transitions(quotation), accept(1)).Want(409)
		for path, body := range map[string]fields{
			"cgAccepted": {"transition": "processing", "revision": 2}, "revision": {"transition": "processing", "cgAccepted": true},
		} {
			if got := buyer.Post(transitions(quotation), body).Want(422); got.Violations()[path] == "" {
				t.Errorf("without %s: %s", path, got.Body)
			}
		}
		before := h.Count(t, "SELECT COUNT(*) FROM order_transitions")
		order := buyer.Post(transitions(quotation), accept(2)).Want(200)
		wants(t, "order", order, map[string]string{
			"status": "processing", "totalPriceTaxIncl": "177.26", "onBehalf": "false", "timeline/1/from": "quotation", "timeline/1/actor": "Le Bistrot",
		})
		if n := order.Text("number"); !strings.HasPrefix(n, "CMD-") {
			t.Errorf("the order's number is %s", n)
		}
		buyer.Post(transitions(quotation), accept(2)).Want(409) // a double click
		if n := h.Count(t, "SELECT COUNT(*) FROM order_transitions"); n != before+1 {
			t.Errorf("%d steps instead of one", n-before)
		}
		if n := h.Count(t, "SELECT reserved FROM stock_levels WHERE product_id = ?", apptest.AlphaWine); n != 12 {
			t.Errorf("%d units are reserved", n)
		}
		h.Settle(t)
		after := buyer.Get(quotation).Want(200)
		wants(t, "afterwards", after, map[string]string{"status": "processing", "awaiting": "", "mayRevise": "false", "number": order.Text("number")})
		if n := after.Text("quotationNumber"); !strings.HasPrefix(n, "DEV-") {
			t.Errorf("the quotation's number is %s", n)
		}
		if got := buyer.Get("/api/orders/" + after.Text("id")).Want(200); got.Text("quotationNumber") != after.Text("quotationNumber") {
			t.Errorf("the order that it became names the quotation %q", got.Text("quotationNumber"))
		}
		supplier.Post(quotation+"/revisions", fields{"revision": 2}).Want(409)
		for query, want := range map[string]string{
			"": "1", "status[]=accepted": "1", "status[]=quotation": "0", "search=" + after.Text("quotationNumber"): "1", "search=" + after.Text("number"): "1",
		} {
			if list := buyer.Get("/api/quotations?" + query).Want(200); list.Text("hydra:totalItems") != want {
				t.Errorf("%q lists %s", query, list.Body)
			}
		}
	})
}

// Domain 5.5 and 5.6: frozen prices stand whatever the list says meanwhile; what is beyond the encours waits for payment.
func TestFrozenPricesAndEncours(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		quotation := proposed(t, h)
		h.Exec(t, "UPDATE product_prices SET list_price_cents = 9999 WHERE product_id = ?", apptest.AlphaWine)
		h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = 16703 WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		buyer.Post(transitions(quotation), accept(1)).Want(200)
		h.Settle(t)
		wants(t, "a cent beyond the encours", buyer.Get(quotation).Want(200), map[string]string{
			"status": "waiting_payment", "totalPriceTaxIncl": "167.04", "waitingFor": "beyond_encours",
		})
	})
}

// What is no longer there cannot be ordered: each line says so, and nothing has changed.
func TestAcceptingWhenTheStockIsGone(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		quotation := asked(t, h, apptest.Alpha, apptest.Cart(apptest.Restaurant,
			apptest.Item(apptest.AlphaWine, 12), apptest.Item(apptest.LastOnes, 12)))
		h.As(t, apptest.Email(apptest.Stranger)).
			Post("/api/cart", apptest.Order(apptest.Cart(apptest.Stranger, apptest.Item(apptest.LastOnes, 54)))).Want(201)
		h.Settle(t)
		before := buyer.Get(quotation).Want(200)
		refused := buyer.Post(transitions(quotation), accept(1)).Want(422)
		if got := refused.Violations(); len(got) != 1 || !strings.Contains(got["items[1].quantity"], "Il reste 6 unités") {
			t.Errorf("the stock is gone: %s", refused.Body)
		}
		if after := buyer.Get(quotation).Want(200); string(after.Body) != string(before.Body) {
			t.Errorf("the quotation changed from %s to %s", before.Body, after.Body)
		}
		if n := h.Count(t, "SELECT reserved FROM stock_levels WHERE product_id = ?", apptest.AlphaWine); n != 0 {
			t.Errorf("%d units stay reserved", n)
		}
	})
}

// Domain 5.3: a supplier or an admin accepts with an uploaded proof, on the customer's behalf.
func TestASellerAcceptsWithAProof(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		quotation := proposed(t, h)
		yes := fields{"transition": "processing", "revision": 1}
		for _, bad := range []string{"", "data:application/pdf;base64,AAAA", "data:text/html;base64,PGI+", "https://example.test/x.pdf"} {
			if got := supplier.Post(transitions(quotation), apptest.With(yes, fields{"proof": bad})).Want(422); got.Violations()["proof"] == "" {
				t.Errorf("the proof %q: %s", bad, got.Body)
			}
		}
		supplier.Get(quotation + "/proof").Want(404)
		wants(t, "quotation", supplier.Get(quotation).Want(200), map[string]string{"proof": ""})
		signed := "%PDF-1.4\nBon pour accord\n%%EOF"
		document := "data:application/pdf;base64," + base64.StdEncoding.EncodeToString([]byte(signed))
		order := supplier.Post(transitions(quotation), apptest.With(yes, fields{"proof": document})).Want(200)
		wants(t, "order", order, map[string]string{"status": "processing", "onBehalf": "true", "proof": quotation + "/proof"})
		wants(t, "quotation", buyer.Get(quotation).Want(200), map[string]string{"proof": quotation + "/proof"})
		got := buyer.Get(quotation + "/proof").Want(200)
		if string(got.Body) != signed || got.Header.Get("Content-Type") != "application/pdf" ||
			!strings.HasPrefix(got.Header.Get("Content-Disposition"), "attachment; filename=accord-DEV") {
			t.Errorf("the proof reads %s, %v", got.Body, got.Header)
		}
		h.As(t, apptest.Email(apptest.Stranger)).Get(quotation + "/proof").Want(404)
	})
}

// Refused with a reason by either side, or expired: a quotation ends, and nothing brings it back.
func TestQuotationsEnd(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for _, person := range []int64{apptest.Restaurant, apptest.Alpha, apptest.Agent, apptest.Admin} {
			quotation, client := proposed(t, h), h.As(t, apptest.Email(person))
			no := fields{"transition": "canceled_quotation"}
			client.Post(transitions(quotation), no).Want(422)
			client.Post(transitions(quotation), apptest.With(no, fields{"comment": "Trop cher", "revision": 7})).Want(409)
			wants(t, "refused", client.Post(transitions(quotation), apptest.With(no, fields{"comment": "Trop cher"})).Want(200), map[string]string{
				"status": "canceled_quotation", "timeline/1/comment": "Trop cher",
			})
			h.As(t, apptest.Email(apptest.Restaurant)).Post(transitions(quotation), accept(1)).Want(409)
		}
		quotation, buyer := proposed(t, h), h.As(t, apptest.Email(apptest.Restaurant))
		past := time.Now().Add(-time.Second)
		h.Exec(t, "UPDATE orders SET valid_until = ?, due_at = ? WHERE id = ?", past, past, orderID(t, quotation))
		buyer.Post(transitions(quotation), accept(1)).Want(409)
		if moved, err := h.App.Modules.Orders.MoveDue(t.Context()); err != nil || moved != 1 {
			t.Fatalf("%d expired: %v", moved, err)
		}
		wants(t, "expired", buyer.Get(quotation).Want(200), map[string]string{"status": "canceled_quotation", "timeline/1/actor": "", "awaiting": ""})
	})
}

// expire looks for due quotations until this one ended, as the scheduler does.
func expire(t *testing.T, h *apptest.House, quotation string) int {
	t.Helper()
	for {
		if _, err := h.App.Modules.Orders.MoveDue(t.Context()); err != nil {
			t.Error(err)
			return 0
		}
		var status string
		err := h.App.DB.Read().NewRaw("SELECT status FROM orders WHERE id = ?", orderID(t, quotation)).Scan(t.Context(), &status)
		switch {
		case err != nil:
			t.Error(err)
			return 0
		case status == "canceled_quotation":
			return http.StatusOK
		case status != "quotation":
			return http.StatusConflict
		}
	}
}

// Exactly one wins; the other is told so and changes nothing.
func TestRacesOfQuotations(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, again, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		yes := func(c *apitest.Client, quotation string) func() int {
			return func() int { return c.Post(transitions(quotation), accept(1)).Status }
		}
		answer := func(c *apitest.Client, quotation string) func() int {
			return func() int {
				status := c.Post(quotation+"/revisions", fields{"revision": 1, "message": "Et ainsi ?"}).Status
				if status == http.StatusCreated {
					return http.StatusOK
				}
				return status
			}
		}
		ordered := func() int64 {
			return h.Count(t, "SELECT reserved FROM stock_levels WHERE product_id = ?", apptest.AlphaWine) / 12
		}
		for name, rivals := range map[string]func(quotation string) (a, b func() int){
			"double acceptance":           func(q string) (a, b func() int) { return yes(buyer, q), yes(again, q) },
			"counter against acceptance":  func(q string) (a, b func() int) { return answer(again, q), yes(buyer, q) },
			"revision against acceptance": func(q string) (a, b func() int) { return answer(supplier, q), yes(buyer, q) },
			"counter against counter":     func(q string) (a, b func() int) { return answer(again, q), answer(buyer, q) },
			"expiry against acceptance": func(q string) (a, b func() int) {
				soon := time.Now().Add(20 * time.Millisecond)
				h.Exec(t, "UPDATE orders SET valid_until = ?, due_at = ? WHERE id = ?", soon, soon, orderID(t, q))
				return func() int { return expire(t, h, q) }, yes(buyer, q)
			},
		} {
			for range 3 {
				before, quotation := ordered(), proposed(t, h)
				first, second := rivals(quotation)
				results := make(chan int, 2)
				go func() { results <- first() }()
				go func() { results <- second() }()
				one, other := <-results, <-results
				if one+other != http.StatusOK+http.StatusConflict {
					t.Errorf("%s: %d and %d", name, one, other)
				}
				status := buyer.Get(quotation).Want(200).Text("status")
				if accepted := status == "processing" || status == "waiting_payment"; accepted != (ordered() == before+1) {
					t.Errorf("%s: %s, and %d orders hold stock instead of %d", name, status, ordered(), before)
				}
			}
		}
	})
}

// A quotation becomes an order by an acceptance alone: what settles incidents accepts nothing, for nobody.
func TestNothingButAnAcceptanceMakesAnOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		quotation := proposed(t, h)
		for _, person := range []int64{apptest.Restaurant, apptest.Alpha, apptest.Admin} {
			for _, outcomes := range [][]any{{}, {fields{"line": 1, "outcome": "credit"}}} {
				h.As(t, apptest.Email(person)).Post(transitions(quotation), fields{
					"transition": "processing", "revision": 1, "outcomes": outcomes,
				}).Want(422)
			}
		}
		wants(t, "quotation", h.As(t, apptest.Email(apptest.Restaurant)).Get(quotation).Want(200), map[string]string{
			"status": "quotation", "awaiting": "customer",
		})
	})
}

// A supplier that was blocked since sells nothing, what it proposed before neither.
func TestAQuotationOfABlockedSupplier(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		quotation, buyer, admin := proposed(t, h), h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Admin))
		supplier := apptest.IRI("users", apptest.Alpha)
		admin.Patch(supplier, fields{"status": "blocked", "reason": "Enquête"}).Want(200)
		buyer.Post(transitions(quotation), accept(1)).Want(409)
		admin.Patch(supplier, fields{"status": "valid"}).Want(200)
		buyer.Post(transitions(quotation), accept(1)).Want(200)
	})
}

// The general terms: who ticked them, and the admin behind that person when there is one.
func TestWhoAcceptedTheTermsIsKept(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		acting := h.As(t, apptest.Email(apptest.Admin)).With(apitest.Header("X-Switch-User", apptest.Email(apptest.Restaurant)))
		cart := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))
		for name, accepts := range map[string]struct {
			do    func() int64
			admin int64
		}{
			"the buyer": {func() int64 {
				quotation := proposed(t, h)
				buyer.Post(transitions(quotation), accept(1)).Want(200)
				return orderID(t, quotation)
			}, 0},
			"an admin for the buyer": {func() int64 {
				quotation := proposed(t, h)
				acting.Post(transitions(quotation), accept(1)).Want(200)
				return orderID(t, quotation)
			}, apptest.Admin},
			"an admin who orders": {func() int64 { return orderID(t, acting.Post("/api/cart", cart).Want(201).Text("orders/0")) }, apptest.Admin},
		} {
			id := accepts.do()
			if n := h.Count(t, "SELECT COUNT(*) FROM orders WHERE id = ? AND cgv_accepted_by = ? AND cgv_impersonator_id = ?", id, apptest.Restaurant, accepts.admin); n != 1 {
				t.Errorf("%s is not who accepted", name)
			}
		}
		if file := string(buyer.Get("/api/me/export").Want(200).Body); strings.Count(file, `"generalTermsAccepted": true`) != 1 {
			t.Errorf("the buyer accepted once itself: %s", file)
		}
	})
}
