package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// LastOf reads the newest orders of a product in a scope; samples cost nothing and are not sales.
func (s *Store) LastOf(ctx context.Context, scope lists.Scope, productID int64, limit int) ([]ordersapi.Purchase, error) {
	var rows []struct {
		ID        int64
		Number    string
		CreatedAt time.Time
		Quantity  int64
		UnitPrice money.Cents `bun:"unit_price_cents"`
	}
	query := s.db.Read().NewSelect().TableExpr("order_items AS i").Join("JOIN orders AS o ON o.id = i.order_id").
		ColumnExpr("o.id, o.number, o.created_at, i.quantity, i.unit_price_cents").
		Where("i.product_id = ?", productID).Where("i.tag <> 'sample'").
		Where("o.status NOT IN (?)", bun.List(domain.StatusesWithoutTurnover()))
	err := inScope(query, scope).OrderExpr("o.created_at DESC, o.id DESC, i.id").Limit(int64(limit)).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read the last orders of a product: %w", err)
	}
	purchases := make([]ordersapi.Purchase, 0, len(rows))
	for _, row := range rows {
		purchases = append(purchases, ordersapi.Purchase{
			OrderID: row.ID, Number: row.Number, At: row.CreatedAt.UTC(), Quantity: row.Quantity, UnitPrice: row.UnitPrice,
		})
	}
	return purchases, nil
}

// Numbers reads how orders are called.
func (s *Store) Numbers(ctx context.Context, orderIDs []int64) (map[int64]string, error) {
	numbers := make(map[int64]string, len(orderIDs))
	if len(orderIDs) == 0 {
		return numbers, nil
	}
	var rows []struct {
		ID     int64
		Number string
	}
	err := s.db.Read().NewSelect().TableExpr("orders AS o").ColumnExpr("o.id, o.number").
		Where("o.id IN (?)", bun.List(orderIDs)).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read numbers of orders: %w", err)
	}
	for _, row := range rows {
		numbers[row.ID] = row.Number
	}
	return numbers, nil
}
