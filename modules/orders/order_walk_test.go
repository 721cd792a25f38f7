package orders_test

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/orders"
	"millesime/platform/api/apitest"
)

// orderWalk leads some orders through their life by whatever the API has for it, refused or not.
type orderWalk struct {
	t       *testing.T
	h       *apptest.House
	r       *rapid.T
	clients map[string]*apitest.Client // by role of the state table
	photo   string
	orders  []string
}

// begin makes an order of two products: ordered at once, as a quotation, being prepared or delivered.
func (w *orderWalk) begin() {
	items := []map[string]any{apptest.Item(apptest.AlphaWine, 6*w.number("cartons", 1, 2)), apptest.Item(apptest.LastOnes, 6)}
	cart := apptest.Cart(apptest.Restaurant, items...)
	var reference string
	switch how := rapid.SampledFrom([]string{"cart", "quotation", "prepared", "delivered", "delivered"}).Draw(w.r, "begins"); how {
	case "cart":
		reference = w.clients["buyer"].Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
	case "quotation":
		seller := rapid.SampledFrom([]int64{apptest.Alpha, apptest.Restaurant}).Draw(w.r, "proposer")
		reference = strings.Replace(asked(w.t, w.h, seller, cart), "/quotations/", "/orders/", 1)
	default:
		reference = prepared(w.t, w.h, apptest.Alpha, items...)
		if how == "delivered" {
			w.clients["supplier"].Post(reference+"/shipments", w.parcel(w.see(reference), true)).Want(201)
			w.clients["buyer"].Post(reference+"/transitions", fields{"transition": "shipped"}).Want(200)
		}
	}
	w.h.Settle(w.t)
	if rapid.Bool().Draw(w.r, "individual") { // may withdraw
		w.h.Exec(w.t, `UPDATE orders SET customer = '{"id":3,"group":"customer","company":"Le Bistrot"}' WHERE id = ?`, orderID(w.t, reference))
	}
	if rapid.Bool().Draw(w.r, "with a code and an allowance") {
		w.grant(orderID(w.t, reference))
	}
	w.orders = append(w.orders, reference)
}

// grant takes a code off each line of an order and a document allowance off what is left, as if it had been ordered so.
func (w *orderWalk) grant(order int64) {
	w.h.Exec(w.t, "UPDATE order_items SET net_cents = net_cents - ? WHERE order_id = ?", w.number("code in cents", 0, 700), order)
	w.h.Exec(w.t, "UPDATE order_items SET allowance_cents = net_cents * ? / 100 WHERE order_id = ?", w.number("allowance in percent", 1, 30), order)
	for column, amount := range map[string]string{"total_tax_incl_cents": "total", "agent_fee_cents": "fee"} {
		w.h.Exec(w.t, "UPDATE orders SET "+column+" = (SELECT w."+amount+" FROM ("+whatIsKept+") w WHERE w.id = orders.id) WHERE id = ?", order)
	}
	w.h.Exec(w.t, "UPDATE exposures SET owed_cents = ("+owedSum+")")
}

func (w *orderWalk) number(label string, least, most int) int64 {
	return int64(rapid.IntRange(least, most).Draw(w.r, label))
}

func (w *orderWalk) see(reference string) shownOrder {
	var shown shownOrder
	w.clients["supplier"].Get(reference).Want(200).JSON(&shown)
	return shown
}

// shownOrder is what the walk looks at.
type shownOrder struct {
	Status, From string
	Items        []struct{ ID, Quantity, RemainingQuantity int64 }
	Incidents    []struct {
		From  string
		Lines []struct{ ID int64 }
	}
}

// step does what comes next, or anything at all.
func (w *orderWalk) step() {
	reference := rapid.SampledFrom(w.orders).Draw(w.r, "order")
	shown := w.see(reference)
	next := map[string]func(string, shownOrder) *apitest.Response{
		"quotation": w.answer, "preparation": w.ship, "partially_shipped": w.ship, "pending_shipping": w.report,
		"pending_invoice": w.report, "billed": w.report, "closed": w.report, "incident": w.settle,
	}[shown.Status]
	var got *apitest.Response
	switch what := rapid.SampledFrom([]string{"next", "next", "next", "move", "move", "any", "time"}).Draw(w.r, "what"); {
	case what == "time":
		w.passTime(reference)
		return
	case what == "next" && next != nil:
		got = next(reference, shown)
	case what == "any":
		acts := []func(string, shownOrder) *apitest.Response{w.answer, w.ship, w.closeRemainder, w.giveUp, w.report, w.settle}
		got = rapid.SampledFrom(acts).Draw(w.r, "act")(reference, shown)
	default:
		got = w.move(reference)
	}
	if got.Status >= 500 {
		w.r.Fatalf("%s in %s is answered %d: %s", reference, shown.Status, got.Status, got.Body)
	}
	if rapid.Bool().Draw(w.r, "events") {
		w.h.Settle(w.t)
	}
}

// move asks for a state that is offered, or for any.
func (w *orderWalk) move(reference string) *apitest.Response {
	role := rapid.SampledFrom([]string{"supplier", "supplier", "buyer", "admin", "agent"}).Draw(w.r, "by")
	to := rapid.SampledFrom(orders.States().States).Draw(w.r, "to")
	if offered := strs(w.t, w.clients[role].Get(reference).Want(200), "transitions"); len(offered) > 0 && w.number("offered", 0, 3) > 0 {
		to = rapid.SampledFrom(offered).Draw(w.r, "transition")
	}
	return w.clients[role].Post(reference+"/transitions", fields{"transition": to, "comment": "Un motif"})
}

func (w *orderWalk) parcel(shown shownOrder, whole bool) fields {
	var lines []any
	for _, item := range shown.Items {
		quantity := item.RemainingQuantity
		if !whole {
			quantity = w.number("units", 0, int(item.RemainingQuantity)+1)
		}
		if quantity > 0 {
			lines = append(lines, fields{"item": item.ID, "quantity": quantity})
		}
	}
	return fields{"carrier": "Geodis", "lines": lines}
}

// ship sends all, a part or too much, or gives up the rest.
func (w *orderWalk) ship(reference string, shown shownOrder) *apitest.Response {
	if w.number("gives up", 0, 3) == 0 {
		return w.closeRemainder(reference, shown)
	}
	return w.clients["supplier"].Post(reference+"/shipments", w.parcel(shown, rapid.Bool().Draw(w.r, "whole")))
}

func (w *orderWalk) closeRemainder(reference string, _ shownOrder) *apitest.Response {
	return w.clients["supplier"].Post(reference+"/remainder", fields{"comment": "Épuisé"})
}

// giveUp lets the buyer no longer wait for some units of a line, where it waits for any.
func (w *orderWalk) giveUp(reference string, shown shownOrder) *apitest.Response {
	line := rapid.SampledFrom(shown.Items).Draw(w.r, "awaited line")
	return w.clients["buyer"].Post(reference+"/promises/give_up", given(line.ID, w.number("awaited", 1, 6), ""))
}

// report complains about some units of one line or of both.
func (w *orderWalk) report(reference string, shown shownOrder) *apitest.Response {
	kind := rapid.SampledFrom([]string{"damaged", "missing", "wrong", "quality", "withdrawal"}).Draw(w.r, "kind")
	var lines []any
	for n, item := range shown.Items {
		if n > 0 && rapid.Bool().Draw(w.r, "one line") {
			break
		}
		line := fields{"item": item.ID, "quantity": w.number("reported", 1, 5), "reason": "Constaté au déballage"}
		if kind == "damaged" {
			line["photo"] = w.photo
		}
		lines = append(lines, line)
	}
	by := w.clients[rapid.SampledFrom([]string{"buyer", "buyer", "supplier", "admin"}).Draw(w.r, "reporter")]
	return by.Post(reference+"/transitions", fields{
		"transition": "incident", "comment": "À la livraison", "incident": fields{"kind": kind, "lines": lines},
	})
}

// settle gives each line of the open incident an outcome, and leads the order where that leads, or elsewhere.
func (w *orderWalk) settle(reference string, shown shownOrder) *apitest.Response {
	to, outcomes := "preparation", []any{}
	if last := len(shown.Incidents) - 1; last >= 0 {
		to = shown.Incidents[last].From
		for _, line := range shown.Incidents[last].Lines {
			how := rapid.SampledFrom([]string{"replace", "credit", "refund", "goods_back", "rejected"}).Draw(w.r, "outcome")
			outcomes = append(outcomes, fields{"line": line.ID, "outcome": how, "comment": "Vu ensemble"})
			if how == "replace" {
				to = "preparation"
			}
		}
	}
	if w.number("elsewhere", 0, 5) == 0 {
		to = rapid.SampledFrom(orders.States().States).Draw(w.r, "settled to")
	}
	by := w.clients[rapid.SampledFrom([]string{"supplier", "admin"}).Draw(w.r, "settler")]
	return by.Post(reference+"/transitions", fields{"transition": to, "comment": "Un motif", "outcomes": outcomes})
}

// answer accepts a quotation, counters or revises it.
func (w *orderWalk) answer(reference string, shown shownOrder) *apitest.Response {
	quotation := strings.Replace(reference, "/orders/", "/quotations/", 1)
	revision, _ := strconv.Atoi(w.clients["supplier"].Get(quotation).Text("revision")) // 0 of what was no quotation
	if w.number("accepts", 0, 2) > 0 {
		return w.clients["buyer"].Post(reference+"/transitions", accept(revision))
	}
	by := w.clients[rapid.SampledFrom([]string{"supplier", "buyer", "agent"}).Draw(w.r, "reviser")]
	change := fields{"item": shown.Items[0].ID, "quantity": 6 * w.number("wanted", 0, 3)}
	return by.Post(quotation+"/revisions", fields{"revision": revision, "items": []any{change}})
}

// passTime lets whatever the order waits for come.
func (w *orderWalk) passTime(reference string) {
	past := time.Now().Add(-time.Second).UTC()
	w.h.Exec(w.t, "UPDATE orders SET due_at = ?, valid_until = ? WHERE id = ? AND due_at IS NOT NULL", past, past, orderID(w.t, reference))
	if _, err := w.h.App.Modules.Orders.MoveDue(w.t.Context()); err != nil {
		w.r.Fatal(err)
	}
}

// replenish brings the stock back for the next walk, by a movement as a receipt would.
func (w *orderWalk) replenish() {
	for _, product := range []int64{apptest.AlphaWine, apptest.LastOnes} {
		w.h.Exec(w.t, "UPDATE stock_levels SET on_hand = on_hand + 60 WHERE product_id = ?", product)
		w.h.Exec(w.t, "INSERT INTO stock_movements (product_id, kind, on_hand_delta, created_at) VALUES (?, 'receipt', 60, ?)", product, apptest.At())
	}
}
