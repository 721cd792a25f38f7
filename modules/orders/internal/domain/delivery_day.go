package domain

import (
	"time"

	"millesime/platform/clock"
	"millesime/platform/fault"
)

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
