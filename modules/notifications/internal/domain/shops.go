package domain

import (
	"millesime/modules/stores/storesevents"
	"millesime/platform/fault"
)

// ShopGiven is the kind about shops: to the supplier for whom the house opened one.
const ShopGiven Kind = "shop_given"

func shop() Screen {
	return Screen{"stores", "/store", say("Compléter ma boutique", "Complete my shop")}
}

func shopNotices() []Notice {
	return []Notice{{
		Kind: ShopGiven, Groups: supplier(), Usual: mailed, Leads: shop(), After: []News{on("store_given", storeGiven)},
		Says: say("Vos produits déjà vendus aux particuliers ont maintenant leur boutique, ouverte à tous.{lacks}",
			"Your products that individuals already buy now have their shop, open to everybody.{lacks}"),
		Mail: say("Votre boutique est ouverte aux particuliers", "Your shop is open to individuals"),
	}}
}

// storeGiven tells a supplier what the shop that it did not begin lacks.
func storeGiven(e storesevents.StoreGivenV1) []Fact {
	fact := Fact{Kind: ShopGiven, SubjectID: e.StoreID, Params: Params{Lacks: e.Missing}}
	return fact.to(Recipient{UserID: e.SupplierID})
}

// lackWords name what a shop lacks before the law; nothing when it is whole.
func lackWords(lacks []string) fault.Text {
	names := map[string]fault.Text{
		"name": say("son nom", "its name"), "presentation": say("sa présentation", "its presentation"),
		"items":    say("un produit actif avec son prix", "an active product with its price"),
		"licence":  say("votre licence à emporter", "your take-away licence"),
		"mediator": say("votre médiateur de la consommation", "your consumer mediator"),
		"cgv":      say("vos conditions générales de vente", "your general terms of sale"),
		"company":  say("votre raison sociale", "your company’s name"),
		"siren":    say("votre SIREN", "your SIREN"), "address": say("l’adresse de votre société", "your company’s address"),
	}
	var known []fault.Text
	for _, lack := range lacks {
		if name, ok := names[lack]; ok {
			known = append(known, name)
		}
	}
	if len(known) == 0 {
		return fault.Text{}
	}
	return say(" Il lui manque encore : {lacks}.", " It still lacks: {lacks}.").Fill("lacks", fault.Join(known, ", "))
}
