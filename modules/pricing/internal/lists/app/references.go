package app

import (
	"context"

	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
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
	if err := p.nameParties(ctx, &l); err != nil {
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
	against, err := p.heldAgainst(ctx, a, l, productIDs)
	if err != nil {
		return nil, err
	}
	found := make([]Reference, 0, len(productIDs))
	for _, id := range productIDs {
		if shown[id] && against.prices[id].SupplierID == l.SupplierID {
			found = append(found, Reference{ProductID: id, List: against.list(id), Last: against.last(id)})
		}
	}
	return found, nil
}

// held is what prices of a list are held against.
type held struct {
	group  auth.Group // of whom it is for
	prices map[int64]pricingapi.ListPrice
	paid   map[int64]pricingapi.Paid
}

func (p *PriceLists) heldAgainst(ctx context.Context, a auth.Actor, l domain.PriceList, productIDs []int64) (held, error) {
	found := held{group: groupOf(a, l)}
	var err error
	if found.prices, err = p.prices.Prices(ctx, nil, found.group, productIDs); err != nil {
		return held{}, err
	}
	found.paid, err = p.lastPaid(ctx, a, l, productIDs)
	return found, err
}

// list is the price of a product without the list.
func (h held) list(product int64) money.Cents { return quote.ForGroup(h.prices[product], h.group) }

// last is what was paid for it; nil: nothing, or it is not told.
func (h held) last(product int64) *pricingapi.Paid {
	if paid, ok := h.paid[product]; ok {
		return &paid
	}
	return nil
}
