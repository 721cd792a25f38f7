package orders_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// comes checks what an order comes to and what its customer owes for it, which is all it owes.
func comes(t *testing.T, h *apptest.House, order string, owed int64, want map[string]any) *apitest.Response {
	t.Helper()
	got := h.As(t, apptest.Email(apptest.Alpha)).Get(order).Want(200)
	for path, value := range want {
		if got.Value(path) != value {
			t.Errorf("%s: %v instead of %v", path, got.Value(path), value)
		}
	}
	if n := h.Count(t, "SELECT SUM(owed_cents) FROM exposures"); n != owed {
		t.Errorf("the exposure is %d instead of %d", n, owed)
	}
	return got
}

// Domain 5.6: what was given up is neither owed nor earned; unit prices and the carriage that was agreed stay.
func TestAClosedRemainderIsNotOwed(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 18))
		// 18 × 11.78 = 212.04, franco reached, VAT 42.41; 15 % of 212.04 is 31.81.
		got := comes(t, h, order, 254_45, map[string]any{"totalPriceTaxIncl": 254.45, "totalAgentFees": 31.81, "ordered": nil})
		seller := h.As(t, apptest.Email(apptest.Alpha))
		seller.Post(order+"/shipments", parcel(item(t, got, 0), 6)).Want(201)
		seller.Post(order+"/remainder", fields{"comment": "Rupture au domaine"}).Want(200)
		// 6 × 11.78 = 70.68, VAT 14.14; the carriage that the whole order was spared stays spared; 15 % of 70.68 is 10.60.
		comes(t, h, order, 84_82, map[string]any{
			"totalUnitProduct": 6.0, "subTotalPriceTaxExcl": 70.68, "shippingPriceTaxExcl": 0.0, "totalPriceTaxExcl": 70.68,
			"vat/0/base": 70.68, "vat/0/amount": 14.14, "totalPriceTaxIncl": 84.82, "totalAgentFees": 10.6, "commission/amount": 10.6,
			"subTotalWithoutDiscountTaxExcl": 74.4, "totalDiscountCustomer": 3.72, "items/0/keptQuantity": 6.0,
			"items/0/keptPriceTaxExcl": 70.68, "items/0/totalPriceTaxExcl": 212.04, "items/0/unitPriceTaxExcl": 11.78,
			"ordered/totalPriceTaxIncl": 254.45, "ordered/totalUnitProduct": 18.0,
		})
	})
}

// Domain 5.6: goods taken back and credits lower what is owed; replaced bottles do not, unless they are given up too.
func TestWhatComesBackIsNotOwed(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		reported := complain(t, buyer, order, "wrong", line, 5)
		move(t, seller, order, "pending_invoice", "outcomes", outcome(t, reported, "goods_back", "")).Want(200)
		// 7 × 11.78 = 82.46, carriage 12.00: 94.46, VAT 18.89; 15 % of 82.46 is 12.37.
		comes(t, h, order, 113_35, map[string]any{"totalPriceTaxIncl": 113.35, "totalAgentFees": 12.37, "items/0/creditedQuantity": 5.0})
		reported = complain(t, buyer, order, "quality", line, 3)
		move(t, seller, order, "preparation", "outcomes", outcome(t, reported, "replace", "")).Want(200)
		comes(t, h, order, 113_35, map[string]any{"totalPriceTaxIncl": 113.35})
		seller.Post(order+"/shipments", parcel(line, 1)).Want(201)
		seller.Post(order+"/remainder", fields{"comment": "Plus de ce lot"}).Want(200)
		// Two of the three never came: 5 × 11.78 = 58.90, carriage 12.00: 70.90, VAT 14.18.
		comes(t, h, order, 85_08, map[string]any{"totalPriceTaxIncl": 85.08, "items/0/keptQuantity": 5.0})
	})
}

// Domain 5.6: what was paid for goods that came back is a credit until it is refunded.
func TestWhatWasPaidComesBackAsCreditOrRefund(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = NULL WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 12)
		h.Settle(t)
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		for _, to := range []string{"paid", "validated", "preparation"} {
			if seller.Get(order).Want(200).Text("status") != to {
				move(t, seller, order, to).Want(200)
			}
			h.Settle(t)
		}
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		reported := complain(t, buyer, order, "missing", line, 2)
		move(t, seller, order, "pending_invoice", "outcomes", outcome(t, reported, "credit", "")).Want(200)
		// 184.03 was paid. 10 × 11.78 + 12.00 = 129.80, VAT 25.96.
		comes(t, h, order, 155_76-184_03, map[string]any{"totalPriceTaxIncl": 155.76})
		reported = complain(t, buyer, order, "missing", line, 2)
		move(t, seller, order, "pending_invoice", "outcomes", outcome(t, reported, "refund", "")).Want(200)
		// 8 × 11.78 + 12.00 = 106.24, VAT 21.25: these two are to be refunded, and are once the money has left; the credit of before stays.
		comes(t, h, order, 127_49-184_03, map[string]any{"totalPriceTaxIncl": 127.49})
		h.Settle(t) // billing hears what is to be refunded
		seller.Post("/api/payments", map[string]any{
			"customer": apptest.IRI("users", apptest.Restaurant), "kind": "refund", "receivedOn": "2026-11-20", "amount": 28.27,
		}).Want(201)
		comes(t, h, order, 155_76-184_03, map[string]any{"totalPriceTaxIncl": 127.49})
	})
}

// Code de la consommation L221-24: who withdraws from everything gets the carriage back too.
func TestAnIndividualWhoKeepsNothingOwesNothing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		h.Exec(t, `UPDATE orders SET customer = '{"id":3,"group":"customer","company":"Le Bistrot"}' WHERE id = ?`, orderID(t, order))
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		reported := complain(t, buyer, order, "withdrawal", line, 12)
		move(t, seller, order, "pending_invoice", "outcomes", outcome(t, reported, "goods_back", "")).Want(200)
		comes(t, h, order, 0, map[string]any{"totalPriceTaxIncl": 0.0, "shippingPriceTaxExcl": 0.0, "totalAgentFees": 0.0})
	})
}

// Before anything left, what is credited will not leave: others may buy it, and an order of nothing is canceled instead.
func TestACreditBeforeShippingGivesUp(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, seller.Get(order).Want(200), 0)
		reported := complain(t, buyer, order, "wrong", line, 12)
		move(t, seller, order, "preparation", "outcomes", outcome(t, reported, "credit", "")).Want(422)
		move(t, seller, order, "preparation", "outcomes", outcome(t, reported, "rejected", "Conforme")).Want(200)
		reported = complain(t, buyer, order, "wrong", line, 7)
		got := move(t, seller, order, "preparation", "outcomes", outcome(t, reported, "credit", "")).Want(200)
		if got.Text("items/0/remainingQuantity") != "5" || h.Count(t, "SELECT reserved FROM stock_levels WHERE product_id = ?", apptest.AlphaWine) != 5 {
			t.Errorf("7 of 12 were credited: %s", got.Body)
		}
		// 5 × 11.78 = 58.90, carriage 12.00: 70.90, VAT 14.18.
		comes(t, h, order, 85_08, map[string]any{"totalPriceTaxIncl": 85.08})
		stockHolds(t, h)
	})
}
