package domain

import (
	"context"
	"errors"
	"slices"
	"strings"

	"millesime/modules/orders/ordersevents"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// ShippingStore writes what leaves.
type ShippingStore interface {
	// Items reads the lines of an order inside a transaction.
	Items(ctx context.Context, tx *db.Tx, orderID int64) ([]Item, error)
	// AddShipment writes a shipment with its lines, adds it to what the order shipped, and gives it with id and number.
	AddShipment(ctx context.Context, tx *db.Tx, orderID int64, s Shipment) (Shipment, error)
	// CloseItems gives up units of lines.
	CloseItems(ctx context.Context, tx *db.Tx, orderID int64, units map[int64]int64) error
}

// Shipping is sending the goods of an order, in as many parcels as it takes.
type Shipping struct {
	db          Transactor
	store       ShippingStore
	reading     *Reading
	transitions *Transitions
	keeping     *Keeping
	stock       receiptsapi.Stock
	parties     usersapi.Parties
	clock       clock.Clock
}

// NewShipping makes the use case.
func NewShipping(
	d Transactor, s ShippingStore, r *Reading, t *Transitions, k *Keeping, stock receiptsapi.Stock, parties usersapi.Parties, c clock.Clock,
) *Shipping {
	return &Shipping{db: d, store: s, reading: r, transitions: t, keeping: k, stock: stock, parties: parties, clock: c}
}

// Ship sends a parcel: its goods leave the stock, and the order goes on when nothing remains. Seen are the units that had
// left when the actor filled it in: a second click, or a clerk who came later, sends nothing twice; nil = whatever left.
func (s *Shipping) Ship(ctx context.Context, actor auth.Actor, orderID int64, parcel Shipment, seen *int64) error {
	signature, err := sign(ctx, s.parties, actor)
	if err != nil {
		return err
	}
	parcel.ShippedBy, parcel.ShippedAt = signature, s.clock.Now()
	return s.withItems(ctx, actor, orderID, func(ctx context.Context, tx *db.Tx, order Summary, items []Item) error {
		if seen != nil && *seen != order.ShippedUnits {
			return about(order, ErrShippedMeanwhile)
		}
		if err := checkParcel(items, parcel.Lines); err != nil {
			return err
		}
		if err := mayShip(actor, order, itemsOf(items, parcel.Lines)); err != nil {
			return about(order, err)
		}
		short, err := s.stock.Ship(ctx, tx, order.ID, stockLines(order.ID, items, parcel.Lines))
		if errors.Is(err, receiptsapi.ErrNotReceived) {
			return notReceived(items, short)
		}
		if err != nil {
			return err
		}
		sent, err := s.store.AddShipment(ctx, tx, order.ID, parcel)
		if err != nil {
			return err
		}
		rest := unitsRemaining(items) - sent.Units()
		to := PartiallyShipped
		if rest == 0 {
			to = PendingShipping
		}
		if order.Status != to {
			if _, err := s.transitions.MoveByShipment(ctx, tx, actor, order, Change{To: to}); err != nil {
				return err
			}
		}
		return tx.Publish(ctx, ordersevents.ShipmentSentV1{
			OrderID: order.ID, Number: order.Number, ShipmentID: sent.ID, ShipmentNumber: sent.Number, Carrier: sent.Carrier,
			TrackingNumber: sent.TrackingNumber, Units: sent.Units(), Whole: rest == 0,
			CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, PlacedBy: order.PlacedBy, ShippedBy: actor.ID,
		})
	})
}

// CloseRemainder gives up what was not shipped ("solder le reliquat"): it returns to the stock that may be sold.
func (s *Shipping) CloseRemainder(ctx context.Context, actor auth.Actor, orderID int64, comment string) error {
	return s.withItems(ctx, actor, orderID, func(ctx context.Context, tx *db.Tx, order Summary, items []Item) error {
		remaining := map[int64]int64{}
		var open []Item
		for _, i := range items {
			if i.Remaining() > 0 {
				remaining[i.ID] = i.Remaining()
				open = append(open, i)
			}
		}
		if err := mayShip(actor, order, open); err != nil {
			return about(order, err)
		}
		if order.ShippedUnits == 0 {
			return about(order, ErrNothingShipped)
		}
		if err := s.store.CloseItems(ctx, tx, order.ID, remaining); err != nil {
			return err
		}
		if err := s.stock.Release(ctx, tx, "Reliquat soldé : "+order.Number, order.ID); err != nil {
			return err
		}
		change := Change{To: PendingShipping, Comment: strings.TrimSpace(comment)}
		if _, err := s.transitions.MoveByShipment(ctx, tx, actor, order, change); err != nil {
			return err
		}
		if err := s.keeping.Keep(ctx, tx, order.ID, closed(items, remaining), AsCredit); err != nil {
			return err
		}
		return tx.Publish(ctx, ordersevents.RemainderClosedV1{
			OrderID: order.ID, Number: order.Number, Units: unitsRemaining(items),
			CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, PlacedBy: order.PlacedBy, ClosedBy: actor.ID,
		})
	})
}

// withItems locks an order of the actor's scope that is being prepared, and reads its lines.
func (s *Shipping) withItems(
	ctx context.Context, actor auth.Actor, orderID int64,
	do func(ctx context.Context, tx *db.Tx, order Summary, items []Item) error,
) error {
	seen, err := s.reading.Order(ctx, actor, orderID)
	if err != nil {
		return err
	}
	return s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		order, err := s.transitions.lock(ctx, tx, seen.Summary)
		if err != nil {
			return err
		}
		if refusal := notInPreparation(order); refusal != nil {
			return about(order, refusal)
		}
		items, err := s.store.Items(ctx, tx, orderID)
		if err != nil {
			return err
		}
		return do(ctx, tx, order, items)
	})
}

// lock locks an order and the relation behind it, in the order of the house, and reads it as it is now.
func (t *Transitions) lock(ctx context.Context, tx *db.Tx, seen Summary) (Summary, error) {
	only := map[int64]Summary{seen.ID: seen}
	if _, err := t.lockStandings(ctx, tx, only, ""); err != nil {
		return Summary{}, err
	}
	locked, err := t.store.LockOrders(ctx, tx, []int64{seen.ID})
	return locked[seen.ID], err
}

// notInPreparation refuses to ship where nothing is to be shipped: too early, or already done by somebody else.
func notInPreparation(o Summary) error {
	switch {
	case o.Status == Preparation || o.Status == PartiallyShipped:
		return nil
	case slices.Contains([]Status{PendingShipping, Shipped, PendingInvoice, Billed, Closed, Canceled, Incident}, o.Status):
		return ErrMovedMeanwhile
	default:
		return ErrNoSuchMove
	}
}

// mayShip lets the supplier ship everything, and an admin what lies in the shared warehouse (domain 5.4).
func mayShip(actor auth.Actor, o Summary, items []Item) error {
	role := RoleOf(actor, o)
	elsewhere := func(i Item) bool { return i.Warehouse != receiptsapi.WarehouseDartess }
	if role == RoleSupplier || role == RoleAdmin && !slices.ContainsFunc(items, elsewhere) {
		return nil
	}
	return ErrMoveNotAllowed
}
