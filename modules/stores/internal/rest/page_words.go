package rest

import (
	"strconv"
	"strings"
	"time"

	"millesime/platform/fault"
)

// tenths writes tenths of a unit with the decimal that they have.
func tenths(n int) fault.Text {
	return fault.Decimal(strings.TrimSuffix(strconv.FormatFloat(float64(n)/10, 'f', 1, 64), ".0"))
}

// declared tells when a licence was declared; "" of no day.
func declared(on, language string) string {
	at, err := time.Parse(time.DateOnly, on)
	if err != nil {
		return ""
	}
	return fault.Say("déclarée le {day}", "declared on {day}").Fill("day", fault.Same(at.Format("02/01/2006"))).In(language)
}

// kinds are what drinks are called in short.
var kinds = map[string]fault.Text{ //nolint:gochecknoglobals // a constant table

	"red": fault.Say("Rouge", "Red"), "white": fault.Say("Blanc", "White"), "rose": fault.Say("Rosé", "Rosé"),
	"orange": fault.Say("Orange", "Orange"), "still": fault.Say("Vin tranquille", "Still wine"),
	"sparkling": fault.Say("Effervescent", "Sparkling"), "fortified": fault.Say("Vin muté", "Fortified wine"),
	"spirit": fault.Say("Spiritueux", "Spirit"), "beer": fault.Say("Bière", "Beer"), "cider": fault.Say("Cidre", "Cider"),
	"soft": fault.Say("Sans alcool", "Soft drink"), "water": fault.Say("Eau", "Water"), "juice": fault.Say("Jus", "Juice"),
}
