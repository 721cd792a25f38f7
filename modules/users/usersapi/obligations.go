package usersapi

import (
	"context"

	"millesime/platform/db"
)

// Obligations are known by modules whose business keeps people from being deleted. users asks them without importing
// them: cmd/millesime/app brings them together.
type Obligations interface {
	// Open counts the open orders and invoices of several people; who has none may be left out.
	Open(ctx context.Context, tx *db.Tx, userIDs []int64) (map[int64]int, error)
}
