package domain

import (
	"context"

	"millesime/platform/db"
)

// Transactor runs a function in one transaction (db.DB).
type Transactor interface {
	InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error
}
