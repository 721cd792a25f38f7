package pricing

import (
	"slices"

	carriagerest "millesime/modules/pricing/internal/carriage/rest"
	codes "millesime/modules/pricing/internal/codes/app"
	codesrest "millesime/modules/pricing/internal/codes/rest"
	frames "millesime/modules/pricing/internal/frames/app"
	framesrest "millesime/modules/pricing/internal/frames/rest"
	lists "millesime/modules/pricing/internal/lists/app"
	listsrest "millesime/modules/pricing/internal/lists/rest"
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
	lists := lists.NewPriceLists(lists.Sources{
		Parties: m.deps.Parties, Terms: m.deps.Terms, Access: m.deps.Access, Products: d.Products, Purchases: d.Purchases,
	}, m.deps.DB, m.deps.Clock)
	return &Conditions{slices.Concat(
		carriagerest.Carriers(m.carriage), carriagerest.ShippingFees(m.carriage), listsrest.PriceListEndpoints(lists),
		codesrest.PromoCodes(m.codes, codes.NewCodeUsage(m.codes, d.Checkouts, d.Sellers), m.deps.Clock),
		framesrest.AgreementFrames(m.frames, frames.NewFrameProgress(m.frames, d.Bought)),
	)}
}

// Endpoints are the operations.
func (c *Conditions) Endpoints() []api.Route { return c.routes }
