package catalogue_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// What a ledger names can be read: by who keeps the product, and nobody else.
func TestAMovementIsReadByItsAddress(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, beta, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Admin))
		product := apptest.IRI("products", apptest.AlphaWine)
		stock := alpha.Get(product + "/stock").Want(200)
		onHand, _ := stock.Value("onHand").(float64)
		admin.Post("/api/stock/corrections", map[string]any{"rows": []map[string]any{
			{"product": apptest.AlphaWine, "onHand": onHand + 6, "expected": onHand, "reason": "Inventaire"},
		}}).Want(200)
		ledger := alpha.Get(product + "/movements").Want(200)
		iri := ledger.Text("hydra:member/0/@id")
		for _, reader := range []interface{ Text(path string) string }{alpha.Get(iri).Want(200), admin.Get(iri).Want(200)} {
			for _, member := range []string{"@id", "id", "kind", "onHandDelta", "onHand", "reason", "who/name"} {
				if got, want := reader.Text(member), ledger.Text("hydra:member/0/"+member); got != want || want == "" {
					t.Errorf("%s of %s: %q, in its ledger %q", member, iri, got, want)
				}
			}
		}
		for path, text := range map[string]string{iri: "introuvable", "/api/stock_movements/999999": "introuvable"} {
			if got := beta.Get(path).Want(404).Text("hydra:description"); got != "Ce mouvement de stock est "+text+"." {
				t.Errorf("%s: %s", path, got)
			}
		}
	})
}

// A correction that is refused tells the figures there are; of a product that its caller does not see it tells none. What was
// counted and what was seen before must be said: neither is 0 because it was left out.
func TestRefusedCorrectionsTellTheFigures(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		beta := h.As(t, apptest.Email(apptest.Beta))
		row := func(product, onHand, expected any) map[string]any {
			return map[string]any{"product": product, "onHand": onHand, "expected": expected, "reason": "Inventaire"}
		}
		got := beta.Post("/api/stock/corrections", map[string]any{"rows": []any{
			row(apptest.BetaWine, 5, 600), row(apptest.AlphaWine, 5, 600), row(999999, 5, 0),
		}}).Want(200)
		if got.Text("results/0/error/code") != "catalogue.shared_warehouse" || got.Text("results/0/onHand") != "600" || got.Text("results/0/available") != "600" {
			t.Errorf("at Dartess: %s", got.Body)
		}
		for _, foreign := range []string{"1", "2"} {
			if got.Text("results/"+foreign+"/error/code") != "catalogue.product_not_found" || got.Value("results/"+foreign+"/onHand") != nil {
				t.Errorf("another's: %s", got.Body)
			}
		}
		for _, lacks := range []string{"onHand", "expected"} {
			counted := row(apptest.BetaWine, 5, 600)
			delete(counted, lacks)
			if got := beta.Post("/api/stock/corrections", map[string]any{"rows": []any{counted}}).Want(422).Violations(); got["rows[0]."+lacks] != "Le champ est obligatoire" {
				t.Errorf("without %s: %v", lacks, got)
			}
		}
		admin := h.As(t, apptest.Email(apptest.Admin))
		stale := admin.Post("/api/stock/corrections", map[string]any{"rows": []any{row(apptest.BetaWine, 5, 599)}}).Want(200)
		if stale.Text("results/0/error/code") != "receipts.figure_moved" || stale.Text("results/0/onHand") != "600" {
			t.Errorf("a figure that moved: %s", stale.Body)
		}
	})
}
