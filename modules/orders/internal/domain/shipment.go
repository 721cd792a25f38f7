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
