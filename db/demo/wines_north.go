package demo

// Classifications of origin.
const (
	aop = "AOP"
	igp = "IGP"
)

func northernWines() []growth {
	sauvignon, chenin, franc := blend("Sauvignon blanc", 100), blend("Chenin", 100), blend("Cabernet franc", 100)
	return []growth{
		{loire, "Sancerre", aop, still, white, 950, 1800, 130, sauvignon},
		{loire, "Sancerre", aop, still, red, 1050, 1900, 130, blend("Pinot noir", 100)},
		{loire, "Sancerre", aop, still, rose, 950, 1450, 125, blend("Pinot noir", 100)},
		{loire, "Pouilly-Fumé", aop, still, white, 1050, 1900, 130, sauvignon},
		{loire, "Menetou-Salon", aop, still, white, 850, 1350, 125, sauvignon},
		{loire, "Quincy", aop, still, white, 800, 1250, 125, sauvignon},
		{loire, "Touraine", aop, still, white, 480, 850, 125, sauvignon},
		{loire, "Vouvray", aop, still, white, 750, 1600, 125, chenin},
		{loire, "Vouvray", aop, sparkling, white, 720, 1250, 120, chenin},
		{loire, "Montlouis-sur-Loire", aop, still, white, 850, 1700, 125, chenin},
		{loire, "Chinon", aop, still, red, 620, 1400, 130, franc},
		{loire, "Chinon", aop, still, rose, 580, 900, 125, franc},
		{loire, "Bourgueil", aop, still, red, 620, 1350, 130, franc},
		{loire, "Saint-Nicolas-de-Bourgueil", aop, still, red, 620, 1300, 125, franc},
		{loire, "Saumur-Champigny", aop, still, red, 650, 1500, 130, franc},
		{loire, "Saumur", aop, still, white, 600, 1300, 125, chenin},
		{loire, "Crémant de Loire", aop, sparkling, white, 650, 1050, 120, blend("Chenin", 60, "Chardonnay", 25, "Cabernet franc", 15)},
		{loire, "Crémant de Loire", aop, sparkling, rose, 680, 1080, 120, blend("Cabernet franc", 80, "Grolleau", 20)},
		{loire, "Savennières", aop, still, white, 1200, 2600, 135, chenin},
		{loire, "Coteaux du Layon", aop, still, white, 800, 1900, 120, chenin},
		{loire, "Rosé de Loire", aop, still, rose, 450, 720, 120, blend("Grolleau", 60, "Cabernet franc", 40)},
		{loire, "Muscadet Sèvre et Maine", aop, still, white, 420, 950, 120, blend("Melon B", 100)},
		{loire, "Reuilly", aop, still, rose, 750, 1100, 120, blend("Pinot gris", 100)},
		{champagne, "Champagne", aop, sparkling, white, 1800, 3600, 120, blend("Pinot noir", 40, "Chardonnay", 35, "Meunier", 25)},
		{champagne, "Champagne Premier Cru", aop, sparkling, white, 2300, 4500, 120, blend("Chardonnay", 60, "Pinot noir", 40)},
		{champagne, "Champagne Grand Cru", aop, sparkling, white, 2900, 6000, 120, blend("Chardonnay", 100)},
		{champagne, "Champagne", aop, sparkling, rose, 2200, 4200, 120, blend("Pinot noir", 65, "Chardonnay", 35)},
		{champagne, "Coteaux Champenois", aop, still, red, 1900, 3600, 125, blend("Pinot noir", 100)},
	}
}

func easternWines() []growth {
	pinot, chardonnay, gamay := blend("Pinot noir", 100), blend("Chardonnay", 100), blend("Gamay", 100)
	return []growth{
		{alsace, "Alsace Riesling", aop, still, white, 680, 1600, 125, blend("Riesling", 100)},
		{alsace, "Alsace Gewurztraminer", aop, still, white, 800, 1700, 135, blend("Gewurztraminer", 100)},
		{alsace, "Alsace Pinot Gris", aop, still, white, 750, 1600, 135, blend("Pinot gris", 100)},
		{alsace, "Alsace Sylvaner", aop, still, white, 520, 900, 120, blend("Sylvaner", 100)},
		{alsace, "Alsace Pinot Noir", aop, still, red, 850, 1900, 130, pinot},
		{alsace, "Alsace Pinot Gris", aop, still, orange, 1100, 2000, 130, blend("Pinot gris", 100)},
		{alsace, "Alsace Grand Cru Schlossberg", aop, still, white, 1500, 3600, 130, blend("Riesling", 100)},
		{alsace, "Crémant d’Alsace", aop, sparkling, white, 680, 1150, 120, blend("Pinot blanc", 70, "Auxerrois", 30)},
		{alsace, "Crémant d’Alsace", aop, sparkling, rose, 720, 1200, 120, pinot},
		{bourgogne, "Chablis", aop, still, white, 1050, 1900, 125, chardonnay},
		{bourgogne, "Chablis Premier Cru", aop, still, white, 1600, 3200, 130, chardonnay},
		{bourgogne, "Petit Chablis", aop, still, white, 820, 1300, 120, chardonnay},
		{bourgogne, "Meursault", aop, still, white, 3200, 7800, 135, chardonnay},
		{bourgogne, "Puligny-Montrachet", aop, still, white, 4200, 9500, 135, chardonnay},
		{bourgogne, "Saint-Véran", aop, still, white, 950, 1700, 130, chardonnay},
		{bourgogne, "Mâcon-Villages", aop, still, white, 720, 1250, 130, chardonnay},
		{bourgogne, "Bourgogne Aligoté", aop, still, white, 720, 1300, 125, blend("Aligoté", 100)},
		{bourgogne, "Bourgogne", aop, still, red, 900, 1800, 130, pinot},
		{bourgogne, "Gevrey-Chambertin", aop, still, red, 3200, 7500, 135, pinot},
		{bourgogne, "Pommard", aop, still, red, 2900, 6500, 135, pinot},
		{bourgogne, "Givry", aop, still, red, 1300, 2400, 130, pinot},
		{bourgogne, "Marsannay", aop, still, rose, 950, 1600, 130, pinot},
		{bourgogne, "Crémant de Bourgogne", aop, sparkling, white, 750, 1250, 120, blend("Chardonnay", 50, "Pinot noir", 40, "Aligoté", 10)},
		{beaujolais, "Morgon", aop, still, red, 780, 1700, 130, gamay},
		{beaujolais, "Fleurie", aop, still, red, 820, 1700, 130, gamay},
		{beaujolais, "Moulin-à-Vent", aop, still, red, 900, 2100, 130, gamay},
		{beaujolais, "Brouilly", aop, still, red, 680, 1200, 130, gamay},
		{beaujolais, "Beaujolais-Villages", aop, still, red, 520, 950, 125, gamay},
		{beaujolais, "Beaujolais", aop, still, rose, 480, 820, 125, gamay},
		{jura, "Arbois", aop, still, red, 950, 1800, 125, blend("Trousseau", 60, "Poulsard", 40)},
		{jura, "Arbois", aop, still, white, 1000, 1900, 130, blend("Savagnin", 70, "Chardonnay", 30)},
		{jura, "Château-Chalon", aop, still, white, 2900, 5200, 145, blend("Savagnin", 100)},
		{jura, "Crémant du Jura", aop, sparkling, white, 750, 1200, 120, chardonnay},
		{savoie, "Vin de Savoie Apremont", aop, still, white, 580, 980, 115, blend("Jacquère", 100)},
		{savoie, "Roussette de Savoie", aop, still, white, 720, 1250, 125, blend("Altesse", 100)},
		{savoie, "Vin de Savoie Mondeuse", aop, still, red, 750, 1400, 120, blend("Mondeuse", 100)},
	}
}
