package app

import (
	"cmp"
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/stores/internal/store"
	"millesime/modules/users/usersapi"
)

// Sellers are what shops say of their suppliers to who has ordered. They implement ordersapi.Sellers, and ask nobody above users: orders
// stand below shops.
type Sellers struct {
	store   *store.Store
	parties usersapi.Parties
}

// NewSellers makes them over their store.
func NewSellers(s *store.Store, p usersapi.Parties) *Sellers { return &Sellers{s, p} }

// ShopSellers implements ordersapi.Sellers.
func (all *Sellers) ShopSellers(ctx context.Context, supplierIDs []int64) (map[int64]ordersapi.ShopSeller, error) {
	shops, err := all.store.Of(ctx, nil, supplierIDs)
	if err != nil {
		return nil, err
	}
	parties, err := all.parties.Parties(ctx, supplierIDs)
	sellers := map[int64]ordersapi.ShopSeller{}
	for _, id := range supplierIDs {
		sellers[id] = ordersapi.ShopSeller{Email: parties[id].Email}
	}
	for i := range shops {
		id := shops[i].SupplierID
		sellers[id] = ordersapi.ShopSeller{Email: cmp.Or(shops[i].ContactEmail, parties[id].Email), Mediator: shops[i].Mediator}
	}
	return sellers, err
}
