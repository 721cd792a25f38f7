package edit

import "slices"

// Completeness tells how much of its sheet a product has, out of 100, and which fields are missing, the weightiest first.
// Only what concerns the kind of drink counts.
func (s *Sheet) Completeness() (score int, missing []string) {
	have, all := 0, 0
	weights := map[string]int{}
	for _, w := range s.wanted() {
		all += w.weight
		if w.there {
			have += w.weight
			continue
		}
		missing = append(missing, w.field)
		weights[w.field] = w.weight
	}
	slices.SortStableFunc(missing, func(a, b string) int { return weights[b] - weights[a] })
	return have * wholeBlend / all, missing
}

// want is a field that a sheet should have.
type want struct {
	field  string
	weight int
	there  bool
}

func (s *Sheet) wanted() []want {
	wanted := []want{
		{"listPriceTaxExcl", 12, s.ListPriceTaxExcl > 0},
		{"images", 15, len(s.Images) > 0},
		{"description", 12, s.Description != ""},
		{"ean", 6, s.EAN != ""},
		{"servingTemperature", 3, s.ServingTemperature != ""},
		{"pairings", 5, s.Pairings != ""},
		{"technicalSheet", 3, s.TechnicalSheet != ""},
	}
	if !s.drink("soft", "water", "juice") {
		wanted = append(wanted, want{"abv", 6, s.ABV != nil})
	}
	if s.wine() {
		wanted = append(
			wanted, want{"region", 6, s.Region != ""}, want{"appellation", 8, s.Appellation != ""}, want{"colour", 6, s.Colour != ""},
			want{"grapes", 6, len(s.Grapes) > 0}, want{"tastingNotes", 8, s.TastingNotes != ""}, want{"allergens", 8, len(s.Allergens) > 0})
	}
	if s.NeedsELabel() {
		wanted = append(wanted, want{"ingredients", 10, s.Ingredients != ""}, want{"energyKj", 10, s.EnergyKJ > 0})
	}
	return wanted
}

func (s *Sheet) drink(kinds ...string) bool { return slices.Contains(kinds, s.Type) }

func (s *Sheet) wine() bool { return s.drink("still", "sparkling", "fortified") }

// NeedsELabel tells whether ingredients and nutrition must be told of the product: wine made from 8 December 2023 on
// (Regulation (EU) 2021/2117).
func (s *Sheet) NeedsELabel() bool { return s.wine() && !s.ProducedBefore20231208 }
