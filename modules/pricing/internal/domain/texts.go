package domain

import (
	"strings"

	"millesime/platform/fault"
	"millesime/platform/money"
)

// euros writes an amount as people read it: "1 234,50 €" and "€1,234.50".
func euros(c money.Cents) fault.Text {
	whole, decimals, _ := strings.Cut(c.String(), ".")
	return fault.Text{
		FR: grouped(whole, "\u202f") + "," + decimals + "\u00a0€",
		EN: "€" + grouped(whole, ",") + "." + decimals,
	}
}

// percent writes a rate as people read it: "2,5 %" and "2.5 %".
func percent(r money.Rate) fault.Text {
	return fault.Text{FR: strings.ReplaceAll(r.String(), ".", ",") + " %", EN: r.String() + " %"}
}

// grouped separates the thousands.
func grouped(digits, separator string) string {
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + separator + digits[i:]
	}
	return digits
}
