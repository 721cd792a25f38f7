package elabel

import (
	"fmt"
	"math"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// Lot is what is told of one lot of a product.
type Lot struct {
	ProductID   int64
	Lot         string
	Ingredients string
	Allergens   []string
	Nutrition   Nutrition
	CreatedAt   time.Time
	UpdatedAt   time.Time
}

// Nutrition holds the values of 100 ml: energy in kJ and kcal, the others in grams of two decimals.
type Nutrition struct {
	EnergyKJ, EnergyKcal                                int
	Fat, Saturates, Carbohydrate, Sugars, Protein, Salt float64
}

const (
	maxIngredients = 5_000
	maxKJ          = 4_000
	maxKcal        = 1_000
	maxGrams       = 100.0
	hundredths     = 100
	kjPerKcal      = 4.184
	tolerance      = 0.1 // of the energy in kJ: tables round differently
)

// The rules that hold a value against another one.
const (
	ruleEnergy = "energy"
	rulePart   = "part"
)

var lotPattern = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$`)

func (l *Lot) Rules() validate.Rules {
	n := &l.Nutrition
	rules := validate.Rules{
		validate.Field("lot", &l.Lot, validate.Required, validate.By("lot",
			fault.Say("Un numéro de lot a 40 caractères au plus : lettres, chiffres, points et tirets",
				"A lot number has 40 characters at most: letters, digits, dots and dashes"), lotPattern.MatchString)),
		validate.Field("ingredients", &l.Ingredients, validate.Required, validate.Max(maxIngredients), validate.By("legible",
			fault.Say("Ce texte contient des caractères invisibles", "This text has invisible characters"), func(text string) bool {
				return !strings.ContainsFunc(text, func(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\r' })
			})),
		validate.Field("allergens", &l.Allergens, validate.MaxItems(len(edit.Allergens()))),
		validate.Every("allergens", &l.Allergens, validate.OneOf(edit.Allergens()...)),
		validate.Field("energyKj", &n.EnergyKJ, validate.Between(0, maxKJ)),
		validate.Field("energyKcal", &n.EnergyKcal, validate.Between(0, maxKcal), validate.By(ruleEnergy,
			fault.Say("Cette valeur ne correspond pas aux kilojoules : 1 kcal vaut 4,184 kJ",
				"This does not match the kilojoules: 1 kcal is 4.184 kJ"), func(kcal int) bool {
				return math.Abs(float64(kcal)*kjPerKcal-float64(n.EnergyKJ)) <= math.Max(kjPerKcal, tolerance*float64(n.EnergyKJ))
			})),
	}
	for _, weight := range []struct {
		name  string
		grams *float64
	}{
		{"fat", &n.Fat},
		{"saturates", &n.Saturates},
		{"carbohydrate", &n.Carbohydrate},
		{"sugars", &n.Sugars},
		{"protein", &n.Protein},
		{"salt", &n.Salt},
	} {
		rules = append(rules, validate.Field(weight.name, weight.grams, validate.Between(0.0, maxGrams), validate.By("two_decimals",
			fault.Say("Deux décimales au plus",
				"Two decimals at most"), func(g float64) bool { return math.Abs(g*hundredths-math.Round(g*hundredths)) < 1e-6 })))
	}
	return append(rules, part("saturates", &n.Saturates, n.Fat), part("sugars", &n.Sugars, n.Carbohydrate))
}

// Complete refuses a lot of which something is missing or wrong; values are compared with one another once all are there.
func (l *Lot) Complete(missing []string) error {
	violations := slices.DeleteFunc(l.Rules().Check(), func(v fault.Violation) bool {
		return slices.Contains(missing, v.PropertyPath) || len(missing) > 0 && (v.Code == ruleEnergy || v.Code == rulePart)
	})
	for _, name := range missing {
		violations = append(violations, validate.Violation(name, "required"))
	}
	return fault.Check(violations)
}

// part is a value that another one holds.
func part(name string, grams *float64, whole float64) validate.FieldRules {
	return validate.Field(name, grams, validate.By(rulePart,
		fault.Say("Cette valeur ne peut pas dépasser celle dont elle fait partie",
			"This cannot exceed the value that it is part of"), func(g float64) bool { return g <= whole }))
}

// Tidy takes blanks off the ends.
func (l *Lot) Tidy() {
	l.Lot, l.Ingredients = strings.TrimSpace(l.Lot), strings.TrimSpace(l.Ingredients)
	l.Allergens = append([]string{}, l.Allergens...)
}

const (
	// MaxLots is how many lots a product has at most: a bottling a week for ten years.
	MaxLots = 500
	// ShownLots is how many of them the page of a product names.
	ShownLots = 20
)

// Faults of lots.
var (
	ErrTooManyLots = fault.Invalid(fault.At("lot", "too_many",
		"Ce produit a déjà 500 lots : retirez-en qui ne circulent plus",
		"This product has 500 lots already: remove some that are no longer around"))
	ErrLotNotFound = fault.New("catalogue.lot_not_found", fault.NotFound, "Ce lot est introuvable.", "This lot cannot be found.")
	ErrLotTaken    = fault.Invalid(fault.At("lot", "taken", "Ce lot existe déjà pour ce produit", "This product has this lot already"))
)

// IsLot tells whether a text can be the number of a lot.
func IsLot(text string) bool { return lotPattern.MatchString(text) }

// Path of the page of a lot.
func Path(productID int64, lot string) string {
	return fmt.Sprintf("/e-label/%d/%s", productID, url.PathEscape(lot))
}

// Label is what a page tells.
type Label struct {
	Product edit.Sheet
	Lot     Lot
}

// told is a lot as the history keeps it.
type told struct {
	Ingredients string   `json:"ingredients"`
	Allergens   []string `json:"allergens"`
	Nutrition   string   `json:"nutrition"`
}

// Facts are what the history keeps of a lot, below its name; of none, that there is none.
func (l *Lot) Facts() map[string]any {
	if l == nil {
		return map[string]any{"lots": map[string]told{}}
	}
	n := &l.Nutrition
	return map[string]any{"lots": map[string]told{l.Lot: {
		Ingredients: l.Ingredients, Allergens: l.Allergens,
		Nutrition: fmt.Sprintf("%d kJ, %d kcal, %g g, %g g, %g g, %g g, %g g, %g g",
			n.EnergyKJ, n.EnergyKcal, n.Fat, n.Saturates, n.Carbohydrate, n.Sugars, n.Protein, n.Salt),
	}}}
}
