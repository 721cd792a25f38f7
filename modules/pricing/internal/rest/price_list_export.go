package rest

import (
	"bufio"
	"context"
	"errors"

	"millesime/modules/pricing/internal/app"
	"millesime/modules/pricing/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/sheet"
)

// exportedTier is a row of an exported list: a price of one of its products, from a quantity on; what is paid where its reader buys.
type exportedTier struct {
	list  domain.PriceList
	line  app.ListLine
	tier  domain.PaidTier
	first bool // the smallest quantity, which the figures of the whole product stand beside
}

type exportColumn struct {
	name  fault.Text
	width float64
	cell  func(r exportedTier) sheet.Cell
}

// Widths of columns, in characters.
const (
	codeWidth   = 18
	wineWidth   = 40
	figureWidth = 14
)

// export writes the workbook before it is sent, so that what goes wrong is answered and never a file cut short.
func (h priceListHandlers) export(ctx context.Context, in priceListInput) (_ api.Stream, err error) {
	list, lines, err := h.lists.Lines(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return api.Stream{}, err
	}
	columns := exportColumns(api.Language(ctx))
	heads := make([]sheet.Column, 0, len(columns))
	for _, c := range columns {
		heads = append(heads, sheet.Column{Name: c.name.In(api.Language(ctx)), Width: c.width})
	}
	book, err := sheet.New(fault.Text{FR: "Mercuriale", EN: "Price list"}.In(api.Language(ctx)), heads)
	if err != nil {
		return api.Stream{}, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, book.Close())
		}
	}()
	cells := make([]sheet.Cell, len(columns))
	for _, line := range lines {
		for n, tier := range exportedTiers(list, line) {
			for i, c := range columns {
				cells[i] = c.cell(exportedTier{list: list, line: line, tier: tier, first: n == 0})
			}
			if err := book.Row(cells...); err != nil {
				return api.Stream{}, err
			}
		}
	}
	if err := book.End(); err != nil {
		return api.Stream{}, err
	}
	return api.Stream{
		ContentType: sheet.MediaType, Name: "price-list.xlsx",
		Write: func(_ context.Context, w *bufio.Writer) error { return errors.Join(book.Write(w), book.Close()) },
	}, nil
}

// exportedTiers are what the reader pays, or what the list asks where its reader does not buy.
func exportedTiers(list domain.PriceList, line app.ListLine) []domain.PaidTier {
	if len(line.Paid) > 0 {
		return line.Paid
	}
	tiers := make([]domain.PaidTier, 0, len(line.Tiers))
	for _, t := range line.Tiers {
		tiers = append(tiers, domain.PaidTier{From: t.MinQuantity, Price: t.Price, List: &list.Mercuriale})
	}
	return tiers
}
