package domain

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Scope is the rows an actor may read (domain 2): exactly one of its parts is set, Buyer aside.
type Scope struct {
	Buyer      int64 // of these rows those of one customer only; 0 = all
	All        bool
	CustomerID int64
	SupplierID int64
	AgentID    int64
	Pairs      []usersapi.Pair // of the agent, each from its date on
}

// ScopeOf finds an actor's scope. Of the directory it needs the pairs assigned to an agent.
func ScopeOf(ctx context.Context, actor auth.Actor, users usersapi.Directory) (Scope, error) {
	switch {
	case actor.Group.IsAdmin():
		return Scope{All: true}, nil
	case actor.Group == auth.Supplier:
		return Scope{SupplierID: actor.ID}, nil
	case actor.Group == auth.CommercialAgent:
		pairs, err := users.AssignedPairs(ctx, actor.ID)
		return Scope{AgentID: actor.ID, Pairs: pairs}, err
	default:
		return Scope{CustomerID: actor.ID}, nil
	}
}
