package demo

import "strings"

// tasting puts together notes from fragments that fit the colour and the kind.
func tasting(s source, g growth) string {
	nose, palate, finish := aromas(g), palates(g), finishes()
	first, second := oneOf(s, nose), oneOf(s, nose)
	for second == first {
		second = oneOf(s, nose)
	}
	return oneOf(s, openings(g)) + " Nez " + of(first) + " et " + of(second) + ". " + oneOf(s, palate) + " " + oneOf(s, finish)
}

// of puts "de" before a word, "d'" before a vowel.
func of(word string) string {
	if strings.ContainsRune("aeiouyéèêàâîôûœ", []rune(word)[0]) {
		return "d’" + word
	}
	return "de " + word
}

func openings(g growth) []string {
	switch {
	case g.kind == sparkling:
		return []string{"Bulle fine et régulière.", "Cordon délicat, robe lumineuse.", "Mousse crémeuse, robe brillante."}
	case g.kind == beer, g.kind == cider:
		return []string{"Mousse généreuse.", "Robe légèrement trouble.", "Belle effervescence."}
	case g.kind == spirit:
		return []string{"Robe ambrée aux reflets d’acajou.", "Robe limpide.", "Larmes lentes et régulières."}
	case g.colour == red:
		return []string{"Robe grenat profonde.", "Robe rubis aux reflets violets.", "Robe pourpre soutenue."}
	case g.colour == rose:
		return []string{"Robe pétale de rose.", "Robe saumonée très pâle.", "Robe litchi aux reflets argentés."}
	case g.colour == orange:
		return []string{"Robe abricot légèrement voilée.", "Robe ambrée brillante."}
	default:
		return []string{"Robe or pâle.", "Robe dorée et brillante.", "Robe claire aux reflets verts."}
	}
}

func aromas(g growth) []string {
	switch {
	case g.kind == spirit:
		return []string{"vanille", "pruneau", "zeste d’orange", "cuir", "pomme cuite", "genièvre", "épices douces"}
	case g.kind == beer:
		return []string{"houblon floral", "malt grillé", "écorce d’agrume", "céréale", "levure fraîche"}
	case g.kind == cider, g.kind == juice:
		return []string{"pomme mûre", "poire", "fleur de pommier", "foin coupé", "coing"}
	case g.kind == soft, g.kind == water:
		return []string{"citron", "verveine", "menthe", "pierre fraîche"}
	case g.colour == red:
		return []string{"cerise noire", "mûre", "violette", "cassis", "poivre", "garrigue", "réglisse", "sous-bois", "framboise"}
	case g.colour == rose:
		return []string{"pêche blanche", "pamplemousse", "fraise des bois", "groseille", "fleur d’oranger"}
	default:
		return []string{"fleurs blanches", "agrumes", "poire", "pierre à fusil", "miel d’acacia", "amande fraîche", "pêche de vigne", "tilleul"}
	}
}

func palates(g growth) []string {
	switch {
	case !g.isWine():
		return []string{"Bouche franche et désaltérante.", "Bouche ronde, équilibre soigné.", "Attaque vive, corps généreux."}
	case g.colour == red:
		return []string{
			"Bouche ample aux tanins fondus.", "Attaque souple, trame serrée et juteuse.", "Matière veloutée, fruit croquant.",
			"Tanins fins, belle fraîcheur.",
		}
	case g.colour == rose:
		return []string{"Bouche vive et gourmande.", "Attaque fraîche, rondeur délicate.", "Bouche ciselée, fruit net."}
	default:
		return []string{
			"Bouche tendue et saline.", "Attaque ronde portée par une belle acidité.", "Texture soyeuse, équilibre précis.",
			"Bouche droite, minérale.",
		}
	}
}

func finishes() []string {
	return []string{
		"Finale longue et nette.", "Finale saline qui appelle la table.", "Finale fraîche, sur le fruit.",
		"Belle persistance épicée.", "Finale gourmande et digeste.",
	}
}

// pairings are dishes that go with it.
func pairings(s source, g growth) string {
	var dishes []string
	switch {
	case g.kind == spirit:
		dishes = []string{"chocolat noir", "tarte fine aux pommes", "roquefort", "cocktails classiques"}
	case !g.isWine():
		dishes = []string{"galettes", "fromages à pâte pressée", "apéritif", "burger maison", "moules-frites"}
	case g.colour == red:
		dishes = []string{"côte de bœuf", "agneau de sept heures", "charcuterie fine", "magret rôti", "fromages affinés", "daube"}
	case g.colour == rose:
		dishes = []string{"salade niçoise", "grillades", "cuisine méditerranéenne", "tapenade", "rougets"}
	default:
		dishes = []string{"huîtres", "poisson grillé", "volaille à la crème", "chèvre frais", "crustacés", "cuisine asiatique"}
	}
	at := s.IntN(len(dishes))
	return strings.Join([]string{dishes[at], dishes[(at+1)%len(dishes)], dishes[(at+2)%len(dishes)]}, ", ")
}

// description tells how it was made.
func description(s source, g growth) string {
	if !g.isWine() {
		return oneOf(s, []string{
			"Élaboré en petites séries à partir de matières premières locales.",
			"Recette de la maison, sans arôme ajouté.", "Fabrication artisanale, mise en bouteille sur place.",
		})
	}
	soil := oneOf(s, []string{
		"sur des coteaux argilo-calcaires", "sur schistes", "sur des sols de graves", "sur sables et granites",
		"sur des terrasses caillouteuses", "sur marnes et calcaires",
	})
	cellar := oneOf(s, []string{
		"élevage de huit mois en cuve béton", "élevage de douze mois en fûts", "élevage sur lies fines",
		"vinification parcellaire, peu d’intrants", "vendange manuelle, levures indigènes",
	})
	return "Vignes de " + oneOf(s, []string{"vingt", "trente", "quarante", "cinquante"}) + " ans " + soil + " ; " + cellar + "."
}
