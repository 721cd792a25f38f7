package app

import (
	"context"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// Reference is what the price of a product in a list that is being written is held against.
type Reference struct {
	ProductID int64
	List      money.Cents // step 1, of whom the list is to be for
	Last      *pricingapi.Paid
}

// References are those of products of a list's supplier that the actor sees; what was paid is told where the list is for one customer.
func (p *PriceLists) References(ctx context.Context, a auth.Actor, l domain.PriceList, productIDs []int64) ([]Reference, error) {
	if a.Group == auth.Supplier && l.SupplierID == 0 {
		l.SupplierID = a.ID
	}
	if err := p.call(ctx, &l); err != nil {
		return nil, err
	}
	if err := own(a, l); err != nil {
		return nil, err
	}
	if err := p.addressees(ctx, a, l); err != nil {
		return nil, err
	}
	shown, err := p.Products.Shown(ctx, a, productIDs)
	if err != nil {
		return nil, err
	}
	group := groupOf(a, l)
	prices, err := p.store.Prices(ctx, nil, group, productIDs)
	if err != nil {
		return nil, err
	}
	paid, err := p.lastPaid(ctx, a, l, productIDs)
	if err != nil {
		return nil, err
	}
	found := make([]Reference, 0, len(productIDs))
	for _, id := range productIDs {
		price, ok := prices[id]
		if !ok || !shown[id] || price.SupplierID != l.SupplierID {
			continue
		}
		reference := Reference{ProductID: id, List: price.ForGroup(group)}
		if last, ok := paid[id]; ok {
			reference.Last = &last
		}
		found = append(found, reference)
	}
	return found, nil
}
