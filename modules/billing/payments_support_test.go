package billing_test

import (
	"sync"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// transfer is a transfer of Le Bistrot as its supplier enters it.
func transfer(amount float64, pays ...any) fields {
	return fields{
		"customer": apptest.IRI("users", apptest.Restaurant), "kind": "transfer", "receivedOn": "2026-11-16", "amount": amount, "allocations": pays,
	}
}

// refund is what Alpha gives back to Le Bistrot.
func refund(amount float64) fields {
	return fields{"customer": apptest.IRI("users", apptest.Restaurant), "kind": "refund", "receivedOn": "2026-11-16", "amount": amount}
}

func pays(kind, target string, amount float64) fields { return fields{kind: target, "amount": amount} }

func (s scene) entered(payment fields) *apitest.Response {
	s.Helper()
	got := s.seller.Post("/api/payments", payment)
	s.h.Settle(s.TB)
	return got
}

// invoiceOf is the invoice of an order.
func (s scene) invoiceOf(order string) string {
	s.Helper()
	return s.seller.Get("/api/invoices?kind[]=invoice&orders[]=" + order).Want(200).Text("hydra:member/0/@id")
}

// prepays lets Le Bistrot pay Alpha before anything is prepared.
func (s scene) prepays() {
	s.Helper()
	s.h.Exec(s.TB, "UPDATE user_relations SET outstanding_value_cents = NULL WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
}

// placed is an order of bottles of Château Alpha.
func (s scene) placed(quantity int64) string {
	s.Helper()
	order := s.buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, quantity)))).Want(201).Text("orders/0")
	s.h.Settle(s.TB)
	return order
}

// paidAhead is an order of six bottles (99.22) that was paid by transfer, with its deposit invoice.
func (s scene) paidAhead() (order, deposit string) {
	s.Helper()
	s.prepays()
	order = s.placed(6)
	s.pay(order, 99.22).Want(201)
	return order, s.seller.Get("/api/invoices?kind[]=deposit&orders[]=" + order).Want(200).Text("hydra:member/0/@id")
}

// prepare lets a paid order be shipped.
func (s scene) prepare(order string) {
	s.Helper()
	s.move(s.seller, order, "validated", nil).Want(200)
	s.move(s.seller, order, "preparation", nil).Want(200)
}

// partlySent is such an order under the mandate, of which two bottles arrived.
func (s scene) partlySent() (order, deposit string) {
	s.Helper()
	s.accept()
	order, deposit = s.paidAhead()
	s.prepare(order)
	s.ship(order, 2)
	s.deliver(order, 0)
	return order, deposit
}

// canceledAfter is an order of six bottles that was canceled after so much of it was paid.
func (s scene) canceledAfter(paid float64) (order string) {
	s.Helper()
	s.prepays()
	order = s.placed(6)
	s.pay(order, paid).Want(201)
	s.move(s.seller, order, "canceled", fields{"comment": "Rupture"}).Want(200)
	return order
}

// owesInAll says what Le Bistrot owes Alpha in all.
func (s scene) owesInAll(cents int64) {
	s.Helper()
	if owed := s.owed(); owed != cents {
		s.Errorf("%d is owed instead of %d", owed, cents)
	}
}

// account is the account of Le Bistrot at Alpha, up to today.
func (s scene) account() string {
	s.Helper()
	const relation = "SELECT id FROM user_relations WHERE parent_id = ? AND child_id = ?"
	return apptest.IRI("accounts", s.h.Count(s.TB, relation, apptest.Alpha, apptest.Restaurant))
}

// none says that what never holds does not.
func (s scene) none(queries map[string]string) {
	s.Helper()
	for what, query := range queries {
		if n := s.h.Count(s.TB, query); n != 0 {
			s.Errorf("%d %s", n, what)
		}
	}
}

// atOnce lets two people do something at the same time, and counts how many were answered 2xx; the others are refused.
func (s scene) atOnce(refused int, do func() *apitest.Response) int {
	s.Helper()
	var group sync.WaitGroup
	start, answers := make(chan struct{}), make([]*apitest.Response, 2)
	for n := range answers {
		group.Go(func() {
			<-start
			answers[n] = do()
		})
	}
	close(start)
	group.Wait()
	s.h.Settle(s.TB)
	done := 0
	for _, answer := range answers {
		if answer.Status < 300 {
			done++
		} else {
			answer.Want(refused)
		}
	}
	return done
}
