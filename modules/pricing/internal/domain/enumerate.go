package domain

import (
	"strings"

	"millesime/platform/fault"
)

// mostNamed is how many names a sentence holds.
const mostNamed = 3

// Enumerate writes names of things of which there are more or not: "A, B et C", "A, B, C et 2 autres".
func Enumerate(names []string, all int) fault.Text {
	if len(names) > mostNamed {
		names = names[:mostNamed]
	}
	if others := all - len(names); others > 0 {
		rest := fault.Text{FR: " et {n} autres", EN: " and {n} others"}.Fill("n", others)
		if others == 1 {
			rest = fault.Text{FR: " et un autre", EN: " and one other"}
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
