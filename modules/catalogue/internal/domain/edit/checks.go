package edit

import (
	"math"

	"millesime/platform/gtin"
)

// tenths is the nearest number with one decimal.
func tenths(n float64) float64 { return math.Round(n*10) / 10 }

func isEAN(code string) bool {
	_, ok := gtin.Parse(code)
	return ok
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
