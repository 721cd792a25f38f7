package billing_test

import (
	"math"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// month is a scene whose clock the test moves.
type month struct {
	scene

	now *clock.Fixed
}

// months plays on both databases, from an instant in Paris on.
func months(t *testing.T, from string, play func(m month)) {
	t.Helper()
	apptest.DatabasesOn(t, instant(t, from), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		m := month{scene{TB: t, h: h}, now}
		m.enter()
		play(m)
	})
}

func instant(t testing.TB, when string) time.Time {
	t.Helper()
	at, err := time.ParseInLocation("2006-01-02 15:04", when, clock.Paris)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// enter signs everybody in: sessions end while months pass.
func (m *month) enter() {
	m.seller, m.buyer = m.h.As(m.TB, apptest.Email(apptest.Alpha)), m.h.As(m.TB, apptest.Email(apptest.Restaurant))
	m.admin = m.h.As(m.TB, apptest.Email(apptest.Admin))
}

// at moves the clock to an instant in Paris.
func (m *month) at(when string) {
	m.Helper()
	m.now.Set(instant(m.TB, when))
	m.enter()
}

// issueWaiting lets the job look at what waits.
func (s scene) issueWaiting() {
	s.Helper()
	if err := s.h.App.Modules.Billing.IssueWaiting(s.Context()); err != nil {
		s.Fatal(err)
	}
	s.h.Settle(s.TB)
}

// invoiced chooses how Alpha invoices Le Bistrot: by delivery or by month.
func (s scene) invoiced(how string) {
	s.Helper()
	relation := s.seller.Get(apptest.IRI("users", apptest.Restaurant)).Want(200).Text("relation/@id")
	s.seller.Patch(relation, fields{"invoicing": how}).Want(200)
}

// all are the invoices and credit notes, by number.
func (s scene) all(want map[string]any) []string {
	s.Helper()
	list := s.buyer.Get("/api/invoices?order[number]=asc").Want(200)
	s.holds(list, want)
	var found struct {
		Member []struct {
			IRI string `json:"@id"`
		} `json:"hydra:member"`
	}
	list.JSON(&found)
	var iris []string
	for _, one := range found.Member {
		iris = append(iris, one.IRI)
	}
	return iris
}

// Domain 5.8: a month's deliveries are one invoice, issued on its last evening, with each order's carriage once. Each order has 6 × 11.78
// and carriage of 12.00, 82.68, VAT 16.54; together 165.36 and 198.44. What arrives that evening has one of its own.
func TestAMonthsDeliveriesAreOneInvoice(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		m.invoiced("month")
		whole := m.delivered(6)
		part := m.prepared(apptest.Item(apptest.AlphaWine, 12))
		m.ship(part, 6)
		m.deliver(part, 0)
		if got := m.seller.Post("/api/invoices", fields{"order": whole}).Want(409).Text("hydra:description"); got == "" ||
			got[:len("La commande")] != "La commande" {
			t.Errorf("refused: %s", got)
		}
		for _, when := range []string{"2026-11-29 21:00", "2026-11-30 19:59"} {
			m.at(when)
			m.issueWaiting()
			m.all(map[string]any{"hydra:totalItems": 0.0})
		}
		m.at("2026-11-30 20:00")
		m.issueWaiting()
		iris := m.all(map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/number": "FAC-S4-2026-000001", "hydra:member/0/month": "2026-11",
			"hydra:member/0/issuedOn": "2026-11-30", "hydra:member/0/dueOn": "2026-12-30", "hydra:member/0/totalPriceTaxExcl": 165.36,
			"hydra:member/0/totalPriceTaxIncl": 198.44, "hydra:member/0/orders/0/@id": whole, "hydra:member/0/orders/1/@id": part,
		})
		m.holds(m.buyer.Get(iris[0]).Want(200), map[string]any{
			"deliveries/0/order/@id": whole, "deliveries/1/order/@id": part, "deliveries/1/deliveredOn": "2026-11-16", "deliveries/1/totalPriceTaxExcl": 82.68,
			"items/1/delivery": 1.0, "items/1/quantity": 6.0, "shippingPriceTaxExcl": 24.0, "vat/0/base": 165.36, "vat/0/amount": 33.08,
		})
		for order, status := range map[string]string{whole: "billed", part: "partially_shipped"} {
			m.holds(m.seller.Get(order).Want(200), map[string]any{"status": status})
			m.holds(m.seller.Get("/api/invoices?orders[]="+order).Want(200), map[string]any{"hydra:totalItems": 1.0})
		}
		number := m.seller.Get(part).Want(200).Text("number")
		m.holds(m.seller.Get("/api/invoices?search="+number).Want(200), map[string]any{"hydra:totalItems": 1.0})
		m.ship(part, 6)
		m.deliver(part, 1)
		m.issueWaiting()
		m.issueWaiting()
		m.all(map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/1/totalPriceTaxExcl": 70.68, "hydra:member/1/issuedOn": "2026-11-30", "hydra:member/1/month": "2026-11",
		})
		m.holds(m.seller.Get(part).Want(200), map[string]any{"status": "billed"})
	})
}

// A month that was not invoiced in time is as soon as may be, its own deliveries only: on New Year, in the series of the new year. 60 days
// are 45 from the issue where deliveries are gathered (L441-10). February's last day is the 29th in a leap year.
func TestAMonthHoldsItsOwnDeliveriesOnly(t *testing.T) {
	t.Parallel()
	months(t, "2027-12-30 11:00", func(m month) {
		m.accept()
		m.invoiced("month")
		m.h.Exec(t, "UPDATE parameter_suppliers SET payment_terms_days = 60 WHERE user_id = ?", apptest.Alpha)
		december := m.delivered(6)
		m.at("2028-01-01 00:30")
		january := m.delivered(6)
		m.issueWaiting()
		m.all(map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/number": "FAC-S4-2028-000001", "hydra:member/0/month": "2027-12",
			"hydra:member/0/orders/0/@id": december, "hydra:member/0/issuedOn": "2028-01-01", "hydra:member/0/dueOn": "2028-02-15",
		})
		m.holds(m.seller.Get(january).Want(200), map[string]any{"status": "pending_invoice"})
		m.at("2028-01-31 20:00")
		m.issueWaiting()
		m.at("2028-02-28 20:00")
		february := m.delivered(6)
		m.issueWaiting()
		m.all(map[string]any{"hydra:totalItems": 2.0, "hydra:member/1/orders/0/@id": january, "hydra:member/1/dueOn": "2028-03-16"})
		m.at("2028-02-29 20:00")
		m.issueWaiting()
		m.all(map[string]any{"hydra:totalItems": 3.0, "hydra:member/2/orders/0/@id": february, "hydra:member/2/issuedOn": "2028-02-29"})
	})
}

// Domain 5.6: what is taken back before the invoice is missing from it, what is taken back after is credited, of its own order alone. 10 ×
// 11.78 and 12.00 are 129.80, VAT 25.96; with 82.68 and 16.54 they are 254.98. A bottle of the second is 11.78, VAT 2.36.
func TestWhatComesBackOfAGatheredMonth(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		m.invoiced("month")
		first, second := m.delivered(12), m.delivered(6)
		m.takeBack(first, 2, "credit")
		m.at("2026-11-30 20:00")
		m.issueWaiting()
		iris := m.all(map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/totalPriceTaxIncl": 254.98})
		m.takeBack(second, 1, "credit")
		m.holds(m.buyer.Get("/api/invoices?kind[]=credit_note").Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/creditOf/@id": iris[0], "hydra:member/0/totalPriceTaxIncl": 14.14,
			"hydra:member/0/orders/0/@id": second, "hydra:member/0/month": nil,
		})
		m.holds(m.buyer.Get(iris[0]).Want(200), map[string]any{"creditedAmount": 14.14, "openAmount": 240.84})
	})
}

// Who gets an invoice with each delivery again gets those that waited at once; another way there is not.
func TestInvoicesAreGatheredWhileItIsAgreedOn(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		m.invoiced("month")
		m.delivered(6)
		relation := m.seller.Get(apptest.IRI("users", apptest.Restaurant)).Want(200).Text("relation/@id")
		m.seller.Patch(relation, fields{"invoicing": "week"}).Want(422)
		m.holds(m.buyer.Get(apptest.IRI("users", apptest.Alpha)).Want(200), map[string]any{"relation/invoicing": "month"})
		m.issueWaiting()
		m.all(map[string]any{"hydra:totalItems": 0.0})
		m.invoiced("delivery")
		m.issueWaiting()
		m.all(map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/month": nil, "hydra:member/0/issuedOn": "2026-11-16"})
	})
}

// checkShare checks that an order comes to its share of its documents.
func (w *walk) checkShare(order string) {
	documented := w.documented(order)
	excl, incl := documented.excl, documented.incl
	var kept struct{ TotalPriceTaxExcl, TotalPriceTaxIncl float64 }
	w.seller.Get(order).Want(200).JSON(&kept)
	const cent, half = 0.01, 0.005
	offExcl, offIncl := half, cent+half
	if w.buys == "in a store" {
		offExcl, offIncl = 2*cent+half, half
	}
	if math.Abs(kept.TotalPriceTaxExcl-excl) > offExcl || math.Abs(kept.TotalPriceTaxIncl-incl) > offIncl {
		w.r.Fatalf("%s comes to %v, its documents to %.2f and %.2f", order, kept, excl, incl)
	}
}
