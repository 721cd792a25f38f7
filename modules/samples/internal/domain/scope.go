package domain

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Scope is the rows an actor may read (domain 2): exactly one of its parts is set.
type Scope struct {
	All        bool
	CustomerID int64
	SupplierID int64
	AgentID    int64
	Pairs      []usersapi.Pair // of the agent, each from its date on
}

// ScopeOf finds an actor's scope. Of the directory it needs the pairs assigned to an agent.
func ScopeOf(ctx context.Context, a auth.Actor, users usersapi.Directory) (Scope, error) {
	switch {
	case a.Group.IsAdmin():
		return Scope{All: true}, nil
	case a.Group == auth.Supplier:
		return Scope{SupplierID: a.ID}, nil
	case a.Group == auth.CommercialAgent:
		pairs, err := users.AssignedPairs(ctx, a.ID)
		return Scope{AgentID: a.ID, Pairs: pairs}, err
	default:
		return Scope{CustomerID: a.ID}, nil
	}
}
