package receipts_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 6.1: a recalled lot that moves to the other warehouse, and is counted there without its name, is there still.
func TestARecalledLotMovesAndIsCountedWithoutItsName(t *testing.T) {
	t.Parallel()
	for name, counted := range map[string][]int64{"one short": {65}, "one over": {67}, "in two steps": {10, 56}, "at once": {66}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
				alpha, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
				lot := recalled(t, alpha, arrived(t, alpha, apptest.LastOnes, 6))
				body := apptest.With(recovery("supplier", back(apptest.LastOnes, 66)), map[string]any{"reason": "move", "moveTo": "dartess"})
				receipt := handOver(alpha, alpha.Post("/api/stock_recoveries", body).Want(201).Text("@id")).Want(200).Text("receipt")
				got := alpha.Get(receipt).Want(200)
				if got.Value("lines/0/recalled") != true || got.Value("lines/0/lots/0/recalled") != true {
					t.Errorf("the receipt does not mark it: %s", got.Body)
				}
				move(admin, receipt, "warehouse", "").Want(200)
				for _, units := range counted {
					admin.Post(receipt+"/counts", counts(apptest.LastOnes, units, 0)).Want(200)
				}
				mayBeThere(t, alpha, lot)
			})
		})
	}
}

// A count that is corrected to nothing, and made again without the name of the lot, frees nothing of it.
func TestARecalledLotIsCountedAgainWithoutItsName(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		receipt := arrived(t, alpha, apptest.LastOnes, 6)
		lot := recalled(t, alpha, receipt)
		version := alpha.Get(receipt).Want(200).Value("version")
		none := map[string]any{"product": apptest.IRI("products", apptest.LastOnes), "received": 0, "damaged": 0}
		alpha.Post(receipt+"/corrections", map[string]any{"version": version, "reason": "Recompte", "lines": []any{none}}).Want(200)
		check(t, alpha.Get(lot).Want(200), map[string]string{"inStock": "0"})
		alpha.Post(receipt+"/counts", counts(apptest.LastOnes, 6, 0)).Want(200)
		mayBeThere(t, alpha, lot)
	})
}

// recalled is a lot of six bottles that came with a receipt, and that Alpha has recalled.
func recalled(t *testing.T, alpha *apitest.Client, receipt string) string {
	t.Helper()
	line := map[string]any{"product": apptest.IRI("products", apptest.LastOnes), "received": 6, "damaged": 0, "lot": "RC-1"}
	alpha.Post(receipt+"/counts", map[string]any{"lines": []any{line}}).Want(200)
	lot := alpha.Get("/api/stock_lots?lot=RC-1").Want(200).Text("hydra:member/0/@id")
	alpha.Post(lot+"/recalls", map[string]any{"reason": "Éclats de verre", "advice": "Ne servez pas ces bouteilles."}).Want(201)
	return lot
}

// mayBeThere tells that six bottles of a lot may be in stock, wherever one reads it.
func mayBeThere(t *testing.T, alpha *apitest.Client, lot string) {
	t.Helper()
	check(t, alpha.Get(lot).Want(200), map[string]string{"inStock": "6"})
	check(t, alpha.Get("/api/stock_lots?inStock=true&lot=RC-1").Want(200), map[string]string{"hydra:member/0/inStock": "6"})
}
