package domain

import (
	"millesime/platform/fault"
	"millesime/platform/table/columns"
)

const (
	// ColumnCode is the column without which nobody knows which product a row announces.
	ColumnCode = "code"
	// ColumnQuantity is the one that counts bottles.
	ColumnQuantity = "quantity"
)

// LineColumns are what the columns of a list of announced lines may be taken for.
func LineColumns() []columns.Field {
	return []columns.Field{
		{Code: ColumnCode, Title: fault.Text{FR: "Référence", EN: "Reference"}, Synonyms: []string{
			"référence ou EAN", "reference or EAN", "ref", "ref produit", "reference produit", "code", "code produit", "code article",
			"ref article", "article", "sku", "product code", "item number", "ean", "ean13", "ean 13", "gencod", "gencode", "gtin",
			"code barre", "code barres", "code a barres", "barcode", "upc",
		}},
		{Code: ColumnQuantity, Title: fault.Text{FR: "Quantité", EN: "Quantity"}, Synonyms: []string{
			"quantité en bouteilles", "bouteilles", "qte", "qte bouteilles", "nombre de bouteilles", "nb bouteilles", "nombre", "nb", "cols",
			"unites", "qte livree", "qte expediee", "bottles", "number of bottles", "qty", "units",
		}},
		{Code: "lot", Title: fault.Same("Lot"), Synonyms: []string{
			"numero de lot", "n° de lot", "n° lot", "no lot", "num lot", "code lot", "lot number", "batch", "batch number",
		}},
		{Code: "vintage", Title: fault.Text{FR: "Millésime", EN: "Vintage"}, Synonyms: []string{
			"annee", "mill", "recolte", "annee de recolte", "year",
		}},
		{Code: "bestBefore", Title: fault.Text{FR: "DLUO", EN: "Best before"}, Synonyms: []string{
			"ddm", "dlc", "date de durabilite minimale", "date limite", "a consommer avant", "peremption", "date de peremption",
			"best before date", "expiry", "expiry date", "use by",
		}},
	}
}

// NeedsCode asks for the column that tells the products.
func NeedsCode() fault.Text {
	return fault.Say("Indiquez la colonne de la référence ou du code EAN : elle dit de quel vin il s’agit",
		"Name the column of the reference or the EAN: it tells which wine a row is about")
}
