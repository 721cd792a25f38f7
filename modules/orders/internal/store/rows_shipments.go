package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
)

type shipmentRow struct {
	bun.BaseModel `bun:"table:shipments,alias:s"`

	ID             int64     `bun:"id,pk,autoincrement"`
	OrderID        int64     `bun:"order_id"`
	Number         string    `bun:"number"`
	Carrier        string    `bun:"carrier"`
	TrackingNumber string    `bun:"tracking_number"`
	TrackingURL    string    `bun:"tracking_url"`
	ShippedAt      time.Time `bun:"shipped_at"`
	DeliveredAt    time.Time `bun:"delivered_at,nullzero"`
	shipperColumns
}

type shipperColumns struct {
	ActorID          int64  `bun:"shipped_by"`
	ActorName        string `bun:"shipped_by_name"`
	Impersonator     int64  `bun:"impersonator_id"`
	ImpersonatorName string `bun:"impersonator_name"`
}

type shipmentLineRow struct {
	bun.BaseModel `bun:"table:shipment_lines,alias:l"`

	ID         int64 `bun:"id,pk,autoincrement"`
	ShipmentID int64 `bun:"shipment_id"`
	ItemID     int64 `bun:"order_item_id"`
	Quantity   int64 `bun:"quantity"`

	MadeGood int64 `bun:"made_good,scanonly"` // of the whole parcel
}

func newShipmentRow(orderID int64, s domain.Shipment) shipmentRow {
	return shipmentRow{
		OrderID: orderID, Number: s.Number, Carrier: s.Carrier, TrackingNumber: s.TrackingNumber, TrackingURL: s.TrackingURL,
		ShippedAt: s.ShippedAt, shipperColumns: shipperColumns(s.ShippedBy),
	}
}

func (r shipmentRow) shipment(lines []shipmentLineRow, lots map[int64][]receiptsapi.LotUnits) domain.Shipment {
	s := domain.Shipment{
		ID: r.ID, Number: r.Number, Carrier: r.Carrier, TrackingNumber: r.TrackingNumber, TrackingURL: r.TrackingURL,
		ShippedAt: r.ShippedAt.UTC(), DeliveredAt: inUTC(r.DeliveredAt),
		ShippedBy: auth.Signature(r.shipperColumns), MadeGood: map[int64]int64{},
	}
	for _, l := range lines {
		if l.ShipmentID == r.ID {
			s.Lines = append(s.Lines, domain.ShipmentLine{ItemID: l.ItemID, Quantity: l.Quantity, Lots: lots[l.ID]})
			s.MadeGood[l.ItemID] = l.MadeGood
		}
	}
	return s
}

// inUTC keeps the zero time, which stands for "not yet".
func inUTC(t time.Time) time.Time {
	if t.IsZero() {
		return time.Time{}
	}
	return t.UTC()
}
