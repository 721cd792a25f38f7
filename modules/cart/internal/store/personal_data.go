package store

import (
	"context"

	"millesime/modules/cart/internal/domain"
)

// CartsOf reads every cart that a person saved, its own first.
func (s *Store) CartsOf(ctx context.Context, actorID int64) ([]domain.PersonalCart, error) {
	var rows []cartRow
	err := s.db.Read().NewSelect().Model(&rows).Where("c.actor_id = ?", actorID).Order("c.acting_for_id").Scan(ctx)
	if err != nil {
		return nil, err
	}
	carts := make([]domain.PersonalCart, 0, len(rows))
	for _, row := range rows {
		saved, err := row.saved()
		if err != nil {
			return nil, err
		}
		carts = append(carts, domain.PersonalCart{ActingFor: row.ActingForID, UpdatedAt: row.UpdatedAt.UTC(), Cart: saved.Payload})
	}
	return carts, nil
}
