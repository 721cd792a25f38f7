package app

import (
	"context"

	"millesime/modules/stores/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/tidy"
)

// Move opens or closes a shop, and in the same transaction puts its products before individuals or takes them away.
func (all *Stores) Move(ctx context.Context, a auth.Actor, id, version int64, to domain.Status, comment string) (domain.Shown, error) {
	comment = tidy.Text(comment)
	err := all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		kept, err := all.store.Find(ctx, tx, a, id)
		if err != nil {
			return err
		}
		if _, err := domain.Table().Resolve(kept, kept.Status, to, domain.RoleOf(a, &kept), comment); err != nil {
			return err
		}
		if _, err := all.kept(ctx, tx, a, id, version); err != nil {
			return err
		}
		shown, err := all.show(ctx, tx, kept)
		if err != nil {
			return err
		}
		if to == domain.Open {
			if shown.Supplier.Status != auth.Valid {
				return domain.ErrSupplierNotValid
			}
			if err := shown.CheckOpening(); err != nil {
				return err
			}
		}
		return all.move(ctx, tx, a, shown.Store, to, comment)
	})
	if err != nil {
		return domain.Shown{}, err
	}
	return all.Store(ctx, a, id)
}

func (all *Stores) move(ctx context.Context, tx *db.Tx, a auth.Actor, s domain.Store, to domain.Status, comment string) error {
	parties, err := all.Parties.Parties(ctx, []int64{a.ID, a.Impersonator})
	if err != nil {
		return err
	}
	// Orders that found it open come before: what waits for them is told with the time that it then is.
	if err := all.Shops.OpenShop(ctx, tx, s.SupplierID, to == domain.Open); err != nil {
		return err
	}
	before := trailOf(s)
	step := domain.Step{From: s.Status, To: to, Signature: usersapi.Sign(a, parties), Comment: comment, At: all.clock.Now()}
	s.Status, s.UpdatedAt = to, step.At
	s.Version++
	if to == domain.Open {
		s.OpenedAt = step.At
	} else {
		s.ClosedAt = step.At
	}
	if err := all.store.Move(ctx, tx, &s, step); err != nil {
		return err
	}
	return note(ctx, tx, "stores.moved", &before, &s)
}
