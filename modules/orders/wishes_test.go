package orders_test

import (
	"math"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// dayFromNow is a date in Paris.
func dayFromNow(days int) string { return clock.DateOf(time.Now().AddDate(0, 0, days)) }

// sheetDay is a day as workbooks count it: from 30 December 1899.
func sheetDay(day time.Time) string {
	first := time.Date(1899, time.December, 30, 0, 0, 0, 0, day.Location())
	return strconv.Itoa(int(math.Round(day.Sub(first).Hours() / 24)))
}

// An order is found by its customer's own reference, however it is written, by both sides and by an admin; also by another one, and
// then no longer by the first.
func TestOrdersAreFoundByTheirCustomersReference(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))
		order := buyer.Post("/api/cart", apptest.Order(apptest.With(cart, map[string]any{"customerReference": "Été‑4512/B"}))).Want(201).Text("orders/0")
		buyer.Post("/api/cart", apptest.Order(cart)).Want(201)
		finds := func(search, want string) {
			t.Helper()
			for _, reader := range []int64{apptest.Restaurant, apptest.Alpha, apptest.Agent, apptest.Admin} {
				found := h.As(t, apptest.Email(reader)).Get("/api/orders?search=" + url.QueryEscape(search)).Want(200)
				if got := found.Text("hydra:totalItems"); got != want {
					t.Errorf("%q gives reader %d %s orders, not %s", search, reader, got, want)
				}
			}
		}
		finds("ete-4512", "1")
		finds("ÉTÉ‑4512/B", "1")
		finds("4512 bistrot", "1")
		buyer.Patch(order, map[string]any{"customerReference": "Noël 77"}).Want(200)
		finds("4512", "0")
		finds("noel", "1")
		finds("77 noël bistrot", "1")
	})
}

// Domain 5.1: the customer's own reference, up to 35 characters, and the day it wishes stand in the cart and on each order
// that it becomes, for both sides, in its mail and in the workbook.
func TestWhatACustomerAsksStandsOnEachOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		wished := clock.StartOf(dayFromNow(14), 0).In(clock.Paris)
		asked := map[string]any{"customerReference": "  BC  4512 ", "wishedDeliveryOn": dayFromNow(14)}
		cart := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.BetaWine, 6)), asked)
		buyer.Post("/api/cart", apptest.With(cart, map[string]any{"version": 0})).Want(200)
		kept := buyer.Get("/api/cart").Want(200)
		if kept.Text("customerReference") != "BC 4512" || kept.Text("wishedDeliveryOn") != dayFromNow(14) {
			t.Errorf("the cart keeps %s", kept.Body)
		}
		placed := buyer.Post("/api/cart", apptest.Order(cart)).Want(201)
		for i, supplier := range []int64{apptest.Alpha, apptest.Beta} {
			for _, reader := range []int64{apptest.Restaurant, supplier} {
				order := h.As(t, apptest.Email(reader)).Get(placed.Text("orders/" + strconv.Itoa(i))).Want(200)
				if order.Text("customerReference") != "BC 4512" || order.Text("wishedDeliveryOn") != dayFromNow(14) {
					t.Errorf("reader %d reads %s", reader, order.Body)
				}
			}
		}
		_, rows := apptest.Workbook(t, buyer.Get("/api/orders/export").Want(200))
		if got := columnOf(rows, "Référence du client"); len(got) != 2 || got[0] != "BC 4512" {
			t.Errorf("the workbook has %v", rows)
		}
		if got := columnOf(rows, "Livraison souhaitée"); got[0] != sheetDay(wished) {
			t.Errorf("the workbook has the day %v", got)
		}
		for _, mail := range mailsTo(t, h, apptest.Restaurant) {
			if !strings.Contains(mail.Text, "Votre référence") || !strings.Contains(mail.Text, wished.Format("02/01/2006")) {
				t.Errorf("the confirmation says %s", mail.Text)
			}
		}
	})
}

// A day that is over never keeps a cart from being computed: it stands in the way of its order. What is no day is refused at once.
func TestAWishedDayThatIsOverBlocksTheOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))
		on := func(day string) map[string]any { return apptest.With(cart, map[string]any{"wishedDeliveryOn": day}) }
		if quote := buyer.Post("/api/cart", on(dayFromNow(-1))).Want(200); quote.Text("blockers/0/code") != "wished_day_over" {
			t.Errorf("yesterday: %s", quote.Body)
		}
		refused := buyer.Post("/api/cart", apptest.Order(on(dayFromNow(-1)))).Want(422)
		if refused.Text("violations/0/propertyPath") != "wishedDeliveryOn" {
			t.Errorf("yesterday is refused as %s", refused.Body)
		}
		buyer.Post("/api/cart", on("12/11/2026")).Want(422)
		long := map[string]any{"customerReference": strings.Repeat("é", 36)}
		if refused := buyer.Post("/api/cart", apptest.With(cart, long)).Want(422); refused.Text("violations/0/propertyPath") != "customerReference" {
			t.Errorf("36 characters are refused as %s", refused.Body)
		}
		buyer.Post("/api/cart", apptest.Order(on(dayFromNow(0)))).Want(201)
	})
}

// A cart without a carrier is told which one brought the customer's last order of its suppliers, when it is offered.
func TestTheUsualCarrierIsThatOfTheLastOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "INSERT INTO relays (code, carrier_code, label, street, postcode, city) VALUES ('R75', 'relais', 'Relais Bastille', '3 rue de la Roquette', '75011', 'Paris')")
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := func(product int64) map[string]any {
			return apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(product, 6)), map[string]any{"step": "carrier"})
		}
		usual := func(payload map[string]any, carrier, relay string) {
			t.Helper()
			quote := buyer.Post("/api/cart", payload).Want(200)
			if quote.Text("usualCarrier") != carrier || quote.Text("usualRelay") != relay {
				t.Errorf("usual is %q at %q, want %q at %q", quote.Text("usualCarrier"), quote.Text("usualRelay"), carrier, relay)
			}
		}
		usual(cart(apptest.AlphaWine), "", "")
		order := apptest.Order(cart(apptest.AlphaWine))
		buyer.Post("/api/cart", apptest.With(order, map[string]any{"carrierOfferCode": "relais", "relayCode": "R75"})).Want(201)
		usual(cart(apptest.AlphaWine), "relais", "R75")
		usual(cart(apptest.BetaWine), "", "")
		usual(apptest.With(cart(apptest.AlphaWine), map[string]any{"carrierOfferCode": "messagerie"}), "", "")

		buyer.Post("/api/cart", apptest.With(order, map[string]any{"carrierOfferCode": "express"})).Want(201)
		usual(cart(apptest.AlphaWine), "express", "")
		h.Exec(t, "UPDATE orders SET carrier_code = 'gone' WHERE carrier_code = 'express'")
		usual(cart(apptest.AlphaWine), "", "")
	})
}
