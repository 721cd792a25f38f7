package pricing

import (
	"slices"

	"millesime/modules/pricing/internal/app"
	"millesime/modules/pricing/internal/rest"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
)

// ConditionsDeps are what writing and showing conditions needs besides.
type ConditionsDeps struct {
	Products  pricingapi.Products
	Purchases pricingapi.Purchases
	Checkouts pricingapi.CheckoutOrders
	Bought    pricingapi.FramePurchases
	Sellers   usersapi.Storefronts
}

// Conditions are written and shown: price lists, promo codes, agreement frames, carriage. They show what was last paid, bought and ordered,
// so they stand above the orders that are priced with them.
type Conditions struct{ routes []api.Route }

// NewConditions makes them over the prices.
func NewConditions(m *Module, d ConditionsDeps) *Conditions {
	lists := app.NewPriceLists(app.Sources{
		Parties: m.deps.Parties, Terms: m.deps.Terms, Access: m.deps.Access, Products: d.Products, Purchases: d.Purchases,
	}, m.store, m.deps.DB, m.deps.Clock)
	return &Conditions{slices.Concat(
		rest.Carriers(m.carriage), rest.ShippingFees(m.carriage), rest.PriceListEndpoints(lists),
		rest.PromoCodes(m.codes, app.NewCodeUsage(m.codes, d.Checkouts, d.Sellers), m.deps.Clock),
		rest.AgreementFrames(m.frames, app.NewFrameProgress(m.frames, d.Bought)),
	)}
}

// Endpoints are the operations.
func (c *Conditions) Endpoints() []api.Route { return c.routes }
