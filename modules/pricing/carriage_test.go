package pricing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

func paris(changes map[string]any) map[string]any {
	return apptest.With(map[string]any{
		"code": "R75", "label": "Relais Bastille", "street": "3 rue de la Roquette", "postcode": "75011", "city": "Paris", "active": true,
	}, changes)
}

// a grid is read as it was written, changed, and taken out of service.
func TestAGridIsKept(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		iri := addGrid(t, h, apptest.Alpha, ownGrid(map[string]any{
			"carrier": "express", "department": "33", "steps": steps("6", "9.90", 12, 15), "beyondTaxExcl": "1.10",
		})).Text("@id")
		for path, want := range map[string]string{
			"@type": "ShippingFee", "warehouse": "supplier", "supplier/company": "Maison Alpha", "carrier": "express", "department": "33",
			"basis": "units", "steps/0/upTo": "6", "steps/0/priceTaxExcl": "9.9", "steps/1/upTo": "12", "steps/1/priceTaxExcl": "15",
			"beyondTaxExcl": "1.1", "startsOn": today(-10), "active": "true", "status": "active",
		} {
			if got := alpha.Get(iri).Want(200).Text(path); got != want {
				t.Errorf("%s is %q instead of %q", path, got, want)
			}
		}
		changed := alpha.PatchSeen(iri, map[string]any{"carrier": nil, "department": nil, "beyondTaxExcl": nil, "startsOn": today(3)}).Want(200)
		if changed.Text("carrier") != "" || changed.Text("department") != "" || changed.Text("beyondTaxExcl") != "" || changed.Text("status") != "scheduled" {
			t.Errorf("changed to %s", changed.Body)
		}
		var read map[string]any
		changed.JSON(&read)
		alpha.Patch(iri, read).Want(200)
		addGrid(t, h, apptest.Alpha, ownGrid(map[string]any{"steps": steps(6, 5)}))
		addGrid(t, h, apptest.Alpha, ownGrid(map[string]any{"startsOn": today(0)}))
		var page struct {
			Members []struct {
				Status string `json:"status"`
			} `json:"hydra:member"`
		}
		alpha.Get("/api/shipping_fees?warehouse=supplier&order[startsOn]=asc").Want(200).JSON(&page)
		if len(page.Members) != 3 || page.Members[0].Status != "replaced" || page.Members[1].Status != "active" || page.Members[2].Status != "scheduled" {
			t.Errorf("listed are %+v", page.Members)
		}
		if got := alpha.PatchSeen(iri, map[string]any{"active": false}).Want(200).Text("status"); got != "inactive" {
			t.Errorf("out of service it is %q", got)
		}
		alpha.Delete(iri).Want(405)
		if n := h.Count(t, "SELECT COUNT(*) FROM audit_entries WHERE subject = 'shipping_fees'"); n < 4 {
			t.Errorf("%d entries in the trail", n)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM outbox WHERE topic = 'pricing_shipping_fees_changed_v1'"); n != 5 { // three made, two changed: what is sent back as it was read changes nothing
			t.Errorf("%d events", n)
		}
	})
}

// What makes no sense is refused at the member that makes none.
func TestGridsThatMakeNoSense(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		addGrid(t, h, apptest.Alpha, ownGrid(map[string]any{"department": "69"}))
		for path, change := range map[string]map[string]any{
			"steps[1].upTo":         {"steps": steps(12, 10, 12, 15)},
			"steps[2].upTo":         {"steps": steps(6, 10, 24, 15, 12, 20)},
			"steps[0].upTo":         {"steps": steps(0, 10)},
			"steps[0].priceTaxExcl": {"steps": steps(6, -1)},
			"steps":                 {"steps": nil},
			"beyondTaxExcl":         {"beyondTaxExcl": "-0.01"},
			"department":            {"department": "20"},
			"carrier":               {"carrier": "pigeon"},
			"basis":                 {"basis": "volume"},
			"startsOn":              {"department": "69"},
			"warehouse":             {"warehouse": "lune"},
		} {
			if why := alpha.Post("/api/shipping_fees", ownGrid(change)).Want(422).Violations()[path]; why == "" {
				t.Errorf("%s is refused without words", path)
			}
		}
		// Without steps nothing is delivered to a department: that is said, not left out.
		closed := ownGrid(map[string]any{"department": "38"})
		delete(closed, "steps")
		if why := alpha.Post("/api/shipping_fees", closed).Want(422).Violations()["steps"]; why != "Le champ est obligatoire" {
			t.Errorf("steps that are left out: %q", why)
		}
		closed["steps"] = nil
		alpha.Post("/api/shipping_fees", closed).Want(422)
		closed["steps"] = []any{}
		alpha.Post("/api/shipping_fees", closed).Want(201)
		for _, department := range []string{"97", "96", "00", "7", "2A"} {
			alpha.Post("/api/shipping_fees", ownGrid(map[string]any{"department": department})).Want(422)
		}
		admin := h.As(t, apptest.Email(apptest.Admin))
		if why := admin.Post("/api/shipping_fees", ownGrid(map[string]any{"supplier": apptest.Restaurant})).Want(422).Violations()["supplier"]; why == "" {
			t.Error("a supplier that is none is refused without words")
		}
	})
}

// A supplier keeps its own grids, and reads the platform's; another's are not there.
func TestWhoseGridsTheyAre(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		own := addGrid(t, h, apptest.Alpha, ownGrid(nil)).Text("@id")
		others := addGrid(t, h, apptest.Beta, ownGrid(nil)).Text("@id")
		dartess := addGrid(t, h, apptest.Admin, ownGrid(map[string]any{"warehouse": "dartess"})).Text("@id")
		alpha, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
		alpha.Get(own).Want(200)
		for _, hidden := range []string{others, dartess} {
			alpha.Get(hidden).Want(404)
			alpha.PatchSeen(hidden, map[string]any{"active": false}).Want(404)
			admin.PatchSeen(hidden, map[string]any{"beyondTaxExcl": 1}).Want(200)
		}
		alpha.PatchSeen("/api/shipping_fees/1", map[string]any{"beyondTaxExcl": 0}).Want(403)
		alpha.Post("/api/shipping_fees", ownGrid(map[string]any{"warehouse": "dartess"})).Want(403)
		alpha.Post("/api/shipping_fees", ownGrid(map[string]any{"supplier": apptest.Beta})).Want(403)
		if got := alpha.Get("/api/shipping_fees").Want(200).Text("hydra:totalItems"); got != "3" { // its own, the platform's two
			t.Errorf("a supplier reads %s grids", got)
		}
		if got := admin.Get("/api/shipping_fees").Want(200).Text("hydra:totalItems"); got != "5" {
			t.Errorf("an administrator reads %s grids", got)
		}
		h.As(t, apptest.Email(apptest.Restaurant)).Get("/api/shipping_fees").Want(403)
	})
}

// Carriers and their pickup points are the administrators'; what is out of service is shown to them alone.
func TestCarriersAreKept(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		courier := map[string]any{"code": "coursier", "labelFr": "Coursier", "delayFr": "Le jour même", "delivery": "home", "maxWeightGrams": 30000}
		added := admin.Post("/api/carriers", courier).Want(201)
		if added.Text("label") != "Coursier" || added.Text("labelEn") != "Coursier" || added.Text("position") != "4" || added.Text("active") != "true" {
			t.Errorf("added is %s", added.Body)
		}
		for path, bad := range map[string]map[string]any{
			"code": courier, "delivery": {"code": "drone", "delivery": "air"}, "labelFr": {"code": "drone", "labelFr": " "},
			"relays": {"code": "drone", "relays": []map[string]any{paris(nil)}},
		} {
			if why := admin.Post("/api/carriers", apptest.With(courier, bad)).Want(422).Violations()[path]; why == "" {
				t.Errorf("%s is refused without words", path)
			}
		}
		points := admin.PatchSeen("/api/carriers/relais", map[string]any{"relays": []map[string]any{paris(nil), paris(map[string]any{"code": "R75B"})}}).Want(200)
		if points.Text("relays/0/address") != "3 rue de la Roquette, 75011 Paris" || points.Text("relays/1/code") != "R75B" {
			t.Errorf("pickup points are %s", points.Body)
		}
		admin.PatchSeen("/api/carriers/relais", map[string]any{"relays": []map[string]any{paris(map[string]any{"active": false})}}).Want(200)
		if got := buyer.Get("/api/carriers/relais").Want(200); got.Text("relays/0/code") != "R75B" || got.Text("relays/1/code") != "" {
			t.Errorf("a buyer reads %s", got.Body)
		}
		for path, relay := range map[string]map[string]any{
			"relays[0].postcode": paris(map[string]any{"postcode": "20000"}), "relays[0].label": paris(map[string]any{"label": ""}),
		} {
			if why := admin.PatchSeen("/api/carriers/relais", map[string]any{"relays": []map[string]any{relay}}).Want(422).Violations()[path]; why == "" {
				t.Errorf("%s is refused without words", path)
			}
		}
		admin.PatchSeen("/api/carriers/coursier", map[string]any{"active": false, "labelEn": "Courier"}).Want(200)
		buyer.Get("/api/carriers/coursier").Want(404)
		admin.Get("/api/carriers/coursier").Want(200)
		admin.PatchSeen("/api/carriers/pigeon", map[string]any{"active": false}).Want(404)
		buyer.PatchSeen("/api/carriers/relais", map[string]any{"active": false}).Want(403)
	})
}

// A preview prices by the rules of a cart, before anything is kept: 12 units of 150.00 to Gironde.
func TestAPreviewKeepsNothing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		kept := addGrid(t, h, apptest.Alpha, ownGrid(nil))
		basket := func(changes map[string]any) map[string]any {
			return apptest.With(map[string]any{"warehouse": "supplier", "department": "33", "units": 12, "value": 150}, changes)
		}
		draft := ownGrid(map[string]any{"steps": steps(12, "14.50")})
		for name, c := range map[string]struct {
			changes map[string]any
			want    string // of messagerie
			reached string
		}{
			"as it is":              {nil, "10", "false"},
			"with a draft":          {map[string]any{"grid": draft, "replaces": kept.Text("id")}, "14.5", "false"},
			"a franco by value":     {map[string]any{"freeShippingFromValue": "150"}, "0", "true"},
			"a cent short of it":    {map[string]any{"freeShippingFromValue": "150.01"}, "10", "false"},
			"a franco by bottles":   {map[string]any{"freeShippingFromQuantity": 12}, "0", "true"},
			"goods of Dartess":      {map[string]any{"warehouse": "dartess"}, "12", "false"},
			"by weight: 15.6 kg":    {map[string]any{"grid": ownGrid(map[string]any{"basis": "weight", "steps": steps(15000, 9, 16000, 11)}), "replaces": kept.Text("id")}, "11", "false"},
			"by weight: as is said": {map[string]any{"weightGrams": 15000, "grid": ownGrid(map[string]any{"basis": "weight", "steps": steps(15000, 9, 16000, 11)}), "replaces": kept.Text("id")}, "9", "false"},
		} {
			got := alpha.Post("/api/shipping_fees/preview", basket(c.changes)).Want(200)
			if got.Text("offers/0/carrier") != "messagerie" || got.Text("offers/0/priceTaxExcl") != c.want || got.Text("francoReached") != c.reached {
				t.Errorf("%s: %s", name, got.Body)
			}
		}
		h.Exec(t, "UPDATE products SET weight_grams = 2000 WHERE id = ?", apptest.AlphaWine) // the other that is sold weighs 1,300
		if got := alpha.Post("/api/shipping_fees/preview", basket(nil)).Want(200).Text("weightGrams"); got != "19800" {
			t.Errorf("12 units of 1,650 g on average weigh %s", got)
		}
		tried := h.As(t, apptest.Email(apptest.Admin)).Post("/api/shipping_fees/preview", basket(map[string]any{"grid": draft, "replaces": kept.Text("id")})).Want(200)
		if tried.Text("offers/0/priceTaxExcl") != "14.5" {
			t.Errorf("an administrator tries a supplier's grid: %s", tried.Body)
		}
		for path, changes := range map[string]map[string]any{
			"department": {"department": "20"}, "units": {"units": 0}, "grid.steps[1].upTo": {"grid": ownGrid(map[string]any{"steps": steps(6, 1, 6, 2)})},
		} {
			if why := alpha.Post("/api/shipping_fees/preview", basket(changes)).Want(422).Violations()[path]; why == "" {
				t.Errorf("%s is refused without words", path)
			}
		}
		if got := alpha.Get(kept.Text("@id")).Text("steps/0/priceTaxExcl"); got != "10" {
			t.Errorf("the grid costs %s after the previews", got)
		}
	})
}

// The platform always has a grid for everywhere and all carriers in force: without it suppliers that have none deliver nothing.
func TestTheLastDefaultGridStays(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		const byDefault = "/api/shipping_fees/1"
		for path, change := range map[string]map[string]any{
			"active": {"active": false}, "carrier": {"carrier": "relais"}, "department": {"department": "75"}, "startsOn": {"startsOn": today(1)},
		} {
			if why := admin.PatchSeen(byDefault, change).Want(422).Violations()[path]; why == "" {
				t.Errorf("%s is refused without words", path)
			}
		}
		if got := admin.Get(byDefault).Want(200).Text("status"); got != "active" {
			t.Errorf("the default grid is %s", got)
		}
		next := map[string]any{"basis": "units", "startsOn": today(0), "steps": steps(12, 14)}
		admin.Post("/api/shipping_fees", next).Want(201)
		admin.PatchSeen(byDefault, map[string]any{"active": false}).Want(200)
	})
}

// A buyer reads which supplier does not deliver, and what helps; the missing choice of a carrier is not held against it.
func TestACartThatIsNotDeliveredNamesItsSupplier(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		addGrid(t, h, apptest.Alpha, ownGrid(map[string]any{"department": "75", "steps": []any{}, "beyondTaxExcl": nil}))
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.BetaWine, 6)), map[string]any{
			"step": "carrier", "carrierOfferCode": "",
		})
		const why = "Maison Alpha : pas de livraison dans le département 75. Changez d’adresse de livraison ou retirez ces produits."
		asked := buyer.Post("/api/cart", cart).Want(200)
		if got := asked.Text("blockers/0/code") + " " + asked.Text("blockers/0/propertyPath"); got != "not_delivered suppliers[0].delivery" {
			t.Errorf("blocked by %s", got)
		}
		if got := asked.Text("blockers/0/message"); got != why {
			t.Errorf("the buyer reads %q", got)
		}
		refused := buyer.Post("/api/cart", apptest.With(cart, map[string]any{"step": "valid", "cgAccepted": true})).Want(422).Violations()
		if refused["suppliers[0].delivery"] != why || refused["carrierOfferCode"] != "" {
			t.Errorf("refused with %v", refused)
		}
	})
}
