package edit

import (
	"maps"
	"math"
	"slices"
	"strings"
	"unicode"

	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/gtin"
	"millesime/platform/money"
	"millesime/platform/validate"
)

const (
	maxReference   = 60
	maxLine        = 200 // characters of a text of one line
	maxText        = 5_000
	maxList        = 20
	maxImages      = 8
	maxPictures    = 200 // ever made for a product: those it lets go stay for the orders that show them
	maxBottleCl    = 3_000
	maxUnits       = 10_000 // of a carton, a step, a least quantity
	maxThreshold   = 1_000_000
	maxWeightGrams = 100_000
	maxEnergyKJ    = 4_000
	oldestVintage  = 1900

	maxPrice = money.Cents(1_000_000_00)
)

// rule is a check of a sheet; it is asked when one of the fields it looks at changes.
type rule struct {
	looksAt []string
	check   func() []fault.Violation
}

func ruleOn(looksAt []string, check validate.FieldRules) rule {
	return rule{looksAt, validate.Rules{check}.Check}
}

func field(name string, target any, rules ...validate.Rule) rule {
	return ruleOn([]string{name}, validate.Field(name, target, rules...))
}

// across is a rule of a field that also looks at others.
func across[T any](name string, target *T, others []string, code string, text fault.Text, ok func(T) bool) rule {
	return ruleOn(append([]string{name}, others...), validate.Field(name, target, validate.By(code, text, ok)))
}

// abvTold makes the degree of a drink known where its VAT, its excise and its label hang on it: of every type but soft drinks
// and water. A dealcoholised one says 0 (domain 3.1). A product of which nobody told it is not sold until somebody does.
func abvTold(s *Sheet) rule {
	return rule{[]string{"abv", "type", "status"}, func() []fault.Violation {
		if s.ABV != nil || s.Type == "" || s.drink("soft", "water") {
			return nil
		}
		return []fault.Violation{{PropertyPath: "abv", Code: "required", Text: fault.Say("Indiquez le degré d’alcool : la TVA et les droits en dépendent (0 pour un produit désalcoolisé)",
			"Give the alcohol by volume: VAT and excise depend on it (0 for a dealcoholised product)")}}
	}}
}

func texts(name string, target *[]string, most int, rules ...validate.Rule) []rule {
	return []rule{
		field(name, target, validate.MaxItems(most)),
		ruleOn([]string{name}, validate.Every(name, target, rules...)),
	}
}

// judge holds sheets against the rules. The rules look at one sheet, into which each is copied in turn: to make them costs
// more than to ask them, and an import asks them of every row.
type judge struct {
	sheet Sheet
	rules []rule
}

// newJudge makes a judge; nextYear is the last vintage.
func newJudge(nextYear int) *judge {
	j := &judge{}
	j.rules = rules(&j.sheet, nextYear)
	return j
}

// violations are those of the rules that look at the fields, all rules with nil; one for each path.
func (j *judge) violations(s *Sheet, fields []string) []fault.Violation {
	j.sheet = *s
	var found []fault.Violation
	for _, r := range j.rules {
		if fields != nil && !slices.ContainsFunc(r.looksAt, func(name string) bool { return slices.Contains(fields, name) }) {
			continue
		}
		for _, v := range r.check() {
			if !slices.ContainsFunc(found, func(known fault.Violation) bool { return known.PropertyPath == v.PropertyPath }) {
				found = append(found, v)
			}
		}
	}
	return found
}

// rules are all rules of a sheet (domain 3.1).
func rules(s *Sheet, nextYear int) []rule {
	return slices.Concat(identity(s, nextYear), packing(s), selling(s), lawful(s), amounts(s))
}

func identity(s *Sheet, nextYear int) []rule {
	return slices.Concat([]rule{
		field("reference", &s.Reference, validate.Required, validate.Max(maxReference), oneLine()),
		field("ean", &s.EAN, validate.Optional, validate.By("ean",
			fault.Say("Ce code EAN est incorrect : 8, 12, 13 ou 14 chiffres, le dernier étant la clé",
				"This EAN is wrong: 8, 12, 13 or 14 digits, the last one being the check digit"), isEAN)),
		field("name", &s.Name, validate.Required, validate.Max(maxLine), oneLine()),
		field("type", &s.Type, validate.Required, validate.OneOf(Types()...)),
		field("colour", &s.Colour, validate.OneOf(Colours()...)),
		field("country", &s.Country, validate.Required, validate.By("country",
			fault.Say("Indiquez le code du pays en deux lettres, par exemple FR",
				"Give the code of the country in two letters, such as FR"), validate.IsCountry)),
		field("region", &s.Region, validate.Max(maxLine), oneLine()),
		field("appellation", &s.Appellation, validate.Max(maxLine), oneLine()),
		field("classification", &s.Classification, validate.Max(maxLine), oneLine()),
		field("vintage", &s.Vintage, validate.Between(oldestVintage, nextYear)),
		field("grapes", &s.Grapes, validate.MaxItems(maxList), validate.By("grapes",
			fault.Say("Chaque cépage a un nom, une part de 0 à 100 %, et les parts ne dépassent pas 100 % au total",
				"Each grape has a name and a share from 0 to 100%, and the shares sum to 100% at most"), areGrapes)),
		field("abv", &s.ABV, validate.Between(0.0, 96.0), oneDecimal()),
		abvTold(s),
	},
		texts("certifications", &s.Certifications, maxList, validate.Max(maxLine), oneLine()),
		texts("awards", &s.Awards, maxList, validate.Max(maxLine), oneLine()),
	)
}

// packing has no Required: who leaves these out gets the usual ones, and 0 is out of bounds like any other.
func packing(s *Sheet) []rule {
	return []rule{
		field("bottleSizeCl", &s.BottleSizeCl, validate.Between(1.0, float64(maxBottleCl)), oneDecimal()),
		field("unitsPerCarton", &s.UnitsPerCarton, validate.Between(1, maxUnits)),
		field("warehouse", &s.Warehouse, validate.Required, validate.OneOf(Warehouses()...)),
		field("orderMultiple", &s.OrderMultiple, validate.Between(1, maxUnits)),
		across("orderMultiple", &s.OrderMultiple, []string{"unitsPerCarton", "warehouse"}, "full_cartons",
			fault.Say("Hors Dartess, la vente se fait par carton entier : ce multiple doit être égal au colisage",
				"Outside Dartess whole cartons are sold: this multiple must be the units of a carton"),
			func(step int) bool { return s.Warehouse == receiptsapi.WarehouseDartess || step == s.UnitsPerCarton }),
		field("minQuantity", &s.MinQuantity, validate.Between(1, maxUnits)),
		across("minQuantity", &s.MinQuantity, []string{"orderMultiple", "unitsPerCarton", "warehouse"}, "multiple",
			fault.Say("La quantité minimale doit respecter le multiple de commande",
				"The minimum quantity must respect the order multiple"),
			func(least int) bool { return s.OrderMultiple < 1 || least%s.OrderMultiple == 0 }),
		field("weightGrams", &s.WeightGrams, validate.Between(1, maxWeightGrams)),
		field("stockAlertThreshold", &s.StockAlertThreshold, validate.Between(0, maxThreshold)),
	}
}

// sellingFields are those that an agent may write (domain 2).
func sellingFields() []string {
	return []string{"description", "tastingNotes", "pairings", "servingTemperature", "images"}
}

func selling(s *Sheet) []rule {
	return slices.Concat([]rule{
		field("description", &s.Description, validate.Max(maxText), legible()),
		field("tastingNotes", &s.TastingNotes, validate.Max(maxText), legible()),
		field("pairings", &s.Pairings, validate.Max(maxText), legible()),
		field("servingTemperature", &s.ServingTemperature, validate.Max(maxLine), oneLine()),
		field("images", &s.Images, validate.MaxItems(maxImages)),
		field("technicalSheet", &s.TechnicalSheet, validate.Max(maxLine), oneLine()),
		field("status", &s.Status, validate.Required, validate.OneOf(Statuses()...)),
		ruleOn([]string{"groups"}, validate.Every("groups", &s.Groups, validate.OneOf(Groups()...))),
		field("groups", &s.Groups, validate.MaxItems(maxList)),
	})
}

func lawful(s *Sheet) []rule {
	return slices.Concat(
		texts("allergens", &s.Allergens, maxList, validate.OneOf(Allergens()...)),
		[]rule{
			field("ingredients", &s.Ingredients, validate.Max(maxText), legible()),
			field("energyKj", &s.EnergyKJ, validate.Between(0, maxEnergyKJ)),
			field("priceBasis", &s.PriceBasis, validate.Required, validate.OneOf(PriceBases()...)),
		})
}

func amounts(s *Sheet) []rule {
	return []rule{
		field("listPriceTaxExcl", &s.ListPriceTaxExcl, price(0)),
		// Nothing is sold for nothing because nobody wrote its price.
		across("listPriceTaxExcl", &s.ListPriceTaxExcl, []string{"status"}, "unpriced",
			fault.Say("Indiquez un prix pour vendre ce produit, ou désactivez-le",
				"Give a price to sell this product, or deactivate it"),
			func(amount money.Cents) bool { return amount != 0 || s.Status != productsapi.StatusActive }),
		field("storePriceTaxIncl", &s.StorePriceTaxIncl, price(1)),
		ruleOn([]string{"storePriceTaxIncl", "inStore"}, validate.Field("storePriceTaxIncl", &s.InStore, validate.By("required",
			fault.Say("Indiquez le prix TTC pour vendre ce produit en boutique",
				"Give the price incl. VAT to sell this product in the store"),
			func(inStore bool) bool { return !inStore || s.StorePriceTaxIncl != nil }))),
		{[]string{"groupPrices"}, func() []fault.Violation { return groupAmounts(s.GroupPrices).Check() }},
	}
}

func groupAmounts(prices map[auth.Group]money.Cents) validate.Rules {
	var found validate.Rules
	for _, group := range slices.Sorted(maps.Keys(prices)) {
		amount, path := prices[group], "groupPrices."+string(group)
		found = append(found, validate.Field(path, &group, validate.OneOf(Groups()...)), validate.Field(path, &amount, price(1)))
	}
	return found
}

func price(least money.Cents) validate.Rule {
	return validate.By("price", fault.Say("Le prix doit être compris entre {min} et 1 000 000,00 €",
		"The price must be between {min} and €1,000,000.00").Fill("min", fault.Text{FR: "0," + cents(least), EN: "0." + cents(least)}),
		func(amount money.Cents) bool { return least <= amount && amount <= maxPrice })
}

func cents(amount money.Cents) string { return strings.TrimPrefix(amount.String(), "0.") }

// oneLine refuses what cannot be seen or would break a line.
func oneLine() validate.Rule {
	return validate.By("one_line", fault.Say("Ce texte contient des caractères invisibles ou un retour à la ligne",
		"This text has invisible characters or a line break"), func(text string) bool { return !strings.ContainsFunc(text, unicode.IsControl) })
}

// legible refuses control characters other than ends of lines and tabs.
func legible() validate.Rule {
	return validate.By("legible", fault.Say("Ce texte contient des caractères invisibles", "This text has invisible characters"),
		func(text string) bool {
			return !strings.ContainsFunc(text, func(r rune) bool { return unicode.IsControl(r) && !strings.ContainsRune("\n\r\t", r) })
		})
}

func oneDecimal() validate.Rule {
	return validate.By("one_decimal", fault.Say("Une décimale au plus", "One decimal at most"), func(n float64) bool {
		return tenths(n) == n
	})
}

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
