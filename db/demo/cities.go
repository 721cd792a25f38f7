package demo

// place is a town of metropolitan France with one of its postcodes.
type place struct{ postcode, city string }

func (p place) department() string { return p.postcode[:2] }

// cities where buyers and agents are.
func cities() []place {
	return []place{
		{"75002", "Paris"},
		{"75006", "Paris"},
		{"75009", "Paris"},
		{"75011", "Paris"},
		{"75015", "Paris"},
		{"75018", "Paris"},
		{"69002", "Lyon"},
		{"69003", "Lyon"},
		{"69006", "Lyon"},
		{"13001", "Marseille"},
		{"13006", "Marseille"},
		{"13008", "Marseille"},
		{"31000", "Toulouse"},
		{"33000", "Bordeaux"},
		{"44000", "Nantes"},
		{"59000", "Lille"},
		{"67000", "Strasbourg"},
		{"34000", "Montpellier"},
		{"35000", "Rennes"},
		{"51100", "Reims"},
		{"76600", "Le Havre"},
		{"42000", "Saint-Étienne"},
		{"83000", "Toulon"},
		{"38000", "Grenoble"},
		{"21000", "Dijon"},
		{"49000", "Angers"},
		{"30000", "Nîmes"},
		{"63000", "Clermont-Ferrand"},
		{"72000", "Le Mans"},
		{"13100", "Aix-en-Provence"},
		{"29200", "Brest"},
		{"37000", "Tours"},
		{"80000", "Amiens"},
		{"87000", "Limoges"},
		{"74000", "Annecy"},
		{"66000", "Perpignan"},
		{"25000", "Besançon"},
		{"45000", "Orléans"},
		{"76000", "Rouen"},
		{"14000", "Caen"},
		{"54000", "Nancy"},
		{"57000", "Metz"},
		{"68100", "Mulhouse"},
		{"86000", "Poitiers"},
		{"17000", "La Rochelle"},
		{"64000", "Pau"},
		{"64100", "Bayonne"},
		{"64200", "Biarritz"},
		{"06000", "Nice"},
		{"06400", "Cannes"},
		{"06600", "Antibes"},
		{"84000", "Avignon"},
		{"26000", "Valence"},
		{"73000", "Chambéry"},
		{"56000", "Vannes"},
		{"56100", "Lorient"},
		{"29000", "Quimper"},
		{"22000", "Saint-Brieuc"},
		{"35400", "Saint-Malo"},
		{"50100", "Cherbourg-en-Cotentin"},
		{"44600", "Saint-Nazaire"},
		{"85000", "La Roche-sur-Yon"},
		{"79000", "Niort"},
		{"16000", "Angoulême"},
		{"24000", "Périgueux"},
		{"47000", "Agen"},
		{"82000", "Montauban"},
		{"81000", "Albi"},
		{"46000", "Cahors"},
		{"12000", "Rodez"},
		{"65000", "Tarbes"},
		{"32000", "Auch"},
		{"40000", "Mont-de-Marsan"},
		{"11000", "Carcassonne"},
		{"11100", "Narbonne"},
		{"34500", "Béziers"},
		{"13200", "Arles"},
		{"71000", "Mâcon"},
		{"71100", "Chalon-sur-Saône"},
		{"89000", "Auxerre"},
		{"10000", "Troyes"},
		{"08000", "Charleville-Mézières"},
		{"88000", "Épinal"},
		{"90000", "Belfort"},
		{"68000", "Colmar"},
		{"01000", "Bourg-en-Bresse"},
		{"03200", "Vichy"},
		{"43000", "Le Puy-en-Velay"},
		{"15000", "Aurillac"},
		{"19100", "Brive-la-Gaillarde"},
		{"18000", "Bourges"},
		{"41000", "Blois"},
		{"28000", "Chartres"},
		{"27000", "Évreux"},
		{"60000", "Beauvais"},
		{"02000", "Laon"},
		{"62000", "Arras"},
		{"62200", "Boulogne-sur-Mer"},
		{"59140", "Dunkerque"},
		{"59300", "Valenciennes"},
		{"77000", "Melun"},
		{"78000", "Versailles"},
		{"92100", "Boulogne-Billancourt"},
		{"92200", "Neuilly-sur-Seine"},
		{"93100", "Montreuil"},
		{"94300", "Vincennes"},
		{"95000", "Cergy"},
		{"91300", "Massy"},
		{"53000", "Laval"},
		{"61000", "Alençon"},
		{"58000", "Nevers"},
		{"39000", "Lons-le-Saunier"},
		{"04000", "Digne-les-Bains"},
		{"05000", "Gap"},
		{"07200", "Aubenas"},
		{"73120", "Courchevel"},
		{"74400", "Chamonix-Mont-Blanc"},
	}
}

// wineTowns are where suppliers are, by region.
func wineTowns(region string) []place {
	switch region {
	case bordeaux:
		return []place{{"33330", "Saint-Émilion"}, {"33250", "Pauillac"}, {"33460", "Margaux-Cantenac"}, {"33210", "Langon"}, {"33500", "Libourne"}}
	case bourgogne:
		return []place{{"21200", "Beaune"}, {"21190", "Meursault"}, {"21700", "Nuits-Saint-Georges"}, {"89800", "Chablis"}, {"71640", "Givry"}}
	case champagne:
		return []place{{"51200", "Épernay"}, {"51160", "Aÿ-Champagne"}, {"51100", "Reims"}, {"10110", "Bar-sur-Seine"}}
	case alsace:
		return []place{{"68000", "Colmar"}, {"68340", "Riquewihr"}, {"68420", "Eguisheim"}, {"67140", "Barr"}}
	case loire:
		return []place{{"18300", "Sancerre"}, {"37500", "Chinon"}, {"49400", "Saumur"}, {"37210", "Vouvray"}, {"44330", "Vallet"}}
	case rhone:
		return []place{{"84230", "Châteauneuf-du-Pape"}, {"26600", "Tain-l’Hermitage"}, {"69420", "Ampuis"}, {"84190", "Gigondas"}}
	case provence:
		return []place{{"83330", "Le Castellet"}, {"83150", "Bandol"}, {"83510", "Lorgues"}, {"13260", "Cassis"}}
	case languedoc:
		return []place{{"34150", "Aniane"}, {"34725", "Saint-Saturnin-de-Lucian"}, {"11200", "Lézignan-Corbières"}, {"34600", "Faugères"}}
	case roussillon:
		return []place{{"66650", "Banyuls-sur-Mer"}, {"66460", "Maury"}, {"66600", "Rivesaltes"}}
	case sudOuest:
		return []place{{"46000", "Cahors"}, {"64360", "Monein"}, {"81600", "Gaillac"}, {"24100", "Bergerac"}, {"32400", "Riscle"}}
	case beaujolais:
		return []place{{"69910", "Villié-Morgon"}, {"69820", "Fleurie"}, {"69430", "Beaujeu"}}
	case jura:
		return []place{{"39600", "Arbois"}, {"39210", "Château-Chalon"}}
	case savoie:
		return []place{{"73800", "Montmélian"}, {"73170", "Jongieux"}}
	case bretagne:
		return []place{{"29000", "Quimper"}, {"56100", "Lorient"}}
	case normandie:
		return []place{{"14130", "Pont-l’Évêque"}, {"14340", "Cambremer"}}
	case gascogne:
		return []place{{"32800", "Eauze"}, {"32100", "Condom"}}
	default:
		return []place{{"63000", "Clermont-Ferrand"}, {"38000", "Grenoble"}}
	}
}

// streets name what nearly every French town has.
func streets() []string {
	return []string{
		"rue de la République", "rue Victor-Hugo", "place du Marché", "rue Jean-Jaurès", "avenue de la Gare",
		"rue de l’Église", "rue Pasteur", "boulevard Gambetta", "rue des Halles", "rue du Moulin", "rue Nationale",
		"cours de la Liberté", "rue des Tonneliers", "quai des Tanneurs", "rue du Château", "rue des Lilas",
		"avenue du Général-Leclerc", "rue Saint-Nicolas", "rue de la Fontaine", "place de l’Hôtel-de-Ville",
		"rue des Écoles", "rue du Four", "impasse des Jardins", "rue Voltaire", "rue Émile-Zola", "allée des Platanes",
		"rue du Pressoir", "chemin des Vignes", "rue des Remparts", "rue du Commerce",
	}
}
