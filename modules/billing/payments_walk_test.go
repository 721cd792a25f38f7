package billing_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"millesime/cmd/millesime/app/apptest"
	_ "millesime/platform/testkit/constant"
)

// Domain 5.6, 5.8: whatever is ordered, delivered, paid, allocated otherwise, credited, canceled, refunded and taken back, no cent is counted
// twice or lost: not in a payment, an invoice, an order, the account or what the customer owes.
func TestPaymentsAgreeWithWhatTheyPay(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.h.Exec(t, "UPDATE stock_levels SET on_hand = 60000")
		s.h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = 1000000000")
		rapid.Check(t, func(r *rapid.T) {
			w := payer{scene: s, r: r}
			for range rapid.IntRange(4, 12).Draw(r, "steps") {
				w.step()
				w.agrees()
			}
		})
	})
}

// payer leads the orders and payments of Le Bistrot at Alpha.
type payer struct {
	scene

	r         *rapid.T
	prepaid   []string // orders that wait for payment, or were paid
	delivered []string
}

func (w *payer) step() {
	acts := map[string]func(){
		"an order arrives": func() { w.delivered = append(w.delivered, w.scene.delivered(6)) },
		"an order waits for payment": func() {
			w.prepays()
			w.prepaid = append(w.prepaid, w.placed(6))
			w.h.Exec(w.TB, "UPDATE user_relations SET outstanding_value_cents = 1000000000")
		},
		"a transfer": w.pays, "allocated otherwise": w.allocates, "taken back": w.takesBack, "a refund": w.refunds,
		"a credit": func() { w.of(w.delivered, func(order string) { w.credits(order) }) },
		"canceled": func() {
			w.of(w.prepaid, func(order string) { w.move(w.seller, order, "canceled", fields{"comment": "Rupture"}) })
		},
		"said to be paid": func() { w.of(w.prepaid, func(order string) { w.move(w.seller, order, "paid", nil) }) },
		"written off": func() {
			w.of(w.delivered, func(order string) { w.move(w.admin, order, "closed", fields{"comment": "Perdu"}) })
		},
		"prepared":  func() { w.of(w.prepaid, w.prepares) },
		"and comes": func() { w.of(w.prepaid, w.arrives) },
	}
	acts[rapid.SampledFrom(slices.Sorted(maps.Keys(acts))).Draw(w.r, "act")]()
}

// of does something with one of orders, where there is one.
func (w *payer) of(orders []string, do func(order string)) {
	if len(orders) > 0 {
		do(rapid.SampledFrom(orders).Draw(w.r, "order"))
	}
}

// prepares lets a paid order be shipped.
func (w *payer) prepares(order string) {
	if w.seller.Get(order).Want(200).Text("status") == "paid" {
		w.prepare(order)
	}
}

// arrives lets a prepared order arrive in one parcel.
func (w *payer) arrives(order string) {
	if w.seller.Get(order).Want(200).Text("status") != "preparation" {
		return
	}
	w.ship(order, 6)
	w.move(w.buyer, order, "shipped", nil).Want(200)
	w.delivered = append(w.delivered, order)
}

// credits takes a bottle back, where one is left.
func (w *payer) credits(order string) {
	shown := w.seller.Get(order).Want(200)
	if left, is := shown.Value("items/0/keptQuantity").(float64); is && left > 1 && shown.Text("status") != "incident" {
		w.takeBack(order, 1, rapid.SampledFrom([]string{"credit", "refund"}).Draw(w.r, "outcome"))
	}
}

// open are the invoices and orders that wait for money, with how much.
func (w *payer) open() map[string]float64 {
	open := map[string]float64{}
	shown := w.seller.Get("/api/invoices?status[]=to_pay&status[]=overdue&itemsPerPage=100").Want(200)
	for n := range shown.Value("hydra:member").([]any) { //nolint:forcetypeassert // a list
		open[shown.Text(path("hydra:member", n, "@id"))] = shown.Value(path("hydra:member", n, "openAmount")).(float64) //nolint:forcetypeassert // a number
	}
	for _, order := range w.prepaid {
		if w.seller.Get(order).Want(200).Text("status") == "waiting_payment" {
			open[order] = 99.22
		}
	}
	return open
}

// wanted are up to two allocations, some of them beyond what is open: those are refused.
func (w *payer) wanted() []any {
	open := w.open()
	var all []any
	for _, target := range slices.Sorted(maps.Keys(open)) {
		if len(all) == 2 || !rapid.Bool().Draw(w.r, "pays it") {
			continue
		}
		cents := rapid.IntRange(1, int(open[target]*100)+50).Draw(w.r, "cents")
		kind := "invoice"
		if target[:12] == "/api/orders/" {
			kind = "order"
		}
		all = append(all, pays(kind, target, float64(cents)/100))
	}
	return all
}

func (w *payer) pays() {
	amount := float64(rapid.IntRange(1, 20_000).Draw(w.r, "amount")) / 100
	payment := transfer(amount, w.wanted()...)
	payment["reference"] = fmt.Sprint("VIR ", w.h.Count(w.TB, "SELECT COUNT(*) FROM payments"))
	w.entered(payment)
}

// payment draws one of those there are.
func (w *payer) payment() (iri string, version any) {
	shown := w.seller.Get("/api/payments?itemsPerPage=100").Want(200)
	n := len(shown.Value("hydra:member").([]any)) //nolint:forcetypeassert // a list
	if n == 0 {
		return "", nil
	}
	at := rapid.IntRange(0, n-1).Draw(w.r, "payment")
	return shown.Text(path("hydra:member", at, "@id")), shown.Value(path("hydra:member", at, "version"))
}

func (w *payer) allocates() {
	if payment, version := w.payment(); payment != "" {
		w.seller.Post(payment+"/allocations", fields{"version": version, "allocations": append([]any{}, w.wanted()...)})
		w.h.Settle(w.TB)
	}
}

func (w *payer) takesBack() {
	if payment, version := w.payment(); payment != "" {
		w.admin.Post(payment+"/reversal", fields{"version": version, "reason": "Rejet"})
		w.h.Settle(w.TB)
	}
}

func (w *payer) refunds() {
	amount := float64(rapid.IntRange(1, 12_000).Draw(w.r, "amount")) / 100
	w.entered(refund(amount))
}

func (w *payer) agrees() {
	for what, query := range apptest.WrongBooks() {
		if n := w.h.Count(w.TB, query); n != 0 {
			w.r.Fatalf("%d %s", n, what)
		}
	}
	balance := w.h.Count(w.TB, `SELECT COALESCE(SUM(CASE kind WHEN 'invoice' THEN total_tax_incl_cents - deducted_cents
 WHEN 'deposit' THEN total_tax_incl_cents ELSE -total_tax_incl_cents END), 0)
 + COALESCE((SELECT SUM(CASE kind WHEN 'refund' THEN amount_cents ELSE -amount_cents END) FROM payments WHERE reversed_at IS NULL), 0) FROM invoices`)
	account := w.seller.Get(w.account() + "?from=2026-01-01&to=2026-12-31").Want(200)
	if got := account.Value("closingBalance").(float64); fmt.Sprintf("%.2f", got) != fmt.Sprintf("%.2f", float64(balance)/100) { //nolint:forcetypeassert // a number
		w.r.Fatalf("the account closes with %v instead of %d cents", got, balance)
	}
}
