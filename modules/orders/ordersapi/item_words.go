package ordersapi

import (
	"cmp"

	"millesime/modules/products/productsapi"
	"millesime/platform/clock"
	"millesime/platform/fault"
)

// Facts are what a copy of a product says of itself beside its name: where it is from, and how much a bottle holds (Code de la
// consommation, L111-1).
func (p *Product) Facts() fault.Text {
	size := productsapi.SizeText(p.Type, p.BottleSizeMl)
	from := cmp.Or(p.Appellation, p.Region)
	if from == "" {
		return size
	}
	return fault.Join([]fault.Text{fault.Same(from), size}, " · ")
}

// AwaitedText says what of a line is not there yet, nil when all is.
func (i Item) AwaitedText() *fault.Text {
	var all *fault.Text
	for _, promise := range i.Promises {
		day := fault.Say("{n} attendues le {day}", "{n} expected on {day}")
		if promise.Units == 1 {
			day.FR = "1 attendue le {day}"
		}
		if promise.Late {
			day = fault.Say("{n} en retard, sans date", "{n} late, without a day")
		}
		day = day.Fill("n", promise.Units, "day", clock.StartOf(promise.ExpectedOn, 0).In(clock.Paris).Format("02/01/2006"))
		if all != nil {
			day = fault.Same("{before}, {day}").Fill("before", *all, "day", day)
		}
		all = &day
	}
	return all
}
