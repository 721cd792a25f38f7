package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// A buyer is told a week before its invoice is due, and both sides and its agent the day after, each once; what is paid is not told. 6 bottles are
// 99.22, due on 16 December.
func TestPartiesAreToldOfDueDates(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		order := m.delivered(6)
		told := func(who int64, kind string) int64 {
			return m.h.Count(t, "SELECT COUNT(*) FROM notifications WHERE user_id = ? AND kind = ?", who, kind)
		}
		for _, step := range []struct {
			day                   string
			due, overdue, sellers int64
		}{
			{"2026-12-08 09:00", 0, 0, 0},
			{"2026-12-09 09:00", 1, 0, 0},
			{"2026-12-10 09:00", 1, 0, 0},
			{"2026-12-16 09:00", 1, 0, 0},
			{"2026-12-17 09:00", 1, 1, 1},
			{"2026-12-18 09:00", 1, 1, 1},
		} {
			m.at(step.day)
			if err := m.h.App.Modules.Billing.Remind(t.Context()); err != nil {
				t.Fatal(err)
			}
			m.h.Settle(m.TB)
			due, overdue := told(apptest.Restaurant, "invoice_due"), told(apptest.Restaurant, "invoice_overdue")
			supplier, agent := told(apptest.Alpha, "invoice_overdue"), told(apptest.Agent, "invoice_overdue")
			if due != step.due || overdue != step.overdue || supplier != step.sellers || agent != step.sellers {
				t.Errorf("on %s: %d, %d, %d, %d", step.day, due, overdue, supplier, agent)
			}
		}
		const late = "Facture FAC-S4-2026-000001 : échéance dépassée"
		m.mailed(apptest.Alpha, late, "Le Bistrot n’a pas payé à l’échéance du 16/12/2026 : il vous est dû 99,22 € TTC, facture FAC-S4-2026-000001.")
		m.mailed(apptest.Agent, late,
			"Votre client Le Bistrot n’a pas payé à l’échéance du 16/12/2026 : il reste dû 99,22 € TTC, facture FAC-S4-2026-000001.")
		m.h.As(t, apptest.Email(apptest.Agent)).Get(m.invoiceOf(order)).Want(200) // where it is led to
	})
}

// An agent that does not follow the customer any more may not read its invoices, and is told of none.
func TestAnAgentIsToldOfItsCustomersAlone(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		m.delivered(6)
		m.h.Exec(t, "UPDATE user_relations SET agent_id = NULL, agent_since = NULL WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		m.at("2026-12-17 09:00")
		if err := m.h.App.Modules.Billing.Remind(t.Context()); err != nil {
			t.Fatal(err)
		}
		m.told("invoice_overdue", map[int64]int64{apptest.Restaurant: 1, apptest.Alpha: 1})
	})
}
