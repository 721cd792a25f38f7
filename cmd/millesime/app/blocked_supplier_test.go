package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Nothing is ordered of a supplier from the moment it is blocked, though the catalogue takes its products off sale only afterwards.
func TestWhoIsBlockedSellsNothingAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		order := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)))
		buyer.Post("/api/cart", order, apitest.Header("Idempotency-Key", "before")).Want(201)
		h.Exec(t, "UPDATE users SET status = 'blocked' WHERE id = ?", apptest.Alpha) // without the event that the catalogue follows
		refused := buyer.Post("/api/cart", order, apitest.Header("Idempotency-Key", "after")).Want(422)
		if _, told := refused.Violations()["items[0].product"]; !told {
			t.Errorf("refused: %s", refused.Body)
		}
	})
}
