package demo

import (
	"fmt"
	"strings"
)

// describe gives a product its name, vintage and size. Later attempts vary what made it equal to another.
func (w *world) describe(s source, p *product, house string, attempt int) {
	g := p.growth
	p.row.Name = productName(s, g, house)
	p.row.Vintage = 0
	if g.hasVintage() {
		p.row.Vintage = w.vintage(s, g)
	}
	if attempt > 20 { // a small range is used up: lots tell the bottlings apart
		p.row.Name = fmt.Sprintf("%s – Lot %d", p.row.Name, attempt-20)
	}
	p.row.BottleSizeMl = size(s, g)
	p.row.UnitsPerCarton = carton(g, p.row.BottleSizeMl)
	p.row.WeightGrams = weight(g, p.row.BottleSizeMl)
	p.row.ProducedBefore20231208 = p.row.Vintage != 0 && p.row.Vintage < 2023
	if g.isWine() && !p.row.ProducedBefore20231208 {
		p.row.Ingredients = "Raisins, régulateurs d’acidité (acide tartrique), conservateurs (sulfites)"
		p.row.EnergyKjPer100ml = 60 + g.abvTenths*2
	}
}

func productName(s source, g growth, house string) string {
	switch {
	case g.kind == spirit:
		name := g.appellation
		if name == "" {
			name = g.classification
		}
		return strings.TrimSpace(house + " " + name + " " + oneOf(s, words("age")))
	case !g.isWine():
		return oneOf(s, words("drink", g.kind))
	default:
		return strings.TrimSpace(house + " " + oneOf(s, words("cuvée", g.colour, g.kind)))
	}
}

func (w *world) vintage(s source, g growth) int {
	youngest, oldest := 1, 3
	switch {
	case g.colour == rose:
		oldest = 2
	case g.kind == fortified:
		youngest, oldest = 2, 14
	case g.region == bordeaux && g.colour == red:
		youngest, oldest = 3, 11
	case g.colour == red:
		oldest = 7
	case g.low >= 1500:
		youngest, oldest = 2, 8
	}
	return w.now.Year() - s.between(youngest, oldest)
}

// size in millilitres.
func size(s source, g growth) int {
	switch g.kind {
	case spirit:
		return weighted(s, []choice[int]{{700, 85}, {500, 15}})
	case beer:
		return weighted(s, []choice[int]{{330, 75}, {750, 15}, {440, 10}})
	case cider:
		return weighted(s, []choice[int]{{750, 75}, {330, 25}})
	case water:
		return oneOf(s, []int{500, 750, 1000})
	case juice, soft:
		return oneOf(s, []int{250, 330, 1000})
	case fortified:
		return weighted(s, []choice[int]{{750, 90}, {375, 10}})
	default:
		return weighted(s, []choice[int]{{750, 83}, {375, 8}, {1500, 9}})
	}
}

func carton(g growth, ml int) int {
	switch {
	case ml == 1500:
		return 3
	case ml < 500 && g.kind == beer:
		return 24
	case ml <= 500 && g.kind != spirit:
		return 12
	default:
		return 6
	}
}

// weight of a full unit in grams.
func weight(g growth, ml int) int {
	glass := ml * 65 / 100
	if g.kind == sparkling {
		glass = ml * 110 / 100
	}
	return ml + glass
}
