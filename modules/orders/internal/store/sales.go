package store

import (
	"context"
	"fmt"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/lists"
	"millesime/platform/money"
)

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
