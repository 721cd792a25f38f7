package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// originStore is that of orders of shops, which no agreement frame counts.
const originStore = "store"

// BoughtBetween sums up, in one statement over the index of pairs, what customers ordered of suppliers; amounts of lines that are
// shipped in part are shared by units, half a cent up.
func (s *Store) BoughtBetween(
	ctx context.Context, supplierIDs, customerIDs []int64, from, until time.Time,
) (map[usersapi.Pair]pricingapi.Bought, error) {
	bought := map[usersapi.Pair]pricingapi.Bought{}
	if len(supplierIDs) == 0 || len(customerIDs) == 0 {
		return bought, nil
	}
	var rows []struct {
		SupplierID, CustomerID int64
		Ordered, Shipped       money.Cents
		Volume                 sale.Equivalents
	}
	const kept = "CASE WHEN i.shipped > i.credited THEN i.shipped - i.credited ELSE 0 END"
	err := s.db.Read().NewSelect().TableExpr("orders AS o").Join("JOIN order_items AS i ON i.order_id = o.id").
		ColumnExpr("o.supplier_id, o.customer_id, SUM(i.net_cents - i.allowance_cents) AS ordered").
		ColumnExpr("SUM(((i.net_cents - i.allowance_cents) * ("+kept+") * 2 + i.quantity) / (i.quantity * 2)) AS shipped").
		ColumnExpr("SUM(i.quantity * CAST(i.product ->> 'bottleSizeMl' AS BIGINT)) AS volume").
		Where("o.supplier_id IN (?) AND o.customer_id IN (?)", bun.List(supplierIDs), bun.List(customerIDs)).
		Where("o.created_at >= ? AND o.created_at < ?", from, until).
		Where("i.tag <> 'sample' AND o.origin <> ?", originStore).
		Where("o.status NOT IN (?)", bun.List(domain.StatusesWithoutTurnover())).
		GroupExpr("o.supplier_id, o.customer_id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("sum what customers bought: %w", err)
	}
	for _, row := range rows {
		bought[usersapi.Pair{SupplierID: row.SupplierID, CustomerID: row.CustomerID}] = pricingapi.Bought{
			Ordered: row.Ordered, Shipped: row.Shipped, OrderedVolume: row.Volume,
		}
	}
	return bought, nil
}
