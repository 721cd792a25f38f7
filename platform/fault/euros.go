package fault

import (
	"strings"

	"millesime/platform/money"
)

// Euros are an amount as people read it: "1 234,50 €", whose spaces do not break, and "€1,234.50".
func Euros(c money.Cents) Text {
	whole, cents, _ := strings.Cut(c.String(), ".")
	return Text{
		FR: inThousands(whole, "\u202f") + "," + cents + "\u00a0€",
		EN: "€" + inThousands(whole, ",") + "." + cents,
	}
}

func inThousands(digits, separator string) string {
	const group = 3
	for at := len(digits) - group; at > 0; at -= group {
		digits = digits[:at] + separator + digits[at:]
	}
	return digits
}
