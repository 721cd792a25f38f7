package domain

import (
	"slices"
	"time"

	"millesime/platform/clock"
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

// noon is the hour that stands for a day that somebody told, and not the hour.
const noon = 12 * time.Hour

// ArrivedOn is when the parcel arrived, by the day in Paris that somebody told: between the one on which it left and today, which is
// meant by "" (domain 5.8). An earlier day stands at noon, and never before the parcel left.
func (s Shipment) ArrivedOn(day string, now time.Time) (time.Time, error) {
	today := clock.DateOf(now)
	if day == "" || day == today {
		return now, s.checkDay(today, today)
	}
	at := clock.StartOf(day, 0).Add(noon)
	if at.Before(s.ShippedAt) {
		at = s.ShippedAt
	}
	return clock.Instant(at), s.checkDay(day, today)
}

func (s Shipment) checkDay(day, today string) error {
	if day >= clock.DateOf(s.ShippedAt) && day <= today {
		return nil
	}
	return refusedDay(fault.Say("{number} est parti le {left} : la livraison est de ce jour au plus tôt, d’aujourd’hui au plus tard.",
		"{number} left on {left}: it was delivered on that day at the earliest, today at the latest.").
		Fill("number", s.Number, "left", fault.Day(s.ShippedAt, true)))
}

// TakenFor is when the system takes a parcel for delivered: the tenth day after it left, whenever that is noticed (domain 5.8).
func (s Shipment) TakenFor(now time.Time) time.Time {
	day := clock.DateOf(s.ShippedAt.In(clock.Paris).AddDate(0, 0, unconfirmedDays))
	at, err := s.ArrivedOn(day, now)
	if err != nil { // sooner: an order whose last parcel left before is taken for delivered as a whole
		return now
	}
	return at
}

func refusedDay(text fault.Text) error {
	return fault.Invalid(fault.Violation{PropertyPath: "deliveredOn", Code: "day", Text: text})
}

// checkDay refuses a day of delivery with another change, and one before the last of the parcels that travel left.
func (c Change) checkDay(order Summary, now time.Time) error {
	switch {
	case c.DeliveredOn == "":
		return nil
	case c.To != Shipped:
		return refusedDay(fault.Say("Le jour de livraison ne se dit qu’en confirmant la livraison.",
			"A day of delivery is told with the delivery only."))
	default:
		_, err := order.LastToArrive.ArrivedOn(c.DeliveredOn, now)
		return err
	}
}
