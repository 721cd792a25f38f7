package rest

import (
	"fmt"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
)

// Shipment is a parcel that left with goods of the order.
type Shipment struct {
	api.Ref
	Number         string        `json:"number"`
	Carrier        string        `json:"carrier"`
	TrackingNumber string        `json:"trackingNumber"`
	TrackingURL    string        `json:"trackingUrl"`
	Lines          []ShippedLine `json:"lines"`
	ShippedAt      time.Time     `json:"shippedAt"`
	DeliveredAt    *time.Time    `json:"deliveredAt"`
	DeliveredOn    *string       `json:"deliveredOn"` // the day in Paris, YYYY-MM-DD, as was told; null: not yet
	MayConfirm     bool          `json:"mayConfirm"`  // the reader may say that it arrived
	Lost           bool          `json:"lost"`        // nothing of it is to come: incidents made all of it good before it arrived
	ShippedBy      string        `json:"shippedBy"`
	Impersonator   string        `json:"impersonator"` // the admin who shipped in that name; "" is none
}

// ShippedLine is what a parcel holds of one line of the order, and of which lots as far as anybody knows.
type ShippedLine struct {
	Item     int64        `json:"item"`
	Quantity int64        `json:"quantity"`
	Lots     []ShippedLot `json:"lots"`
}

// ShippedLot is units of one lot that left.
type ShippedLot struct {
	LotUnits
	Recalled bool `json:"recalled"` // since then, or before
}

// ShipmentLine is units of one line of the order.
type ShipmentLine struct {
	Item     int64 `json:"item"`
	Quantity int64 `json:"quantity"`
}

// newShipments are parts of their order, which is where they are read.
func newShipments(order domain.Order, reader auth.Actor) []Shipment {
	role := domain.RoleOf(reader, order.Summary)
	out := make([]Shipment, 0, len(order.Shipments))
	for _, s := range order.Shipments {
		shown := Shipment{
			Ref:    api.Ref{IRI: fmt.Sprintf("%s#shipment-%d", api.IRI("orders", order.ID), s.ID), ID: s.ID},
			Number: s.Number, Carrier: s.Carrier,
			TrackingNumber: s.TrackingNumber, TrackingURL: s.TrackingURL, Lines: make([]ShippedLine, 0, len(s.Lines)),
			ShippedAt: s.ShippedAt, DeliveredAt: api.OrNull(s.DeliveredAt), Lost: s.Lost(),
			MayConfirm: s.Travels() && order.CheckDelivery(role, s) == nil,
			ShippedBy:  s.ShippedBy.ActorName, Impersonator: s.ShippedBy.ImpersonatorName,
		}
		if !s.DeliveredAt.IsZero() {
			day := clock.DateOf(s.DeliveredAt)
			shown.DeliveredOn = &day
		}
		for _, l := range s.Lines {
			line := ShippedLine{Item: l.ItemID, Quantity: l.Quantity, Lots: make([]ShippedLot, 0, len(l.Lots))}
			for _, lot := range l.Lots {
				line.Lots = append(line.Lots, ShippedLot{LotUnits: LotUnits(lot), Recalled: order.IsRecalled(l.ItemID, lot.Lot)})
			}
			shown.Lines = append(shown.Lines, line)
		}
		out = append(out, shown)
	}
	return out
}
