package tasteandbuy_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// Domain 5.9: the commission is payable as the customer pays. Of Alpha's order (75.00, at 8 % 6.00) and Beta's (124.50, 9.96) the one that
// is paid is due, by supplier; a payment that turns out not to stand takes it back.
func TestTheCommissionIsDueOnceItIsPaid(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		earns(t, h, "8")
		owner, iri, _ := ordered(t, h, now)
		alpha, order := alphasOrder(t, h)
		reads := func(what string, want map[string]string) {
			t.Helper()
			sums := owner.Get("/api/taste_and_buy/orders/summary").Want(200)
			for path, value := range want {
				if got := sums.Text(path); got != value {
					t.Errorf("%s: %s is %q instead of %q", what, path, got, value)
				}
			}
		}
		reads("unpaid", map[string]string{
			"commission": "15.96", "commissionDue": "0", "bySupplier/0/name": "Domaine Bêta", "bySupplier/0/commission": "9.96", "bySupplier/0/commissionDue": "0",
			"bySupplier/1/name": "Maison Alpha", "bySupplier/1/orders": "1", "bySupplier/1/goodsTaxExcl": "75", "bySupplier/1/commission": "6",
		})
		alpha.Post(order+"/transitions", map[string]any{"transition": "paid"}).Want(200)
		h.Settle(t)
		reads("paid", map[string]string{
			"commission": "15.96", "commissionDue": "6", "bySupplier/0/name": "Maison Alpha", "bySupplier/0/commissionDue": "6", "bySupplier/1/commissionDue": "0",
		})
		if got := owner.Get(iri).Want(200); got.Text("orders/0/paid") != "true" || got.Text("orders/1/paid") != "false" {
			t.Errorf("the request tells %s", got.Body)
		}
		alpha.Post(order+"/transitions", map[string]any{"transition": "canceled", "comment": "Casse"}).Want(200)
		h.Settle(t)
		reads("canceled", map[string]string{"commission": "9.96", "commissionDue": "0", "bySupplier/0/name": "Domaine Bêta", "bySupplier/1": ""})
	})
}
