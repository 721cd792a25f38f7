package domain

import "time"

// Shipment is a parcel, or a pallet, that left with goods of an order.
type Shipment struct {
	ID             int64
	Number         string // EXP-2026-000001
	Carrier        string
	TrackingNumber string
	TrackingURL    string
	Lines          []ShipmentLine
	ShippedAt      time.Time
	DeliveredAt    time.Time // zero: on its way
	ShippedBy      Signature
}

// ShipmentLine is what it holds of one line of the order.
type ShipmentLine struct {
	ItemID   int64
	Quantity int64
}

// DeliveredAt is when the last shipment of an order arrived; zero when one is still on its way, or none left.
func DeliveredAt(shipments []Shipment) time.Time {
	var last time.Time
	for _, s := range shipments {
		if s.DeliveredAt.IsZero() {
			return time.Time{}
		}
		if s.DeliveredAt.After(last) {
			last = s.DeliveredAt
		}
	}
	return last
}
