package rest

import "millesime/platform/fault"

// kinds are what drinks are called in short.
var kinds = map[string]fault.Text{ //nolint:gochecknoglobals // a constant table

	"red": fault.Say("Rouge", "Red"), "white": fault.Say("Blanc", "White"), "rose": fault.Say("Rosé", "Rosé"),
	"orange": fault.Say("Orange", "Orange"), "still": fault.Say("Vin tranquille", "Still wine"),
	"sparkling": fault.Say("Effervescent", "Sparkling"), "fortified": fault.Say("Vin muté", "Fortified wine"),
	"spirit": fault.Say("Spiritueux", "Spirit"), "beer": fault.Say("Bière", "Beer"), "cider": fault.Say("Cidre", "Cider"),
	"soft": fault.Say("Sans alcool", "Soft drink"), "water": fault.Say("Eau", "Water"), "juice": fault.Say("Jus", "Juice"),
}
