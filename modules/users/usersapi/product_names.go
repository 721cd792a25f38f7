package usersapi

import (
	"context"

	"millesime/platform/auth"
)

// ProductNames are known by the module that holds products. users asks it without importing it: cmd/millesime/app brings
// them together.
type ProductNames interface {
	// ProductName is "" for a product that the actor does not see.
	ProductName(ctx context.Context, actor auth.Actor, productID int64) (string, error)
}
