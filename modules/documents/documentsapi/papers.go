// Package documentsapi is what other modules may ask of documents. Interfaces and plain structs only.
package documentsapi

import (
	"context"

	"millesime/platform/db"
	"millesime/platform/paper"
)

// Papers are those of what people are mailed about.
type Papers interface {
	// Awaited tells whether the paper of something is still being made, or is asked for by an event that documents follow too (isNew); it
	// is not made before the transaction ends.
	Awaited(ctx context.Context, tx *db.Tx, of paper.Key, isNew bool) (bool, error)
}
