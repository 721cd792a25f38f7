package store

import (
	"context"
	"fmt"

	"millesime/platform/money"
)

// PersonalList is a price of a list that was made for a person.
type PersonalList struct {
	Name         string      `json:"name"`
	StartsOn     string      `json:"startsOn"`
	EndsOn       string      `json:"endsOn"`
	ProductID    int64       `json:"product"`
	MinQuantity  int64       `json:"minQuantity"`
	PriceTaxExcl money.Cents `json:"priceTaxExcl" bun:"price_cents"`
}

// ListsFor reads the published prices that name a person.
func (s *Store) ListsFor(ctx context.Context, userID int64) ([]PersonalList, error) {
	found := []PersonalList{}
	err := s.db.Read().NewSelect().TableExpr("price_list_customers AS c").
		Join("JOIN price_lists AS l ON l.id = c.list_id AND l.published_at IS NOT NULL").
		Join("JOIN price_list_entries AS e ON e.list_id = l.id").
		ColumnExpr("l.name, l.starts_on, l.ends_on, e.product_id, e.min_quantity, e.price_cents").
		Where("c.customer_id = ?", userID).OrderExpr("l.id, e.position").Scan(ctx, &found)
	if err != nil {
		return nil, fmt.Errorf("read the price lists of a person: %w", err)
	}
	return found, nil
}
