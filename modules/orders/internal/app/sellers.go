package app

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/files"
)

// seller is what an individual is told, on a durable medium, of who sells to it (Code de la consommation L221-13).
type seller struct {
	ordersapi.ShopSeller

	terms   string // the file of the general terms that were accepted; "" where it is none, or another one by now
	address string // the company's, with what divides it from what follows; "" where it told none
}

// sellers are those of an individual's orders, by id; nobody for professionals.
func (o *Orders) sellers(ctx context.Context, c ordersapi.Checkout) (map[int64]seller, error) {
	if c.Customer.Group != auth.Customer {
		return nil, nil
	}
	ids := make([]int64, len(c.Drafts))
	for i, draft := range c.Drafts {
		ids[i] = draft.Supplier.ID
	}
	cases, err := o.Registrations.Showcases(ctx, ids)
	if err != nil {
		return nil, err
	}
	shops, err := o.Sellers.ShopSellers(ctx, ids)
	if err != nil {
		return nil, err
	}
	sellers := map[int64]seller{}
	for _, draft := range c.Drafts {
		addresses, err := o.Parties.Addresses(ctx, draft.Supplier.ID)
		if err != nil {
			return nil, err
		}
		file := cases[draft.Supplier.ID].CGV
		if name, named := files.Named(file); !named || name.Hash() != draft.CGVHash {
			file = ""
		}
		seat, _ := usersapi.Seat(addresses)
		sellers[draft.Supplier.ID] = seller{ShopSeller: shops[draft.Supplier.ID], terms: file, address: seat.Line()}
	}
	return sellers, nil
}

// shopSeller is who sold an individual something, as its shop says.
func (o *Orders) shopSeller(ctx context.Context, supplierID int64) (ordersapi.ShopSeller, error) {
	shops, err := o.Sellers.ShopSellers(ctx, []int64{supplierID})
	return shops[supplierID], err
}
