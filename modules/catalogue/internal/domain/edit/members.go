package edit

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"millesime/platform/auth"
	"millesime/platform/money"
)

// member joins a field of the draft to its value in the sheet, by the name that the API gives both.
type member struct {
	name    string
	given   func(*Draft) bool
	apply   func(*Draft, *Sheet)
	take    func(*Sheet, *Draft) // sets the field to the sheet's value
	differs func(a, b *Sheet) bool
}

func of[T any](name string, field func(*Draft) *Field[T], value func(*Sheet) *T) member {
	return member{
		name:    name,
		given:   func(d *Draft) bool { return field(d).Set },
		apply:   func(d *Draft, s *Sheet) { *value(s) = field(d).Value },
		take:    func(s *Sheet, d *Draft) { *field(d) = Some(*value(s)) },
		differs: func(a, b *Sheet) bool { return !reflect.DeepEqual(*value(a), *value(b)) },
	}
}

// members of a product, in the order of its sheet.
var members = []member{ //nolint:gochecknoglobals // a constant table
	of("reference", func(d *Draft) *Field[string] { return &d.Reference }, func(s *Sheet) *string { return &s.Reference }),
	of("ean", func(d *Draft) *Field[string] { return &d.EAN }, func(s *Sheet) *string { return &s.EAN }),
	of("name", func(d *Draft) *Field[string] { return &d.Name }, func(s *Sheet) *string { return &s.Name }),
	of("type", func(d *Draft) *Field[string] { return &d.Type }, func(s *Sheet) *string { return &s.Type }),
	of("colour", func(d *Draft) *Field[string] { return &d.Colour }, func(s *Sheet) *string { return &s.Colour }),
	of("country", func(d *Draft) *Field[string] { return &d.Country }, func(s *Sheet) *string { return &s.Country }),
	of("region", func(d *Draft) *Field[string] { return &d.Region }, func(s *Sheet) *string { return &s.Region }),
	of("appellation", func(d *Draft) *Field[string] { return &d.Appellation }, func(s *Sheet) *string { return &s.Appellation }),
	of("classification", func(d *Draft) *Field[string] { return &d.Classification }, func(s *Sheet) *string { return &s.Classification }),
	of("vintage", func(d *Draft) *Field[*int] { return &d.Vintage }, func(s *Sheet) **int { return &s.Vintage }),
	of("grapes", func(d *Draft) *Field[[]Grape] { return &d.Grapes }, func(s *Sheet) *[]Grape { return &s.Grapes }),
	of("bottleSizeCl", func(d *Draft) *Field[float64] { return &d.BottleSizeCl }, func(s *Sheet) *float64 { return &s.BottleSizeCl }),
	of("unitsPerCarton", func(d *Draft) *Field[int] { return &d.UnitsPerCarton }, func(s *Sheet) *int { return &s.UnitsPerCarton }),
	of("abv", func(d *Draft) *Field[*float64] { return &d.ABV }, func(s *Sheet) **float64 { return &s.ABV }),
	of("certifications", func(d *Draft) *Field[[]string] { return &d.Certifications }, func(s *Sheet) *[]string { return &s.Certifications }),
	of("awards", func(d *Draft) *Field[[]string] { return &d.Awards }, func(s *Sheet) *[]string { return &s.Awards }),
	of("description", func(d *Draft) *Field[string] { return &d.Description }, func(s *Sheet) *string { return &s.Description }),
	of("tastingNotes", func(d *Draft) *Field[string] { return &d.TastingNotes }, func(s *Sheet) *string { return &s.TastingNotes }),
	of("pairings", func(d *Draft) *Field[string] { return &d.Pairings }, func(s *Sheet) *string { return &s.Pairings }),
	of("servingTemperature", func(d *Draft) *Field[string] { return &d.ServingTemperature }, func(s *Sheet) *string { return &s.ServingTemperature }),
	of("allergens", func(d *Draft) *Field[[]string] { return &d.Allergens }, func(s *Sheet) *[]string { return &s.Allergens }),
	of("images", func(d *Draft) *Field[[]string] { return &d.Images }, func(s *Sheet) *[]string { return &s.Images }),
	of("technicalSheet", func(d *Draft) *Field[string] { return &d.TechnicalSheet }, func(s *Sheet) *string { return &s.TechnicalSheet }),
	of("status", func(d *Draft) *Field[string] { return &d.Status }, func(s *Sheet) *string { return &s.Status }),
	of("groups", func(d *Draft) *Field[[]auth.Group] { return &d.Groups }, func(s *Sheet) *[]auth.Group { return &s.Groups }),
	of("inStore", func(d *Draft) *Field[bool] { return &d.InStore }, func(s *Sheet) *bool { return &s.InStore }),
	of("orderMultiple", func(d *Draft) *Field[int] { return &d.OrderMultiple }, func(s *Sheet) *int { return &s.OrderMultiple }),
	of("minQuantity", func(d *Draft) *Field[int] { return &d.MinQuantity }, func(s *Sheet) *int { return &s.MinQuantity }),
	of("sampleAllowed", func(d *Draft) *Field[bool] { return &d.SampleAllowed }, func(s *Sheet) *bool { return &s.SampleAllowed }),
	of("warehouse", func(d *Draft) *Field[string] { return &d.Warehouse }, func(s *Sheet) *string { return &s.Warehouse }),
	of("stockAlertThreshold", func(d *Draft) *Field[int] { return &d.StockAlertThreshold }, func(s *Sheet) *int { return &s.StockAlertThreshold }),
	of("weightGrams", func(d *Draft) *Field[int] { return &d.WeightGrams }, func(s *Sheet) *int { return &s.WeightGrams }),
	of("crd", func(d *Draft) *Field[bool] { return &d.CRD }, func(s *Sheet) *bool { return &s.CRD }),
	of("priceBasis", func(d *Draft) *Field[string] { return &d.PriceBasis }, func(s *Sheet) *string { return &s.PriceBasis }),
	of("producedBefore20231208", func(d *Draft) *Field[bool] { return &d.ProducedBefore20231208 }, func(s *Sheet) *bool { return &s.ProducedBefore20231208 }),
	of("ingredients", func(d *Draft) *Field[string] { return &d.Ingredients }, func(s *Sheet) *string { return &s.Ingredients }),
	of("energyKj", func(d *Draft) *Field[int] { return &d.EnergyKJ }, func(s *Sheet) *int { return &s.EnergyKJ }),
	of("listPriceTaxExcl", func(d *Draft) *Field[money.Cents] { return &d.ListPriceTaxExcl }, func(s *Sheet) *money.Cents { return &s.ListPriceTaxExcl }),
	of("storePriceTaxIncl", func(d *Draft) *Field[*money.Cents] { return &d.StorePriceTaxIncl }, func(s *Sheet) **money.Cents { return &s.StorePriceTaxIncl }),
	groupPrices,
}

// groupPrices is the member that is merged, group by group.
var groupPrices = member{ //nolint:gochecknoglobals // a row of the table
	name:  "groupPrices",
	given: func(d *Draft) bool { return d.GroupPrices.Set },
	apply: func(d *Draft, s *Sheet) {
		prices := maps.Clone(s.GroupPrices)
		if prices == nil {
			prices = map[auth.Group]money.Cents{}
		}
		for group, price := range d.GroupPrices.Value {
			switch {
			case price == nil:
				delete(prices, group)
			case len(prices) <= maxList: // of more some are no groups, and refused
				prices[group] = *price
			}
		}
		s.GroupPrices = prices
	},
	take: func(s *Sheet, d *Draft) {
		before := map[auth.Group]*money.Cents{}
		for group := range d.GroupPrices.Value { // a group that had no price gets none again
			before[group] = nil
		}
		for group, price := range s.GroupPrices {
			before[group] = &price
		}
		d.GroupPrices = Some(before)
	},
	differs: func(a, b *Sheet) bool { return !maps.Equal(a.GroupPrices, b.GroupPrices) },
}

// Apply writes what the draft sets onto the sheet.
func (d *Draft) Apply(s *Sheet) {
	for _, m := range members {
		if m.given(d) {
			m.apply(d, s)
		}
	}
	s.tidy()
}

// Before is what the fields that the draft sets were in a sheet: applied again, it undoes the draft.
func (d *Draft) Before(s *Sheet) Draft {
	before := Draft{GroupPrices: d.GroupPrices}
	for _, m := range members {
		if m.given(d) {
			m.take(s, &before)
		}
	}
	return before
}

// sets lists the fields that the draft sets.
func (d *Draft) sets() []string {
	var names []string
	for _, m := range members {
		if m.given(d) {
			names = append(names, m.name)
		}
	}
	return names
}

// changes lists the fields in which two sheets differ.
func changes(a, b *Sheet) []string {
	var names []string
	for _, m := range members {
		if m.differs(a, b) {
			names = append(names, m.name)
		}
	}
	return names
}

// tidy takes blanks off the ends of texts and makes no list nil, so that equal sheets compare as equal.
func (s *Sheet) tidy() {
	for _, text := range []*string{
		&s.Reference, &s.EAN, &s.Name, &s.Type, &s.Colour, &s.Country, &s.Region, &s.Appellation, &s.Classification, &s.Description,
		&s.TastingNotes, &s.Pairings, &s.ServingTemperature, &s.Ingredients, &s.TechnicalSheet,
	} {
		*text = strings.TrimSpace(*text)
	}
	for _, list := range []*[]string{&s.Certifications, &s.Awards, &s.Allergens, &s.Images} {
		*list = kept(*list)
	}
	s.Grapes = slices.Clone(enough(s.Grapes))
	for i := range s.Grapes {
		s.Grapes[i].Name = strings.TrimSpace(s.Grapes[i].Name)
	}
	s.Grapes = append([]Grape{}, s.Grapes...)
	s.Groups = append([]auth.Group{}, enough(s.Groups)...)
	if s.GroupPrices == nil {
		s.GroupPrices = map[auth.Group]money.Cents{}
	}
}

// enough is as much of a list as its rules need to refuse it: a body has room for a million entries.
func enough[T any](list []T) []T { return list[:min(len(list), maxList+1)] }

// kept is a list without empty entries and repetitions.
func kept(list []string) []string {
	out := make([]string, 0, min(len(list), maxList+1))
	for _, text := range list {
		if len(out) > maxList {
			break // it is refused anyway
		}
		if text = strings.TrimSpace(text); text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return out
}
