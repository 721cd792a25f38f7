package app

import (
	"context"
	"slices"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/log"
)

// Deliver notes that one parcel of an order of the actor's scope arrived, on a day (YYYY-MM-DD); "" is today.
func (o *Orders) Deliver(ctx context.Context, actor auth.Actor, orderID, shipmentID int64, day string) error {
	return o.locked(ctx, actor, orderID, func(ctx context.Context, tx *db.Tx, a act, order domain.Summary, _ []domain.Item) error {
		return o.deliver(ctx, tx, a, order, shipmentID, day)
	})
}

// deliver notes that a parcel of a locked order arrived. With the last one the order has arrived as a whole.
func (o *Orders) deliver(ctx context.Context, tx *db.Tx, a act, order domain.Summary, shipmentID int64, day string) error {
	parcels, err := o.store.Parcels(ctx, tx, order.ID)
	if err != nil {
		return err
	}
	parcel, last, refusal := domain.ParcelToDeliver(parcels, shipmentID)
	if err := order.CheckDelivery(a.role, parcel); err != nil {
		return err
	}
	if refusal != nil {
		return domain.About(order, refusal)
	}
	if last && order.Status == domain.PendingShipping {
		_, err = o.moveAs(ctx, tx, a, a.role, order, domain.Change{To: domain.Shipped, DeliveredOn: day})
		return err
	}
	arrived, err := arrivedAt(parcel, a.author.ActorID, day, a.at)
	if err != nil {
		return err
	}
	if err := o.store.DateDeliveries(ctx, tx, map[time.Time][]int64{arrived: {parcel.ID}}); err != nil {
		return err
	}
	step := domain.Step{Step: document.Step[domain.Status]{
		Signature: a.author.Signature, From: order.Status, To: order.Status, Comment: parcel.Number, At: a.at,
	}}
	if err := o.store.AddStep(ctx, tx, order.ID, step); err != nil {
		return err
	}
	return tx.Publish(ctx, deliveredFact(order, parcel, false, a.author.Signature))
}

// arrivedAt is when a parcel arrived: on the day that somebody told, or as the system takes it.
func arrivedAt(parcel domain.Shipment, teller int64, day string, now time.Time) (time.Time, error) {
	if teller == 0 {
		return parcel.TakenFor(now), nil
	}
	return parcel.ArrivedOn(day, now)
}

// allArrived notes that all parcels that travel of orders that move to "shipped" have arrived.
func (o *Orders) allArrived(ctx context.Context, tx *db.Tx, moved []domain.Moved, by auth.Signature, at time.Time) error {
	travelling, err := o.store.Travelling(ctx, tx, idsOf(moved))
	if err != nil {
		return err
	}
	arrived := map[time.Time][]int64{}
	var facts []db.Event
	for _, m := range moved {
		for _, parcel := range travelling[m.After.ID] {
			when, err := arrivedAt(parcel, by.ActorID, m.Change.DeliveredOn, at)
			if err != nil {
				return err
			}
			arrived[when] = append(arrived[when], parcel.ID)
			facts = append(facts, deliveredFact(m.After, parcel, true, by))
		}
	}
	if err := o.store.DateDeliveries(ctx, tx, arrived); err != nil {
		return err
	}
	return tx.Publish(ctx, facts...)
}

func deliveredFact(o domain.Summary, s domain.Shipment, whole bool, by auth.Signature) ordersevents.ShipmentDeliveredV1 {
	return ordersevents.ShipmentDeliveredV1{
		OrderID: o.ID, Number: o.Number, ShipmentID: s.ID, ShipmentNumber: s.Number, Whole: whole,
		CustomerID: o.Customer.ID, SupplierID: o.Supplier.ID, PlacedBy: o.PlacedBy, ConfirmedBy: by.ActorID,
	}
}

// arrived lets an order go on that waits for nothing more to arrive: its rest was given up, or an incident held it up meanwhile.
func (o *Orders) arrived(ctx context.Context, tx *db.Tx, order domain.Summary) error {
	if order.Status != domain.PendingShipping {
		return nil
	}
	parcels, err := o.store.Parcels(ctx, tx, order.ID)
	if err != nil || slices.ContainsFunc(parcels, domain.Shipment.Travels) {
		return err
	}
	outcomes, err := o.moveBySystem(ctx, tx, domain.Change{To: domain.Shipped}, order.ID)
	return orRefusal(err, outcomes)
}

// DeliverDue takes parcels for delivered that left ten days ago and tells how many, each order by itself.
func (o *Orders) DeliverDue(ctx context.Context) (int, error) {
	due, err := o.store.TravellingSince(ctx, domain.ArrivedBy(o.Clock.Now()), dueBatch)
	if err != nil {
		return 0, err
	}
	total := 0
	for _, parcel := range due {
		err := o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			known, err := o.store.Known(ctx, tx, []int64{parcel.OrderID})
			if err != nil {
				return err
			}
			order, err := o.lock(ctx, tx, known[parcel.OrderID])
			if err != nil {
				return err
			}
			return o.deliver(ctx, tx, act{role: domain.RoleSystem, at: o.Clock.Now()}, order, parcel.ID, "")
		})
		switch _, refused := fault.As(err); {
		case err == nil:
			total++
		case !refused: // somebody was quicker: that stands
			log.From(ctx).Error().Err(err).Int64("order", parcel.OrderID).Msg("a parcel cannot be taken for delivered")
		}
	}
	return total, nil
}
