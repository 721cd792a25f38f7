package demo

// toponyms are invented places that merchants' estates are named after; no supplier has one of these names.
func toponyms() []string {
	return []string{
		"Montcallier", "Fontarelle", "Malvaire", "Ferrandeau", "Garancille", "Hautefeuillade", "Jaugerolle",
		"Mirevaude", "Pradelune", "Taillevigne", "Ursannes", "Dourmelle", "Escarpière", "Fougeraude", "Herbelune",
		"Jonquerolle", "Nauzelière", "Ombrelaude", "Rambrune", "Tournevent-Haut", "Valsereine", "Vercolline",
		"Boisgrelot", "Gratteloube", "Oustalune", "Pierrelongue-Basse", "Rieucros-Vieux", "Solignane", "Tresmoulins",
		"Boutenelle", "la Croix du Merle", "Abrelune", "Baracoste", "Calvignac-Haut", "Desmaroulle", "Entrevaux-Sec",
		"Fondrevaille", "Gourdelune", "Horsemarne", "Jassevigne", "Lourmaude", "Maraudière", "Nivolaine",
		"Ollières-Basses", "Pontarlune", "Questrevel", "Rochemaude", "Saugerac", "Touvelle-Sud", "Uzelande",
		"Vaugrenelle", "Yvremont", "la Borie Longue", "la Grange aux Merles", "la Tuilière Blanche", "Cabrelune",
		"Mortecombe", "Sainte-Lavaude", "Brugalière", "Pommerelle",
	}
}

// cuvees name the wines of an estate; the empty one is the estate wine itself.
func cuvees() []string {
	return []string{
		"", "Les Terrasses Hautes", "Clos des Murgers", "Vieilles Vignes", "La Grande Pièce", "Cuvée Célestine",
		"Les Cailloux Blancs", "Le Chant des Grives", "L’Instant", "Tradition", "Les Genêts", "La Combe Froide",
		"Sous le Cerisier", "Les Trois Murets", "Cuvée du Grand-Père", "La Parcelle 9", "Les Échalas", "Terre de Lune",
		"Les Hauts Cantons", "Le Petit Clos", "Réserve", "Les Argiles Rouges", "Fleur de Schiste", "À l’Ombre des Murs",
		"La Sente aux Loups", "Les Graviers", "L’Amandier", "Cuvée Octavie", "Les Vignes du Puits", "Plein Sud",
		"Le Clos de la Chouette", "Les Bancs de Craie", "Brise de Mai", "La Part du Vent", "Les Ceps Penchés",
		"Cuvée Philomène", "Les Quatre Saisons", "Le Grand Pan", "Bois Dormant", "La Pente Douce", "Les Dames Claires",
		"Matin Calme", "L’Échappée", "Cuvée Basile", "Les Marnes Bleues", "Vent d’Autan", "La Terre Promise",
		"Les Coudriers", "Au Pied du Chêne", "Cuvée Ondine", "Le Sentier des Chèvres", "Les Vendanges d’Octobre",
		"Pierre à Feu", "La Belle Étoile", "Les Rouges-Gorges", "Cuvée Honorine", "Clos du Colombier", "Les Lauzes",
		"Ligne de Crête", "Le Banc d’Huîtres", "Nuit de Juin",
	}
}

// roseCuvees name rosés; "rosé" is part of the name, as on the labels.
func roseCuvees() []string {
	return []string{
		"Rosé", "Rosé de Printemps", "Rosé Plein Sud", "Rosé des Dames", "Rosé Pétale", "Rosé L’Instant",
		"Rosé Sous les Pins", "Rosé Nuit de Juin", "Rosé Gris", "Rosé Tradition", "Rosé Cuvée Ondine", "Rosé Matin Calme",
	}
}

// estateKinds are the words that stand before an estate's name in a region.
func estateKinds(region string) []string {
	switch region {
	case bordeaux:
		return []string{"Château", "Château", "Château", "Clos"}
	case provence:
		return []string{"Château", "Domaine", "Bastide"}
	case champagne:
		return []string{"Champagne"}
	case languedoc, roussillon:
		return []string{"Mas", "Domaine", "Château"}
	case sudOuest:
		return []string{"Château", "Domaine", "Clos"}
	case bourgogne, jura, savoie, rhone:
		return []string{"Domaine", "Domaine", "Clos"}
	case loire:
		return []string{"Domaine", "Château", "Clos"}
	default:
		return []string{"Domaine"}
	}
}

// drinkNames name what is no wine, by kind.
func drinkNames(kind string) []string {
	switch kind {
	case beer:
		return []string{
			"Blonde des Écluses", "Ambrée du Phare", "Blanche de l’Aube", "IPA du Moulin Gris", "Triple des Remparts",
			"Brune du Charbonnier", "Pale Ale des Cimes", "Saison des Foins", "Rousse du Sabotier", "Stout de la Veillée",
		}
	case cider:
		return []string{"Cidre Brut du Verger", "Cidre Doux des Haies", "Cidre Demi-sec du Pressoir", "Cidre Fermier Brut", "Poiré des Talus"}
	case juice:
		return []string{"Pur jus pomme-coing", "Jus de pomme trouble", "Jus de raisin Muscat", "Nectar du Soleil", "Jus pomme-gingembre"}
	case soft:
		return []string{"Limonade des Sources", "Limonade Citron-Verveine", "Tonic des Volcans", "Cola du Terroir", "Thé glacé Pêche de vigne"}
	case water:
		return []string{"Source des Puys Plate", "Source des Puys Pétillante", "Eau du Névé", "Fines Bulles de la Combe"}
	default:
		return nil
	}
}

// spiritAges are what spirits are sold as.
func spiritAges() []string {
	return []string{"VS", "VSOP", "XO", "Hors d’âge", "Réserve", "10 ans", "Brut de fût", "Fine", "Sélection", "15 ans"}
}
