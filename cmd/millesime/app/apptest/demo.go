package apptest

import (
	"testing"

	"millesime/cmd/millesime/app"
	"millesime/db/demo"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/config"
)

// StartDemo serves the product in demo mode, with the demo data as they are on the first day.
func StartDemo(t testing.TB, databaseURL string) *House {
	t.Helper()
	h := start(t, databaseURL, config.DemoLocal, app.Options{Passwords: plainPasswords{}, NoSchedules: true})
	err := demo.Seed(t.Context(), h.App.DB, demo.Options{
		Now: clock.System().Now(), PasswordHash: "plain:" + demo.Password, Files: h.App.Files,
	})
	if err != nil {
		t.Fatalf("seed: %v", err)
	}
	if err := h.App.Modules.Orders.KeepSums(t.Context()); err != nil {
		t.Fatalf("add up the orders: %v", err)
	}
	h.App.Modules.Catalogue.Reload()
	admin, products := h.AsDemo(t, "admin@millesime.test"), float64(h.Count(t, "SELECT COUNT(*) FROM products"))
	Eventually(t, "the catalogue is indexed", func() bool {
		return admin.Get("/api/products?itemsPerPage=1").Value("hydra:totalItems") == products
	})
	return h
}

// AsDemo is a client signed in as a demo account.
func (h *House) AsDemo(t testing.TB, email string) *apitest.Client {
	t.Helper()
	return h.signedIn(t, email, demo.Password)
}
