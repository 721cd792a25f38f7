package demo

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/db"
)

type shipmentRow struct {
	bun.BaseModel `bun:"table:shipments"`

	ID             int64 `bun:",pk"`
	OrderID        int64
	Number         string
	Carrier        string
	TrackingNumber string
	ShippedAt      time.Time
	DeliveredAt    *time.Time
	ShippedBy      int64
	ShippedByName  string
}

type shipmentLineRow struct {
	bun.BaseModel `bun:"table:shipment_lines"`

	ID          int64 `bun:",pk"`
	ShipmentID  int64
	OrderItemID int64
	Quantity    int64
}

// parcels gathers what left, until there is enough for a few large statements.
type parcels struct {
	shipments    []shipmentRow
	lines        []shipmentLineRow
	lots         []shippedLotRow
	lastShipment int64
	lastLine     int64
	lastLot      int64
}

// shippedOf is what left of a line.
func (o *order) shippedOf(l *line) int64 {
	var units int64
	for _, out := range o.departures(l) {
		units -= out.OnHandDelta
	}
	return units
}

// add makes a parcel of all that left an order at one time.
func (p *parcels) add(o *order, carrier string) {
	var delivered *time.Time
	for i := range o.steps {
		if o.steps[i].to == shipped {
			delivered = &o.steps[i].at
		}
	}
	for _, step := range o.steps {
		if step.to != partiallyShipped && step.to != pendingShipping {
			continue
		}
		first := len(p.lines)
		for _, l := range o.lines {
			for n, out := range o.departures(l) {
				if out.Kind == "shipment" && out.CreatedAt.Equal(step.at) {
					p.lastLine++
					p.lines = append(p.lines, shipmentLineRow{
						ID: p.lastLine, ShipmentID: p.lastShipment + 1, OrderItemID: l.id, Quantity: -out.OnHandDelta,
					})
					p.addLot(p.lines[len(p.lines)-1], l.lots[n])
				}
			}
		}
		if len(p.lines) == first {
			continue
		}
		p.lastShipment++
		p.shipments = append(p.shipments, shipmentRow{
			ID: p.lastShipment, OrderID: o.id, Carrier: carrier, ShippedAt: step.at, DeliveredAt: delivered,
			Number:         fmt.Sprintf("EXP-%d-%06d", step.at.In(clock.Paris).Year(), p.lastShipment),
			TrackingNumber: fmt.Sprintf("MV%09d", 417_000_000+7*p.lastShipment),
			ShippedBy:      o.seller.row.ID, ShippedByName: o.seller.display,
		})
	}
}

func (p *parcels) flush(ctx context.Context, tx *db.Tx) error {
	if err := writeAll(ctx, tx, put(p.shipments), put(p.lines), put(p.lots)); err != nil {
		return err
	}
	p.shipments, p.lines, p.lots = p.shipments[:0], p.lines[:0], p.lots[:0]
	return nil
}
