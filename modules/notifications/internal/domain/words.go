package domain

import (
	"time"

	"millesime/platform/fault"
)

// fill puts what a notification knows into its words.
func (n Notification) fill(words fault.Text) fault.Text {
	return words.Fill("of", n.sellerWords(), "lasting", n.lastingWords(), "reason", n.reasonWords(),
		"damaged", alsoWords(n.Params.Damaged, "en casse", "broken"), "short", alsoWords(n.Params.Short, "non livrées", "not delivered")).Fill(
		"name", n.Params.Name, "party", n.PartyName, "product", n.Params.Product, "lot", n.Params.Lot, "number", n.Params.Number,
		"state", stateWords(n.Params.To),
		"total", fault.Euros(n.Params.Total),
		"units", unitWords(n.Params.Units), "outcomes", outcomeWords(n.Params.Outcomes), "carrier", n.Params.Carrier, "tracking",
		n.trackingWords(), "incident", incidentWords(n.Params.Incident), "revision", n.Params.Revision,
		"from", dateWords(n.Params.From), "until", dateWords(n.Params.Until),
		"promises", promiseWords(n.Params.Promises, n.Params.More, n.CreatedAt),
	)
}

// sellerWords name who sells by a price list, to who buys by it.
func (n Notification) sellerWords() fault.Text {
	if n.PartyID == 0 {
		return fault.Text{}
	}
	return say(" de {party}", " of {party}")
}

// lastingWords tell until when a price list is in force, where it has an end.
func (n Notification) lastingWords() fault.Text {
	if n.Params.Until == "" {
		return fault.Text{}
	}
	return say(" jusqu’au {until}", " until {until}")
}

// dateWords are a day as people write it.
func dateWords(date string) fault.Text {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return fault.Text{}
	}
	return fault.Text{FR: day.Format("02/01/2006"), EN: day.Format("2 January 2006")}
}

// unitWords count bottles.
func unitWords(units int64) fault.Text {
	return fault.Count(units, "bouteille", "bottle")
}

// trackingWords end a sentence about a parcel that can be followed.
func (n Notification) trackingWords() fault.Text {
	if n.Params.Tracking == "" {
		return fault.Text{}
	}
	return say(", suivi {number}", ", tracking number {number}").Fill("number", n.Params.Tracking)
}

// reasonWords tell why somebody did what is told.
func (n Notification) reasonWords() fault.Text {
	if n.Params.Reason == "" {
		return fault.Text{}
	}
	return fault.Text{FR: " Motif : " + n.Params.Reason, EN: " Reason: " + n.Params.Reason}
}

// alsoWords count bottles that came to nothing, after those that are there; nothing when there are none.
func alsoWords(units int64, fr, en string) fault.Text {
	if units == 0 {
		return fault.Text{}
	}
	words := unitWords(units)
	return fault.Text{FR: ", " + words.FR + " " + fr, EN: ", " + words.EN + " " + en}
}
