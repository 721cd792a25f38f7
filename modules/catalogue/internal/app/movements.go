package app

import (
	"context"
	"errors"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/inventory"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Ledger is a page of a product's movements, with the names of who made them and of the orders behind them.
type Ledger struct {
	lists.Page[receiptsapi.Movement]
	People map[int64]usersapi.Party
	Orders map[int64]string // numbers
}

// Movements reads a page of the ledger of a product in the actor's scope.
func (i *Inventory) Movements(ctx context.Context, actor auth.Actor, productID int64, filter receiptsapi.MovementFilter) (Ledger, error) {
	scope, err := i.Products.Scope(ctx, actor, "")
	if err != nil {
		return Ledger{}, err
	}
	products, err := i.Rows.Rows(ctx, scope, []int64{productID})
	if err != nil {
		return Ledger{}, err
	}
	if len(products) == 0 {
		return Ledger{}, domain.ErrProductNotFound
	}
	page, err := i.Ledger.Movements(ctx, productID, filter)
	if err != nil {
		return Ledger{}, err
	}
	var people, orders []int64
	for _, m := range page.Rows {
		people = append(people, m.ActorID, m.ImpersonatorID)
		orders = append(orders, m.OrderID)
	}
	ledger := Ledger{Page: page}
	if ledger.People, err = i.Parties.Parties(ctx, people); err != nil {
		return Ledger{}, err
	}
	ledger.Orders, err = i.Purchases.Numbers(ctx, orders)
	return ledger, err
}

// Movement reads one movement of the ledger of a product in the actor's scope.
func (i *Inventory) Movement(ctx context.Context, actor auth.Actor, id int64) (Ledger, error) {
	productID, err := i.Ledger.ProductOf(ctx, id)
	if err != nil {
		return Ledger{}, err
	}
	ledger, err := i.Movements(ctx, actor, productID, receiptsapi.MovementFilter{ID: id})
	if errors.Is(err, domain.ErrProductNotFound) || err == nil && len(ledger.Rows) == 0 {
		return Ledger{}, receiptsapi.ErrMovementNotFound
	}
	return ledger, err
}

// Row reads the stock of one product in the actor's scope.
func (i *Inventory) Row(ctx context.Context, actor auth.Actor, productID int64) (inventory.Row, error) {
	scope, snapshot, err := i.look(ctx, actor)
	if err != nil {
		return inventory.Row{}, err
	}
	rows, err := i.rows(ctx, snapshot, scope, []int64{productID})
	if err != nil {
		return inventory.Row{}, err
	}
	if len(rows) == 0 {
		return inventory.Row{}, domain.ErrProductNotFound
	}
	return rows[0], nil
}
