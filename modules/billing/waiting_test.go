package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Who buys is to pay what is overdue, or due within the seven days of the reminder; who sells asks for what is overdue, and allocates or
// gives back what pays nothing yet. Two invoices: 99.22 due on 16 December, 184.03 on 11 January.
func TestInvoicesAndPaymentsWait(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		want := func(day string, all map[int64]string) {
			m.Helper()
			m.at(day)
			for person, expected := range all {
				if got := apptest.Waits(m.TB, m.h.As(m.TB, apptest.Email(person)), "seller"); got != expected {
					m.Errorf("on %s, %q waits for person %d, not %q", day, got, person, expected)
				}
			}
		}
		m.accept()
		first := m.invoiceOf(m.delivered(6))
		want("2026-12-08 09:00", map[int64]string{apptest.Restaurant: "", apptest.Alpha: ""})
		want("2026-12-09 09:00", map[int64]string{apptest.Restaurant: "pay_invoice 1", apptest.Alpha: "", apptest.Beta: "", apptest.Stranger: ""})
		m.at("2026-12-12 09:00")
		m.delivered(12)
		want("2026-12-16 09:00", map[int64]string{apptest.Restaurant: "pay_invoice 1", apptest.Alpha: "", apptest.Agent: ""})
		want("2026-12-17 09:00", map[int64]string{
			apptest.Restaurant: "pay_invoice 1", apptest.Alpha: "collect_invoice 1", apptest.Agent: "collect_invoice 1", apptest.Admin: "", apptest.Beta: "",
		})
		want("2027-01-04 09:00", map[int64]string{apptest.Restaurant: "pay_invoice 2", apptest.Alpha: "collect_invoice 1"})
		m.entered(transfer(100, pays("invoice", first, 99.22))).Want(201)
		want("2027-01-05 09:00", map[int64]string{
			apptest.Restaurant: "pay_invoice 1", apptest.Alpha: "allocate_payment 1", apptest.Agent: "", apptest.Admin: "",
		})
	})
}

// Domain 2: an agent reads what its customers owe on the invoices that it reads, and nobody else does. 99.22 were due on 16 December,
// 184.03 on 11 January; 9.22 were paid.
func TestAnAgentReadsWhichCustomersAreLate(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		want := func(day string, amount, since any, chase string) {
			m.Helper()
			m.at(day)
			m.holds(m.h.As(m.TB, apptest.Email(apptest.Agent)).Get("/api/customers").Want(200), map[string]any{
				"hydra:member/0/overdueAmount": amount, "hydra:member/0/overdueSince": since, "hydra:member/0/chase": chase,
			})
			m.holds(m.seller.Get("/api/customers").Want(200), map[string]any{
				"hydra:member/0/overdueAmount": nil, "hydra:member/0/overdueSince": nil, "hydra:member/0/chase": "",
			})
		}
		m.accept()
		first := m.invoiceOf(m.delivered(6))
		m.at("2026-12-12 09:00")
		m.delivered(12)
		want("2026-12-16 09:00", 0.0, nil, "")
		want("2026-12-17 09:00", 99.22, "2026-12-16", "overdue")
		m.pay(first, 9.22).Want(201)
		want("2027-01-12 09:00", 274.03, "2026-12-16", "overdue")
	})
}
