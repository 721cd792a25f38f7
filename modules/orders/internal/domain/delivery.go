package domain

import (
	"slices"
	"time"

	"millesime/platform/fault"
)

// ErrNoParcel covers a parcel that is not the order's.
var ErrNoParcel = fault.New("orders.no_parcel", fault.NotFound, "Ce colis n’est pas dans la commande.", "This parcel is not in the order.")

// ErrDelivered refuses to say again that a parcel arrived.
var ErrDelivered = fault.New("orders.parcel_delivered", fault.Conflict,
	"La livraison de ce colis est déjà confirmée.", "The delivery of this parcel is confirmed already.")

// OnTheWay are the states in which parcels travel and nothing is in dispute: there the system says that they arrived.
func OnTheWay() []Status { return []Status{Preparation, PartiallyShipped, PendingShipping} }

// CheckDelivery refuses to say that a parcel arrived for who may not, and where none travels. An incident holds no parcel up, and one that
// was lost may turn up whenever it does.
func (o Summary) CheckDelivery(role Role, parcel Shipment) error {
	switch {
	case role != RoleSystem && !slices.Contains(parties(), role):
		return About(o, ErrMoveNotAllowed)
	case parcel.Lost() && role == RoleSystem:
		return About(o, ErrMovedMeanwhile)
	case slices.Contains(OnTheWay(), o.Status), role != RoleSystem && (o.Status == Incident || parcel.Lost()):
		return nil
	case slices.Contains([]Status{Shipped, PendingInvoice, Billed, Closed, Incident}, o.Status):
		return About(o, ErrMovedMeanwhile)
	default:
		return About(o, ErrNoSuchMove)
	}
}

// ArrivedBy is the instant until which a parcel must have left to be taken for delivered (domain 5.3).
func ArrivedBy(now time.Time) time.Time { return now.AddDate(0, 0, -unconfirmedDays) }

// Travels tells that the parcel is to arrive: nobody said yet that it did, and it is not lost.
func (s Shipment) Travels() bool { return s.DeliveredAt.IsZero() && !s.Lost() }

// ParcelToDeliver finds a parcel that has not arrived, and tells whether it is the last one that travels.
func ParcelToDeliver(parcels []Shipment, id int64) (parcel Shipment, last bool, err error) {
	at := slices.IndexFunc(parcels, func(s Shipment) bool { return s.ID == id })
	if at < 0 {
		return Shipment{}, false, ErrNoParcel
	}
	if !parcels[at].DeliveredAt.IsZero() {
		return parcels[at], false, ErrDelivered
	}
	others := slices.DeleteFunc(slices.Clone(parcels), func(s Shipment) bool { return s.ID == id })
	return parcels[at], !slices.ContainsFunc(others, Shipment.Travels), nil
}
