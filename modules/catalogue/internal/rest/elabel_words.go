package rest

import (
	"strconv"
	"strings"
)

// labelWords are the page's words in one language. They are not the interface's: the page is served without it.
type labelWords struct {
	Other, OtherName, NoTitle, Unknown                          string
	Lot, Ingredients, Allergens, Nutrition, Per, Percent        string
	Energy, Fat, Saturates, Carbohydrate, Sugars, Protein, Salt string
	comma                                                       bool
	Allergen                                                    map[string]string
}

// number writes a number with the decimals that it has.
func (w *labelWords) number(n float64) string {
	text := strconv.FormatFloat(n, 'f', -1, 64)
	if w.comma {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text
}

func wordsOf(language string) labelWords {
	if language == "en" {
		return labelWords{
			Other: "fr", OtherName: "Français", NoTitle: "Page not found", Unknown: "Nothing is known of this lot. Check the address on the bottle.",
			Lot: "Lot", Ingredients: "Ingredients", Allergens: "Contains", Nutrition: "Nutrition declaration", Per: "Average values per 100 ml",
			Percent: "% vol.", Energy: "Energy", Fat: "Fat", Saturates: "of which saturates", Carbohydrate: "Carbohydrate",
			Sugars: "of which sugars", Protein: "Protein", Salt: "Salt",
			Allergen: map[string]string{
				"gluten": "gluten", "crustaceans": "crustaceans", "eggs": "eggs", "fish": "fish", "peanuts": "peanuts", "soybeans": "soybeans",
				"milk": "milk", "nuts": "nuts", "celery": "celery", "mustard": "mustard", "sesame": "sesame", "sulfites": "sulphites",
				"lupin": "lupin", "molluscs": "molluscs",
			},
		}
	}
	return labelWords{
		Other: "en", OtherName: "English", NoTitle: "Page introuvable",
		Unknown: "Aucune information sur ce lot. Vérifiez l’adresse qui figure sur la bouteille.",
		Lot:     "Lot", Ingredients: "Ingrédients", Allergens: "Contient", Nutrition: "Déclaration nutritionnelle",
		Per: "Valeurs moyennes pour 100 ml", Percent: " % vol.", Energy: "Énergie",
		Fat: "Matières grasses", Saturates: "dont acides gras saturés",
		Carbohydrate: "Glucides", Sugars: "dont sucres", Protein: "Protéines", Salt: "Sel", comma: true,
		Allergen: map[string]string{
			"gluten": "gluten", "crustaceans": "crustacés", "eggs": "œufs", "fish": "poisson", "peanuts": "arachides", "soybeans": "soja",
			"milk": "lait", "nuts": "fruits à coque", "celery": "céleri", "mustard": "moutarde", "sesame": "sésame", "sulfites": "sulfites",
			"lupin": "lupin", "molluscs": "mollusques",
		},
	}
}
