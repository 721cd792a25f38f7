package orders_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// click is a button of the pages of orders and quotations: what it sends, and what it has done once.
type click struct {
	name string
	by   int64
	path string
	body any
	// done counts what the click made; one is what it should be.
	done string
	of   int64 // the order of the count; 0: of everything
	// answers are the two statuses, sorted.
	answers []int
}

// Whoever clicks twice has done it once: the second answer says what it is now, or gives what the first one made.
func TestDoubleClicks(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for _, click := range slices.Concat(parcelClicks(t, h), quotationClicks(t, h), orderClicks(t, h), incidentClicks(t, h)) {
			client := h.As(t, apptest.Email(click.by))
			count := func() int64 {
				if click.of == 0 {
					return h.Count(t, click.done)
				}
				return h.Count(t, click.done, click.of)
			}
			before := count()
			send := func() *apitest.Response { return client.With().Post(click.path, click.body) }
			if click.path == "/api/cart" { // which is not compared where no version is sent
				send = func() *apitest.Response {
					return client.With().Post(click.path, click.body, apitest.Header("Idempotency-Key", "a-click"))
				}
			}
			if got := together(send, send); !slices.Equal(got, click.answers) {
				t.Errorf("%s is answered %v instead of %v", click.name, got, click.answers)
			}
			h.Settle(t)
			if made := count() - before; made != 1 {
				t.Errorf("%s has done it %d times", click.name, made)
			}
		}
		sumsHold(t, h)
	})
}

const (
	stepsOf    = "SELECT COUNT(*) FROM order_transitions WHERE order_id = ? AND actor_id <> 0"
	messagesOf = "SELECT COUNT(*) FROM order_messages WHERE order_id = ?"
)

func quotationClicks(t *testing.T, h *apptest.House) []click {
	t.Helper()
	taken, refused, answered, written := proposed(t, h), proposed(t, h), proposed(t, h), proposed(t, h)
	cart := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)), fields{"step": "quotation", "carrierOfferCode": "messagerie"})
	return []click{
		{"asking for a quotation", apptest.Restaurant, "/api/cart", cart, "SELECT COUNT(*) FROM orders", 0, []int{201, 201}},
		{"accepting", apptest.Restaurant, transitions(taken), accept(1), stepsOf, orderID(t, taken), []int{200, 409}},
		{"refusing", apptest.Restaurant, transitions(refused), fields{"transition": "canceled_quotation", "comment": "Trop cher"}, stepsOf, orderID(t, refused), []int{200, 409}},
		{
			"a counter-offer", apptest.Restaurant, answered + "/revisions",
			fields{"revision": 1, "message": "Et ainsi ?"},
			"SELECT COUNT(*) FROM quotation_revisions WHERE order_id = ?", orderID(t, answered),
			[]int{201, 409},
		},
		{
			"a message", apptest.Alpha, strings.TrimSuffix(transitions(written), "transitions") + "messages",
			fields{"text": "Bonjour"},
			messagesOf, orderID(t, written),
			[]int{201, 201},
		},
	}
}

func orderClicks(t *testing.T, h *apptest.House) []click {
	t.Helper()
	steps := []click{}
	for _, move := range [][2]string{
		{"processing", "validated"},
		{"processing", "canceled"},
		{"waiting_payment", "paid"},
		{"waiting_payment", "paid_error"},
		{"paid_error", "waiting_payment"},
		{"validated", "preparation"},
		{"pending_shipping", "shipped"},
		{"billed", "closed"},
	} {
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		put(t, h, order, move[0])
		by := int64(apptest.Alpha)
		if move[1] == "closed" {
			by = apptest.Admin
		}
		steps = append(steps, click{
			move[0] + " to " + move[1], by, order + "/transitions",
			fields{"transition": move[1], "comment": "Un motif"},
			stepsOf, orderID(t, order),
			[]int{200, 409},
		})
	}
	many := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
	h.Settle(t)
	h.Exec(t, "UPDATE exposures SET owed_cents = ("+owedSum+")") // put wrote behind its back
	return append(steps, click{
		"many at once", apptest.Alpha, "/api/orders/transitions",
		fields{"orders": []string{many}, "transition": "validated"},
		stepsOf, orderID(t, many),
		[]int{200, 200}, // each row tells its own outcome
	})
}

func parcelClicks(t *testing.T, h *apptest.House) []click {
	t.Helper()
	whole := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
	half := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
	rest := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
	seller := h.As(t, apptest.Email(apptest.Alpha))
	line := func(order string) int64 { return item(t, seller.Get(order).Want(200), 0) }
	seller.Post(rest+"/shipments", parcel(line(rest), 6)).Want(201)
	const parcels = "SELECT COUNT(*) FROM shipments WHERE order_id = ?"
	first := fields{"alreadyShipped": 0}
	return []click{
		{"shipping all", apptest.Alpha, whole + "/shipments", apptest.With(parcel(line(whole), 12), first), parcels, orderID(t, whole), []int{201, 409}},
		{"shipping a half", apptest.Alpha, half + "/shipments", apptest.With(parcel(line(half), 6), first), parcels, orderID(t, half), []int{201, 409}},
		{"giving up the rest", apptest.Alpha, rest + "/remainder", fields{"comment": "Épuisé"}, stepsOf, orderID(t, rest), []int{200, 409}},
	}
}

func incidentClicks(t *testing.T, h *apptest.House) []click {
	t.Helper()
	order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
	line := item(t, delivered(t, h, order, apptest.Alpha), 0)
	settled := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
	delivered(t, h, settled, apptest.Alpha)
	buyer := h.As(t, apptest.Email(apptest.Restaurant))
	reported := complain(t, buyer, settled, "quality", item(t, buyer.Get(settled).Want(200), 0), 2)
	return []click{
		{
			"reporting", apptest.Restaurant, order + "/transitions",
			fields{"transition": "incident", "comment": "Cassées", "incident": report("quality", line, 1, "")},
			"SELECT COUNT(*) FROM order_incidents WHERE order_id = ?", orderID(t, order),
			[]int{200, 409},
		},
		{
			"settling", apptest.Alpha, settled + "/transitions",
			fields{"transition": "preparation", "outcomes": outcome(t, reported, "replace", "")},
			stepsOf, orderID(t, settled),
			[]int{200, 409},
		},
	}
}

// More than what was ordered never leaves, however many clerks ship parts of it at once.
func TestNoMoreLeavesThanWasOrdered(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 18))
		seller := h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, seller.Get(order).Want(200), 0)
		clerks := make([]func() *apitest.Response, 6)
		for i := range clerks {
			clerks[i] = func() *apitest.Response { return seller.With().Post(order+"/shipments", parcel(line, 5)) }
		}
		refused := 0
		for _, status := range together(clerks...) {
			if status != 201 {
				refused++
			}
			if !slices.Contains([]int{201, 409, 422}, status) {
				t.Errorf("answered %d", status)
			}
		}
		got := seller.Get(order).Want(200)
		if got.Text("items/0/shippedQuantity") != "15" || refused != 3 {
			t.Errorf("%s of 18 left in parcels of 5, %d were refused", got.Text("items/0/shippedQuantity"), refused)
		}
		stockHolds(t, h)
	})
}
