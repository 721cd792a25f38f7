package orders

import (
	"millesime/modules/orders/internal/app"
	"millesime/modules/orders/internal/rest"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/api"
)

// DeskDeps is what the desk needs besides.
type DeskDeps struct {
	Repricing ordersapi.Repricing
	Ordering  ordersapi.Ordering
	Wines     ordersapi.Wines
}

// Desk is where people deal with orders and quotations. Answers to quotations and substitutes are priced as carts are, and lists are
// found by wines, so it stands beside the cart.
type Desk struct{ routes []api.Route }

// NewDesk makes the desk over the orders.
func NewDesk(m *Module, d DeskDeps) *Desk {
	return &Desk{rest.Endpoints(m.orders, app.NewFinder(m.orders, d.Wines), app.NewNegotiation(m.orders, d.Repricing, d.Ordering))}
}

// Endpoints are the operations.
func (d *Desk) Endpoints() []api.Route { return d.routes }
