package app

import (
	"context"
	"errors"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/sale"
)

// Ship sends parcels: their goods leave the stock, and the order goes on when nothing remains. A second click, or a clerk who came
// later, sends nothing twice where the departure says what had left.
func (o *Orders) Ship(ctx context.Context, actor auth.Actor, d domain.Departure) error {
	return o.locked(ctx, actor, d.OrderID, func(ctx context.Context, tx *db.Tx, a act, order domain.Summary, items []domain.Item) error {
		if err := o.takeOut(ctx, tx, a, order, items, d); err != nil {
			return err
		}
		_, err := o.send(ctx, tx, a, order, items, d)
		return err
	})
}

// takeOut takes what leaves of an order that is locked out of the stock. Where it is refused, nothing is written.
func (o *Orders) takeOut(ctx context.Context, tx *db.Tx, a act, order domain.Summary, items []domain.Item, d domain.Departure) error {
	if err := order.CheckDeparture(a.role, items, d); err != nil {
		return err
	}
	short, err := o.Stock.Ship(ctx, tx, order.ID, d.StockLines(items))
	if errors.Is(err, receiptsapi.ErrNotReceived) {
		return domain.Lacking(domain.ErrNotReceived, items, short)
	}
	return err
}

// send writes the parcels of goods that were taken out, brings the order on, and tells.
func (o *Orders) send(
	ctx context.Context, tx *db.Tx, a act, order domain.Summary, items []domain.Item, d domain.Departure,
) (domain.Departed, error) {
	out := domain.Departed{OrderID: order.ID, Order: order}
	rest := domain.UnitsRemaining(items)
	var facts []db.Event
	for _, parcel := range d.Parcels {
		parcel.ShippedBy, parcel.ShippedAt = a.author.Signature, a.at
		sent, err := o.store.AddShipment(ctx, tx, order.ID, parcel)
		if err != nil {
			return out, err
		}
		rest -= sent.Units()
		out.Order.ShippedUnits += sent.Units()
		out.Shipments = append(out.Shipments, sent)
		facts = append(facts, ordersevents.ShipmentSentV1{
			OrderID: order.ID, Number: order.Number, ShipmentID: sent.ID, ShipmentNumber: sent.Number, Carrier: sent.Carrier,
			TrackingNumber: sent.TrackingNumber, Units: sent.Units(), Whole: rest == 0,
			CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, PlacedBy: order.PlacedBy, ShippedBy: a.actor.ID,
		})
	}
	to := domain.PartiallyShipped
	if rest == 0 {
		to = domain.PendingShipping
	}
	if order.Status != to {
		var err error
		if out.Order, err = o.moveAs(ctx, tx, a, domain.RoleShipment, order, domain.Change{To: to}); err != nil {
			return out, err
		}
	}
	return out, tx.Publish(ctx, facts...)
}

// CloseRemainder gives up what was not shipped ("solder le reliquat"): it returns to the stock that may be sold.
func (o *Orders) CloseRemainder(ctx context.Context, actor auth.Actor, orderID int64, comment string) error {
	return o.prepared(ctx, actor, orderID, func(ctx context.Context, tx *db.Tx, a act, order domain.Summary, items []domain.Item) error {
		remaining := map[int64]int64{}
		var open []domain.Item
		for _, i := range items {
			if i.Remaining() > 0 {
				remaining[i.ID] = i.Remaining()
				open = append(open, i)
			}
		}
		if err := order.CheckShipper(a.role, open); err != nil {
			return err
		}
		if order.ShippedUnits == 0 {
			return domain.About(order, domain.ErrNothingShipped)
		}
		if err := o.store.CloseItems(ctx, tx, order.ID, remaining); err != nil {
			return err
		}
		if err := o.Stock.Release(ctx, tx, "Reliquat soldé : "+order.Number, order.ID); err != nil {
			return err
		}
		change := domain.Change{To: domain.PendingShipping, Comment: strings.TrimSpace(comment)}
		order, err := o.moveAs(ctx, tx, a, domain.RoleShipment, order, change)
		if err != nil {
			return err
		}
		if err := o.keep(ctx, tx, order.ID, domain.GiveUp(items, remaining)); err != nil {
			return err
		}
		err = tx.Publish(ctx, ordersevents.RemainderClosedV1{
			OrderID: order.ID, Number: order.Number, Units: domain.UnitsRemaining(items),
			CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, PlacedBy: order.PlacedBy, ClosedBy: actor.ID,
			Items: givenUp(remaining),
		})
		if err != nil {
			return err
		}
		return o.arrived(ctx, tx, order)
	})
}

// change is what an actor does to an order that is locked, with its lines.
type change func(ctx context.Context, tx *db.Tx, a act, order domain.Summary, items []domain.Item) error

// prepared locks an order of the actor's scope that is being prepared, and reads its lines.
func (o *Orders) prepared(ctx context.Context, actor auth.Actor, orderID int64, do change) error {
	return o.locked(ctx, actor, orderID, func(ctx context.Context, tx *db.Tx, a act, order domain.Summary, items []domain.Item) error {
		if err := order.CheckPreparation(); err != nil {
			return err
		}
		return do(ctx, tx, a, order, items)
	})
}

// locked locks an order of the actor's scope, and reads its lines.
func (o *Orders) locked(ctx context.Context, actor auth.Actor, orderID int64, do change) error {
	a, err := o.begin(ctx, actor, orderID)
	if err != nil {
		return err
	}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		order, err := o.lock(ctx, tx, a.seen.Summary)
		if err != nil {
			return err
		}
		items, err := o.store.Items(ctx, tx, orderID)
		if err != nil {
			return err
		}
		return do(ctx, tx, a, order, items)
	})
}

// keep brings the amounts of an order up to the units kept of its lines, which are as the caller just wrote them: the one way in
// which what an order comes to changes after it was placed, with what of it is given up, taken back, credited or refunded
// (domain 5.6). What is owed, exposed and earned changes with it. The caller holds the locks of the relation and of the order.
func (o *Orders) keep(ctx context.Context, tx *db.Tx, orderID int64, items []domain.Item) error {
	order, err := o.store.Sold(ctx, tx, orderID)
	if err != nil {
		return err
	}
	order.Items = items
	now, lines := order.Keep()
	after := order.Coming(now)
	after.Introduction = order.IntroducedBy(now)
	if err := o.store.WriteAmounts(ctx, tx, after, now, order.AsOrdered()); err != nil {
		return err
	}
	if after.Introduction.UserID != 0 {
		if err := tx.Publish(ctx, introducedSale(after, items, now, lines)); err != nil {
			return err
		}
	}
	return o.store.AddExposures(ctx, tx, domain.OwedDeltas([]domain.Moved{{Before: order.Summary, After: after}}), tx.Now())
}

// introducedSale tells what is kept of an order that somebody introduced, and what that earns.
func introducedSale(
	after domain.Summary, items []domain.Item, now domain.Amounts, lines []sale.KeptLine,
) ordersevents.IntroducedSaleChangedV1 {
	changed := ordersevents.IntroducedSaleChangedV1{
		OrderID: after.ID, IntroducerID: after.Introduction.UserID, Bottles: now.Units, GoodsCents: int64(now.SubTotalTaxExcl),
		TotalCents: int64(now.TotalTaxIncl), FeeCents: int64(after.Introduction.Fee),
	}
	for n, item := range items {
		changed.Items = append(changed.Items, ordersevents.IntroducedItem{
			ItemID: item.ID, ProductID: item.Product.ID, Bottles: item.Kept(), TotalCents: int64(lines[n].Gross),
		})
	}
	return changed
}
