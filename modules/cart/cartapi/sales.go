package cartapi

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// Sales sell goods of open shops to individuals beside any cart: at the prices of the shops, by the usual carrier.
type Sales interface {
	// Offer prices goods as they are sold now; nothing is written.
	Offer(ctx context.Context, s Sale) (Offered, error)
	// Sell orders them, one order a supplier, with their stock reserved. What stands in the way is a fault with violations at
	// items[n], n counting the goods, or cart.price_moved when they cost more than Sale.ExpectedTotal.
	Sell(ctx context.Context, tx *db.Tx, s Sale) ([]Sold, error)
}

// Sale is what somebody wants.
type Sale struct {
	CustomerID    int64 // 0: not known yet; then it is only priced
	Goods         []SaleLine
	Address       usersapi.Address // where goods and invoices go
	Origin        string
	Comment       string
	Introducer    usersapi.Party // who brings the sale
	Rate          money.Rate     // of what it earns, on the goods excl. tax
	ExpectedTotal *money.Cents   // incl. tax
}

// SaleLine is some of a product.
type SaleLine struct{ ProductID, Quantity int64 }

// Offered is what a sale comes to now.
type Offered struct {
	Parts        []ordersapi.Draft // one for each supplier, in the order of the first of its goods
	TotalTaxIncl money.Cents
	Blockers     []fault.Violation // what stands in its way, at items[n]
	Delay        fault.Text        // how long the usual carrier takes; "": nobody delivers it
	Left         map[int64]int64   // units of its products that are there
}

// Sold is an order that was placed.
type Sold struct {
	OrderID int64
	Number  string
	ordersapi.Draft
}
