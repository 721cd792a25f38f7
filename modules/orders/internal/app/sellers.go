package app

import (
	"context"
	"strings"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/lists"
)

// seller is what an individual is told, on a durable medium, of who sells to it (Code de la consommation L221-13).
type seller struct {
	ordersapi.ShopSeller

	terms string // the file of the general terms that were accepted; "" where it is none, or another one by now
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
		file := cases[draft.Supplier.ID].CGV
		if name, named := files.Named(file); !named || name.Hash() != draft.CGVHash {
			file = ""
		}
		sellers[draft.Supplier.ID] = seller{ShopSeller: shops[draft.Supplier.ID], terms: file}
	}
	return sellers, nil
}

// shopSeller is who sold an individual something, as its shop says.
func (o *Orders) shopSeller(ctx context.Context, supplierID int64) (ordersapi.ShopSeller, error) {
	shops, err := o.Sellers.ShopSellers(ctx, []int64{supplierID})
	return shops[supplierID], err
}

// returnsTo is where bottles are sent back to; a seller that told no address is asked for it.
func returnsTo(company string, s ordersapi.ShopSeller) string {
	return strings.Join(lists.Known(company, s.Address), ", ")
}
