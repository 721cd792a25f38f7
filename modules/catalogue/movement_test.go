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
