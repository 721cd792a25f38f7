package rest

import (
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sheet"
)

func exportColumns(language string) []exportColumn {
	text := func(fr, en string, width float64, of func(exportedTier) string) exportColumn {
		return api.NewColumn(fr, en, width, func(r exportedTier) sheet.Cell { return sheet.Text(of(r)) })
	}
	number := func(fr, en string, of func(exportedTier) int64) exportColumn {
		return api.NewColumn(fr, en, figureWidth, func(r exportedTier) sheet.Cell { return sheet.Number(of(r)) })
	}
	// What is of the whole product stands once, beside its first tier.
	once := func(fr, en string, of func(exportedTier) sheet.Cell) exportColumn {
		return api.NewColumn(fr, en, codeWidth, func(r exportedTier) sheet.Cell {
			if !r.first {
				return sheet.Empty()
			}
			return of(r)
		})
	}
	return []exportColumn{
		text("Référence", "Reference", codeWidth, func(r exportedTier) string { return r.line.Product.Reference }),
		text("EAN", "EAN", codeWidth, func(r exportedTier) string { return r.line.Product.EAN }),
		text("Produit", "Product", wineWidth, func(r exportedTier) string { return r.line.Product.Name }),
		api.NewColumn("Millésime", "Vintage", figureWidth, func(r exportedTier) sheet.Cell {
			if r.line.Product.Vintage == 0 {
				return sheet.Empty()
			}
			return sheet.Number(int64(r.line.Product.Vintage))
		}),
		text("Couleur", "Colour", figureWidth, func(r exportedTier) string { return colourNames()[r.line.Product.Colour].In(language) }),
		text("Appellation", "Appellation", wineWidth, func(r exportedTier) string { return r.line.Product.Appellation }),
		api.NewColumn("Contenance (cl)", "Bottle size (cl)", figureWidth, func(r exportedTier) sheet.Cell {
			return sheet.Decimal(float64(r.line.Product.BottleSizeMl) / productsapi.MlPerCl)
		}),
		number("Multiple de commande", "Order multiple", func(r exportedTier) int64 { return int64(r.line.Product.OrderMultiple) }),
		number("À partir de", "From", func(r exportedTier) int64 { return r.tier.From }),
		api.NewColumn("Prix HT (€)", "Price excl. VAT (€)", figureWidth, func(r exportedTier) sheet.Cell {
			return sheet.Amount(r.tier.Price)
		}),
		text("Prix de", "Price of", wineWidth, func(r exportedTier) string {
			if r.tier.List == nil {
				return ""
			}
			return r.tier.List.Name
		}),
		once("Prix tarif HT (€)", "List price excl. VAT (€)", func(r exportedTier) sheet.Cell { return sheet.Amount(r.line.List) }),
		once("Prix précédent HT (€)", "Previous price excl. VAT (€)", func(r exportedTier) sheet.Cell { return amountOrNone(r.line.Previous) }),
		once("Évolution", "Change", func(r exportedTier) sheet.Cell { return sheet.Text(moveName(r).In(language)) }),
		once("Dernier prix payé HT (€)", "Last paid excl. VAT (€)", func(r exportedTier) sheet.Cell {
			if r.line.Last == nil {
				return sheet.Empty()
			}
			return sheet.Amount(r.line.Last.UnitPrice)
		}),
		once("Payé le", "Paid on", func(r exportedTier) sheet.Cell {
			if r.line.Last == nil {
				return sheet.Empty()
			}
			return sheet.Day(clock.StartOf(r.line.Last.On(), 0))
		}),
		text("État", "State", codeWidth, func(r exportedTier) string { return withdrawnName(r.line.Product).In(language) }),
		text("Remises", "Discounts", codeWidth, func(r exportedTier) string { return discountNames()[r.list.Discounts].In(language) }),
		api.NewColumn("Du", "From day", figureWidth, func(r exportedTier) sheet.Cell { return day(r.list.From) }),
		api.NewColumn("Au", "To day", figureWidth, func(r exportedTier) sheet.Cell { return day(r.list.To) }),
	}
}

func amountOrNone(amount *money.Cents) sheet.Cell {
	if amount == nil {
		return sheet.Empty()
	}
	return sheet.Amount(*amount)
}

// day is a civil date; nothing when it is "".
func day(on string) sheet.Cell {
	if on == "" {
		return sheet.Empty()
	}
	return sheet.Day(clock.StartOf(on, 0))
}

// moveName tells what the revision did to the price of a product; a first list changed nothing.
func moveName(r exportedTier) fault.Text {
	switch was, is := r.line.Previous, r.line.Tiers[0].Price; {
	case r.list.Revision == 1:
		return fault.Text{}
	case was == nil:
		return fault.Say("Nouveau", "New")
	case *was < is:
		return fault.Say("En hausse", "Up")
	case *was > is:
		return fault.Say("En baisse", "Down")
	default:
		return fault.Say("Inchangé", "Unchanged")
	}
}

// withdrawnName says of a product that nobody can order it any longer.
func withdrawnName(p pricingapi.Product) fault.Text {
	if p.Active {
		return fault.Text{}
	}
	return fault.Say("N’est plus proposé", "No longer offered")
}

// colourNames are the colours of wines in words, those of the screens.
func colourNames() map[string]fault.Text {
	return map[string]fault.Text{
		"red": {FR: "Rouge", EN: "Red"}, "white": {FR: "Blanc", EN: "White"},
		"rose": {FR: "Rosé", EN: "Rosé"}, "orange": {FR: "Orange", EN: "Orange"},
	}
}

// discountNames are what may still be taken off the prices in words, those of the screens.
func discountNames() map[quote.ListDiscounts]fault.Text {
	return map[quote.ListDiscounts]fault.Text{
		quote.ListNet:    {FR: "Prix nets", EN: "Net prices"},
		quote.ListLocked: {FR: "Prix nets et bloqués", EN: "Net and locked prices"},
		quote.ListOpen:   {FR: "Prix remisables", EN: "Discountable prices"},
	}
}
