package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Items reads the lines of an order.
func (s *Store) Items(ctx context.Context, in db.Handle, orderID int64) ([]domain.Item, error) {
	var rows []itemRow
	bound := s.db.Bind(in)
	err := bound.NewSelect().Model(&rows).Where("i.order_id = ?", bound.Int(orderID)).Order("i.position").Scan(ctx)
	return lists.Each(rows, itemRow.item), db.Wrap(err, "read order lines")
}

// AddShipment writes a shipment with its lines, and adds it to what the order shipped.
func (s *Store) AddShipment(ctx context.Context, tx *db.Tx, orderID int64, parcel domain.Shipment) (domain.Shipment, error) {
	var err error
	if parcel.Number, err = (db.Series{Name: "shipment_numbers", Prefix: "EXP"}).Next(ctx, tx, parcel.ShippedAt); err != nil {
		return domain.Shipment{}, err
	}
	row := newShipmentRow(orderID, parcel)
	if _, err := tx.IDB().NewInsert().Model(&row).Returning("id").Exec(ctx); err != nil {
		return domain.Shipment{}, fmt.Errorf("write a shipment: %w", err)
	}
	parcel.ID = row.ID
	lines := make([]shipmentLineRow, 0, len(parcel.Lines))
	shipped := map[int64]int64{}
	for _, l := range parcel.Lines {
		lines = append(lines, shipmentLineRow{ShipmentID: row.ID, ItemID: l.ItemID, Quantity: l.Quantity})
		shipped[l.ItemID] += l.Quantity
	}
	if _, err := tx.IDB().NewInsert().Model(&lines).Returning("id").Exec(ctx); err != nil {
		return domain.Shipment{}, fmt.Errorf("write shipment lines: %w", err)
	}
	if err := addShippedLots(ctx, tx, lines, parcel.Lines); err != nil {
		return domain.Shipment{}, err
	}
	_, err = tx.IDB().NewUpdate().TableExpr("orders").
		Set("shipped_units = shipped_units + ?", parcel.Units()).Where("id = ?", orderID).Exec(ctx)
	if err != nil {
		return domain.Shipment{}, fmt.Errorf("count what an order shipped: %w", err)
	}
	return parcel, addToItems(ctx, tx, orderID, "shipped", shipped)
}

// CloseItems gives up units of lines.
func (s *Store) CloseItems(ctx context.Context, tx *db.Tx, orderID int64, units map[int64]int64) error {
	return addToItems(ctx, tx, orderID, "closed", units)
}

// Travelling are the parcels of orders that are to arrive, by order, the oldest first and without what they hold.
func (s *Store) Travelling(ctx context.Context, tx *db.Tx, orderIDs []int64) (map[int64][]domain.Shipment, error) {
	var rows []shipmentRow
	err := tx.IDB().NewSelect().Model(&rows).
		Where("s.order_id IN (?) AND s.delivered_at IS NULL AND NOT "+lost, bun.List(orderIDs)).Order("s.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("find parcels of orders that travel: %w", err)
	}
	travelling := map[int64][]domain.Shipment{}
	for _, row := range rows {
		travelling[row.OrderID] = append(travelling[row.OrderID], row.shipment(nil, nil))
	}
	return travelling, nil
}

// DateDeliveries notes that parcels arrived at an instant; those of which somebody said so before keep theirs.
func (s *Store) DateDeliveries(ctx context.Context, tx *db.Tx, arrived map[time.Time][]int64) error {
	for at, parcels := range arrived {
		_, err := tx.IDB().NewUpdate().TableExpr("shipments").Set("delivered_at = ?", at).
			Where("id IN (?) AND delivered_at IS NULL", bun.List(parcels)).Exec(ctx)
		if err != nil {
			return fmt.Errorf("date deliveries: %w", err)
		}
	}
	return nil
}

// lost tells parcels of which incidents made all good (domain.Shipment.Lost).
const lost = `(EXISTS (SELECT 1 FROM shipment_lines AS h WHERE h.shipment_id = s.id) AND NOT EXISTS (
 SELECT 1 FROM shipment_lines AS h WHERE h.shipment_id = s.id GROUP BY h.order_item_id HAVING SUM(h.quantity) > (
 SELECT COALESCE(SUM(n.quantity), 0) FROM order_incident_lines AS n
 WHERE n.shipment_id = s.id AND n.order_item_id = h.order_item_id AND ` + madeGood + `)))`

// Due is a parcel that travels.
type Due struct{ ID, OrderID int64 }

// TravellingSince are some parcels that left until an instant, of orders on their way, those that travel longest first.
func (s *Store) TravellingSince(ctx context.Context, until time.Time, limit int64) ([]Due, error) {
	var found []Due
	err := s.db.Read().NewSelect().TableExpr("shipments AS s").ColumnExpr("s.id, s.order_id").Join("JOIN orders AS o ON o.id = s.order_id").
		Where("s.delivered_at IS NULL AND s.shipped_at <= ? AND NOT "+lost, until).Where("o.status IN (?)", bun.List(domain.OnTheWay())).
		OrderExpr("s.shipped_at, s.id").Limit(limit).Scan(ctx, &found)
	return found, db.Wrap(err, "find parcels that travel")
}

// addToItems adds units to one of the counts of an order's lines.
func addToItems(ctx context.Context, tx *db.Tx, orderID int64, count string, units map[int64]int64) error {
	for item, n := range units {
		_, err := tx.IDB().NewUpdate().TableExpr("order_items").
			Set("? = ? + ?", bun.Ident(count), bun.Ident(count), n).Where("id = ? AND order_id = ?", item, orderID).Exec(ctx)
		if err != nil {
			return fmt.Errorf("count units of a line: %w", err)
		}
	}
	return nil
}

// shipments reads those of an order, the oldest first.
func (s *Store) shipments(ctx context.Context, orderID int64) ([]domain.Shipment, error) {
	var rows []shipmentRow
	bound := s.db.Bind(nil)
	if err := bound.NewSelect().Model(&rows).Where("s.order_id = ?", bound.Int(orderID)).Order("s.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("read shipments: %w", err)
	}
	if len(rows) == 0 {
		return nil, nil
	}
	var lines []shipmentLineRow
	bound = s.db.Bind(nil)
	err := bound.NewSelect().Model(&lines).ColumnExpr("l.*, "+madeGoodOfLine).Join("JOIN shipments AS s ON s.id = l.shipment_id").
		Where("s.order_id = ?", bound.Int(orderID)).Order("l.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read shipment lines: %w", err)
	}
	lots, err := s.shippedLots(ctx, orderID)
	if err != nil {
		return nil, err
	}
	return lists.Each(rows, func(row shipmentRow) domain.Shipment { return row.shipment(lines, lots) }), nil
}
