package app

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Depart lets parcels of many orders of the actor's scope leave in one act, each order by itself: its parcels leave together, or
// it is refused and told why, while the others leave. One outcome per departure, in their order.
func (o *Orders) Depart(ctx context.Context, actor auth.Actor, departures []domain.Departure) ([]domain.Departed, error) {
	scope, err := o.Access.Scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	ids := lists.Each(departures, func(d domain.Departure) int64 { return d.OrderID })
	seen, err := o.store.Seen(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	who, err := o.author(ctx, actor)
	if err != nil {
		return nil, err
	}
	a := act{actor: actor, author: who, at: o.Clock.Now()}
	var outcomes []domain.Departed
	err = o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		outcomes = make([]domain.Departed, 0, len(departures))
		orders, err := o.lockAll(ctx, tx, seen)
		if err != nil {
			return err
		}
		for _, d := range departures {
			out, err := o.departOne(ctx, tx, a, orders, d)
			if err != nil {
				return err
			}
			outcomes = append(outcomes, out)
		}
		return nil
	})
	return outcomes, err
}

// lockAll locks orders with the relations behind them and the stock of their products, in the order of the house, and reads the
// orders as they are now: two clerks whose batches overlap wait for each other once.
func (o *Orders) lockAll(ctx context.Context, tx *db.Tx, seen map[int64]domain.Summary) (map[int64]domain.Summary, error) {
	if len(seen) == 0 {
		return seen, nil
	}
	if _, err := o.lockStandings(ctx, tx, seen, ""); err != nil {
		return nil, err
	}
	orders, err := o.store.LockOrders(ctx, tx, keys(seen))
	if err != nil {
		return nil, err
	}
	products, err := o.store.Products(ctx, tx, keys(seen)...)
	if err != nil {
		return nil, err
	}
	_, err = o.Stock.Levels(ctx, tx, products)
	return orders, err
}

// departOne lets the parcels of one of the locked orders leave, or tells why not; what it is then stands among them for a later
// departure of the same order.
func (o *Orders) departOne(
	ctx context.Context, tx *db.Tx, a act, orders map[int64]domain.Summary, d domain.Departure,
) (domain.Departed, error) {
	order, visible := orders[d.OrderID]
	if !visible {
		return domain.Departed{OrderID: d.OrderID, Refusal: domain.ErrNotFound}, nil
	}
	items, err := o.store.Items(ctx, tx, order.ID)
	if err != nil {
		return domain.Departed{}, err
	}
	a.role = domain.RoleOf(a.actor, order)
	if err := o.takeOut(ctx, tx, a, order, items, d); err != nil {
		if _, refused := fault.As(err); !refused {
			return domain.Departed{}, err
		}
		return domain.Departed{OrderID: order.ID, Order: order, Refusal: err}, nil
	}
	out, err := o.send(ctx, tx, a, order, items, d)
	orders[order.ID] = out.Order
	return out, err
}
