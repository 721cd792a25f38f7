package app

import (
	"context"
	"fmt"
	"slices"

	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// addressees refuses customers that are not the actor's; an agent names its own customers of the supplier.
func (p *PriceLists) addressees(ctx context.Context, a auth.Actor, l domain.PriceList) error {
	if a.Group == auth.CommercialAgent && len(l.Groups) > 0 {
		return refuse("groups", "customers_only",
			"Une mercuriale d’agent s’adresse à des clients nommés.", "An agent's price list is for named customers.")
	}
	strangers, err := p.strangers(ctx, a, l)
	if err != nil {
		return err
	}
	return refuseStrangers(l, strangers)
}

// remaining are the customers of a list that are still the actor's; one that had customers is not left without any.
func (p *PriceLists) remaining(ctx context.Context, a auth.Actor, l domain.PriceList) ([]int64, error) {
	strangers, err := p.strangers(ctx, a, l)
	if err != nil {
		return nil, err
	}
	if len(strangers) == len(l.CustomerIDs) {
		return nil, refuseStrangers(l, strangers)
	}
	return quote.Without(l.CustomerIDs, strangers), nil
}

// strangers are the customers that a list names and that are not the actor's.
func (p *PriceLists) strangers(ctx context.Context, a auth.Actor, l domain.PriceList) ([]int64, error) {
	scope, err := p.scope(ctx, a)
	if err != nil {
		return nil, err
	}
	var found []int64
	for _, id := range l.CustomerIDs {
		allowed := domain.IsListBuyer(l.Customers[id].Group) && (scope.AgentID == 0 || assigned(scope, l.SupplierID, id))
		if allowed {
			if allowed, err = p.Access.MayOrderFor(ctx, a, id); err != nil {
				return nil, err
			}
		}
		if !allowed {
			found = append(found, id)
		}
	}
	return found, nil
}

func refuseStrangers(l domain.PriceList, strangers []int64) error {
	var found []fault.Violation
	for i, id := range l.CustomerIDs {
		if slices.Contains(strangers, id) {
			found = append(found, fault.At(fmt.Sprintf("customers[%d]", i), "unknown",
				"Ce client ne fait pas partie de vos clients.", "This customer is not one of yours."))
		}
	}
	return fault.Check(found)
}
