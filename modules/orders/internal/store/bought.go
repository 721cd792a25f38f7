package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/sale"
)

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
		Where("i.tag <> 'sample' AND o.origin NOT IN (?)", bun.List(domain.ShopOrigins())).
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

// SalesTo sums up a scope's orders by customer, their turnover since an instant.
func (s *Store) SalesTo(
	ctx context.Context, scope lists.Scope, customerIDs []int64, since time.Time,
) (map[int64]usersapi.CustomerSales, error) {
	var rows []struct {
		CustomerID  int64
		LastOrderAt time.Time
		Turnover    money.Cents
		Unpaid      int64
	}
	filter := domain.Filter{Statuses: domain.AcceptedStatuses(), Customers: customerIDs}
	orders := s.gather(scope, filter, terms{}, "o.id, o.customer_id, o.created_at, o.status, o.total_tax_excl_cents")
	err := s.db.Read().NewSelect().TableExpr("(?) AS o", orders).ColumnExpr("o.customer_id").
		ColumnExpr("MAX(CASE WHEN o.status <> ? THEN o.created_at END) AS last_order_at", domain.Canceled).
		ColumnExpr("COALESCE(SUM(CASE WHEN o.status <> ? AND o.created_at >= ? THEN o.total_tax_excl_cents END), 0) AS turnover", domain.Canceled, since).
		ColumnExpr("COUNT(CASE WHEN o.status = ? THEN 1 END) AS unpaid", domain.WaitingPayment).
		GroupExpr("o.customer_id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("sum orders by customer: %w", err)
	}
	sales := make(map[int64]usersapi.CustomerSales, len(rows))
	for _, row := range rows {
		sales[row.CustomerID] = usersapi.CustomerSales{LastOrderAt: row.LastOrderAt.UTC(), Turnover: row.Turnover, Unpaid: row.Unpaid}
	}
	return sales, nil
}
