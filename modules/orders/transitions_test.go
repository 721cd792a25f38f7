package orders_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/orders"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/states"
	"millesime/platform/testkit"
)

// fields are a request's body.
type fields = map[string]any

// put brings an order to a state behind the back of the state table.
func put(t *testing.T, h *apptest.House, reference, status string) {
	t.Helper()
	h.Exec(t, "UPDATE orders SET status = ?, status_before = '', due_at = NULL, closed_at = moved_at WHERE id = ?", status, orderID(t, reference))
	h.Exec(t, "UPDATE order_incidents SET settled_at = opened_at WHERE order_id = ?", orderID(t, reference))
}

func orderID(t *testing.T, reference string) int64 {
	t.Helper()
	id, err := strconv.ParseInt(reference[strings.LastIndex(reference, "/")+1:], 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func strs(t *testing.T, r *apitest.Response, path string) []string {
	t.Helper()
	data, err := json.Marshal(r.Value(path))
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	if err := json.Unmarshal(data, &list); err != nil {
		t.Fatalf("%s: %s", path, data)
	}
	return list
}

// actors are who calls the API in each role of the state table.
func actors() map[string]int64 {
	return map[string]int64{"supplier": apptest.Alpha, "admin": apptest.Admin, "buyer": apptest.Restaurant, "agent": apptest.Agent}
}

// Domain 5.3 and 5.4: for every state, every target and every role the API does what the table says: it moves, or it
// answers 403 where another role may, 409 where a guard refuses or the order is there already, 422 where no row leads. What
// is offered says the same for all; the everyday run calls where no row leads as one of the roles in turn.
func TestEveryTransitionOfTheTable(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		reference := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		id := orderID(t, reference)
		line := item(t, h.As(t, apptest.Email(apptest.Alpha)).Get(reference).Want(200), 0)
		rows := orders.States().Rows
		for turn, role := range slices.Sorted(maps.Keys(actors())) {
			person := actors()[role]
			client := h.As(t, apptest.Email(person))
			for i, from := range testkit.Share(orders.States().States) {
				put(t, h, reference, from)
				shown := client.Get(reference).Want(200)
				offered, reasons := strs(t, shown, "transitions"), strs(t, shown, "commentRequired")
				for j, to := range orders.States().States {
					want, reason := expected(rows, from, to, role)
					if slices.Contains(offered, to) != (want == 200) {
						t.Errorf("%s → %s by %s is to be answered %d and is offered in %v", from, to, role, want, offered)
					}
					if want == 422 && (i+j)%len(actors()) != turn && !testkit.Full() {
						continue
					}
					put(t, h, reference, from)
					h.Exec(t, "UPDATE orders SET paid_at = NULL WHERE id = ?", id)
					got := client.Post(reference+"/transitions", moveBody(from, to, line, "Un motif"))
					if got.Status != want {
						t.Errorf("%s → %s by %s: %d instead of %d: %s", from, to, role, got.Status, want, got.Body)
					}
					if want == 200 && slices.Contains(reasons, to) != reason {
						t.Errorf("%s → %s by %s: reasons are required for %v", from, to, role, reasons)
					}
					if want != 200 {
						if status := h.Count(t, "SELECT COUNT(*) FROM orders WHERE id = ? AND status = ?", id, from); status != 1 {
							t.Errorf("%s → %s by %s is refused and moves the order", from, to, role)
						}
						if told := got.Text("orderStatus"); told != from {
							t.Errorf("%s → %s by %s: the refusal tells %q", from, to, role, told)
						}
						continue
					}
					h.Settle(t) // the system may lead it on at once
					if kept := h.Count(t, "SELECT COUNT(*) FROM order_transitions WHERE order_id = ? AND from_status = ? AND to_status = ? AND actor_id = ?", id, from, to, person); kept != 1 {
						t.Errorf("%s → %s by %s is %d times in the timeline", from, to, role, kept)
					}
					if reason {
						put(t, h, reference, from)
						refused := client.Post(reference+"/transitions", moveBody(from, to, line, "  ")).Want(422)
						if refused.Text("violations/0/propertyPath") != "comment" {
							t.Errorf("%s → %s by %s without a reason: %s", from, to, role, refused.Body)
						}
					}
				}
			}
		}
	})
}

// moveBody is the body that a move takes: an incident says what is wrong, what leads out of one how it is settled.
func moveBody(from, to string, line int64, comment string) fields {
	body := fields{"transition": to, "comment": comment}
	if to == "incident" {
		body["incident"] = report("missing", line, 1, "")
	}
	if from == "incident" {
		body["outcomes"] = []any{}
	}
	return body
}

// isOthers tells the guards that an order of goods that are there, elsewhere than at Dartess and not placed on its buyer's behalf, does
// not meet.
func isOthers(guard states.Guard) bool {
	return slices.Contains([]states.Guard{"at_dartess", "all_awaited_or_withdrawn", "placed_on_its_behalf_all_awaited_or_withdrawn"}, guard)
}

// expected is what the call answers, by the table, for an order within the encours that waits at the supplier's, came from
// nowhere and of which nothing was shipped.
func expected(rows []states.Row, from, to, role string) (status int, reason bool) {
	if from == to {
		return 409, false
	}
	status = 422
	for _, row := range rows {
		if row.From != from || row.To != to {
			continue
		}
		mine := slices.Contains(row.By, role)
		switch {
		case !mine && status == 422, mine && slices.ContainsFunc(row.Guards, isOthers):
			status = 403
		case mine && slices.Contains(row.Guards, "came_from_there"):
			return 422, false
		case mine && slices.Contains(row.Guards, "proposed_and_valid"):
			return 409, false
		case mine:
			return 200, row.Reason
		}
	}
	return status, false
}

// Domain 5.3: the rows that a guard or the placing decides, each with its other side: a buyer cancels a validated order that
// was placed on its behalf, an admin prepares what lies at Dartess, and an incident leads back to where it began only.
func TestGuardedTransitions(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		reference := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		id := orderID(t, reference)
		clients := map[string]*apitest.Client{}
		for role, person := range actors() {
			clients[role] = h.As(t, apptest.Email(person))
		}
		for _, c := range []struct {
			column, from, to string
			may, mayNot      []string
		}{
			{"on_behalf", "validated", "canceled", []string{"buyer"}, []string{"agent"}},
			{"at_dartess", "validated", "preparation", []string{"admin"}, []string{"buyer", "agent"}},
		} {
			for _, holds := range []bool{true, false} {
				for role, want := range expectedOf(c.may, c.mayNot, holds) {
					put(t, h, reference, c.from)
					h.Exec(t, "UPDATE orders SET "+c.column+" = ? WHERE id = ?", holds, id)
					offered := strs(t, clients[role].Get(reference).Want(200), "transitions")
					got := clients[role].Post(reference+"/transitions", fields{"transition": c.to, "comment": "Un motif"})
					if got.Status != want || slices.Contains(offered, c.to) != (want == 200) {
						t.Errorf("%s %v: %s → %s by %s: %d instead of %d, offered %v", c.column, holds, c.from, c.to, role, got.Status, want, offered)
					}
				}
			}
		}
		for _, row := range orders.States().Rows {
			if row.To != "incident" {
				continue
			}
			for _, to := range orders.States().States {
				put(t, h, reference, "incident")
				h.Exec(t, "UPDATE orders SET status_before = ? WHERE id = ?", row.From, id)
				want := 422
				switch to {
				case row.From, "preparation", "canceled": // goods may be sent again; nothing was shipped
					want = 200
				case "incident":
					want = 409
				}
				offered := strs(t, clients["supplier"].Get(reference).Want(200), "transitions")
				got := clients["supplier"].Post(reference+"/transitions", fields{"transition": to, "outcomes": []any{}})
				if got.Status != want || slices.Contains(offered, to) != (want == 200) {
					t.Errorf("out of an incident of %s to %s: %d instead of %d, offered %v", row.From, to, got.Status, want, offered)
				}
				h.Settle(t)
			}
		}
	})
}

// expectedOf is what each role is answered when a condition holds, or does not.
func expectedOf(may, mayNot []string, holds bool) map[string]int {
	want := map[string]int{}
	for _, role := range may {
		if want[role] = 403; holds {
			want[role] = 200
		}
	}
	for _, role := range mayNot {
		want[role] = 403
	}
	return want
}

// Domain 5.3: every state but the first is reached from the first by the table, and every one but the last is left again.
func TestEveryStateIsReachedAndLeft(t *testing.T) {
	t.Parallel()
	rows := orders.States().Rows
	reached := map[string]bool{"processing": true, "quotation": true}
	for range orders.States().States {
		for _, row := range rows {
			if reached[row.From] {
				reached[row.To] = true
			}
		}
	}
	final := []string{"canceled", "canceled_quotation"}
	for _, state := range orders.States().States {
		if !reached[state] {
			t.Errorf("%s is never reached", state)
		}
		left := slices.ContainsFunc(rows, func(r states.Row) bool { return r.From == state })
		if left == slices.Contains(final, state) {
			t.Errorf("%s is left: %v", state, left)
		}
	}
}

// An order goes its way by people and by itself; each step is in the timeline with who and why.
func TestAnOrderGoesItsWay(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		reference := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		move := func(c *apitest.Client, to, comment string) {
			t.Helper()
			c.Post(reference+"/transitions", fields{"transition": to, "comment": comment}).Want(200)
			h.Settle(t)
		}
		move(alpha, "validated", "")
		if owed := exposure(t, h); owed != 9922 {
			t.Errorf("the customer owes %d", owed)
		}
		move(alpha, "preparation", "")
		alpha.Post(reference+"/shipments", parcel(item(t, alpha.Get(reference).Want(200), 0), 6)).Want(201)
		h.Settle(t)
		move(buyer, "shipped", "Tout est là")
		shown := buyer.Get(reference).Want(200)
		if shown.Text("status") != "pending_invoice" || len(strs(t, shown, "transitions")) != 1 {
			t.Errorf("delivered: %s", shown.Body)
		}
		buyer.Post(reference+"/transitions", fields{"transition": "shipped"}).Want(409)
		invoiced(t, h, reference, 99.22)
		move(h.As(t, apptest.Email(apptest.Admin)), "closed", "Créance abandonnée")
		if owed := exposure(t, h); owed != 0 {
			t.Errorf("the customer still owes %d", owed)
		}
		got := buyer.Get(reference).Want(200)
		for path, want := range map[string]string{
			"timeline/1/to": "validated", "timeline/1/actor": "Maison Alpha", "timeline/4/comment": "Tout est là", "timeline/4/actor": "Le Bistrot",
			"timeline/5/to": "pending_invoice", "timeline/5/actor": "", "timeline/7/to": "closed", "transitions/0": "incident",
		} {
			if got.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, got.Text(path), want)
			}
		}
	})
}

// invoiced enters the invoice that Alpha issued itself for an order that arrived: it is billed then.
func invoiced(t *testing.T, h *apptest.House, order string, total float64) {
	t.Helper()
	h.As(t, apptest.Email(apptest.Alpha)).Post("/api/invoices", fields{"order": order, "issuedElsewhere": fields{
		"number": "FAC-2026-12", "issuedOn": time.Now().In(clock.Paris).Format(time.DateOnly), "totalPriceTaxIncl": total,
	}}).Want(201)
	h.Settle(t)
}

func exposure(t *testing.T, h *apptest.House) int64 {
	t.Helper()
	return h.Count(t, "SELECT COALESCE(SUM(owed_cents), 0) FROM exposures WHERE supplier_id = ? AND customer_id = ?", apptest.Alpha, apptest.Restaurant)
}

// Canceling gives the stock back and what the customer owes.
func TestCancelingReleases(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		reference := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 12)
		h.Settle(t)
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		alpha.Post(reference+"/transitions", fields{"transition": "validated"}).Want(200)
		buyer.Post(reference+"/transitions", fields{"transition": "canceled", "from": "processing"}).Want(409)
		buyer.Post(reference+"/transitions", fields{"transition": "canceled"}).Want(403)
		alpha.Post(reference+"/transitions", fields{"transition": "canceled"}).Want(422)
		alpha.Post(reference+"/transitions", fields{"transition": "canceled", "comment": "Rupture au chai"}).Want(200)
		alpha.Post(reference+"/transitions", fields{"transition": "canceled", "comment": "Rupture au chai"}).Want(409)
		if held := h.Count(t, "SELECT reserved FROM stock_levels WHERE product_id = ?", apptest.AlphaWine); held != 0 {
			t.Errorf("%d bottles are still reserved", held)
		}
		if owed := exposure(t, h); owed != 0 {
			t.Errorf("the customer still owes %d", owed)
		}
		h.As(t, apptest.Email(apptest.Stranger)).Post(reference+"/transitions", fields{"transition": "canceled"}).Want(404)
	})
}

// Domain 5.6: what no longer fits into the encours waits for payment instead of being validated, and may be validated
// knowingly, with a reason.
func TestBeyondTheOutstandingValue(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		first := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		second := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		// Each is 99.22 incl. tax.
		h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = 15000 WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		alpha.Post(first+"/transitions", fields{"transition": "validated"}).Want(200)
		refused := alpha.Post(second+"/transitions", fields{"transition": "validated"}).Want(409)
		if refused.Text("code") != "orders.beyond_outstanding" || refused.Text("orderStatus") != "waiting_payment" {
			t.Errorf("refused with %s", refused.Body)
		}
		alpha.Post(second+"/transitions", fields{"transition": "validated"}).Want(422)
		alpha.Post(second+"/transitions", fields{"transition": "validated", "comment": "Bon payeur"}).Want(200)
		if owed := exposure(t, h); owed != 2*9922 {
			t.Errorf("the customer owes %d", owed)
		}
	})
}
