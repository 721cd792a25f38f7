package domain

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/pdf"
	"millesime/platform/sale"
)

// writer writes in the language of a paper's reader.
type writer struct{ language string }

func (w writer) say(fr, en string, params ...any) string {
	return fault.Say(fr, en).Fill(params...).In(w.language)
}

// euros writes an amount: 1 234,50 €.
func (w writer) euros(c money.Cents) string { return fault.Euros(c).In(w.language) }

// percent writes a rate: 5,5 %.
func (w writer) percent(r money.Rate) string {
	return w.say("{rate} %", "{rate}%", "rate", fault.Decimal(r.String()))
}

// day writes a day, YYYY-MM-DD, as papers do.
func (w writer) day(day string) string {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return day
	}
	return at.Format("02/01/2006")
}

// month writes a month, YYYY-MM.
func (w writer) month(month string) string {
	at, err := time.Parse("2006-01", month)
	if err != nil {
		return month
	}
	return at.Format("01/2006")
}

// labelled writes "Label : value", or nothing of what is not known.
func (w writer) labelled(fr, en, value string) string {
	if value == "" {
		return ""
	}
	return w.say(fr+" : {value}", en+": {value}", "value", value)
}

// address is a postal address, a line each, with the country where it is not France.
func (w writer) address(a usersapi.Address) []string {
	lines := lists.Known(a.Company, a.Street, a.Street2, strings.TrimSpace(a.Postcode+" "+a.City))
	if country, err := language.ParseRegion(a.Country); err == nil && a.Country != "FR" {
		lines = append(lines, display.Regions(language.Make(w.language)).Name(country))
	}
	return lines
}

// at is a party at an address: the name first, once.
func (w writer) at(name string, a usersapi.Address) []string {
	lines := w.address(a)
	if len(lines) > 0 && lines[0] == name {
		return lines
	}
	return append([]string{name}, lines...)
}

// tenth is one of a unit, in thousandths.
const tenth = 100

// wine is what a product is called, and what is told of it.
func (w writer) wine(p ordersapi.Product) (name, about string) {
	size := ""
	if p.BottleSizeMl > 0 {
		size = w.decimal(int64(p.BottleSizeMl)*tenth) + " cl"
	}
	strength := ""
	if p.ABVTenths > 0 {
		strength = w.say("{abv} % vol.", "{abv}% vol.", "abv", w.decimal(int64(p.ABVTenths)*tenth))
	}
	return ordersapi.Called(p.Name, p.Vintage), strings.Join(lists.Known(p.Appellation, size, strength, p.Reference), " · ")
}

func (w writer) count(n int64) string { return fault.Decimal(strconv.FormatInt(n, 10)).In(w.language) }

// reductions are what lowers a line, each by its name: "Remise permanente 5 % : −3,72 €".
func (w writer) reductions(steps []sale.TraceStep) []string {
	var lines []string
	for _, step := range steps {
		label := step.Label.In(w.language)
		if step.Rate != 0 {
			label += " " + w.percent(step.Rate)
		}
		lines = append(lines, w.say("{label} : {amount}", "{label}: {amount}", "label", label, "amount", fault.Euros(-step.Amount)))
	}
	return lines
}

// decimal writes thousandths as a figure: 12500 is 12,5.
func (w writer) decimal(n int64) string {
	text := fmt.Sprintf("%d.%03d", n/thousandths, n%thousandths)
	return fault.Decimal(strings.TrimSuffix(strings.TrimRight(text, "0"), ".")).In(w.language)
}

const thousandths = 1000

// contents are what bottles hold: a paper that goes with the goods tells their volume and alcohol.
type contents struct{ units, millilitres, alcohol int64 } // alcohol in millilitres × tenths of a percent

func (c contents) with(p ordersapi.Product, units int64) contents {
	volume := units * int64(p.BottleSizeMl)
	return contents{c.units + units, c.millilitres + volume, c.alcohol + volume*int64(p.ABVTenths)}
}

// words tell what is in the bottles, to the millilitre.
func (c contents) words(w writer) string {
	if c.units == 0 {
		return ""
	}
	return w.say("{units}, {litres} l au total, soit {alcohol} l d’alcool pur.", "{units}, {litres} l in all, or {alcohol} l of pure alcohol.",
		"units", fault.Count(c.units, "bouteille", "bottle"), "litres", w.decimal(c.millilitres),
		"alcohol", w.decimal((c.alcohol+thousandths/2)/thousandths))
}

// columns are those of goods with prices, incl. tax where the paper is an individual's.
func (w writer) columns(store bool) []pdf.Column {
	price, total := w.say("Prix unitaire HT", "Unit price excl. VAT"), w.say("Total HT", "Total excl. VAT")
	if store {
		price, total = w.say("Prix unitaire TTC", "Unit price incl. VAT"), w.say("Total TTC", "Total incl. VAT")
	}
	const count, unit, rate, sum = 18, 30, 14, 32 // mm
	return []pdf.Column{
		{Head: w.say("Produit", "Product")},
		{Head: w.say("Quantité", "Quantity"), Width: count},
		{Head: price, Width: unit},
		{Head: w.say("TVA", "VAT"), Width: rate},
		{Head: total, Width: sum},
	}
}
