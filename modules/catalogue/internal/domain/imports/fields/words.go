package fields

func types() []word {
	return []word{
		{"still", "Vin tranquille", []string{
			"vin", "tranquille", "vins", "vin sec", "vin rouge", "vin blanc", "vin rose", "moelleux",
			"liquoreux", "still wine", "wine",
		}},
		{"sparkling", "Effervescent", []string{
			"petillant", "mousseux", "vin effervescent", "champagne", "cremant", "bulles", "prosecco",
			"cava", "sparkling wine",
		}},
		{"fortified", "Vin muté", []string{
			"mute", "fortifie", "vin fortifie", "vin doux naturel", "vdn", "vin de liqueur", "porto",
			"xeres", "fortified wine",
		}},
		{"spirit", "Spiritueux", []string{"spirits", "alcool", "eau de vie", "liqueur", "whisky", "rhum", "gin", "vodka", "cognac", "armagnac"}},
		{"beer", "Bière", []string{"bieres"}},
		{"cider", "Cidre", []string{"poire", "cidres"}},
		{"soft", "Sans alcool", []string{"boisson sans alcool", "soda", "soft drink", "limonade", "sirop"}},
		{"water", "Eau", []string{"eaux", "eau minerale"}},
		{"juice", "Jus", []string{"jus de fruits", "jus de raisin", "nectar"}},
	}
}

func colours() []word {
	return []word{
		{"red", "Rouge", []string{"rg", "r", "vin rouge"}},
		{"white", "Blanc", []string{"bl", "b", "vin blanc"}},
		{"rose", "Rosé", []string{"rs", "vin rose", "rose wine"}},
		{"orange", "Orange", []string{"vin orange", "ambre"}},
		{"", "Aucune", []string{"aucun", "sans", "none", "sans couleur"}},
	}
}

func statuses() []word {
	return []word{
		{"active", "Actif", []string{"active", "en vente", "oui", "vrai", "true", "1", "disponible"}},
		{"desactivated", "Désactivé", []string{
			"desactive", "inactif", "inactive", "archive", "archived", "non", "faux", "false", "0",
			"arrete", "retire",
		}},
	}
}

func warehouses() []word {
	return []word{
		{"dartess", "Dartess", []string{"entrepot dartess", "panachable"}},
		{"supplier", "Fournisseur", []string{"propriete", "domaine", "chai", "depart cave", "chez le fournisseur", "own", "supplier's own"}},
	}
}

func bases() []word {
	return []word{
		{"duty_paid", "Droits acquittés", []string{"acquitte", "acquittes", "droits compris", "duty paid"}},
		{"duty_suspended", "Suspension de droits", []string{"suspension", "en suspension", "hors droits", "ht hd", "hthd", "duty suspended"}},
	}
}

func certifications() []word {
	return []word{
		{"AB", "AB", []string{"ab", "bio", "agriculture biologique", "organic", "oui"}},
		{"HVE", "HVE", []string{"hve", "haute valeur environnementale", "hve 3"}},
		{"Demeter", "Demeter", []string{"demeter"}},
		{"Terra Vitis", "Terra Vitis", []string{"terra vitis", "terravitis"}},
		{"vegan", "Végan", []string{"vegane"}},
	}
}

func allergens() []word {
	return []word{
		{"sulfites", "Sulfites", []string{"sulfite", "so2", "anhydride sulfureux", "oui", "contient des sulfites", "sulphites"}},
		{"eggs", "Œufs", []string{"oeuf", "egg"}},
		{"milk", "Lait", []string{"lactose"}},
		{"gluten", "Gluten", []string{"ble", "orge"}},
		{"fish", "Poisson", []string{"poissons"}},
		{"nuts", "Fruits à coque", []string{"noix", "noisettes", "amandes"}},
		{"peanuts", "Arachides", []string{"arachide", "cacahuetes"}},
		{"soybeans", "Soja", nil},
		{"celery", "Céleri", nil},
		{"mustard", "Moutarde", nil},
		{"sesame", "Sésame", nil},
		{"lupin", "Lupin", nil},
		{"molluscs", "Mollusques", []string{"mollusque"}},
		{"crustaceans", "Crustacés", []string{"crustace"}},
	}
}

func groupWords() []word {
	return []word{
		{"restaurant", "Restaurants", []string{"restaurateur", "restaurateurs", "chr", "cafes hotels restaurants"}},
		{"wine_merchant", "Cavistes", []string{"caviste", "wine merchants", "wine merchant"}},
		{"hypermarket", "GMS", []string{"gms", "grande distribution", "grandes surfaces", "hypermarches", "hypermarkets", "supermarches"}},
		{"cse", "CSE", []string{"comite d'entreprise", "comites sociaux", "ce", "comites"}},
		{"negociant", "Distributeurs", []string{"distributeur", "distributors", "distributor", "negociants", "merchants"}},
	}
}

func countries() []word {
	return []word{
		{"FR", "France", []string{"fr"}},
		{"IT", "Italie", []string{"it", "italy", "italia"}},
		{"ES", "Espagne", []string{"es", "spain", "espana"}},
		{"PT", "Portugal", []string{"pt"}},
		{"DE", "Allemagne", []string{"de", "germany", "deutschland"}},
		{"AT", "Autriche", []string{"at", "austria"}},
		{"CH", "Suisse", []string{"ch", "switzerland"}},
		{"BE", "Belgique", []string{"be", "belgium"}},
		{"LU", "Luxembourg", []string{"lu"}},
		{"NL", "Pays-Bas", []string{"nl", "pays bas", "netherlands", "hollande"}},
		{"GB", "Royaume-Uni", []string{"gb", "uk", "royaume uni", "united kingdom", "angleterre", "ecosse", "scotland", "england"}},
		{"IE", "Irlande", []string{"ie", "ireland"}},
		{"GR", "Grèce", []string{"gr", "greece"}},
		{"HU", "Hongrie", []string{"hu", "hungary"}},
		{"RO", "Roumanie", []string{"ro", "romania"}},
		{"BG", "Bulgarie", []string{"bg", "bulgaria"}},
		{"HR", "Croatie", []string{"hr", "croatia"}},
		{"SI", "Slovénie", []string{"si", "slovenia"}},
		{"GE", "Géorgie", []string{"ge", "georgia"}},
		{"MD", "Moldavie", []string{"md", "moldova"}},
		{"LB", "Liban", []string{"lb", "lebanon"}},
		{"IL", "Israël", []string{"il", "israel"}},
		{"MA", "Maroc", []string{"ma", "morocco"}},
		{"TN", "Tunisie", []string{"tn", "tunisia"}},
		{"DZ", "Algérie", []string{"dz", "algeria"}},
		{"ZA", "Afrique du Sud", []string{"za", "south africa"}},
		{"US", "États-Unis", []string{"us", "usa", "etats unis", "united states", "californie"}},
		{"CA", "Canada", []string{"ca"}},
		{"MX", "Mexique", []string{"mx", "mexico"}},
		{"CU", "Cuba", []string{"cu"}},
		{"JM", "Jamaïque", []string{"jm", "jamaica"}},
		{"AR", "Argentine", []string{"ar", "argentina"}},
		{"CL", "Chili", []string{"cl", "chile"}},
		{"UY", "Uruguay", []string{"uy"}},
		{"BR", "Brésil", []string{"br", "brazil"}},
		{"AU", "Australie", []string{"au", "australia"}},
		{"NZ", "Nouvelle-Zélande", []string{"nz", "nouvelle zelande", "new zealand"}},
		{"JP", "Japon", []string{"jp", "japan"}},
		{"CN", "Chine", []string{"cn", "china"}},
		{"IN", "Inde", []string{"in", "india"}},
	}
}
