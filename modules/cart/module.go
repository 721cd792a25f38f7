package cart

import (
	"millesime/modules/cart/cartapi"
	"millesime/modules/cart/internal/app"
	"millesime/modules/cart/internal/rest"
	"millesime/modules/cart/internal/store"
	"millesime/modules/cart/internal/subscriber"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/ids"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB       *db.DB
	Clock    clock.Clock
	IDs      ids.Source
	Products productsapi.Products
	Parties  usersapi.Parties
	Terms    usersapi.Terms
	Access   usersapi.Access
	Quoter   pricingapi.Quoter
	Codes    pricingapi.Codes
	Stock    receiptsapi.Stock
	Orders   ordersapi.Orders
	Shown    Shown
}

// Shown are the same modules as pages ask them: they answer from memory.
type Shown struct {
	Products productsapi.Products
	Parties  usersapi.Parties
	Terms    usersapi.Terms
	Stock    receiptsapi.Stock
	Quoter   pricingapi.Quoter
}

// Module is the cart and the checkout.
type Module struct{ carts *app.Carts }

// New wires the module.
func New(d Deps) *Module {
	sources := app.Sources{
		Products: d.Products, Parties: d.Parties, Terms: d.Terms, Access: d.Access, Stock: d.Stock, Quoter: d.Quoter,
		Codes: d.Codes, Orders: d.Orders,
	}
	shown := sources
	shown.Products, shown.Parties, shown.Terms = d.Shown.Products, d.Shown.Parties, d.Shown.Terms
	shown.Stock, shown.Quoter = d.Shown.Stock, d.Shown.Quoter
	return &Module{carts: app.NewCarts(sources, shown, store.New(d.DB, d.Clock), d.DB, d.Clock, d.IDs)}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.carts) }

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler {
	return []events.Handler{subscriber.ForgetPeople(m.carts)}
}

// Repricing prices quotations for orders.
func (m *Module) Repricing() ordersapi.Repricing { return m.carts }

// Ordering orders goods beside carts for orders.
func (m *Module) Ordering() ordersapi.Ordering { return m.carts }

// Quotes are the saved carts with their prices, for who makes papers of them.
func (m *Module) Quotes() cartapi.Quotes { return m.carts }

// Shops tells what of shops lies in saved carts.
func (m *Module) Shops() cartapi.Shops { return m.carts }

// Sales sell to individuals beside any cart.
func (m *Module) Sales() cartapi.Sales { return m.carts }

// PersonalData is what carts keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.carts }
