package domain

import (
	"time"

	"millesime/platform/clock"
	"millesime/platform/fault"
)

// promiseWords tell when the bottles of each line come now, as of an instant.
func promiseWords(promises []Promise, more int64, now time.Time) fault.Text {
	var all fault.Text
	add := func(words fault.Text) {
		if all.FR != "" {
			all.FR, all.EN = all.FR+" ", all.EN+" "
		}
		all.FR, all.EN = all.FR+words.FR, all.EN+words.EN
	}
	for _, p := range promises {
		add(p.sentence().Fill(
			"n", p.Units, "product", p.Product, "from", dayWords(p.From, now), "to", dayWords(p.To, now), "parts", partWords(p.Parts, now),
		))
	}
	if more > 0 {
		add(fault.Text{FR: "Le reste est dans la commande.", EN: "The order has the rest."})
	}
	return all
}

func (p Promise) sentence() fault.Text {
	switch one := p.Units == 1; {
	case p.Arrived: // in several parts perhaps: the last of them is no figure to tell
		return fault.Text{
			FR: "{product} : tout ce que vous attendiez est arrivé.", EN: "{product}: all that you were waiting for has arrived.",
		}
	case len(p.Parts) > 0:
		return fault.Text{FR: "Les bouteilles de {product} que vous attendez : {parts}.", EN: "The bottles of {product} that you wait for: {parts}."}
	case p.To == "" && one:
		return fault.Text{
			FR: "La bouteille de {product} attendue le {from} n’a plus de date.", EN: "The bottle of {product} expected on {from} has no date any more.",
		}
	case p.To == "":
		return fault.Text{
			FR: "Les {n} bouteilles de {product} attendues le {from} n’ont plus de date.",
			EN: "The {n} bottles of {product} expected on {from} have no date any more.",
		}
	case p.From == "" && one:
		return fault.Text{
			FR: "La bouteille de {product} qui n’avait pas de date arrive le {to}.", EN: "The bottle of {product} that had no date comes on {to}.",
		}
	case p.From == "":
		return fault.Text{
			FR: "Les {n} bouteilles de {product} qui n’avaient pas de date arrivent le {to}.",
			EN: "The {n} bottles of {product} that had no date come on {to}.",
		}
	case one:
		return fault.Text{
			FR: "La bouteille de {product} attendue le {from} arrive le {to}.", EN: "The bottle of {product} expected on {from} comes on {to}.",
		}
	default:
		return fault.Text{
			FR: "Les {n} bouteilles de {product} attendues le {from} arrivent le {to}.",
			EN: "The {n} bottles of {product} expected on {from} come on {to}.",
		}
	}
}

// partWords tell how many bottles come when, as of an instant.
func partWords(parts []PromisedPart, now time.Time) fault.Text {
	var all fault.Text
	for n, part := range parts {
		words := fault.Text{FR: "{n} le {on}", EN: "{n} on {on}"}
		if part.On == "" {
			words = fault.Text{FR: "{n} sans date", EN: "{n} without a day"}
		}
		if n > 0 {
			all.FR, all.EN = all.FR+", ", all.EN+", "
		}
		words = words.Fill("n", part.Units, "on", dayWords(part.On, now))
		all.FR, all.EN = all.FR+words.FR, all.EN+words.EN
	}
	return all
}

// dayWords are a day with its month by name, and its year where that is not the one of now.
func dayWords(date string, now time.Time) fault.Text {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return fault.Text{}
	}
	return fault.Day(day, day.Year() != now.In(clock.Paris).Year())
}
