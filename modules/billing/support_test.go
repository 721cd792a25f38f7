package billing_test

import (
	"maps"
	"os"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) {
	if os.Getenv(databaseOf) != "" {
		os.Exit(die()) //nolint:forbidigo // this is the process that is killed
	}
	testkit.Samples(20)
	testkit.Main(m)
}

type fields = map[string]any

// scene is Alpha, who sells, and Le Bistrot, which buys.
type scene struct {
	testing.TB

	h                    *apptest.House
	seller, buyer, admin *apitest.Client
}

// scenes plays on both databases, on Monday 16 November 2026.
func scenes(t *testing.T, play func(s scene)) {
	t.Helper()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) { play(sceneOf(t, h)) })
}

// sceneOf signs everybody in.
func sceneOf(t testing.TB, h *apptest.House) scene {
	t.Helper()
	return scene{
		TB: t, h: h, seller: h.As(t, apptest.Email(apptest.Alpha)), buyer: h.As(t, apptest.Email(apptest.Restaurant)),
		admin: h.As(t, apptest.Email(apptest.Admin)),
	}
}

const mandate = "/api/invoicing_mandates"

// accept gives the mandate.
func (s scene) accept() {
	s.Helper()
	hash := s.seller.Get(mandate + "/4").Want(200).Text("textHash")
	s.seller.Post(mandate, fields{"textHash": hash}).Want(201)
}

func (s scene) move(who *apitest.Client, order, to string, more fields) *apitest.Response {
	s.Helper()
	body := fields{"transition": to}
	maps.Copy(body, more)
	got := who.Post(order+"/transitions", body)
	s.h.Settle(s.TB)
	return got
}

// prepared is an order of Le Bistrot at Alpha that may be shipped.
func (s scene) prepared(items ...fields) string {
	s.Helper()
	return s.ordered(apptest.Cart(apptest.Restaurant, items...))
}

// ordered is the order of a cart that may be shipped.
func (s scene) ordered(cart fields) string {
	s.Helper()
	order := s.buyer.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
	s.h.Settle(s.TB)
	s.move(s.seller, order, "validated", nil).Want(200)
	s.move(s.seller, order, "preparation", nil).Want(200)
	return order
}

// ship sends a parcel with units of each line, in their order.
func (s scene) ship(order string, units ...int) {
	s.Helper()
	shown := s.seller.Get(order).Want(200)
	var lines []any
	for i, n := range units {
		if n > 0 {
			lines = append(lines, fields{"item": shown.Value(path("items", i, "id")), "quantity": n})
		}
	}
	s.seller.Post(order+"/shipments", fields{"carrier": "Geodis", "lines": lines}).Want(201)
	s.h.Settle(s.TB)
}

// delivered is an order of bottles of Château Alpha that arrived in one parcel.
func (s scene) delivered(quantity int) string {
	s.Helper()
	order := s.prepared(apptest.Item(apptest.AlphaWine, int64(quantity)))
	s.ship(order, quantity)
	s.move(s.buyer, order, "shipped", nil).Want(200)
	return order
}

// pay enters a transfer of Le Bistrot that pays an invoice, or an order.
func (s scene) pay(target string, amount float64) *apitest.Response {
	s.Helper()
	kind := "invoice"
	if strings.HasPrefix(target, "/api/orders/") {
		kind = "order"
	}
	paid := s.seller.Post("/api/payments", fields{
		"customer": apptest.IRI("users", apptest.Restaurant), "kind": "transfer", "receivedOn": "2026-11-16", "amount": amount,
		"reference": target, "allocations": []any{fields{kind: target, "amount": amount}},
	})
	s.h.Settle(s.TB)
	return paid
}

// holds checks members of an answer.
func (s scene) holds(got *apitest.Response, want map[string]any) {
	s.Helper()
	for member, value := range want {
		if got.Value(member) != value {
			s.Errorf("%s: %v instead of %v", member, got.Value(member), value)
		}
	}
}
