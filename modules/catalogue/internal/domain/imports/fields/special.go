package fields

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/figure"
	"millesime/platform/gtin"
	"millesime/platform/money"
	"millesime/platform/table"
)

// readEAN reads any spelling of a code; what a spreadsheet shortened ("3,76012E+12") has lost some.
func readEAN(text string, d *edit.Draft) *fault.Text {
	if _, err := figure.Read(text); errors.Is(err, figure.ErrShortened) {
		return new(fault.Say("Votre tableur a abrégé ce code : mettez la colonne au format Texte et saisissez-le en entier",
			"Your spreadsheet shortened this code: format the column as Text and enter it in full"))
	}
	d.EAN = edit.Some(gtin.Written(text))
	return nil
}

// years of vintages; larger numbers are days as spreadsheets count them.
const (
	firstSerial = 20_000 // 1954
	lastSerial  = 80_000 // 2119
)

func readVintage(text string, d *edit.Draft) *fault.Text {
	switch plain(text) {
	case "nv", "n v", "sa", "s a", "sans annee", "sans millesime", "non millesime", "nm", "n/a", "aucun", "non vintage", "":
		d.Vintage = edit.Some[*int](nil)
		return nil
	}
	if day, ok := readDay(text); ok {
		year := day.Year()
		d.Vintage = edit.Some(&year)
		return nil
	}
	year, wrong := readWhole(text)
	if wrong != nil {
		return new(fault.Say("Indiquez une année (2019), ou NV", "Give a year (2019), or NV"))
	}
	if year >= firstSerial && year <= lastSerial { // a date that lost its format
		if day, ok := table.SerialDay(float64(year), false); ok {
			year = day.Year()
		}
	}
	d.Vintage = edit.Some(&year)
	return nil
}

func readDay(text string) (time.Time, bool) {
	if len(text) < len("2/1/2006") {
		return time.Time{}, false // a year, as in nearly every row
	}
	for _, layout := range []string{time.DateOnly, "02/01/2006", "2/1/2006", "02.01.2006", "02-01-2006"} {
		if day, err := time.Parse(layout, text); err == nil {
			return day, true
		}
	}
	return time.Time{}, false
}

func writeVintage(s *edit.Sheet) string {
	if s.Vintage == nil {
		return "NV"
	}
	return strconv.Itoa(*s.Vintage)
}

// readBottleSize takes centilitres unless a unit says otherwise; without one, less than 4 are litres and the usual numbers
// of millilitres are that.
func readBottleSize(text string, d *edit.Draft) *fault.Text {
	n, wrong := parse(text)
	if wrong != nil {
		return wrong
	}
	value := n.Float()
	switch n.Unit {
	case "cl":
	case "l", "litre", "litres":
		value *= 100
	case "ml":
		value /= 10
	case "":
		switch {
		case value > 0 && value < fewestCl:
			value *= 100
		case slices.Contains(usualMl(), value):
			value /= 10
		}
	default:
		return new(fault.Say("Indiquez la contenance en cl, en l ou en ml", "Give the size in cl, l or ml"))
	}
	d.BottleSizeCl = edit.Some(tidied(value))
	return nil
}

const fewestCl = 4

func usualMl() []float64 { return []float64{187, 330, 375, 700, 750} }

func writeBottleSize(s *edit.Sheet) string {
	written := french(s.BottleSizeCl)
	if s.BottleSizeCl < fewestCl || slices.Contains(usualMl(), s.BottleSizeCl) {
		return written + " cl"
	}
	return written
}

// tidied drops what binary arithmetic adds: 0.7 × 100 is 70.
func tidied(value float64) float64 {
	short, _ := strconv.ParseFloat(strconv.FormatFloat(value, 'g', 12, 64), 64)
	return short
}

func readABV(text string, d *edit.Draft) *fault.Text {
	n, wrong := parse(text)
	if wrong != nil {
		return wrong
	}
	abv := n.Float()
	d.ABV = edit.Some(&abv)
	return nil
}

// readWeight takes grams unless a unit says otherwise; no bottle weighs less than 30 g, so such numbers are kilograms.
func readWeight(text string, d *edit.Draft) *fault.Text {
	n, wrong := parse(text)
	if wrong != nil {
		return wrong
	}
	value := n.Float()
	switch {
	case n.Unit == "kg", n.Unit == "" && value > 0 && value < lightestGrams:
		value *= 1000
	case n.Unit != "" && n.Unit != "g" && n.Unit != "gr":
		return new(fault.Say("Indiquez le poids en g ou en kg", "Give the weight in g or kg"))
	}
	value = tidied(value)
	if value != float64(int(value)) {
		return new(fault.Say("Un poids en grammes entiers est attendu", "A weight in whole grams is expected"))
	}
	d.WeightGrams = edit.Some(int(value))
	return nil
}

const lightestGrams = 30

func writeWeight(s *edit.Sheet) string {
	if s.WeightGrams < lightestGrams {
		return whole(s.WeightGrams) + " g"
	}
	return whole(s.WeightGrams)
}

func readListPrice(text string, d *edit.Draft) *fault.Text {
	cents, wrong := readAmount(text, figure.TaxExcluded)
	if wrong == nil {
		d.ListPriceTaxExcl = edit.Some(cents)
	}
	return wrong
}

func readStorePrice(text string, d *edit.Draft) *fault.Text {
	cents, wrong := readAmount(text, figure.TaxIncluded)
	if wrong == nil {
		d.StorePriceTaxIncl = edit.Some(&cents)
	}
	return wrong
}

func writeStorePrice(s *edit.Sheet) string {
	if s.StorePriceTaxIncl == nil {
		return ""
	}
	return frenchCents(*s.StorePriceTaxIncl)
}

func readGroupPrice(group auth.Group) func(string, *edit.Draft) *fault.Text {
	return func(text string, d *edit.Draft) *fault.Text {
		cents, wrong := readAmount(text, figure.TaxExcluded)
		if wrong != nil {
			return wrong
		}
		if d.GroupPrices.Value == nil {
			d.GroupPrices = edit.Some(map[auth.Group]*money.Cents{})
		}
		d.GroupPrices.Value[group] = &cents
		return nil
	}
}

func writeGroupPrice(group auth.Group) func(*edit.Sheet) string {
	return func(s *edit.Sheet) string {
		if cents, ok := s.GroupPrices[group]; ok {
			return frenchCents(cents)
		}
		return ""
	}
}

const everyGroup = "Tous"

func readGroups() func(string, *edit.Draft) *fault.Text {
	known := vocabularyOf(words["group"])
	return func(text string, d *edit.Draft) *fault.Text {
		groups := []auth.Group{}
		for _, p := range parts(text, wordBreaks+"+") {
			part := p.text
			switch plain(part) {
			case "tous", "toutes", "tout", "all", "everyone", "tous les professionnels":
				continue
			}
			code, ok := known.code(part)
			if !ok {
				return &fault.Text{
					FR: "Groupe non reconnu : « " + part + " ». Choix possibles : " + everyGroup + ", " + labels(words["group"]),
					EN: "Group not recognised: “" + part + "”. Possible choices: " + everyGroup + ", " + labels(words["group"]),
				}
			}
			groups = append(groups, auth.Group(code))
		}
		d.Groups = edit.Some(groups)
		return nil
	}
}

func writeGroups(s *edit.Sheet) string {
	if len(s.Groups) == 0 {
		return everyGroup
	}
	var out []string
	for _, g := range s.Groups {
		out = append(out, labelOf(words["group"], string(g)))
	}
	return strings.Join(out, ", ")
}

func writeABV(s *edit.Sheet) string {
	if s.ABV == nil {
		return ""
	}
	return french(*s.ABV)
}
