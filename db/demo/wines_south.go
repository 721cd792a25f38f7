package demo

func southernWines() []growth {
	gsm, syrah := blend("Grenache", 50, "Syrah", 30, "Mourvèdre", 20), blend("Syrah", 100)
	pale := blend("Grenache", 50, "Cinsault", 40, "Rolle", 10)
	return []growth{
		{rhone, "Châteauneuf-du-Pape", aop, still, red, 1800, 4500, 145, blend("Grenache", 70, "Syrah", 15, "Mourvèdre", 15)},
		{rhone, "Châteauneuf-du-Pape", aop, still, white, 2200, 4400, 140, blend("Grenache blanc", 50, "Roussanne", 30, "Clairette", 20)},
		{rhone, "Gigondas", aop, still, red, 1200, 2600, 145, gsm},
		{rhone, "Vacqueyras", aop, still, red, 950, 1900, 145, gsm},
		{rhone, "Côtes du Rhône", aop, still, red, 480, 1000, 140, gsm},
		{rhone, "Côtes du Rhône Villages", aop, still, red, 620, 1300, 140, gsm},
		{rhone, "Côte-Rôtie", aop, still, red, 3200, 7500, 135, blend("Syrah", 95, "Viognier", 5)},
		{rhone, "Crozes-Hermitage", aop, still, red, 950, 2000, 135, syrah},
		{rhone, "Saint-Joseph", aop, still, red, 1250, 2600, 135, syrah},
		{rhone, "Condrieu", aop, still, white, 2600, 5200, 140, blend("Viognier", 100)},
		{rhone, "Tavel", aop, still, rose, 750, 1300, 135, blend("Grenache", 55, "Cinsault", 25, "Syrah", 20)},
		{rhone, "Muscat de Beaumes-de-Venise", aop, fortified, white, 950, 1700, 150, blend("Muscat à petits grains", 100)},
		{rhone, "Clairette de Die", aop, sparkling, white, 620, 1050, 80, blend("Muscat à petits grains", 80, "Clairette", 20)},
		{provence, "Bandol", aop, still, rose, 900, 1600, 135, blend("Mourvèdre", 50, "Cinsault", 30, "Grenache", 20)},
		{provence, "Bandol", aop, still, red, 1400, 3200, 140, blend("Mourvèdre", 85, "Grenache", 15)},
		{provence, "Côtes de Provence", aop, still, rose, 620, 1300, 130, pale},
		{provence, "Coteaux d’Aix-en-Provence", aop, still, rose, 560, 1050, 130, pale},
		{provence, "Coteaux Varois en Provence", aop, still, rose, 540, 950, 130, pale},
		{provence, "Côtes de Provence", aop, still, white, 720, 1400, 130, blend("Rolle", 80, "Ugni blanc", 20)},
		{provence, "Cassis", aop, still, white, 1100, 1900, 130, blend("Marsanne", 50, "Clairette", 50)},
		{provence, "Les Baux-de-Provence", aop, still, red, 1100, 2400, 140, blend("Grenache", 45, "Syrah", 35, "Cabernet sauvignon", 20)},
		{languedoc, "Pic Saint-Loup", aop, still, red, 820, 1900, 140, blend("Syrah", 60, "Grenache", 40)},
		{languedoc, "Terrasses du Larzac", aop, still, red, 950, 2400, 140, gsm},
		{languedoc, "Faugères", aop, still, red, 720, 1600, 140, blend("Syrah", 40, "Carignan", 35, "Grenache", 25)},
		{languedoc, "Corbières", aop, still, red, 480, 1200, 140, blend("Carignan", 50, "Grenache", 30, "Syrah", 20)},
		{languedoc, "Minervois", aop, still, red, 520, 1250, 140, blend("Syrah", 60, "Grenache", 40)},
		{languedoc, "Picpoul de Pinet", aop, still, white, 480, 820, 130, blend("Piquepoul", 100)},
		{languedoc, "Pays d’Oc", igp, still, rose, 320, 620, 125, blend("Cinsault", 60, "Grenache", 40)},
		{languedoc, "Pays d’Oc", igp, still, white, 340, 700, 130, blend("Viognier", 60, "Chardonnay", 40)},
		{languedoc, "Pays d’Hérault", igp, still, orange, 850, 1500, 125, blend("Terret", 70, "Clairette", 30)},
		{languedoc, "Crémant de Limoux", aop, sparkling, white, 680, 1150, 120, blend("Chardonnay", 60, "Chenin", 40)},
		{roussillon, "Collioure", aop, still, red, 900, 1900, 145, blend("Grenache", 60, "Mourvèdre", 40)},
		{roussillon, "Collioure", aop, still, rose, 750, 1250, 135, blend("Grenache", 70, "Syrah", 30)},
		{roussillon, "Côtes du Roussillon Villages", aop, still, red, 620, 1400, 145, blend("Grenache", 45, "Carignan", 35, "Syrah", 20)},
		{roussillon, "Banyuls", aop, fortified, red, 1100, 2600, 160, blend("Grenache", 100)},
		{roussillon, "Maury", aop, fortified, red, 1000, 2200, 160, blend("Grenache", 90, "Carignan", 10)},
		{roussillon, "Rivesaltes Ambré", aop, fortified, white, 950, 2400, 160, blend("Grenache blanc", 60, "Macabeu", 40)},
	}
}

func atlanticWines() []growth {
	leftBank := blend("Cabernet sauvignon", 60, "Merlot", 35, "Petit verdot", 5)
	rightBank := blend("Merlot", 75, "Cabernet franc", 25)
	manseng := blend("Petit manseng", 80, "Gros manseng", 20)
	return []growth{
		{bordeaux, "Pauillac", aop, still, red, 2400, 6800, 135, leftBank},
		{bordeaux, "Margaux", aop, still, red, 2200, 6200, 135, leftBank},
		{bordeaux, "Saint-Estèphe", aop, still, red, 1700, 4400, 135, leftBank},
		{bordeaux, "Haut-Médoc", aop, still, red, 950, 2200, 135, leftBank},
		{bordeaux, "Médoc", aop, still, red, 750, 1500, 135, leftBank},
		{bordeaux, "Saint-Émilion Grand Cru", aop, still, red, 1500, 4800, 140, rightBank},
		{bordeaux, "Pomerol", aop, still, red, 2600, 7200, 140, blend("Merlot", 85, "Cabernet franc", 15)},
		{bordeaux, "Fronsac", aop, still, red, 850, 1700, 140, rightBank},
		{bordeaux, "Pessac-Léognan", aop, still, white, 1600, 3800, 135, blend("Sauvignon blanc", 60, "Sémillon", 40)},
		{bordeaux, "Pessac-Léognan", aop, still, red, 1700, 4200, 135, leftBank},
		{bordeaux, "Graves", aop, still, white, 750, 1500, 125, blend("Sémillon", 55, "Sauvignon blanc", 45)},
		{bordeaux, "Entre-deux-Mers", aop, still, white, 450, 850, 120, blend("Sauvignon blanc", 70, "Muscadelle", 30)},
		{bordeaux, "Sauternes", aop, still, white, 1700, 4800, 140, blend("Sémillon", 85, "Sauvignon blanc", 15)},
		{bordeaux, "Bordeaux", aop, still, rose, 420, 780, 120, blend("Merlot", 60, "Cabernet franc", 40)},
		{bordeaux, "Crémant de Bordeaux", aop, sparkling, rose, 650, 1050, 120, blend("Merlot", 100)},
		{sudOuest, "Cahors", aop, still, red, 620, 1900, 140, blend("Malbec", 90, "Merlot", 10)},
		{sudOuest, "Madiran", aop, still, red, 720, 2000, 140, blend("Tannat", 80, "Cabernet franc", 20)},
		{sudOuest, "Jurançon", aop, still, white, 900, 2200, 130, manseng},
		{sudOuest, "Jurançon Sec", aop, still, white, 780, 1500, 135, blend("Gros manseng", 85, "Petit manseng", 15)},
		{sudOuest, "Pacherenc du Vic-Bilh", aop, still, white, 850, 1800, 130, manseng},
		{sudOuest, "Gaillac", aop, still, red, 520, 1100, 130, blend("Braucol", 50, "Duras", 30, "Syrah", 20)},
		{sudOuest, "Gaillac", aop, still, white, 500, 1050, 125, blend("Mauzac", 60, "Len de l’El", 40)},
		{sudOuest, "Irouléguy", aop, still, red, 1000, 1900, 130, blend("Tannat", 60, "Cabernet franc", 40)},
		{sudOuest, "Bergerac", aop, still, red, 450, 950, 130, rightBank},
		{sudOuest, "Monbazillac", aop, still, white, 780, 1700, 125, blend("Sémillon", 80, "Muscadelle", 20)},
		{sudOuest, "Fronton", aop, still, rose, 450, 780, 125, blend("Négrette", 70, "Gamay", 30)},
		{sudOuest, "Côtes de Gascogne", igp, still, white, 380, 680, 115, blend("Colombard", 60, "Ugni blanc", 40)},
		{sudOuest, "Côtes de Gascogne", igp, still, rose, 380, 640, 115, blend("Merlot", 60, "Cabernet sauvignon", 40)},
		{sudOuest, "Côtes de Gascogne", "Vin désalcoolisé", still, white, 480, 720, 5, blend("Colombard", 100)},
	}
}
