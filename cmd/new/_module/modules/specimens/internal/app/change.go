package app

import (
	"context"

	"millesime/modules/specimens/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Change lets change work on the actor's specimen.
func (all *Specimens) Change(
	ctx context.Context, a auth.Actor, id int64, change func(*domain.Specimen),
) (changed domain.Specimen, err error) {
	err = all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if changed, err = all.Find(ctx, tx, a.Person(), id); err != nil {
			return err
		}
		change(&changed)
		return all.Update(ctx, tx, changed)
	})
	return changed, err
}

// Remove deletes the actor's specimen.
func (all *Specimens) Remove(ctx context.Context, a auth.Actor, id int64) error {
	return all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return all.Delete(ctx, tx, a.Person(), id)
	})
}
