package app

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/stores/internal/store"
	"millesime/modules/users/usersapi"
)

// Sellers are what shops say of their suppliers to who has ordered. They implement ordersapi.Sellers, and ask nobody above users: orders
// stand below shops.
type Sellers struct {
	store         *store.Store
	parties       usersapi.Parties
	registrations usersapi.Registrations
}

// NewSellers makes them over their store.
func NewSellers(s *store.Store, p usersapi.Parties, r usersapi.Registrations) *Sellers {
	return &Sellers{s, p, r}
}

// ShopSellers implements ordersapi.Sellers.
func (all *Sellers) ShopSellers(ctx context.Context, supplierIDs []int64) (map[int64]ordersapi.ShopSeller, error) {
	shops, err := all.store.Of(ctx, nil, supplierIDs)
	if err != nil {
		return nil, err
	}
	parties, err := all.parties.Parties(ctx, supplierIDs)
	if err != nil {
		return nil, err
	}
	registered, err := all.registrations.Sellers(ctx, supplierIDs)
	if err != nil {
		return nil, err
	}
	sellers := map[int64]ordersapi.ShopSeller{}
	for _, id := range supplierIDs {
		sellers[id] = ordersapi.SellerOf(parties[id], registered[id].Seat, registered[id].Registration)
	}
	for i := range shops {
		sellers[shops[i].SupplierID] = shops[i].Seller(sellers[shops[i].SupplierID])
	}
	return sellers, nil
}
