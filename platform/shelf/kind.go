package shelf

import (
	"slices"

	"millesime/platform/fault"
)

// KindOf is the colour of a still wine, and the type of other drinks.
func KindOf(kind, colour string) string {
	if kind == "still" && colour != "" {
		return colour
	}
	return kind
}

// Kind is what a drink is called in short; "" for one that nobody knows.
func Kind(kind, colour string) fault.Text { return kinds[KindOf(kind, colour)] }

var kinds = map[string]fault.Text{ //nolint:gochecknoglobals // a constant table
	"red": fault.Say("Rouge", "Red"), "white": fault.Say("Blanc", "White"), "rose": fault.Say("Rosé", "Rosé"),
	"orange": fault.Say("Orange", "Orange"), "still": fault.Say("Vin tranquille", "Still wine"),
	"sparkling": fault.Say("Effervescent", "Sparkling"), "fortified": fault.Say("Vin muté", "Fortified wine"),
	"spirit": fault.Say("Spiritueux", "Spirit"), "beer": fault.Say("Bière", "Beer"), "cider": fault.Say("Cidre", "Cider"),
	"soft": fault.Say("Sans alcool", "Soft drink"), "water": fault.Say("Eau", "Water"), "juice": fault.Say("Jus", "Juice"),
}

// Strength is how much of a drink is alcohol, in tenths of a percent of its volume; "" while nobody told.
func Strength(tenths int) fault.Text {
	if tenths == 0 {
		return fault.Text{}
	}
	return fault.Say("{n}\u00a0%\u00a0vol.", "{n}%\u00a0vol.").Fill("n", fault.Tenths(tenths))
}

// Facts are texts about a drink on one line; what is "" is left out.
func Facts(texts ...fault.Text) fault.Text {
	return fault.Join(slices.DeleteFunc(texts, func(t fault.Text) bool { return t.FR == "" }), " · ")
}
