package app

import (
	"context"

	"millesime/modules/specimens/internal/domain"
	"millesime/modules/specimens/specimensevents"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Add keeps a specimen of the actor's.
func (s *Specimens) Add(ctx context.Context, a auth.Actor, name string) (domain.Specimen, error) {
	added := domain.New(a.Person(), name, s.clock.Now())
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := s.Insert(ctx, tx, &added); err != nil {
			return err
		}
		return tx.Publish(ctx, specimensevents.SpecimenAddedV1{SpecimenID: added.ID, OwnerID: added.OwnerID})
	})
	return added, err
}
