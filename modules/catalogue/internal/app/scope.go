package app

import (
	"context"

	"millesime/modules/catalogue/internal/domain"
	"millesime/platform/auth"
)

// Relations tells whose products an agent sells.
type Relations interface {
	SupplierIDs(ctx context.Context, childID int64) ([]int64, error)
}

// scopeOf is what an actor sees of the catalogue; with a customer's group, what the actor may sell to that group.
func scopeOf(ctx context.Context, actor auth.Actor, customer auth.Group, relations Relations) (domain.Scope, error) {
	if actor.Group != auth.CommercialAgent {
		return domain.ScopeOf(actor, customer, nil), nil
	}
	suppliers, err := relations.SupplierIDs(ctx, actor.ID)
	if err != nil {
		return domain.Scope{}, err
	}
	return domain.ScopeOf(actor, customer, suppliers), nil
}
