package app

import (
	"context"
	"slices"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// notOfShop refuses to take away what the page of an open shop must tell of its supplier, by the members that lack then.
func (s *Sight) notOfShop(ctx context.Context, tx *db.Tx, userID int64, members ...string) error {
	open, err := s.shops.HasOpen(ctx, tx, userID)
	if err != nil || !open {
		return err
	}
	refused := make([]fault.Violation, len(members))
	for i, member := range members {
		refused[i] = domain.NeededByShop(member)
	}
	return fault.Invalid(refused...)
}

// keepsBilling refuses to take the last billing address away from who has an open shop.
func (s *Addresses) keepsBilling(ctx context.Context, tx *db.Tx, lost usersapi.Address, left []usersapi.Address) error {
	isBilling := func(a usersapi.Address) bool { return a.Type == usersapi.BillingAddress }
	if !isBilling(lost) || slices.ContainsFunc(left, isBilling) {
		return nil
	}
	return s.notOfShop(ctx, tx, lost.UserID, "typeAddress")
}
