// Package specimensapi is what other modules may ask of specimens.
package specimensapi

import (
	"context"

	"millesime/platform/db"
)

// Specimens tells others what people keep.
type Specimens interface {
	// Count is how many a person has.
	Count(ctx context.Context, in db.Handle, ownerID int64) (int64, error)
}
