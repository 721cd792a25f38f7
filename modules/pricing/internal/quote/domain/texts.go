package domain

import (
	"strings"

	"millesime/platform/fault"
	"millesime/platform/money"
)

// mostNamed is how many names a sentence holds.
const mostNamed = 3

// Enumerate writes names of things of which there are more or not: "A, B et C", "A, B, C et 2 autres".
func Enumerate(names []string, all int) fault.Text {
	if len(names) > mostNamed {
		names = names[:mostNamed]
	}
	if others := all - len(names); others > 0 {
		rest := fault.Say(" et {n} autres", " and {n} others").Fill("n", others)
		if others == 1 {
			rest = fault.Say(" et un autre", " and one other")
		}
		joined := strings.Join(names, ", ")
		return fault.Text{FR: joined + rest.FR, EN: joined + rest.EN}
	}
	if len(names) < 2 {
		joined := strings.Join(names, "")
		return fault.Same(joined)
	}
	last := len(names) - 1
	joined := strings.Join(names[:last], ", ")
	return fault.Text{FR: joined + " et " + names[last], EN: joined + " and " + names[last]}
}

// Percent writes a rate as people read it: "2,5 %" and "2.5 %".
func Percent(r money.Rate) fault.Text {
	return fault.Text{FR: strings.ReplaceAll(r.String(), ".", ",") + " %", EN: r.String() + " %"}
}
