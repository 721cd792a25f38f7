package billing_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// EN 16931 BT-13: the buyer's own reference is entered with the order or after it, until a parcel leaves with it; invoices bear it.
// The supplier reads it and does not change it.
func TestTheBuyersReferenceIsEnteredUntilTheOrderLeaves(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		refer := func(who *apitest.Client, reference any) *apitest.Response {
			return who.Patch(order, fields{"customerReference": reference})
		}
		s.holds(refer(s.buyer, "  BC   77 ").Want(200), map[string]any{"customerReference": "BC 77", "mayChangeReference": true})
		s.holds(s.seller.Get(order).Want(200), map[string]any{"customerReference": "BC 77", "mayChangeReference": false})
		if got := refer(s.seller, "X").Want(403).Text("code"); got != "orders.reference_not_theirs" {
			t.Errorf("the supplier is refused with %s", got)
		}
		refer(s.h.As(t, apptest.Email(apptest.WineMerchant)), "X").Want(404)
		if got := refer(s.buyer, strings.Repeat("é", 36)).Want(422).Violations(); got["customerReference"] == "" {
			t.Errorf("36 characters: %v", got)
		}
		acting := s.admin.With(apitest.Header("X-Switch-User", apptest.Email(apptest.Restaurant)))
		refer(acting, "BC 78").Want(200)
		if n := s.h.Count(t, "SELECT count(*) FROM audit_entries WHERE action = 'orders.reference_changed' AND actor_id = ? AND impersonator_id = ?",
			apptest.Restaurant, apptest.Admin); n != 1 {
			t.Errorf("%d entries of who acts for the buyer", n)
		}
		refer(s.buyer, nil).Want(200)
		refer(s.buyer, "BC-79").Want(200)
		s.ship(order, 6)
		for _, who := range []*apitest.Client{s.buyer, s.admin} {
			if got := refer(who, "late").Want(409).Text("code"); got != "orders.reference_shipped" {
				t.Errorf("after the first parcel: %s", got)
			}
		}
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"customerReference": "BC-79", "mayChangeReference": false})
		s.ship(order, 6)
		s.move(s.buyer, order, "shipped", nil).Want(200)
		list := s.buyer.Get("/api/invoices?search=bc-79").Want(200)
		s.holds(list, map[string]any{"hydra:totalItems": 2.0, "hydra:member/0/customerReference": "BC-79"})
	})
}
