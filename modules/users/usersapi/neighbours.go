package usersapi

import (
	"context"

	"millesime/platform/auth"
	"millesime/platform/db"
)

// What follows is asked by requests of users and known by modules made after it, which users does not import:
// cmd/millesime/app brings them together.

// Obligations are known by modules whose business keeps people from being deleted.
type Obligations interface {
	// Open counts the open orders and invoices of several people; who has none may be left out.
	Open(ctx context.Context, tx *db.Tx, userIDs []int64) (map[int64]int, error)
}

// ProductNames are known by the module that holds products.
type ProductNames interface {
	// ProductName is "" for a product that the actor does not see.
	ProductName(ctx context.Context, actor auth.Actor, productID int64) (string, error)
}

// Storefronts are known by the module that holds products.
type Storefronts interface {
	// SuppliersOpenTo are those with a product that a group of buyers may see, which is one of their stores for individuals
	// (domain 2.1), in any order.
	SuppliersOpenTo(ctx context.Context, group auth.Group) ([]int64, error)
}

// PersonalData is a module's part of the file that people may ask for about
// themselves (docs/security.md).
type PersonalData interface {
	// PersonalData gives what the module keeps about a person, by section; each
	// marshals to JSON.
	PersonalData(ctx context.Context, userID int64) (map[string]any, error)
}
