package edit

import "math"

// tenths is the nearest number with one decimal.
func tenths(n float64) float64 { return math.Round(n*10) / 10 }

// isEAN tells whether a code is a GTIN of 8, 12, 13 or 14 digits with its right check digit.
func isEAN(code string) bool {
	switch len(code) {
	case 8, 12, 13, 14:
	default:
		return false
	}
	sum := 0
	for i, digit := range []byte(code) {
		if digit < '0' || digit > '9' {
			return false
		}
		weight := 1
		if (len(code)-i)%2 == 0 { // from the right, the check digit counts once and the next three times
			weight = 3
		}
		sum += weight * int(digit-'0')
	}
	return sum%10 == 0
}

const wholeBlend = 100

func areGrapes(grapes []Grape) bool {
	total := 0.0
	for _, g := range grapes {
		named := g.Name != "" && len([]rune(g.Name)) <= maxLine
		if !named || !(g.Share >= 0 && g.Share <= wholeBlend) {
			return false
		}
		total += g.Share
	}
	return total <= wholeBlend+1e-6
}
