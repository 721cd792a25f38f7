package orders_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// discounted is an order of twelve bottles of Alpha's wine with a line discount.
func discounted(customer int64, rate float64) map[string]any {
	item := apptest.With(apptest.Item(apptest.AlphaWine, 12), map[string]any{"discountValue": rate})
	return apptest.Order(apptest.Cart(customer, item))
}

// mailsTo are the mails to a person, the oldest first.
func mailsTo(t *testing.T, h *apptest.House, person int64) []apptest.Mail {
	t.Helper()
	var found []apptest.Mail
	for _, m := range h.Mails(t) {
		if m.To == apptest.Email(person) {
			found = append(found, m)
		}
	}
	return found
}

// actingFor is an admin who acts as somebody.
func actingFor(t *testing.T, h *apptest.House, target int64) *apitest.Client {
	t.Helper()
	return h.As(t, apptest.Email(apptest.Admin)).With(apitest.Header("X-Switch-User", apptest.Email(target)))
}

// Domain 4.2, 5.3, rulings: what an agent orders within its margin is left to the supplier even where orders validate
// themselves, and the customer is told once what, by whom and for how much.
func TestAnAgentOrdersForItsCustomer(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE parameter_suppliers SET auto_validate = TRUE WHERE user_id = ?", apptest.Alpha)
		h.Exec(t, "UPDATE users SET company = 'Agence Roux' WHERE id = ?", apptest.Agent)
		agent := h.As(t, apptest.Email(apptest.Agent))
		refused := agent.Post("/api/cart", discounted(apptest.Restaurant, 6)).Want(422)
		if got := refused.Violations()["items[0].discountValue"]; !strings.Contains(got, "marge de négociation (5") {
			t.Errorf("beyond the margin: %q", got)
		}
		quote := agent.Post("/api/cart", discounted(apptest.Restaurant, 5)).Want(201)
		if got := quote.Value("suppliers/0/maxDiscount"); got != 5.0 {
			t.Errorf("the agent may give %v", got)
		}
		order := quote.Text("orders/0")
		h.Settle(t)
		got := h.As(t, apptest.Email(apptest.Restaurant)).Get(order).Want(200)
		for path, want := range map[string]string{
			"status": "processing", "onBehalf": "true", "items/0/discountValue": "5", "timeline/0/actor": "Agence Roux",
			"items/0/trace/1/code": "permanent_discount", "items/0/trace/1/rate": "5", "items/0/trace/2/code": "line_discount",
		} {
			if got.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, got.Text(path), want)
			}
		}
		told := mailsTo(t, h, apptest.Restaurant)
		if len(told) != 1 {
			t.Fatalf("the customer got %d mails: %+v", len(told), told)
		}
		m := told[0]
		// 12.40 less 5 % less 5 % = 11.191 → 11.19, × 12 = 134.28; with 12.00 of carriage and 20 % VAT 175.54.
		for _, holds := range []string{"Agence Roux", got.Text("number"), "12 × Château Alpha 2021 : 134,28\u00a0€ HT", "Port et préparation : 12,00\u00a0€ HT", "175,54\u00a0€ TTC", "Maison Alpha"} {
			if !strings.Contains(m.Text, holds) {
				t.Errorf("the mail lacks %q: %s", holds, m.Text)
			}
		}
		if m.Subject != "Une commande passée pour vous" || m.Link(t) != strings.TrimPrefix(order, "/api") {
			t.Errorf("told %q, leads to %s", m.Subject, m.Link(t))
		}
		if strings.Contains(m.Text, "commission") || strings.Contains(m.Text, "15 %") {
			t.Errorf("the mail tells the agent's fee: %s", m.Text)
		}
	})
}

// What a supplier orders itself for its customer is left to it too, and told in the customer's language.
func TestASupplierOrdersForItsCustomer(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE parameter_suppliers SET auto_validate = TRUE WHERE user_id = ?", apptest.Alpha)
		h.Exec(t, "UPDATE users SET language = 'en' WHERE id = ?", apptest.Restaurant)
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		quote := supplier.Post("/api/cart", discounted(apptest.Restaurant, 20)).Want(201)
		if got := quote.Value("suppliers/0/maxDiscount"); got != 100.0 {
			t.Errorf("a supplier may give %v", got)
		}
		order := quote.Text("orders/0")
		h.Settle(t)
		if got := supplier.Get(order).Want(200).Text("status"); got != "processing" {
			t.Errorf("the order is %s", got)
		}
		m := mailsTo(t, h, apptest.Restaurant)[0]
		if m.Subject != "An order placed for you" || !strings.Contains(m.Text, "Maison Alpha has just ordered for you") ||
			m.Link(t) != "/en"+strings.TrimPrefix(order, "/api") {
			t.Errorf("told %q: %s", m.Subject, m.Text)
		}
	})
}

// Nobody gets two mails of the same order, whoever acts as whom.
func TestMailsOfOrdersOnBehalf(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, middleOfMonth(), func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE users SET first_name = 'Julien', last_name = 'Carpentier' WHERE id = ?", apptest.Admin)
		order := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))
		customer, agent := 0, 0
		for _, step := range []struct {
			what            string
			by              *apitest.Client
			customer, agent int
			subject         string
		}{
			{"the customer itself", h.As(t, apptest.Email(apptest.Restaurant)), 1, 0, "Votre commande CMD-2026-000001"},
			{"its supplier", h.As(t, apptest.Email(apptest.Alpha)), 1, 0, "Une commande passée pour vous"},
			{"an admin", h.As(t, apptest.Email(apptest.Admin)), 1, 0, "Une commande passée pour vous"},
			{"an admin as the customer", actingFor(t, h, apptest.Restaurant), 1, 0, "Une commande passée en votre nom"},
			{"an admin as the agent", actingFor(t, h, apptest.Agent), 1, 1, "Une commande passée pour vous"},
		} {
			step.by.Post("/api/cart", order).Want(201)
			told := mailsTo(t, h, apptest.Restaurant)
			if len(told) != customer+step.customer {
				t.Fatalf("%s: the customer got %d mails", step.what, len(told)-customer)
			}
			customer = len(told)
			if step.subject != "" && told[customer-1].Subject != step.subject {
				t.Errorf("%s: %q", step.what, told[customer-1].Subject)
			}
			ofAgent := 0
			for _, m := range mailsTo(t, h, apptest.Agent) {
				if m.Subject == "Une commande passée en votre nom" {
					ofAgent++
				}
			}
			if ofAgent != agent+step.agent {
				t.Errorf("%s: the agent was told %d times", step.what, ofAgent-agent)
			}
			agent = ofAgent
		}
	})
}

// A retried checkout of an agent tells its customer once.
func TestARetriedOrderOnBehalfIsToldOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		agent, key := h.As(t, apptest.Email(apptest.Agent)), apitest.Header("Idempotency-Key", "again")
		for range 3 {
			agent.Post("/api/cart", discounted(apptest.Restaurant, 4), key).Want(201)
		}
		if told := mailsTo(t, h, apptest.Restaurant); len(told) != 1 {
			t.Errorf("%d mails", len(told))
		}
	})
}
