package fields_test

import (
	"bytes"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/sheet"
	"millesime/platform/table"
	_ "millesime/platform/testkit/constant"
)

// texts are of one line, or of several.
func texts(breaks ...string) *rapid.Generator[string] {
	pieces := rapid.SampledFrom(append([]string{
		`"`, `""`, ";", ",", "|", "/", " ", "'", "=", "+1", "-2", "@", "#N/A", "'#REF!", "'=1", "a", "Clos", "é", "e\u0301", "00731", "1,5", "80 %", "62,5", "(",
		"_x000D_", "_x005F_", "\u00a0", "\u200b", "\u202e", "\u2028", "\ufeff", "🍷", "aucun", "organic", "Sulfites", "AB", "12/03/2026", "3,7E+12", "oui", "d'",
	}, breaks...))
	return rapid.Map(rapid.SliceOfN(pieces, 0, 6), func(found []string) string { return strings.Join(found, "") })
}

func lists(of *rapid.Generator[string]) *rapid.Generator[[]string] { return rapid.SliceOfN(of, 0, 4) }

// sheets are products as the rules let them be kept.
func sheets(t *rapid.T) edit.Sheet {
	var s edit.Sheet
	cents := rapid.Map(rapid.Int64Range(0, 100_000_000), func(n int64) money.Cents { return money.Cents(n) })
	tenths := func(least, most int) float64 { return float64(rapid.IntRange(least, most).Draw(t, "tenths")) / 10 }
	line, text := texts(), texts("\n", "\r\n", "\t")
	s.Reference, s.Name = line.Draw(t, "reference"), line.Draw(t, "name")
	s.EAN = rapid.SampledFrom([]string{"", "3760123456784", "0012345678905", "96385074"}).Draw(t, "ean")
	s.Type, s.Colour = rapid.SampledFrom(edit.Types()).Draw(t, "type"), rapid.SampledFrom(edit.Colours()).Draw(t, "colour")
	isCountry := func(code string) bool { return code != "UK" } // which is a word for GB
	s.Country = rapid.StringMatching(`[A-Z]{2}`).Filter(isCountry).Draw(t, "country")
	s.Region, s.Appellation, s.Classification = line.Draw(t, "region"), line.Draw(t, "appellation"), line.Draw(t, "classification")
	if year := rapid.IntRange(1899, 2027).Draw(t, "vintage"); year > 1899 {
		s.Vintage = &year
	}
	for _, name := range lists(text).Draw(t, "grapes") {
		if name = strings.TrimSpace(name); name != "" {
			s.Grapes = append(s.Grapes, edit.Grape{Name: name, Share: rapid.OneOf(rapid.Just(0.0), rapid.Float64Range(0.01, 25)).Draw(t, "share")})
		}
	}
	s.BottleSizeCl, s.UnitsPerCarton = tenths(10, 30_000), rapid.IntRange(1, 10_000).Draw(t, "carton")
	if abv := tenths(0, 960); abv < 90 {
		s.ABV = &abv
	}
	s.Certifications, s.Awards = lists(line).Draw(t, "certifications"), lists(line).Draw(t, "awards")
	s.Description, s.TastingNotes, s.Pairings = text.Draw(t, "description"), text.Draw(t, "notes"), text.Draw(t, "pairings")
	s.ServingTemperature, s.Ingredients = line.Draw(t, "temperature"), text.Draw(t, "ingredients")
	s.Allergens = lists(rapid.SampledFrom(edit.Allergens())).Draw(t, "allergens")
	s.Status, s.Warehouse = rapid.SampledFrom(edit.Statuses()).Draw(t, "status"), rapid.SampledFrom(edit.Warehouses()).Draw(t, "warehouse")
	s.Groups = rapid.SliceOfNDistinct(rapid.SampledFrom(edit.Groups()), 0, 5, func(g auth.Group) auth.Group { return g }).Draw(t, "groups")
	s.PriceBasis = rapid.SampledFrom(edit.PriceBases()).Draw(t, "basis")
	s.InStore, s.CRD, s.SampleAllowed = rapid.Bool().Draw(t, "store"), rapid.Bool().Draw(t, "crd"), rapid.Bool().Draw(t, "sample")
	s.ProducedBefore20231208 = rapid.Bool().Draw(t, "before")
	s.OrderMultiple, s.MinQuantity = rapid.IntRange(1, 10_000).Draw(t, "step"), rapid.IntRange(1, 10_000).Draw(t, "least")
	s.StockAlertThreshold, s.WeightGrams = rapid.IntRange(0, 1_000_000).Draw(t, "threshold"), rapid.IntRange(1, 100_000).Draw(t, "weight")
	s.EnergyKJ, s.ListPriceTaxExcl = rapid.IntRange(0, 4_000).Draw(t, "energy"), cents.Draw(t, "list")
	if price := cents.Draw(t, "store price"); price > 0 {
		s.StorePriceTaxIncl = &price
	}
	s.GroupPrices = maps.Collect(func(yield func(auth.Group, money.Cents) bool) {
		for _, g := range s.Groups {
			if !yield(g, cents.Draw(t, "group price")) {
				return
			}
		}
	})
	own := edit.Draft{Reference: edit.Some(s.Reference)}
	own.Apply(&s) // as it is kept
	return s
}

// cells are those of an export of one product, read again.
func cells(t *rapid.T, content []byte) []table.Cell {
	var found []table.Cell
	file, err := table.Open(bytes.NewReader(content), int64(len(content)))
	if err == nil {
		err = file.Each(func(_ int, cells []table.Cell) error {
			found = slices.Clone(cells)
			return nil
		})
	}
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// A product that is exported and imported again is as it was, in both forms.
func TestExportsComeBack(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		kept := sheets(t)
		var text, workbook bytes.Buffer
		var titles, written []string
		var columns []sheet.Column
		var shown []sheet.Cell
		for _, f := range fields.All() {
			titles, columns = append(titles, f.Title.FR), append(columns, sheet.Column{Name: f.Title.FR, Width: 20})
			written, shown = append(written, f.Write(&kept)), append(shown, f.Cell(f.Write(&kept)))
		}
		table, err := sheet.NewCSV(&text, titles)
		if err != nil {
			t.Fatal(err)
		}
		book, err := sheet.New("Produits", columns)
		if err != nil {
			t.Fatal(err)
		}
		defer book.Close() //nolint:errcheck // what was written is looked at
		for _, step := range []func() error{
			func() error { return table.Row(written...) }, table.Flush, func() error { return book.Row(shown...) }, book.End,
			func() error { return book.Write(&workbook) },
		} {
			if err := step(); err != nil {
				t.Fatal(err)
			}
		}
		for form, content := range map[string][]byte{"csv": text.Bytes(), "xlsx": workbook.Bytes()} {
			var d edit.Draft
			for at, cell := range cells(t, content) {
				if wrong := fields.All()[at].Read(cell, &d); wrong != nil {
					t.Fatalf("%s: %s %q: %s", form, wrong.PropertyPath, cell.Text, wrong.Text.EN)
				}
			}
			after := kept
			d.Apply(&after)
			if !reflect.DeepEqual(kept, after) {
				t.Fatalf("%s:\n%+v\nbecame\n%+v", form, kept, after)
			}
		}
	})
}
