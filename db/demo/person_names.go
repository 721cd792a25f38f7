package demo

// human draws a civility and a name.
func human(s source) (civility, first, last string) {
	if s.chance(50) {
		return "mrs", oneOf(s, womenNames()), oneOf(s, lastNames())
	}
	return "mr", oneOf(s, menNames()), oneOf(s, lastNames())
}

func womenNames() []string {
	return []string{
		"Camille", "Sophie", "Claire", "Nathalie", "Isabelle", "Amandine", "Élodie", "Manon", "Juliette", "Sandrine",
		"Chloé", "Aurélie", "Céline", "Marion", "Léa", "Hélène", "Margaux", "Émilie", "Inès", "Pauline", "Fatima",
		"Justine", "Laure", "Mathilde", "Véronique", "Nadia",
	}
}

func menNames() []string {
	return []string{
		"Nicolas", "Julien", "Thomas", "Pierre", "Antoine", "Mathieu", "Guillaume", "Olivier", "Sébastien", "Étienne",
		"Maxime", "Laurent", "Romain", "Vincent", "Hugo", "Karim", "Benoît", "Cédric", "Florent", "Yann", "Bastien",
		"Quentin", "Damien", "Xavier", "Loïc", "Mehdi",
	}
}

func lastNames() []string {
	return []string{
		"Lormeau", "Vasselin", "Fontanel", "Brossard", "Delaunoy", "Marchetti", "Carpentier", "Aubrac", "Chastagnol",
		"Peyronnet", "Guillemin", "Rouvière", "Tardieu", "Bonnefoy", "Lacombe", "Verdier", "Malaval", "Jourdan",
		"Kerdoncuff", "Le Goadec", "Haussmann", "Schneider", "Muller", "Dufresne", "Charpentier", "Girardot",
		"Montagnier", "Fabregas", "Escoffier", "Lambertin", "Rocher", "Benhamou", "Diallo", "Moreau", "Perrin",
		"Gauthier", "Caron", "Noël", "Blanchet", "Vidal", "Estève", "Barthez", "Coste", "Delmas", "Ferrand",
	}
}
