package rest

import (
	"context"

	"millesime/modules/pricing/internal/lists/app"
	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// exportedTier is a row of an exported list: a price of one of its products, from a quantity on; what is paid where its reader buys.
type exportedTier struct {
	list  domain.PriceList
	line  app.ListLine
	tier  quote.PaidTier
	first bool // the smallest quantity, which the figures of the whole product stand beside
}

type exportColumn = api.Column[exportedTier]

// Widths of columns, in characters.
const (
	codeWidth   = 18
	wineWidth   = 40
	figureWidth = 14
)

func (h priceListHandlers) export(ctx context.Context, in api.ByID) (api.Stream, error) {
	list, lines, err := h.lists.Lines(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return api.Stream{}, err
	}
	book := api.Workbook[exportedTier]{
		File: "price-list.xlsx", Title: fault.Say("Mercuriale", "Price list"), Columns: exportColumns(api.Language(ctx)),
	}
	return book.Stream(ctx, func(each func(exportedTier) error) error {
		for _, line := range lines {
			for n, tier := range exportedTiers(list, line) {
				if err := each(exportedTier{list: list, line: line, tier: tier, first: n == 0}); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// exportedTiers are what the reader pays, or what the list asks where its reader does not buy.
func exportedTiers(list domain.PriceList, line app.ListLine) []quote.PaidTier {
	if len(line.Paid) > 0 {
		return line.Paid
	}
	return lists.Each(line.Tiers, func(t quote.ListEntry) quote.PaidTier {
		return quote.PaidTier{From: t.MinQuantity, Price: t.Price, List: &list.Mercuriale}
	})
}
