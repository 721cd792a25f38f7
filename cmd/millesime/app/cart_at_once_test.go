package app_test

import (
	"fmt"
	"slices"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// changeOfACart is something that somebody does, and what members of the restaurant's cart are from then on.
type changeOfACart struct {
	name string
	do   func(t *testing.T, h *apptest.House)
	want map[string]string
}

// sheetOfAlpha changes the sheet of Alpha's wine.
func sheetOfAlpha(change map[string]any) func(t *testing.T, h *apptest.House) {
	return func(t *testing.T, h *apptest.House) {
		t.Helper()
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		version := alpha.Get("/api/products/101/sheet").Want(200).Value("version")
		alpha.Patch(apptest.IRI("products", apptest.AlphaWine), apptest.With(change, map[string]any{"version": version})).Want(200)
	}
}

// relationOfAlpha changes the terms of one of Alpha's customers or agents, found by its name or e-mail.
func relationOfAlpha(person string, change map[string]any) func(t *testing.T, h *apptest.House) {
	return func(t *testing.T, h *apptest.House) {
		t.Helper()
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		alpha.PatchSeen(alpha.Get("/api/user_children?search="+person).Want(200).Text("hydra:member/0/@id"), change).Want(200)
	}
}

// changesOfACart are one of each kind of what is kept in memory to show a cart of 12 bottles of Alpha's and 6 of Bêta's: products, prices,
// stock, people, addresses, records, relations, lists, frames, grids and carriers.
func changesOfACart() []changeOfACart {
	as := func(person int64, do func(c *apitest.Client)) func(t *testing.T, h *apptest.House) {
		return func(t *testing.T, h *apptest.House) {
			t.Helper()
			do(h.As(t, apptest.Email(person)))
		}
	}
	record := func(table string, person, by int64, change string) func(t *testing.T, h *apptest.House) {
		return as(by, func(c *apitest.Client) { c.Patch(fmt.Sprintf("/api/%s/%d", table, person), change).Want(200) })
	}
	frame := func(act func(admin *apitest.Client, iri string)) func(t *testing.T, h *apptest.House) {
		return as(apptest.Admin, func(admin *apitest.Client) {
			act(admin, admin.Get("/api/agreement_frames").Want(200).Text("hydra:member/0/@id"))
		})
	}
	tariff := func(price string) []map[string]any { return []map[string]any{{"upTo": "12", "priceTaxExcl": price}} }
	const first, unit = "suppliers/0/items/0/", "suppliers/0/items/0/unitPriceTaxExcl"
	return []changeOfACart{
		{"the name of a product", sheetOfAlpha(map[string]any{"name": "Clos Neuf"}), map[string]string{first + "product/name": "Clos Neuf"}},
		{"its list price", sheetOfAlpha(map[string]any{"listPriceTaxExcl": "13.00"}), map[string]string{unit: "12.35"}}, // less 5 %
		{"the permanent discount", relationOfAlpha("Bistrot", map[string]any{"permanentDiscount": "10"}), map[string]string{unit: "11.7"}},
		{"its price for the group", sheetOfAlpha(map[string]any{"groupPrices": map[string]any{"restaurant": "10.00"}}), map[string]string{unit: "9"}},
		{
			"its stock", as(apptest.Alpha, func(alpha *apitest.Client) { counted(alpha, apptest.AlphaWine, 600, 480).Want(200) }),
			map[string]string{first + "product/available": "480"},
		},
		{"a grid of carriage", as(apptest.Alpha, func(alpha *apitest.Client) {
			alpha.Post("/api/shipping_fees", map[string]any{
				"warehouse": "supplier", "basis": "units", "steps": tariff("10"), "beyondTaxExcl": "0.60", "startsOn": inDays(-10),
			}).Want(201)
		}), map[string]string{"carrier/0/priceTaxExcl": "22"}}, // and 12.00 for the parcel of Dartess
		{"its tariff", as(apptest.Alpha, func(alpha *apitest.Client) {
			grid := alpha.Get("/api/shipping_fees?warehouse=supplier").Want(200).Text("hydra:member/0/@id")
			alpha.PatchSeen(grid, map[string]any{"steps": tariff("15")}).Want(200)
		}), map[string]string{"carrier/0/priceTaxExcl": "27"}},
		{"a frame", as(apptest.Admin, func(admin *apitest.Client) {
			admin.Post("/api/agreement_frames", map[string]any{
				"name": "CHR", "contractNumber": "AC-1", "startsOn": inDays(-30), "basis": "value",
				"tiers":     []map[string]any{{"from": 0, "discount": 1}},
				"suppliers": []string{apptest.IRI("users", apptest.Alpha)}, "buyers": []string{apptest.IRI("users", apptest.Restaurant)},
			}).Want(201)
		}), map[string]string{"suppliers/0/agreementFrame/name": "CHR", "suppliers/0/agreementFrame/discount": "1"}},
		{
			"the name of a frame", frame(func(admin *apitest.Client, iri string) {
				admin.PatchSeen(iri, map[string]any{"name": "CHR 2"}).Want(200)
			}),
			map[string]string{"suppliers/0/agreementFrame/name": "CHR 2"},
		},
		{"its tiers", frame(func(admin *apitest.Client, iri string) {
			admin.PatchSeen(iri, map[string]any{"tiers": []map[string]any{{"from": 0, "discount": 3}}}).Want(200)
		}), map[string]string{"suppliers/0/agreementFrame/discount": "3"}},
		{
			"the discount on invoice", record("parameter_restaurants", apptest.Restaurant, apptest.Admin, `{"discountOnInvoice":"2"}`),
			map[string]string{"suppliers/0/discountOnInvoiceTaxExcl": "2.1"},
		}, // 8.73 × 12 = 104.76, 2 % is 2.0952
		{
			"the frame of a record", record("parameter_restaurants", apptest.Restaurant, apptest.Admin, `{"agreementFrame":null}`),
			map[string]string{"suppliers/0/agreementFrame": "", "suppliers/0/discountOnInvoiceTaxExcl": "0"},
		},
		{"the frame of a record again", frame(func(admin *apitest.Client, iri string) {
			admin.Patch(fmt.Sprintf("/api/parameter_restaurants/%d", apptest.Restaurant), map[string]any{"agreementFrame": iri}).Want(200)
		}), map[string]string{"suppliers/0/agreementFrame/name": "CHR 2"}},
		{
			"the end of a frame", frame(func(admin *apitest.Client, iri string) { admin.PostSeen(iri, "/end").Want(200) }),
			map[string]string{"suppliers/0/agreementFrame": ""},
		},
		{"a price list", func(t *testing.T, h *apptest.House) {
			t.Helper()
			published(t, h.As(t, apptest.Email(apptest.Alpha)), listFor("Carte", 0, 30, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "8.00")))
		}, map[string]string{unit: "8"}},
		{"the name of a supplier", as(apptest.Admin, func(admin *apitest.Client) {
			admin.Patch(apptest.IRI("users", apptest.Alpha), map[string]any{"company": "Maison Neuve"}).Want(200)
		}), map[string]string{"suppliers/0/supplier/company": "Maison Neuve"}},
		{
			"a franco", record("parameter_suppliers", apptest.Alpha, apptest.Alpha, `{"freeShippingFromValue":"150"}`),
			map[string]string{"suppliers/0/franco/value": "150"},
		},
		{
			"the terms of payment of a supplier", record("parameter_suppliers", apptest.Alpha, apptest.Alpha, `{"paymentTerms":{"kind":"days","days":15}}`),
			map[string]string{"suppliers/0/payment/paymentTerms/days": "15"},
		},
		{
			"the minimum of an order", record("parameter_suppliers", apptest.Alpha, apptest.Alpha, `{"minimumOrderValue":"40"}`),
			map[string]string{"suppliers/0/minimumOrderValue": "40"},
		},
		{"a carrier", as(apptest.Admin, func(admin *apitest.Client) {
			admin.PatchSeen("/api/carriers/messagerie", map[string]any{"labelFr": "Messagerie du matin"}).Want(200)
		}), map[string]string{"carrier/0/label": "Messagerie du matin"}},
		{"the encours", relationOfAlpha("Bistrot", map[string]any{"outstandingValue": "5000"}), map[string]string{"suppliers/0/payment/outstandingValue": "5000"}},
		{"an order", func(t *testing.T, h *apptest.House) {
			t.Helper()
			cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 30)) // 30 × 8.00, franco: 240.00 and 20 %
			h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", apptest.Order(cart), apitest.Header("Idempotency-Key", "beside")).Want(201)
		}, nil},
		{"an address", as(apptest.Restaurant, func(buyer *apitest.Client) {
			buyer.Patch(apptest.IRI("addresses", apptest.Shipping(apptest.Restaurant)), map[string]any{"city": "Paris 11"}).Want(200)
		}), map[string]string{"shippingAddress/city": "Paris 11"}},
		{"the name of the customer", as(apptest.Admin, func(admin *apitest.Client) {
			admin.Patch(apptest.IRI("users", apptest.Restaurant), map[string]any{"company": "Au Bistrot"}).Want(200)
		}), map[string]string{"customer/company": "Au Bistrot"}},
		{"a relation that ends", as(apptest.Alpha, func(alpha *apitest.Client) {
			alpha.Delete(alpha.Get("/api/user_children?search=Bistrot").Want(200).Text("hydra:member/0/@id")).Want(204)
		}), map[string]string{"suppliers/0/payment/outstandingValue": ""}},
		{"a relation that is accepted", func(t *testing.T, h *apptest.House) {
			t.Helper()
			h.As(t, apptest.Email(apptest.Alpha)).Post("/api/user_children", map[string]any{"email": apptest.Email(apptest.Restaurant)}).Want(201)
			restaurant := h.As(t, apptest.Email(apptest.Restaurant))
			invited := restaurant.Get("/api/user_parent?status=pending").Want(200).Text("hydra:member/0/@id")
			restaurant.Patch(invited, map[string]any{"status": "valid"}).Want(200)
			relationOfAlpha("Bistrot", map[string]any{"outstandingValue": "700"})(t, h)
		}, map[string]string{"suppliers/0/payment/outstandingValue": "700"}},
		{
			"the status of a product", sheetOfAlpha(map[string]any{"status": "desactivated"}),
			map[string]string{"blockers/0/code": "desactivated", "blockers/0/propertyPath": "items[0].product"},
		},
	}
}

// shownCart is a cart of somebody, and what changes it.
type shownCart struct {
	person  int64
	basket  map[string]any
	changes []changeOfACart
}

// changesForAnAgent are those of what an agent alone is shown of the restaurant's cart.
func changesForAnAgent() []changeOfACart {
	return []changeOfACart{
		{"its fee", relationOfAlpha("Bistrot", map[string]any{"agentFee": "10"}), map[string]string{"suppliers/0/totalAgentFees": "14.14"}}, // of 141.36
		{"its margin", relationOfAlpha("person7", map[string]any{"negociationMargin": "3"}), map[string]string{"suppliers/0/maxDiscount": "3"}},
	}
}

// changesOfAShop are those of what a works council is shown of what it buys in a shop.
func changesOfAShop() []changeOfACart {
	return []changeOfACart{
		{
			"the price in the shop", sheetOfAlpha(map[string]any{"storePriceTaxIncl": "14.90"}),
			map[string]string{"suppliers/0/items/0/unitPriceTaxIncl": "14.9"},
		},
		{"its supplier is blocked", func(t *testing.T, h *apptest.House) {
			t.Helper()
			h.As(t, apptest.Email(apptest.Admin)).Patch(apptest.IRI("users", apptest.Alpha), map[string]any{"status": "blocked"}).Want(200)
		}, map[string]string{"blockers/0/code": "desactivated"}},
	}
}

// Whoever changes what a cart shows sees it with the next answer of the same process, and with that of another one within the time that
// its feed takes.
func TestWhatIsShownOfACartIsRightInTheNextAnswer(t *testing.T) {
	t.Parallel()
	carts := map[string]shownCart{
		"of a restaurant": {
			apptest.Restaurant, apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12), apptest.Item(apptest.BetaWine, 6)), changesOfACart(),
		},
		"of an agent": {apptest.Agent, apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)), changesForAnAgent()},
		"in a shop": {
			apptest.CSE, apptest.Cart(apptest.CSE, apptest.With(apptest.Item(apptest.AlphaWine, 6), map[string]any{"store": true})), changesOfAShop(),
		},
	}
	for name, cart := range carts {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			replicas(t, func(t *testing.T, one, other *apptest.House) {
				one.Exec(t, "UPDATE product_prices SET store_price_cents = 1550 WHERE product_id = ?", apptest.AlphaWine)
				one.Exec(t, `INSERT INTO stores (supplier_id, slug, name, status, search_text, opened_at, created_at, updated_at)
 VALUES (?, 'alpha', 'Alpha', 'open', 'alpha', ?, ?, ?)`, apptest.Alpha, apptest.At(), apptest.At(), apptest.At())
				cart.isRightAtOnce(t, one, other)
			})
		})
	}
}

func (s shownCart) isRightAtOnce(t *testing.T, one, other *apptest.House) {
	t.Helper()
	near, far := one.As(t, apptest.Email(s.person)), other.As(t, apptest.Email(s.person))
	for _, c := range s.changes {
		near.Post("/api/cart", s.basket).Want(200) // so that both have it in memory
		far.Get("/api/cart").Want(200)
		c.do(t, one)
		got := near.Get("/api/cart").Want(200)
		for member, want := range c.want {
			if got.Text(member) != want {
				t.Errorf("%s: %s is %q in the next answer, want %q", c.name, member, got.Text(member), want)
				t.Logf("%s", got.Body)
			}
		}
		apptest.Eventually(t, c.name+", seen by another process", func() bool {
			return slices.Equal(far.Get("/api/cart").Want(200).Body, near.Get("/api/cart").Want(200).Body)
		})
	}
}
