package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/db"
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
	bound := s.db.Bind(nil)
	query := bound.NewSelect().TableExpr("order_items AS i").Join("JOIN orders AS o ON o.id = i.order_id").
		ColumnExpr("o.id, o.number, o.created_at, i.quantity, i.unit_price_cents").
		Where("i.product_id = ?", bound.Int(productID)).Where("i.tag <> 'sample'").
		Where("o.status NOT IN (?)", bun.List(domain.StatusesWithoutTurnover())).
		OrderExpr("o.created_at DESC, o.id DESC, i.id").Limit(int64(limit))
	if err := boundInScope(bound, query, scope).Scan(ctx, &rows); err != nil {
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

// LastPaid reads what a customer last ordered products for at a supplier, by product, as far as a scope shows its orders.
func (s *Store) LastPaid(
	ctx context.Context, scope lists.Scope, supplierID, customerID int64, productIDs []int64,
) (map[int64]pricingapi.Paid, error) {
	var rows []struct {
		ProductID int64
		ID        int64
		Number    string
		CreatedAt time.Time
		UnitPrice money.Cents `bun:"unit_price_cents"`
	}
	newest := s.db.Read().NewSelect().TableExpr("orders AS o").Join("JOIN order_items AS i ON i.order_id = o.id").
		ColumnExpr("i.product_id, o.id, o.number, o.created_at, i.unit_price_cents").
		ColumnExpr("ROW_NUMBER() OVER (PARTITION BY i.product_id ORDER BY o.created_at DESC, o.id DESC, i.id DESC) AS age").
		Where("o.supplier_id = ? AND o.customer_id = ?", supplierID, customerID).
		Where("i.product_id IN (?)", bun.List(productIDs)).Where("i.tag <> 'sample'").
		Where("o.status NOT IN (?)", bun.List(domain.StatusesWithoutTurnover()))
	err := s.db.Read().NewSelect().TableExpr("(?) AS n", inScope(newest, scope)).
		Column("product_id", "id", "number", "created_at", "unit_price_cents").Where("age = 1").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read what a customer last paid: %w", err)
	}
	paid := make(map[int64]pricingapi.Paid, len(rows))
	for _, r := range rows {
		paid[r.ProductID] = pricingapi.Paid{OrderID: r.ID, Number: r.Number, At: r.CreatedAt.UTC(), UnitPrice: r.UnitPrice}
	}
	return paid, nil
}

// LastDelivery reads how a customer's last order of some suppliers was sent. The order is found in an index alone.
func (s *Store) LastDelivery(ctx context.Context, customerID int64, supplierIDs []int64) (ordersapi.Delivery, error) {
	var row orderRow
	last := s.db.Read().NewSelect().TableExpr("orders AS l").Column("l.id").
		Where("l.supplier_id IN (?)", bun.List(supplierIDs)).Where("l.customer_id = ?", customerID).
		Where("l.total_tax_incl_cents > 0").OrderExpr("l.began_at DESC, l.id DESC").Limit(1)
	err := s.db.Read().NewSelect().Model(&row).Column("carrier_code", "relay").Where("o.id = (?)", last).Scan(ctx)
	if db.NotFound(err) {
		return ordersapi.Delivery{}, nil
	}
	if err != nil {
		return ordersapi.Delivery{}, fmt.Errorf("read the last delivery: %w", err)
	}
	delivery := ordersapi.Delivery{CarrierCode: row.CarrierCode}
	if row.Relay != nil {
		delivery.RelayCode = row.Relay.Code
	}
	return delivery, nil
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
