package rest

import (
	"strconv"
	"strings"
	"time"
)

// pageWords are the page's words in one language. They are not the interface's: the page is served without it.
type pageWords struct {
	Here, Other, OtherName                                                   string
	Unknown, UnknownText, Closed, ClosedText                                 string
	Minors, MinorsText, MinorsLaw, Health                                    string
	Products, SignTitle, Sign, SignText, Join, Buy, SoldOut, ELabel, InclTax string
	Contains, Percent, Litre                                                 string
	Legal, Seller, Address, VATNumber, Licence, Mediator, Contact, Terms     string
	Capital, Declared, Page                                                  string
	One, Several                                                             string
	Kinds                                                                    map[string]string
	comma                                                                    bool
}

// number writes tenths of a unit with the decimal that they have.
func (w *pageWords) number(tenths int) string {
	text := strings.TrimSuffix(strconv.FormatFloat(float64(tenths)/10, 'f', 1, 64), ".0")
	if w.comma {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text
}

func (w *pageWords) perLitre(amount string) string { return amount + w.Litre }

func (w *pageWords) count(n int) string {
	if n == 1 {
		return w.One
	}
	return strconv.Itoa(n) + " " + w.Several
}

// day is a civil day as people write it.
func (w *pageWords) day(on string) string {
	at, err := time.Parse(time.DateOnly, on)
	if err != nil {
		return ""
	}
	return w.Declared + " " + at.Format("02/01/2006")
}

func wordsOf(language string) pageWords {
	if language == "en" {
		return pageWords{
			Here: "en", Other: "fr", OtherName: "Français", Unknown: "Shop not found",
			UnknownText: "No shop is at this address. Check it, or ask who gave it to you.",
			Closed:      "This shop is closed", ClosedText: "Its products cannot be ordered at the moment. Come back later.",
			Minors: "No sale of alcohol to anybody under 18", MinorsText: "The buyer must prove to be of age when buying online.",
			MinorsLaw: "Code de la santé publique, art. L. 3342-1 and L. 3353-3",
			Health:    "Alcohol abuse is dangerous for your health. Drink in moderation.",
			Products:  "The products", SignTitle: "To order", Sign: "Sign in", SignText: "Orders are placed by people of age who have an account.",
			Join: "Create an account", Buy: "Order", SoldOut: "Sold out", ELabel: "Ingredients and nutrition", InclTax: "incl. tax",
			Contains: "Contains:", Percent: "%\u00a0vol.", Litre: " per litre", Legal: "Legal notice", Seller: "Seller", Address: "Address",
			VATNumber: "VAT number", Licence: "Licence to sell alcohol to take away", Mediator: "Consumer mediator", Contact: "Contact",
			Terms: "General terms of sale", Capital: "capital of", Declared: "declared on", Page: "Page", One: "1 product", Several: "products",
			Kinds: map[string]string{
				"red": "Red", "white": "White", "rose": "Rosé", "orange": "Orange", "still": "Still wine", "sparkling": "Sparkling",
				"fortified": "Fortified wine", "spirit": "Spirit", "beer": "Beer", "cider": "Cider", "soft": "Soft drink", "water": "Water",
				"juice": "Juice",
			},
		}
	}
	return pageWords{
		Here: "fr", Other: "en", OtherName: "English", Unknown: "Boutique introuvable",
		UnknownText: "Aucune boutique à cette adresse. Vérifiez-la auprès de la personne qui vous l’a donnée.",
		Closed:      "Cette boutique est fermée", ClosedText: "Ses produits ne peuvent pas être commandés pour le moment. Revenez plus tard.",
		Minors:     "Interdiction de vente de boissons alcooliques aux mineurs de moins de 18 ans",
		MinorsText: "La preuve de majorité de l’acheteur est exigée au moment de la vente en ligne.",
		MinorsLaw:  "Code de la santé publique, art. L. 3342-1 et L. 3353-3",
		Health:     "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.",
		Products:   "Les produits", SignTitle: "Pour commander", Sign: "Se connecter", SignText: "Les commandes sont passées par des personnes majeures qui ont un compte.",
		Join: "Créer un compte", Buy: "Commander", SoldOut: "Épuisé", ELabel: "Ingrédients et nutrition", InclTax: "TTC",
		Contains: "Contient\u00a0:", Percent: "\u00a0%\u00a0vol.", Litre: " le litre", Legal: "Mentions légales", Seller: "Vendeur",
		Address:   "Adresse",
		VATNumber: "N° de TVA", Licence: "Licence à emporter", Mediator: "Médiateur de la consommation", Contact: "Contact",
		Terms: "Conditions générales de vente", Capital: "capital de", Declared: "déclarée le", Page: "Page", One: "1 produit",
		Several: "produits",
		comma:   true,
		Kinds: map[string]string{
			"red": "Rouge", "white": "Blanc", "rose": "Rosé", "orange": "Orange", "still": "Vin tranquille", "sparkling": "Effervescent",
			"fortified": "Vin muté", "spirit": "Spiritueux", "beer": "Bière", "cider": "Cidre", "soft": "Sans alcool", "water": "Eau",
			"juice": "Jus",
		},
	}
}
