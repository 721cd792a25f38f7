package app

import (
	"context"

	"millesime/modules/specimens/internal/domain"
	"millesime/modules/specimens/specimensevents"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Add keeps a specimen of the actor's.
func (all *Specimens) Add(ctx context.Context, a auth.Actor, name string) (domain.Specimen, error) {
	added := domain.New(a.Person(), name, all.clock.Now())
	err := all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := all.Insert(ctx, tx, &added); err != nil {
			return err
		}
		return tx.Publish(ctx, specimensevents.SpecimenAddedV1{SpecimenID: added.ID, OwnerID: added.OwnerID})
	})
	return added, err
}
