package billing_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// A buyer is told a week before its invoice is due, and both sides the day after, each once; what is paid is not told. 6 bottles are
// 99.22, due on 16 December.
func TestPartiesAreToldOfDueDates(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		m.delivered(6)
		told := func(who int64, kind string) int64 {
			return m.h.Count(t, "SELECT COUNT(*) FROM notifications WHERE user_id = ? AND kind = ?", who, kind)
		}
		for _, step := range []struct {
			day                    string
			due, overdue, supplier int64
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
			supplier := told(apptest.Alpha, "invoice_overdue")
			if due != step.due || overdue != step.overdue || supplier != step.supplier {
				t.Errorf("on %s: %d, %d, %d", step.day, due, overdue, supplier)
			}
		}
		const words = "Le Bistrot n’a pas payé à l’échéance du 16/12/2026 : il vous est dû 99,22 € TTC, facture FAC-S4-2026-000001."
		if mail := m.h.MailTo(t, apptest.Email(apptest.Alpha)); !strings.Contains(strings.ReplaceAll(mail.Text, "\u00a0", " "), words) {
			t.Errorf("the supplier is mailed %s: %s", mail.Subject, mail.Text)
		}
	})
}
