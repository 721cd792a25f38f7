package domain

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// PurchaseReader reads lines of orders by their product.
type PurchaseReader interface {
	LastOf(ctx context.Context, scope lists.Scope, productID int64, limit int) ([]ordersapi.Purchase, error)
	Numbers(ctx context.Context, orderIDs []int64) (map[int64]string, error)
}

// Purchases implements ordersapi.Purchases.
type Purchases struct {
	reader PurchaseReader
	access usersapi.Access
}

// NewPurchases makes it.
func NewPurchases(r PurchaseReader, access usersapi.Access) *Purchases {
	return &Purchases{reader: r, access: access}
}

// LastOf reads the newest orders of a product in the actor's scope.
func (p *Purchases) LastOf(ctx context.Context, actor auth.Actor, customerID, productID int64, limit int) ([]ordersapi.Purchase, error) {
	scope, err := p.access.Scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	scope.Buyer = customerID
	return p.reader.LastOf(ctx, scope, productID, limit)
}

// Numbers reads how orders are called.
func (p *Purchases) Numbers(ctx context.Context, orderIDs []int64) (map[int64]string, error) {
	return p.reader.Numbers(ctx, orderIDs)
}
