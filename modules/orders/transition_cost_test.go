package orders_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Many orders at once cost no more statements than a few.
func TestManyTransitionsCostAsManyStatementsAsAFew(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		var ids []int64
		for range 12 {
			ids = append(ids, orderID(t, place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)))
		}
		h.Settle(t)
		cost := func(of []int64) int {
			ctx, counter := db.CountStatements(t.Context())
			actor := auth.Actor{ID: apptest.Alpha, Group: auth.Supplier}
			if err := h.App.Modules.Orders.CancelMany(ctx, actor, of); err != nil {
				t.Fatal(err)
			}
			return counter.Count()
		}
		few, many := cost(ids[:2]), cost(ids[2:])
		if few != many || many > 20 {
			t.Errorf("2 orders cost %d statements, %d orders %d", few, len(ids)-2, many)
		}
	})
}
