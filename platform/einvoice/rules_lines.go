package einvoice

import "slices"

// lineRules are those on a line.
func lineRules() []rule[Line] {
	return []rule[Line]{
		{"BR-21", "id", "Donnez un numéro à la ligne.", "Give the line a number.", func(l Line) bool { return l.ID != "" }},
		{
			"BR-22", "quantity", "Indiquez la quantité de la ligne dans la commande.", "Give the quantity of the line in the order.",
			func(l Line) bool { return l.Quantity > 0 },
		},
		{
			"BR-25", "name", "Renseignez le nom du produit dans sa fiche.", "Fill in the name of the product in its sheet.",
			func(l Line) bool { return l.Name != "" },
		},
		{
			"BR-FR-DEC-03", "price", "Indiquez le prix du produit dans la commande : ce qui est offert a un prix, et une remise de 100 %.",
			"Give the price of the product in the order: what is free has a price, and a discount of 100 %.", func(l Line) bool { return l.Price > 0 },
		},
		{
			"BR-42", "allowances", "Indiquez le motif de chaque remise de la ligne.", "Give the reason of each discount of the line.",
			func(l Line) bool {
				return !slices.ContainsFunc(l.Allowances, func(a Allowance) bool { return a.Reason == "" })
			},
		},
		{"PEPPOL-EN16931-R120", "net", sumsFR, sumsEN, func(l Line) bool { return l.amount() == l.Net }},
		{"BR-CO-04", "category", sumsFR, sumsEN, func(l Line) bool { return l.Category != "" }},
	}
}

// adjustmentRules are those on what is taken off or charged.
func adjustmentRules() []rule[Adjustment] {
	return []rule[Adjustment]{
		{"BR-31", "amount", sumsFR, sumsEN, func(a Adjustment) bool { return a.Amount > 0 }},
		{"BR-32", "category", sumsFR, sumsEN, func(a Adjustment) bool { return a.Category != "" }},
		{
			"BR-33", "reason", "Indiquez le motif de la remise ou des frais.", "Give the reason of what is taken off or charged.",
			func(a Adjustment) bool { return a.Reason != "" || a.Code != "" },
		},
	}
}
