package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/db"
)

// CheckoutOrders reads the orders of checkouts, quotations never.
func (s *Store) CheckoutOrders(ctx context.Context, checkoutIDs []string) (map[string][]pricingapi.CheckoutOrder, error) {
	found := make(map[string][]pricingapi.CheckoutOrder, len(checkoutIDs))
	if len(checkoutIDs) == 0 {
		return found, nil
	}
	var rows []struct {
		CheckoutID string
		pricingapi.CheckoutOrder
	}
	err := s.db.Read().NewSelect().TableExpr("orders AS o").ColumnExpr("o.checkout_id, o.id, o.number, o.supplier_id").
		Where("o.checkout_id IN (?)", bun.List(checkoutIDs)).OrderExpr("o.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read the orders of checkouts: %w", err)
	}
	for _, row := range rows {
		found[row.CheckoutID] = append(found[row.CheckoutID], row.CheckoutOrder)
	}
	return found, nil
}

// CheckoutsOf are the checkouts that orders were placed in, each once.
func (s *Store) CheckoutsOf(ctx context.Context, tx *db.Tx, orderIDs []int64) ([]string, error) {
	var checkouts []string
	err := tx.IDB().NewSelect().TableExpr("orders AS o").ColumnExpr("DISTINCT o.checkout_id").
		Where("o.id IN (?)", bun.List(orderIDs)).OrderExpr("o.checkout_id").Scan(ctx, &checkouts)
	return checkouts, db.Wrap(err, "read the checkouts of orders")
}

// CanceledCheckouts are those of some checkouts whose orders were all cancelled before they were validated.
func (s *Store) CanceledCheckouts(ctx context.Context, tx *db.Tx, checkoutIDs []string) ([]string, error) {
	var ended []string
	err := tx.IDB().NewSelect().TableExpr("orders AS o").Column("o.checkout_id").Where("o.checkout_id IN (?)", bun.List(checkoutIDs)).
		GroupExpr("o.checkout_id").Having("COUNT(*) = SUM(CASE WHEN o.status = ? THEN 1 ELSE 0 END)", domain.Canceled).
		Having("NOT EXISTS (SELECT 1 FROM order_transitions AS t JOIN orders AS v ON v.id = t.order_id WHERE v.checkout_id = o.checkout_id AND t.to_status = ?)",
			domain.Validated).
		OrderExpr("o.checkout_id").Scan(ctx, &ended)
	return ended, db.Wrap(err, "read checkouts that were cancelled")
}
