package domain

import (
	"strings"

	"millesime/platform/fault"
	"millesime/platform/money"
)

// Percent writes a rate as people read it: "2,5 %" and "2.5 %".
func Percent(r money.Rate) fault.Text {
	return fault.Text{FR: strings.ReplaceAll(r.String(), ".", ",") + " %", EN: r.String() + " %"}
}
