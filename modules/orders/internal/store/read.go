package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Order reads one order of a scope with its lines and timeline.
func (s *Store) Order(ctx context.Context, scope lists.Scope, id int64) (domain.Order, error) {
	row, err := s.row(ctx, scope, id)
	if err != nil {
		return domain.Order{}, err
	}
	lines, err := s.Items(ctx, nil, id)
	if err != nil {
		return domain.Order{}, err
	}
	var steps []transitionRow
	bound := s.db.Bind(nil)
	err = bound.NewSelect().Model(&steps).ColumnExpr("t.*, r.number AS related_number, r.supplier_id AS related_supplier").
		Join("LEFT JOIN orders AS r ON r.id = t.related_order_id").
		Where("t.order_id = ?", bound.Int(id)).Order("t.id").Scan(ctx)
	if err != nil {
		return domain.Order{}, fmt.Errorf("read order timeline: %w", err)
	}
	order := row.order(lines, steps)
	if order.Shipments, err = s.shipments(ctx, id); err != nil {
		return domain.Order{}, err
	}
	if order.Incidents, err = s.Incidents(ctx, nil, id); err != nil {
		return domain.Order{}, err
	}
	if order.Messages, err = s.messages(ctx, id); err != nil {
		return domain.Order{}, err
	}
	order.HasProof, err = s.hasProof(ctx, order.Summary)
	return order, err
}

// Head reads one order without what is read beside it: lines, timeline, parcels, incidents and messages.
func (s *Store) Head(ctx context.Context, id int64) (domain.Order, error) {
	var row orderRow
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&row).Where("o.id = ?", bound.Int(id)).Scan(ctx)
	return row.order(nil, nil), db.Found(err, domain.ErrNotFound, "read order")
}

// OnPaper reads what papers say of one order: with its lines and parcels.
func (s *Store) OnPaper(ctx context.Context, id int64) (domain.Order, error) {
	order, err := s.Head(ctx, id)
	if err != nil {
		return order, err
	}
	if order.Items, err = s.Items(ctx, nil, id); err != nil {
		return order, err
	}
	order.Shipments, err = s.shipments(ctx, id)
	return order, err
}

func (s *Store) row(ctx context.Context, scope lists.Scope, id int64) (row orderRow, err error) {
	bound := s.db.Bind(nil)
	err = boundInScope(bound, bound.NewSelect().Model(&row), scope).Where("o.id = ?", bound.Int(id)).Scan(ctx)
	return row, db.Found(err, domain.ErrNotFound, "read order")
}

// OfStatesAfter are the ids that follow one, ascending, of orders in some states.
func (s *Store) OfStatesAfter(ctx context.Context, states []domain.Status, id, most int64) ([]int64, error) {
	var ids []int64
	err := s.db.Read().NewSelect().Model((*orderRow)(nil)).Column("id").Where("o.id > ? AND o.status IN (?)", id, bun.List(states)).
		Order("o.id").Limit(most).Scan(ctx, &ids)
	return ids, db.Wrap(err, "read orders after one")
}

// Products are those on the lines of orders.
func (s *Store) Products(ctx context.Context, tx *db.Tx, orderIDs ...int64) ([]int64, error) {
	var ids []int64
	err := tx.IDB().NewSelect().TableExpr("order_items").ColumnExpr("DISTINCT product_id").
		Where("order_id IN (?)", bun.List(orderIDs)).Scan(ctx, &ids)
	return ids, db.Wrap(err, "read the products of orders")
}
