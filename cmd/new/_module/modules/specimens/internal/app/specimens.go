// Package app holds the use cases of specimens.
package app

import (
	"context"

	"millesime/modules/specimens/internal/store"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Specimens are what people keep. They implement specimensapi.Specimens and usersapi.PersonalData.
type Specimens struct {
	*store.Store // what is only read

	db    *db.DB
	clock clock.Clock
}

// NewSpecimens makes the specimens over their store.
func NewSpecimens(d *db.DB, s *store.Store, c clock.Clock) *Specimens {
	return &Specimens{Store: s, db: d, clock: c}
}

// PersonalData implements usersapi.PersonalData.
func (all *Specimens) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	names, err := all.Names(ctx, userID)
	return map[string]any{"specimens": names}, err
}
