package billing_test

import (
	"fmt"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/testkit"
)

// A process dies, by SIGKILL, between payments and what follows from them: a payment with its order's state, and a state that somebody said
// with its payment, stand or do not, and each is followed by one deposit invoice in the end.
func TestKilledBetweenPaymentAndWhatFollows(t *testing.T) {
	t.Parallel()
	deaths := everydayDeaths
	if testkit.Full() {
		deaths = allDeaths
	}
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			url, monday := testkit.URL(t, dialect), apptest.RunningFrom(apptest.Monday())
			orders := make([]string, 2*deaths)
			t.Run("placed", func(t *testing.T) {
				h := apptest.StartAt(t, url, monday)
				h.MoveIn(t)
				s := sceneOf(t, h)
				s.accept()
				s.prepays()
				for n := range orders {
					orders[n] = s.placed(6)
				}
			})
			t.Run("paid", func(t *testing.T) { sceneOf(t, apptest.StartDeaf(t, url, monday)).paidDeaf(orders) })
			early := 0
			for n := range deaths {
				kill(t, url, following, inSecond+apart*n)
				t.Run(fmt.Sprint("killed ", n), func(t *testing.T) {
					s := sceneOf(t, apptest.StartDeaf(t, url, monday))
					off := apptest.WrongBooks()
					delete(off, apptest.OffTheirPayments) // what a seller said is a payment once the event came
					s.none(off)
					s.hasNoGap()
					if s.h.Count(t, "SELECT COUNT(*) FROM invoices") < int64(len(orders)) {
						early++
					}
				})
			}
			if early < everydayDeaths {
				t.Errorf("%d deaths came before everything had followed", early)
			}
			t.Run("followed", func(t *testing.T) {
				s := sceneOf(t, apptest.StartAt(t, url, monday))
				s.h.Settle(t)
				s.followedOnce(orders)
			})
		})
	}
}

// paidDeaf pays orders, each second one by what its seller says. Deposits come with payments; nothing else follows.
func (s scene) paidDeaf(orders []string) {
	s.Helper()
	for n, order := range orders {
		if n%2 == 0 {
			payment := transfer(99.22, pays("order", order, 99.22))
			payment["reference"] = order
			s.seller.Post("/api/payments", payment).Want(201)
		} else {
			s.seller.Post(order+"/transitions", fields{"transition": "paid"}).Want(200)
		}
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid"})
	}
	if n := s.h.Count(s.TB, "SELECT COUNT(*) FROM invoices"); n != int64(len(orders)/2) {
		s.Errorf("%d invoices came", n)
	}
}

// followedOnce says that orders are paid by one payment each, which pays one deposit invoice.
func (s scene) followedOnce(orders []string) {
	s.Helper()
	s.none(apptest.WrongBooks())
	s.hasNoGap()
	for _, order := range orders {
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "paid", "paidAmount": 99.22})
		s.holds(s.seller.Get("/api/invoices?orders[]="+order).Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/kind": "deposit", "hydra:member/0/status": "paid", "hydra:member/0/paidAmount": 99.22,
		})
	}
	s.holds(s.seller.Get("/api/payments").Want(200), map[string]any{"hydra:totalItems": float64(len(orders))})
	s.owesInAll(0)
}
