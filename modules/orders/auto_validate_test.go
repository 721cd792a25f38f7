package orders_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 5.3: a paid order is validated by the system where its supplier's autoValidate is on, and waits for it elsewhere.
func TestAPaidOrderIsValidatedByItself(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = NULL WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		seller := h.As(t, apptest.Email(apptest.Alpha))
		for on, want := range map[bool]string{true: "validated", false: "paid"} {
			h.Exec(t, "UPDATE parameter_suppliers SET auto_validate = ? WHERE user_id = ?", on, apptest.Alpha)
			order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
			h.Settle(t)
			move(t, seller, order, "paid").Want(200)
			h.Settle(t)
			if got := seller.Get(order).Want(200).Text("status"); got != want {
				t.Errorf("autoValidate %v: %s instead of %s", on, got, want)
			}
		}
	})
}
