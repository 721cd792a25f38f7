package demo

func drinks() []growth {
	return []growth{
		{bretagne, "", "", beer, "", 165, 260, 55, nil},
		{bretagne, "Cidre de Bretagne", igp, cider, "", 320, 560, 50, nil},
		{bretagne, "Cornouaille", aop, cider, "", 420, 680, 55, nil},
		{normandie, "Cidre de Normandie", igp, cider, "", 320, 580, 45, nil},
		{normandie, "Pays d’Auge", aop, cider, "", 450, 720, 45, nil},
		{normandie, "Calvados", aop, spirit, "", 2200, 4600, 400, nil},
		{normandie, "Calvados Pays d’Auge", aop, spirit, "", 2900, 6800, 420, nil},
		{normandie, "Pommeau de Normandie", aop, fortified, "", 1100, 1700, 170, nil},
		{normandie, "", "", juice, "", 260, 390, 0, nil},
		{gascogne, "Bas-Armagnac", aop, spirit, "", 2600, 7800, 420, nil},
		{gascogne, "Armagnac-Ténarèze", aop, spirit, "", 2500, 6400, 420, nil},
		{gascogne, "Floc de Gascogne", aop, fortified, "white", 850, 1350, 170, nil},
		{charentes, "Cognac", aop, spirit, "", 2800, 8200, 400, nil},
		{charentes, "Pineau des Charentes", aop, fortified, "white", 950, 1650, 170, nil},
		{nord, "", "", beer, "", 170, 290, 65, nil},
		{nord, "", "Genièvre", spirit, "", 1700, 2900, 400, nil},
		{alsace, "", "", beer, "", 160, 250, 52, nil},
		{auvergne, "", "", beer, "", 175, 280, 50, nil},
		{auvergne, "", "Bière sans alcool", beer, "", 165, 230, 3, nil},
		{auvergne, "", "Gin", spirit, "", 2300, 3900, 430, nil},
		{auvergne, "", "Eau minérale naturelle", water, "", 62, 130, 0, nil},
		{auvergne, "", "Eau gazeuse", water, "", 70, 145, 0, nil},
		{auvergne, "", "Limonade artisanale", soft, "", 150, 260, 0, nil},
		{savoie, "", "Génépi", spirit, "", 1900, 3200, 400, nil},
		{antilles, "Rhum agricole de Martinique", aop, spirit, "", 1700, 4200, 500, nil},
		{provence, "", "Gin", spirit, "", 2400, 4100, 420, nil},
		{loire, "", "Jus de raisin", juice, "", 270, 420, 0, nil},
		{rhone, "", "Nectar d’abricot", juice, "", 290, 450, 0, nil},
	}
}
