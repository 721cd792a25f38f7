package billing_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// hasAccount tells where Alpha is paid.
func (s scene) hasAccount() {
	s.Helper()
	s.seller.PatchSeen("/api/bank_details/4", fields{"iban": account, "bic": "AGRIFRPP"}).Want(200)
}

// An order that is paid in advance says how: the account, the reference and what is left, for its two sides alone (domain 5.3, 8.3).
func TestHowAnOrderIsPaidInAdvance(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.prepays()
		order := s.placed(6)
		request := order + "/payment_request"
		s.holds(s.buyer.Get(request).Want(200), map[string]any{"iban": "", "qr": nil, "amount": 99.22})
		s.hasAccount()
		got := s.buyer.Get(request).Want(200)
		s.holds(got, map[string]any{
			"iban": account, "bic": "AGRIFRPP", "amount": 99.22, "paidAmount": 0.0, "dueOn": nil,
			"reference": s.buyer.Get(order).Want(200).Text("number"),
		})
		if until := got.Text("until"); !strings.HasPrefix(until, "2026-11-23T10:00:") { // seven days after it was placed
			t.Errorf("it waits until %s", until)
		}
		if code := got.Text("qr"); !strings.HasPrefix(code, "<svg ") {
			t.Errorf("the code is %q", code)
		}
		s.holds(s.admin.Get(request).Want(200), map[string]any{"iban": "", "bic": "", "qr": nil, "amount": 99.22}) // it neither owes nor is owed
		s.h.As(t, apptest.Email(apptest.Stranger)).Get(request).Want(404)
		s.h.As(t, apptest.Email(apptest.Agent)).Get(request).Want(403)
		s.pay(order, 50).Want(201)
		s.holds(s.buyer.Get(request).Want(200), map[string]any{"amount": 49.22, "paidAmount": 50.0})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "waiting_payment", "paidAmount": 50.0})
		s.pay(order, 49.22).Want(201)
		s.holds(s.buyer.Get(request).Want(200), map[string]any{"amount": 0.0, "paidAmount": 99.22, "qr": nil, "until": nil})
	})
}

func TestHowAnInvoiceIsPaid(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.hasAccount()
		invoice := s.invoiceOf(s.delivered(6))
		request := invoice + "/payment_request"
		shown := s.buyer.Get(invoice).Want(200)
		s.holds(s.buyer.Get(request).Want(200), map[string]any{
			"iban": account, "amount": 99.22, "reference": shown.Text("number"), "dueOn": shown.Text("dueOn"), "until": nil,
		})
		s.pay(invoice, 99.22).Want(201)
		s.holds(s.buyer.Get(request).Want(200), map[string]any{"amount": 0.0, "paidAmount": 99.22, "qr": nil})
		s.h.As(t, apptest.Email(apptest.Stranger)).Get(request).Want(404)
	})
}

// What a transfer may be for is found by what the bank says of it, among what this supplier's customers owe.
func TestWhatAPaymentMayBeFor(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		invoice := s.invoiceOf(s.delivered(6))
		s.prepays()
		order := s.placed(12)
		number := func(of string) string { return s.buyer.Get(of).Want(200).Text("number") }
		proposals := "/api/payments/proposals?reference="
		named := s.seller.Get(proposals + strings.ReplaceAll(number(invoice), "-", "%20") + "&amount=90").Want(200)
		s.holds(named, map[string]any{
			"proposals/0/by": "reference", "proposals/0/allocations/0/invoice": invoice, "proposals/0/allocations/0/amount": 90.0,
			"proposals/0/allocations/0/openAmount": 99.22, "proposals/1": nil,
		})
		s.holds(s.seller.Get(proposals+number(order)).Want(200), map[string]any{
			"proposals/0/allocations/0/order": order, "proposals/0/allocations/0/amount": 184.03, "proposals/0/allocations/0/dueOn": nil,
		})
		s.holds(s.seller.Get("/api/payments/proposals?amount=184.03&customer=/api/users/3").Want(200), map[string]any{
			"proposals/0/by": "amount", "proposals/0/customer/@id": "/api/users/3", "proposals/0/unallocatedAmount": 0.0,
		})
		s.holds(s.seller.Get("/api/payments/proposals?amount=184.03&customer=/api/users/2").Want(200), map[string]any{"proposals/0": nil})
		s.seller.Get("/api/payments/proposals?amount=0").Want(422)
		s.pay(invoice, 99.22).Want(201)
		s.holds(s.seller.Get(proposals+number(invoice)).Want(200), map[string]any{"proposals/0": nil})
		s.h.As(t, apptest.Email(apptest.Beta)).Get(proposals + number(order) + "&supplier=/api/users/4").Want(404)
		s.holds(s.admin.Get(proposals+number(order)+"&supplier=/api/users/4").Want(200), map[string]any{"proposals/0/by": "reference"})
	})
}
