package domain

import (
	"strings"
	"time"

	"millesime/platform/clock"
	"millesime/platform/fault"
)

// fill puts what a notification knows into its words.
func (n Notification) fill(words fault.Text) fault.Text {
	return words.Fill(
		"of", n.sellerWords(), "lasting", n.lastingWords(), "reason", n.reasonWords(),
		"damaged", alsoWords(n.Params.Damaged, "en casse", "broken"), "short", alsoWords(n.Params.Short, "non livrées", "not delivered"),
		"name", n.Params.Name, "party", n.PartyName, "product", n.Params.Product, "lot", n.Params.Lot, "number", n.Params.Number,
		"state", stateWords(n.Params.To), "open", openWords(n.Params.Open), "free", n.freeWords(),
		"total", fault.Euros(n.Params.Total), "left", fault.Euros(n.Params.Total-n.Params.Paid),
		"units", unitWords(n.Params.Units), "outcomes", outcomeWords(n.Params.Outcomes), "carrier", n.Params.Carrier, "tracking",
		n.trackingWords(), "incident", incidentWords(n.Params.Incident), "revision", n.Params.Revision,
		"from", dateWords(n.Params.From), "until", dateWords(n.Params.Until),
		"lacks", lackWords(n.Params.Lacks), "promises", promiseWords(n.Params.Promises, n.Params.More, n.CreatedAt),
	)
}

// sellerWords name who sells by a price list, to who buys by it.
func (n Notification) sellerWords() fault.Text {
	if n.PartyID == 0 {
		return fault.Text{}
	}
	return say(" de {party}", " of {party}").Fill("party", n.PartyName)
}

// lastingWords tell until when a price list is in force, where it has an end.
func (n Notification) lastingWords() fault.Text {
	if n.Params.Until == "" {
		return fault.Text{}
	}
	return say(" jusqu’au {until}", " until {until}").Fill("until", dateWords(n.Params.Until))
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

// reasonWords tell why somebody did what is told, as a sentence that ends.
func (n Notification) reasonWords() fault.Text {
	reason := n.Params.Reason
	if reason == "" {
		return fault.Text{}
	}
	if !strings.ContainsAny(reason[len(reason)-1:], ".!?") && !strings.HasSuffix(reason, "…") {
		reason += "."
	}
	return fault.Text{FR: " Motif : " + reason, EN: " Reason: " + reason}
}

// openWords tell what a payment leaves open of what it pays.
func openWords(open []StillOpen) fault.Text {
	all := make([]fault.Text, 0, len(open))
	for _, o := range open {
		all = append(all, say(" Il reste {amount} à payer sur {number}.", " {amount} of {number} is left to pay.").
			Fill("amount", fault.Euros(o.Amount), "number", o.Number))
	}
	return fault.Join(all, "")
}

// freeWords tell what of a payment pays nothing yet, and what becomes of it.
func (n Notification) freeWords() fault.Text {
	if n.Params.Free == 0 {
		return fault.Text{}
	}
	if n.Params.Individual { // nothing of it is a credit: it is given back
		words := say(" {amount} n’y règlent rien : ils vous sont remboursés.", " {amount} of it pay nothing: they are refunded to you.")
		if n.Params.OnBehalf {
			words = say(" {amount} n’y règlent rien : remboursez-les s’ils ne règlent pas une commande en cours.",
				" {amount} of it pay nothing: refund them unless they pay an open order.")
		}
		return words.Fill("amount", fault.Euros(n.Params.Free))
	}
	words := say(" {amount} n’y règlent rien encore : ils vous sont dus, ou règlent votre prochaine facture.",
		" {amount} of it pay nothing yet: they are owed to you, or pay your next invoice.")
	if n.Params.OnBehalf {
		words = say(" {amount} n’y règlent rien encore : affectez-les ou remboursez-les.",
			" {amount} of it pay nothing yet: allocate or refund them.")
	}
	return words.Fill("amount", fault.Euros(n.Params.Free))
}

// alsoWords count bottles that came to nothing, after those that are there; nothing when there are none.
func alsoWords(units int64, fr, en string) fault.Text {
	if units == 0 {
		return fault.Text{}
	}
	words := unitWords(units)
	return fault.Text{FR: ", " + words.FR + " " + fr, EN: ", " + words.EN + " " + en}
}

// promiseWords tell when the bottles of each line come now, as of an instant.
func promiseWords(promises []Promise, more int64, now time.Time) fault.Text {
	all := make([]fault.Text, 0, len(promises)+1)
	for _, p := range promises {
		all = append(all, p.sentence().Fill(
			"n", p.Units, "product", p.Product, "from", dayWords(p.From, now), "to", dayWords(p.To, now), "parts", partWords(p.Parts, now),
		))
	}
	if more > 0 {
		all = append(all, say("Le reste est dans la commande.", "The order has the rest."))
	}
	return fault.Join(all, " ")
}

func (p Promise) sentence() fault.Text {
	switch one := p.Units == 1; {
	case p.Arrived: // in several parts perhaps: the last of them is no figure to tell
		return say("{product} : tout ce que vous attendiez est arrivé.", "{product}: all that you were waiting for has arrived.")
	case len(p.Parts) > 0:
		return say("Les bouteilles de {product} que vous attendez : {parts}.",
			"The bottles of {product} that you wait for: {parts}.")
	case p.To == "" && one:
		return say("La bouteille de {product} attendue le {from} n’a plus de date.",
			"The bottle of {product} expected on {from} has no date any more.")
	case p.To == "":
		return say("Les {n} bouteilles de {product} attendues le {from} n’ont plus de date.",
			"The {n} bottles of {product} expected on {from} have no date any more.")
	case p.From == "" && one:
		return say("La bouteille de {product} qui n’avait pas de date arrive le {to}.",
			"The bottle of {product} that had no date comes on {to}.")
	case p.From == "":
		return say("Les {n} bouteilles de {product} qui n’avaient pas de date arrivent le {to}.",
			"The {n} bottles of {product} that had no date come on {to}.")
	case one:
		return say("La bouteille de {product} attendue le {from} arrive le {to}.",
			"The bottle of {product} expected on {from} comes on {to}.")
	default:
		return say("Les {n} bouteilles de {product} attendues le {from} arrivent le {to}.",
			"The {n} bottles of {product} expected on {from} come on {to}.")
	}
}

// partWords tell how many bottles come when, as of an instant.
func partWords(parts []PromisedPart, now time.Time) fault.Text {
	all := make([]fault.Text, 0, len(parts))
	for _, part := range parts {
		words := say("{n} le {on}", "{n} on {on}")
		if part.On == "" {
			words = say("{n} sans date", "{n} without a day")
		}
		all = append(all, words.Fill("n", part.Units, "on", dayWords(part.On, now)))
	}
	return fault.Join(all, ", ")
}

// dayWords are a day with its month by name, and its year where that is not the one of now.
func dayWords(date string, now time.Time) fault.Text {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return fault.Text{}
	}
	return fault.Day(day, day.Year() != now.In(clock.Paris).Year())
}
