package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Parcels reads what left of an order inside a transaction, without lots, the oldest first.
func (s *Store) Parcels(ctx context.Context, in db.Handle, orderID int64) ([]domain.Shipment, error) {
	var rows []shipmentRow
	if err := s.db.Reader(in).NewSelect().Model(&rows).Where("s.order_id = ?", orderID).Order("s.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("read parcels: %w", err)
	}
	var lines []shipmentLineRow
	err := s.db.Reader(in).NewSelect().Model(&lines).ColumnExpr("l.*, "+madeGoodOfLine).Join("JOIN shipments AS s ON s.id = l.shipment_id").
		Where("s.order_id = ?", orderID).Order("l.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read what parcels hold: %w", err)
	}
	return lists.Each(rows, func(row shipmentRow) domain.Shipment { return row.shipment(lines, nil) }), nil
}

// billedBefore are the moves by which an order was billed.
const billedBefore = "EXISTS (SELECT 1 FROM order_transitions AS t WHERE t.order_id = o.id AND t.to_status = 'billed')"

// soldRow is an order with its past.
type soldRow struct {
	orderRow `bun:",extend"`

	Billed    bool `bun:"billed,scanonly"`
	Withdrawn bool `bun:"withdrawn,scanonly"`
}

// withdrawnAlone are orders of which all that came back came by withdrawals.
const withdrawnAlone = `EXISTS (SELECT 1 FROM order_incidents AS n WHERE n.order_id = o.id AND n.kind = 'withdrawal' AND n.settled_at IS NOT NULL)
	AND NOT EXISTS (SELECT 1 FROM order_incidents AS n JOIN order_incident_lines AS l ON l.incident_id = n.id
		WHERE n.order_id = o.id AND n.kind <> 'withdrawal' AND l.outcome IN ('refund', 'credit', 'goods_back'))`

// sold is the order without its lines.
func (r soldRow) sold() domain.Order {
	order := r.order(nil, nil)
	order.Withdrawn = r.Withdrawn
	return order
}

// SoldBefore reads what an order comes to, as Sold does, when it was placed, or the quotation before it, and whether it was billed before.
func (s *Store) SoldBefore(
	ctx context.Context, in db.Handle, orderID int64,
) (order domain.Order, began time.Time, billed bool, err error) {
	var row soldRow
	err = s.db.Reader(in).NewSelect().Model(&row).ColumnExpr("?TableColumns, "+billedBefore+" AS billed, "+withdrawnAlone+" AS withdrawn").
		Where("o.id = ?", orderID).Scan(ctx)
	return row.sold(), row.BeganAt.UTC(), row.Billed, db.Wrap(err, "read what an order comes to, and its past")
}

// WithdrawnAt is when an individual gave up some of an order last, before it left or after.
func (s *Store) WithdrawnAt(ctx context.Context, tx *db.Tx, orderID int64) (time.Time, error) {
	var row struct {
		GivenUpAt  time.Time `bun:",nullzero"`
		ReportedAt time.Time `bun:",nullzero"`
	}
	err := tx.IDB().NewSelect().TableExpr("orders AS o").
		ColumnExpr(`(SELECT MAX(t.created_at) FROM order_transitions AS t WHERE t.order_id = o.id AND t.actor_id = o.customer_id
			AND (t.to_status = ? OR t.given_up > 0)) AS given_up_at`, domain.Canceled).
		ColumnExpr(`(SELECT MAX(n.opened_at) FROM order_incidents AS n WHERE n.order_id = o.id AND n.kind = ?) AS reported_at`,
			domain.IncidentWithdrawal).
		Where("o.id = ? AND o.origin IN (?)", orderID, bun.List(domain.ShopOrigins())).Scan(ctx, &row)
	if db.NotFound(err) {
		return time.Time{}, nil
	}
	if row.ReportedAt.After(row.GivenUpAt) {
		return row.ReportedAt.UTC(), err
	}
	return row.GivenUpAt.UTC(), db.Wrap(err, "read when an individual withdrew")
}

// ArrivedInPart reads parcels after one that arrived of a supplier's orders of which others are still to come.
func (s *Store) ArrivedInPart(ctx context.Context, of ordersapi.Selling, after, limit int64) ([]ordersapi.Arrived, error) {
	return arrived(ctx, gathered(s.parcels(of, after, limit), of, false).Where("s.delivered_at IS NOT NULL").
		Where("o.status IN (?)", bun.List(domain.OnTheWay())))
}

// Gathered reads the parcels after one that arrived before an instant of orders that are invoiced by the month.
func (s *Store) Gathered(
	ctx context.Context, of ordersapi.Selling, before time.Time, after, limit int64,
) ([]ordersapi.Arrived, error) {
	if len(of.Gathering) == 0 {
		return nil, nil
	}
	return arrived(ctx, gathered(s.parcels(of, after, limit), of, true).
		Where("o.status IN (?)", bun.List(append(domain.OnTheWay(), domain.Shipped, domain.PendingInvoice))).
		Where("(s.delivered_at < ? OR s.delivered_at IS NULL AND o.status = ?)", before, domain.PendingInvoice))
}

// parcels are those of a supplier's orders that come to something and were never billed, the oldest first.
func (s *Store) parcels(of ordersapi.Selling, after, limit int64) *bun.SelectQuery {
	return s.db.Read().NewSelect().TableExpr("orders AS o").
		ColumnExpr("o.id AS order_id, s.id AS shipment_id, o.customer_id, s.delivered_at AS arrived_at").
		Join("JOIN shipments AS s ON s.order_id = o.id").Where("o.supplier_id = ? AND o.total_tax_incl_cents > 0", of.SupplierID).
		Where("NOT "+billedBefore).
		Where("s.id > ?", after).OrderExpr("s.id").Limit(limit)
}

// gathered keeps orders that are invoiced by the month, or all others, as ordersapi.ToInvoice.MayGather tells them apart.
func gathered(q *bun.SelectQuery, of ordersapi.Selling, are bool) *bun.SelectQuery {
	if len(of.Gathering) == 0 {
		return q
	}
	condition := "o.customer_id IN (?) AND o.payment_terms_kind <> ? AND o.paid_at IS NULL AND o.origin NOT IN ('store', 'tasteandbuy')"
	if !are {
		condition = "NOT (" + condition + ")"
	}
	return q.Where(condition, bun.List(of.Gathering), usersapi.Prepaid)
}

func arrived(ctx context.Context, q *bun.SelectQuery) ([]ordersapi.Arrived, error) {
	var rows []struct {
		OrderID, ShipmentID, CustomerID int64
		ArrivedAt                       time.Time `bun:",nullzero"`
	}
	if err := q.Scan(ctx, &rows); err != nil {
		return nil, fmt.Errorf("find parcels that arrived: %w", err)
	}
	found := make([]ordersapi.Arrived, 0, len(rows))
	for _, row := range rows {
		found = append(found, ordersapi.Arrived(row))
	}
	return found, nil
}

// AwaitingPayment reads orders of a supplier, or of a pair, that wait for payment.
func (s *Store) AwaitingPayment(ctx context.Context, of usersapi.Pair, limit int64) ([]domain.Summary, error) {
	var rows []listRow
	q := s.db.Read().NewSelect().Model(&rows).Where("o.supplier_id = ? AND o.status IN (?)", of.SupplierID, bun.List(domain.AwaitPayment()))
	if of.CustomerID != 0 {
		q = q.Where("o.customer_id = ?", of.CustomerID)
	}
	err := q.OrderExpr("o.moved_at, o.id").Limit(limit).Scan(ctx)
	return lists.Each(rows, listRow.summary), db.Wrap(err, "find orders that wait for payment")
}

// Between are those of some orders that a supplier has of a customer.
func (s *Store) Between(ctx context.Context, tx *db.Tx, pair usersapi.Pair, orders []int64) ([]int64, error) {
	var found []int64
	err := tx.IDB().NewSelect().TableExpr("orders AS o").ColumnExpr("o.id").Where("o.id IN (?)", bun.List(orders)).
		Where("o.supplier_id = ? AND o.customer_id = ?", pair.SupplierID, pair.CustomerID).Scan(ctx, &found)
	return found, db.Wrap(err, "find which orders are between two people")
}

// HaveTraded tells whether a customer ever ordered from a supplier.
func (s *Store) HaveTraded(ctx context.Context, pair usersapi.Pair) (bool, error) {
	found, err := s.db.Read().NewSelect().TableExpr("orders AS o").
		Where("o.supplier_id = ? AND o.customer_id = ?", pair.SupplierID, pair.CustomerID).
		Where("o.status IN (?)", bun.List(domain.AcceptedStatuses())).Exists(ctx)
	return found, db.Wrap(err, "look for orders between two people")
}

// AwaitingInvoice reads orders of a supplier that wait for their invoices.
func (s *Store) AwaitingInvoice(ctx context.Context, of ordersapi.Selling, limit int64) ([]ordersapi.Awaiting, error) {
	var rows []listRow
	err := gathered(s.db.Read().NewSelect().Model(&rows), of, false).
		Where("o.supplier_id = ? AND o.status = ?", of.SupplierID, domain.PendingInvoice).
		OrderExpr("o.moved_at, o.id").Limit(limit).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("find orders that wait for invoices: %w", err)
	}
	return lists.Each(rows, func(row listRow) ordersapi.Awaiting {
		return ordersapi.Awaiting{OrderID: row.ID, Number: row.Number, Since: row.MovedAt.UTC(), Total: row.TotalTaxIncl}
	}), nil
}
