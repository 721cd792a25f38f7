package index

import (
	"strconv"
	"strings"
)

// mostSize is larger than any bottle or barrel, in ml.
const mostSize = 60_000

// sizeAt reads a size at the beginning of words, in ml, and tells how many of them say it: "75cl", "75 cl", "1 5 l", "37 5cl".
func sizeAt(words []string) (ml, length int) {
	whole, unit := cutNumber(words[0])
	switch {
	case whole == "":
		return 0, 0
	case unit != "":
		return sized(whole, "", unit, 1)
	case len(words) < 2:
		return 0, 0
	}
	fraction, unit := cutNumber(words[1])
	switch {
	case fraction == "":
		return sized(whole, "", words[1], 2)
	case len(whole) > 2: // "2019 75 cl" is a vintage and a size
		return 0, 0
	case unit != "":
		return sized(whole, fraction, unit, 2)
	case len(words) > 2:
		return sized(whole, fraction, words[2], 3)
	default:
		return 0, 0
	}
}

// cutNumber splits "75cl" into its digits and the rest.
func cutNumber(word string) (digits, rest string) {
	rest = strings.TrimLeft(word, "0123456789")
	return word[:len(word)-len(rest)], rest
}

// sized gives ml and the length back, and nothing for what is no size.
func sized(whole, fraction, unit string, length int) (ml, words int) {
	factor := 0.0
	switch unit {
	case "ml":
		factor = 1
	case "cl":
		factor = 10
	case "l", "lt", "litre", "litres", "liter", "liters":
		factor = 1000
	}
	amount, err := strconv.ParseFloat(whole+"."+fraction+"0", 64)
	ml = int(amount*factor + 0.5)
	if err != nil || ml <= 0 || ml > mostSize {
		return 0, 0
	}
	return ml, length
}
