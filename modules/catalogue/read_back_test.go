package catalogue_test

import (
	"encoding/json"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// A product is read in two forms; both can be sent back by those who sell it, and change nothing.
func TestProductsCanBeSentBack(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, agent := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent))
		iri := supplier.Post("/api/products", newWine("BACK-1", map[string]any{
			"grapes": []map[string]any{{"name": "Merlot", "share": 60}, {"name": "Syrah", "share": 40}}, "groupPrices": map[string]any{"restaurant": "8.75"},
			"technicalSheet": map[string]any{"name": "fiche.pdf", "file": "data:application/pdf;base64,JVBERi0xLjQKJSVFT0Y="}, "storePriceTaxIncl": "14.90",
		})).Want(201).Text("@id")
		h.Settle(t)
		apptest.Eventually(t, "the catalogue shows it", func() bool {
			return supplier.Get("/api/products?search=BACK-1").Want(200).Text("hydra:member/0/supplier/company") == "Maison Alpha"
		})
		for _, path := range []string{iri + "/sheet", iri} {
			read := supplier.Get(path).Want(200)
			sent := supplier.Patch(iri, json.RawMessage(read.Body)).Want(200)
			if sent.Text("version") != "1" || string(supplier.Get(path).Want(200).Body) != string(read.Body) {
				t.Errorf("%s sent back is %s, was %s", path, sent.Body, read.Body)
			}
			seen := agent.Get(path).Want(200)
			agent.Patch(iri, json.RawMessage(seen.Body)).Want(200)
			for name, value := range map[string]any{
				"id": 999, "vatRate": 5.5, "exciseCategory": "beer", "supplier": map[string]any{"id": 999},
			} {
				var changed map[string]any
				read.JSON(&changed)
				changed[name] = value
				violations(t, supplier.Patch(iri, changed), map[string]string{name: "Ce champ ne se modifie pas ici"})
			}
		}
		if history := supplier.Get(iri + "/history").Want(200); history.Text("hydra:totalItems") != "1" {
			t.Errorf("sending back left traces: %s", history.Body)
		}
		// A sheet of an earlier version is told so, though what moved since cannot be written.
		old := supplier.Get(iri + "/sheet").Want(200)
		supplier.Patch(iri, map[string]any{"version": 1, "name": "Clos Changé"}).Want(200)
		var stale map[string]any
		old.JSON(&stale)
		stale["name"] = "Clos Autre"
		if got := supplier.Patch(iri, stale).Want(409); got.Text("current/name") != "Clos Changé" {
			t.Errorf("an old sheet: %s", got.Body)
		}
	})
}
