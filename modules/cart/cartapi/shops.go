package cartapi

import "context"

// Shops tells what of shops lies in saved carts.
type Shops interface {
	// CartsWith counts the saved carts that hold any of these products at their shop price.
	CartsWith(ctx context.Context, productIDs []int64) (int64, error)
}
