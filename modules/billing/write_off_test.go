package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 5.8: an invoice that was written off is settled and was not paid. Its supplier and administrators read why; its buyer does not.
// 40.00 of 99.22 were paid.
func TestAWriteOffIsNoPayment(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		invoice := s.invoiceOf(order)
		s.pay(invoice, 40).Want(201)
		s.move(s.admin, order, "closed", fields{"comment": "Liquidation"}).Want(200)
		for _, reader := range []struct {
			*apitest.Client

			reason string
		}{{s.seller, "Liquidation"}, {s.admin, "Liquidation"}, {s.buyer, ""}} {
			s.holds(reader.Get(invoice).Want(200), map[string]any{
				"status": "written_off", "paidAmount": 40.0, "writtenOffAmount": 59.22, "openAmount": 0.0, "paidAt": nil,
				"writtenOffOn": "2026-11-16", "writeOffReason": reader.reason,
			})
			shown := reader.Get(order).Want(200)
			last := len(shown.Value("timeline").([]any)) - 1 //nolint:forcetypeassert // the API's
			s.holds(shown, map[string]any{path("timeline", last, "to"): "closed", path("timeline", last, "comment"): reader.reason})
			for status, found := range map[string]float64{"written_off": 1, "paid": 0, "to_pay": 0} {
				s.holds(reader.Get("/api/invoices?status[]="+status).Want(200), map[string]any{"hydra:totalItems": found})
			}
			s.holds(reader.Get("/api/invoices/summary").Want(200), map[string]any{"paid/count": 0.0, "paid/amount": 0.0})
		}
		s.holds(s.seller.Get("/api/payments?kind[]=write_off").Want(200), map[string]any{
			"hydra:member/0/amount": 59.22, "hydra:member/0/comment": "Liquidation",
		})
		s.takeBack(order, 2, "credit") // 28.28
		s.holds(s.seller.Get(invoice).Want(200), map[string]any{
			"status": "written_off", "paidAmount": 40.0, "writtenOffAmount": 30.94, "creditedAmount": 28.28, "writeOffReason": "Liquidation",
		})
		lost := s.seller.Get("/api/payments?kind[]=write_off&status[]=allocated").Want(200).Text("hydra:member/0/@id")
		s.admin.Post(lost+"/reversal", fields{"version": 1, "reason": "Dividende"}).Want(200)
		s.h.Settle(t)
		s.pay(invoice, 30.94).Want(201)
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{
			"status": "paid", "paidAmount": 70.94, "writtenOffAmount": 0.0, "writtenOffOn": nil, "creditedAmount": 28.28,
		})
		s.none(apptest.WrongBooks())
	})
}

// Of an invoice that gathers a month, an order that is closed by hand is written off alone: two orders of 99.22, of which 30.00 are paid.
func TestAnOrderOfAMonthIsWrittenOffAlone(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		m.invoiced("month")
		first, second := m.delivered(6), m.delivered(6)
		m.at("2026-11-30 20:00")
		m.issueWaiting()
		invoice := m.invoiceOf(first)
		m.pay(invoice, 30).Want(201)
		reads := func(status1, status2 string, want map[string]any) {
			m.Helper()
			for order, status := range map[string]string{first: status1, second: status2} {
				m.holds(m.seller.Get(order).Want(200), map[string]any{"status": status})
			}
			m.holds(m.seller.Get(invoice).Want(200), want)
			m.none(apptest.WrongBooks())
		}
		m.move(m.admin, second, "closed", fields{"comment": "Liquidation"}).Want(200)
		reads("billed", "closed", map[string]any{"paidAmount": 30.0, "writtenOffAmount": 99.22, "openAmount": 69.22})
		m.pay(invoice, 69.22).Want(201)
		reads("closed", "closed", map[string]any{"paidAmount": 99.22, "writtenOffAmount": 99.22, "openAmount": 0.0, "status": "written_off"})
	})
}
