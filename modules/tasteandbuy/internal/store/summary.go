package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
)

// keptOrders sums up the orders of a restaurant's requests that were not canceled.
const keptOrders = `LEFT JOIN (SELECT g.request_id, SUM(g.total_cents) AS total, SUM(g.goods_cents) AS goods, SUM(g.commission_cents) AS commission,
 SUM(CASE WHEN g.paid_at IS NOT NULL THEN g.commission_cents ELSE 0 END) AS due
 FROM guest_request_orders AS g JOIN guest_requests AS q ON q.id = g.request_id
 WHERE q.restaurant_id = ? AND g.canceled_at IS NULL GROUP BY g.request_id) AS k ON k.request_id = r.id`

func (s *Store) within(restaurantID int64, p domain.Period) *bun.SelectQuery {
	return chosen(s.db.Read().NewSelect().TableExpr("guest_requests AS r").Join(keptOrders, restaurantID), restaurantID,
		domain.RequestFilter{From: p.From, Until: p.Until})
}

// SalesOf sums up the requests of a restaurant's waiters: of these, or of all and of itself.
func (s *Store) SalesOf(ctx context.Context, restaurantID int64, p domain.Period, waiterIDs []int64) ([]domain.Sales, error) {
	var rows []struct {
		WaiterID  int64
		FirstName string
		LastName  string
		Requests  int64
		Concluded int64
		Revenue   money.Cents
		LastAt    time.Time
	}
	err := db.Among(s.within(restaurantID, p), "r.waiter_id IN (?)", waiterIDs).Join(withWaiter).
		ColumnExpr("r.waiter_id, COALESCE(w.first_name, '') AS first_name, COALESCE(w.last_name, '') AS last_name").
		ColumnExpr("COUNT(*) AS requests, COUNT(CASE WHEN r.status = ? THEN 1 END) AS concluded", domain.Concluded).
		ColumnExpr("COALESCE(SUM(k.total), 0) AS revenue, MAX(r.created_at) AS last_at").
		GroupExpr("r.waiter_id, w.first_name, w.last_name").OrderExpr("revenue DESC, r.waiter_id").Scan(ctx, &rows)
	sales := make([]domain.Sales, len(rows))
	for i, row := range rows {
		sales[i] = domain.Sales(row)
		sales[i].LastAt = clock.Instant(row.LastAt)
	}
	return sales, db.Wrap(err, "sum up the sales of waiters")
}

// Summary sums up the requests of a restaurant.
func (s *Store) Summary(ctx context.Context, restaurantID int64, p domain.Period) (domain.Summary, error) {
	var sums struct {
		Concluded                     int64
		Total, Goods, Commission, Due money.Cents
	}
	err := s.within(restaurantID, p).ColumnExpr("COUNT(CASE WHEN r.status = ? THEN 1 END) AS concluded", domain.Concluded).
		ColumnExpr("COALESCE(SUM(k.total), 0) AS total, COALESCE(SUM(k.goods), 0) AS goods, COALESCE(SUM(k.commission), 0) AS commission").
		ColumnExpr("COALESCE(SUM(k.due), 0) AS due").Scan(ctx, &sums)
	if err != nil {
		return domain.Summary{}, db.Wrap(err, "sum up requests")
	}
	summary := domain.Summary{
		Concluded: sums.Concluded, TaxIncl: sums.Total, TaxExcl: sums.Goods, Commission: sums.Commission, Due: sums.Due,
	}
	if summary.BySupplier, err = s.supplierSales(ctx, restaurantID, p); err != nil {
		return summary, err
	}
	if summary.ByWaiter, err = s.SalesOf(ctx, restaurantID, p, nil); err != nil {
		return summary, err
	}
	summary.ByProduct, err = s.wineSales(ctx, restaurantID, p)
	return summary, err
}

// supplierSales sums up the orders that were not canceled by whom the commission is due from.
func (s *Store) supplierSales(ctx context.Context, restaurantID int64, p domain.Period) ([]domain.SupplierSales, error) {
	var rows []domain.SupplierSales
	err := chosen(s.db.Read().NewSelect().TableExpr("guest_requests AS r"), restaurantID, domain.RequestFilter{From: p.From, Until: p.Until}).
		Join("JOIN guest_request_orders AS g ON g.request_id = r.id AND g.canceled_at IS NULL").
		ColumnExpr("g.supplier_id, MAX(g.supplier_name) AS name, COUNT(*) AS orders, SUM(g.goods_cents) AS goods").
		ColumnExpr("SUM(g.commission_cents) AS commission, SUM(CASE WHEN g.paid_at IS NOT NULL THEN g.commission_cents ELSE 0 END) AS due").
		GroupExpr("g.supplier_id").OrderExpr("due DESC, commission DESC, g.supplier_id").Scan(ctx, &rows)
	return rows, db.Wrap(err, "sum up what suppliers owe")
}

// mostWines is how many wines a summary names.
const mostWines = 20

func (s *Store) wineSales(ctx context.Context, restaurantID int64, p domain.Period) ([]domain.WineSales, error) {
	var rows []struct {
		ProductID   int64
		Asked, Sold int64
		Revenue     money.Cents
		Last        int64
	}
	err := chosen(s.db.Read().NewSelect().TableExpr("guest_requests AS r"), restaurantID, domain.RequestFilter{From: p.From, Until: p.Until}).
		Join("JOIN guest_request_items AS i ON i.request_id = r.id").
		Join("LEFT JOIN guest_request_orders AS g ON g.order_id = i.order_id AND g.canceled_at IS NULL").
		ColumnExpr("i.product_id, SUM(i.quantity) AS asked, MAX(i.id) AS last").
		ColumnExpr("COALESCE(SUM(CASE WHEN g.order_id IS NOT NULL THEN i.sold END), 0) AS sold").
		ColumnExpr("COALESCE(SUM(CASE WHEN g.order_id IS NOT NULL THEN i.sold_cents END), 0) AS revenue").
		GroupExpr("i.product_id").OrderExpr("revenue DESC, asked DESC, i.product_id").Limit(mostWines).Scan(ctx, &rows)
	if err != nil || len(rows) == 0 {
		return nil, db.Wrap(err, "sum up wines")
	}
	var ids []int64
	for _, row := range rows {
		ids = append(ids, row.Last)
	}
	var named []requestItemRow
	if err := s.db.Read().NewSelect().Model(&named).Where("i.id IN (?)", bun.List(ids)).Scan(ctx); err != nil {
		return nil, db.Wrap(err, "name wines")
	}
	called := map[int64]ordersapi.Product{}
	for _, row := range named {
		called[row.ProductID] = row.Product
	}
	sales := make([]domain.WineSales, len(rows))
	for i, row := range rows {
		wine := called[row.ProductID]
		sales[i] = domain.WineSales{
			ProductID: row.ProductID, Name: wine.Name, Vintage: wine.Vintage, Asked: row.Asked, Sold: row.Sold, Revenue: row.Revenue,
		}
	}
	return sales, nil
}
