package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/cart/internal/domain"
	"millesime/platform/db"
)

// Holding reads whose saved carts hold any of these products, and whether as a line of a shop.
func (s *Store) Holding(ctx context.Context, productIDs []int64) ([]domain.Holder, error) {
	if len(productIDs) == 0 {
		return nil, nil
	}
	var holders []domain.Holder
	items, member := "JOIN json_each(c.payload, '$.items') AS i", "json_extract(i.value, '$.product')"
	buyer, inShop := "json_extract(c.payload, '$.customer')", "MAX(json_extract(i.value, '$.store'))"
	if s.db.Dialect() == db.Postgres {
		items = "CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(c.payload -> 'items') WHEN 'array' THEN c.payload -> 'items' ELSE '[]' END) AS i (value)"
		buyer, inShop = "CAST(c.payload ->> 'customer' AS BIGINT)", "BOOL_OR(CAST(i.value ->> 'store' AS BOOLEAN))"
		member = "CAST(i.value ->> 'product' AS BIGINT)"
	}
	err := s.db.Read().NewSelect().TableExpr("carts AS c").Join(items).
		ColumnExpr("COALESCE(NULLIF("+buyer+", 0), NULLIF(c.acting_for_id, 0), c.actor_id) AS buyer_id").ColumnExpr(inShop+" AS in_shop").
		Where(member+" IN (?)", bun.List(productIDs)).GroupExpr("c.actor_id, c.acting_for_id, "+buyer).Scan(ctx, &holders)
	return holders, db.Wrap(err, "find carts with products")
}
