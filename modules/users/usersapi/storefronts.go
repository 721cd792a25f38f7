package usersapi

import (
	"context"

	"millesime/platform/auth"
)

// Storefronts are known by the module that holds products. users asks it without importing it: cmd/millesime/app brings
// them together.
type Storefronts interface {
	// SuppliersOpenTo are those with a product that a group of buyers may see, which is one of their stores for individuals
	// (domain 2.1), in any order.
	SuppliersOpenTo(ctx context.Context, group auth.Group) ([]int64, error)
}
