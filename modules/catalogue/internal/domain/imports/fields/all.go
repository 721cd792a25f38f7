package fields

import (
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/table/columns"
)

// Reference is the code of the one column that a table must have.
const Reference = "reference"

func named(fr, en string) fault.Text { return fault.Text{FR: fr, EN: en} }

// all are the columns, in the order of the template and of exports.
var all = build() //nolint:gochecknoglobals // a constant table

// All are the columns, in the order of the template and of exports.
func All() []Field { return all }

// ByCode finds a column; nil when there is none of that name.
func ByCode(code string) *Field {
	for i := range all {
		if all[i].Code == code {
			return &all[i]
		}
	}
	return nil
}

func build() []Field {
	fields := []Field{
		codeText(Reference, named("Référence", "Reference"), "CH-2019-75",
			"ref", "ref produit", "reference produit", "code", "code produit", "code article", "ref article", "article", "sku", "product code",
			"item number"),
		{
			Code: "ean", Title: named("EAN", "EAN"), shown: true, code: true, example: "3760123456784",
			read: readEAN, write: func(s *edit.Sheet) string { return s.EAN },
			synonyms: []string{"ean13", "ean 13", "gencod", "gencode", "gtin", "code barre", "code barres", "code a barres", "barcode", "upc"},
		},
		text("name", named("Désignation", "Name"), "Château des Tilleuls",
			"nom", "nom du produit", "nom du vin", "libelle", "libelle produit", "produit", "intitule", "cuvee", "vin", "product",
			"product name", "wine", "title"),
		choice("type", named("Type", "Type"), "Vin tranquille", words["type"],
			"type de produit", "type de vin", "categorie", "famille", "category", "product type"),
		choice("colour", named("Couleur", "Colour"), "Rouge", words["colour"],
			"robe", "color", "couleur du vin"),
		country(named("Pays", "Country"), "France", words["country"],
			"pays d'origine", "origine", "country of origin", "origin"),
		text("region", named("Région", "Region"), "Bordeaux",
			"region viticole", "vignoble", "terroir", "wine region"),
		text("appellation", named("Appellation", "Appellation"), "Saint-Émilion",
			"aoc", "aop", "igp", "aoc/aop", "denomination", "pdo"),
		text("classification", named("Classement", "Classification"), "Grand cru",
			"cru", "mention", "class"),
		{
			Code: "vintage", Title: named("Millésime", "Vintage"), example: "2019", read: readVintage, write: writeVintage, cell: numberCell,
			synonyms: []string{"annee", "year", "mill", "annee de recolte", "recolte"},
		},
		{
			Code: "grapes", Title: named("Cépages", "Grapes"), example: "Merlot 80 %, Cabernet franc 20 %", read: readGrapes, write: writeGrapes,
			synonyms: []string{"cepage", "encepagement", "assemblage", "grape", "grape varieties", "varietal", "blend"},
		},
		{
			Code: "bottleSizeCl", Title: named("Contenance (cl)", "Bottle size (cl)"), example: "75", read: readBottleSize,
			write: writeBottleSize, cell: numberCell,
			synonyms: []string{
				"contenance", "volume", "format", "capacite", "centilisation", "cl", "taille", "bottle size", "size",
				"contenance cl",
			},
		},
		integer("unitsPerCarton", named("Colisage", "Units per carton"), "6",
			"conditionnement", "pcb", "unites par carton", "bouteilles par carton", "bt par carton", "carton", "case size", "units per case",
			"bottles per case", "colis"),
		{
			Code: "abv", Title: named("Degré (% vol)", "ABV (%)"), example: "13,5", read: readABV, write: writeABV, cell: numberCell,
			synonyms: []string{
				"degre", "degre alcool", "alcool", "titre alcoometrique", "tav", "abv", "alcohol", "% vol", "degre alcoolique",
				"taux d'alcool",
			},
		},
		list("certifications", named("Certifications", "Certifications"), "AB, HVE", words["certification"],
			"certification", "labels", "label", "bio", "organic"),
		lines("awards", named("Récompenses", "Awards"), "Médaille d’or Paris 2024",
			"medailles", "medaille", "distinctions", "prix et medailles", "award", "medals"),
		text("description", named("Description", "Description"), "",
			"descriptif", "presentation", "commentaire", "texte"),
		text("tastingNotes", named("Notes de dégustation", "Tasting notes"), "",
			"degustation", "note de degustation", "tasting"),
		text("pairings", named("Accords mets et vins", "Pairings"), "Agneau, fromages",
			"accords", "accord mets vins", "accords mets-vins", "food pairing", "pairing"),
		text("servingTemperature", named("Température de service", "Serving temperature"), "16 à 18 °C",
			"temperature", "service", "temperature de service"),
		list("allergens", named("Allergènes", "Allergens"), "Sulfites", words["allergen"],
			"allergene", "allergen"),
		choice("status", named("Statut", "Status"), "Actif", words["status"],
			"etat", "actif", "active", "en vente"),
		{
			Code: "groups", Title: named("Ouvert à", "Open to"), example: "Tous", read: readGroups(), write: writeGroups,
			synonyms: []string{"groupes", "groupes de clients", "disponible pour", "clients", "circuits", "groups", "available to"},
		},
		{
			Code: "listPriceTaxExcl", Title: named("Prix tarif HT", "List price excl. VAT"), example: "9,50", read: readListPrice,
			write: func(s *edit.Sheet) string { return frenchCents(s.ListPriceTaxExcl) }, cell: amountCell,
			synonyms: []string{
				"prix", "prix ht", "tarif", "tarif ht", "prix unitaire", "prix unitaire ht", "pu ht", "pu", "prix bouteille ht",
				"prix de vente ht", "price", "unit price", "list price", "list price excl tax", "net price",
			},
		},
	}
	for _, group := range edit.Groups() {
		fields = append(fields, groupPrice(group))
	}
	return append(fields,
		Field{
			Code: "storePriceTaxIncl", Title: named("Prix public TTC", "Public price incl. VAT"), example: "14,90", read: readStorePrice,
			write: writeStorePrice, cell: amountCell,
			synonyms: []string{
				"prix ttc", "prix public", "prix boutique", "prix boutique ttc", "prix de vente ttc", "retail price", "store price",
				"store price incl tax", "store price incl vat", "public price",
			},
		},
		yesNo("inStore", named("En boutique", "In store"), "non",
			"boutique", "vente aux particuliers", "store"),
		choice("warehouse", named("Entrepôt", "Warehouse"), "Fournisseur", words["warehouse"],
			"depot", "lieu de stockage", "stockage", "logistique"),
		integer("orderMultiple", named("Multiple de commande", "Order multiple"), "6",
			"multiple", "pas de commande", "order step", "step"),
		integer("minQuantity", named("Quantité minimale", "Minimum quantity"), "6",
			"quantite mini", "quantite minimum", "minimum de commande", "mini", "qte mini", "moq", "least quantity"),
		yesNo("sampleAllowed", named("Échantillon", "Sample"), "oui",
			"echantillons", "echantillon possible", "samples", "sample allowed"),
		integer("stockAlertThreshold", named("Seuil d’alerte", "Stock alert threshold"), "24",
			"seuil", "seuil de stock", "alerte stock", "stock mini", "threshold"),
		Field{
			Code: "weightGrams", Title: named("Poids (g)", "Weight (g)"), example: "1250", read: readWeight, write: writeWeight, cell: numberCell,
			synonyms: []string{"poids", "poids brut", "poids unitaire", "poids bouteille", "weight", "poids kg"},
		},
		yesNo("crd", named("CRD", "Tax capsule (CRD)"), "oui",
			"capsule crd", "capsule", "tax capsule"),
		choice("priceBasis", named("Base du prix", "Price basis"), "Droits acquittés", words["price basis"],
			"droits", "regime", "duty"),
		yesNo("producedBefore20231208", named("Élaboré avant le 8/12/2023", "Produced before 8 Dec 2023"), "non",
			"elabore avant le 08/12/2023", "avant 8 decembre 2023"),
		text("ingredients", named("Ingrédients", "Ingredients"), "Raisins, sulfites",
			"ingredient", "composition"),
		integer("energyKj", named("Énergie (kJ/100 ml)", "Energy (kJ/100 ml)"), "330",
			"energie", "kj", "valeur energetique", "energy", "energie kj"),
	)
}

// groupPrice is the column of a group's own price.
func groupPrice(group auth.Group) Field {
	names := map[auth.Group][]string{
		auth.Restaurant:   {"restaurants", "restaurant", "chr", "on-trade"},
		auth.WineMerchant: {"cavistes", "caviste", "wine merchants", "wine merchant"},
		auth.Hypermarket:  {"GMS", "grande distribution", "hypermarkets", "supermarkets"}, auth.CSE: {"CSE", "comites", "works councils"},
		auth.Negociant: {"distributeurs", "négociants", "negociant", "merchants", "distributors"},
	}[group]
	var synonyms []string
	for _, name := range names {
		synonyms = append(synonyms, "prix "+name, "tarif "+name, "prix ht "+name, name+" price", "prix "+name+" ht", "tarif "+name+" ht")
	}
	english := names[len(names)-1]
	synonyms = append(synonyms, "price excl tax, "+english)
	return Field{
		Code: "groupPrices." + string(group), Title: named("Prix HT "+names[0], "Price excl. VAT, "+english), synonyms: synonyms,
		read: readGroupPrice(group), write: writeGroupPrice(group), cell: amountCell,
	}
}

var titled = func() []columns.Field { //nolint:gochecknoglobals // a constant table
	known := make([]columns.Field, 0, len(all))
	for i := range all {
		known = append(known, columns.Field{Code: all[i].Code, Title: all[i].Title, Synonyms: all[i].synonyms})
	}
	return known
}()

// Columns are the fields with the titles by which their columns are known.
func Columns() []columns.Field { return titled }
