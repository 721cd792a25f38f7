package receipts_test

import (
	"fmt"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
)

// What people did with stock is in the file about them; once nothing personal may be left of them, goods and figures stay.
func TestWhatIsKeptOfWhoReturnsAndCounts(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		asked := supplier.Post("/api/stock_recoveries", apptest.With(recovery("supplier", back(apptest.LastOnes, 6)), map[string]any{"comment": "Pour Jeanne"})).Want(201)
		session := supplier.Post("/api/stock_counts", map[string]any{"warehouse": "supplier", "label": "Cave de Paul", "comment": "Avec Paul"}).Want(201)
		enter(supplier, session.Text("@id"), apptest.With(found(apptest.AlphaWine, 12, "A1"), map[string]any{"note": "Vu par Paul"})).Want(200)
		check(t, supplier.Get("/api/me/export").Want(200), map[string]string{
			"stockRecoverySteps/0/return": asked.Text("number"), "stockRecoverySteps/0/comment": "Pour Jeanne", "stockCountSteps/0/count": session.Text("number"),
			"stockCountSteps/0/comment": "Avec Paul", "stockCountEntries/0/units": "12", "stockCountEntries/0/note": "Vu par Paul",
		})
		for _, by := range []int64{apptest.Alpha, apptest.Admin} {
			h.Exec(t, "INSERT INTO stock_movements (product_id, kind, reason, actor_id, created_at) VALUES (?, 'correction', 'Casse de Paul', ?, ?)",
				apptest.AlphaWine, by, time.Now())
		}
		h.Exec(t, `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at) VALUES ('gone', 'users_anonymised_v1', ?, 0, 0, ?)`,
			fmt.Sprintf(`{"userIds":[%d]}`, apptest.Alpha), time.Now())
		h.Settle(t)
		admin := h.As(t, apptest.Email(apptest.Admin))
		check(t, admin.Get(asked.Text("@id")).Want(200), map[string]string{"timeline/0/actor": "", "comment": "", "units": "6"})
		check(t, admin.Get(session.Text("@id")).Want(200), map[string]string{"timeline/0/actor": "", "timeline/0/comment": "", "label": "", "countedCount": "1"})
		check(t, admin.Get("/api/stock_counts?search=paul").Want(200), map[string]string{"hydra:totalItems": "0"})
		if n := h.Count(t, "SELECT COUNT(*) FROM stock_movements WHERE kind = 'correction' AND (reason = '') = (actor_id = ?)", apptest.Alpha); n != 2 {
			t.Errorf("of two corrections %d keep the words of who is still there, and no others", n)
		}
		check(t, admin.Get(session.Text("@id")+"/entries").Want(200), map[string]string{
			"hydra:member/0/actor": "", "hydra:member/0/note": "", "hydra:member/0/units": "12", "hydra:member/0/place": "A1",
		})
	})
}
