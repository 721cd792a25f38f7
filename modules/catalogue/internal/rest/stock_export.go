package rest

import (
	"bufio"
	"context"
	"errors"
	"net/http"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain/inventory"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/gate"
	"millesime/platform/sheet"
)

type stockColumn struct {
	name  fault.Text
	width float64
	cell  func(row *inventory.Row, language string) sheet.Cell
}

// Widths of columns, in characters.
const (
	codeWidth   = 18
	nameWidth   = 40
	figureWidth = 14
)

// stockColumns are the list's, in its order.
func stockColumns() []stockColumn {
	text := func(value func(*inventory.Row) string) func(*inventory.Row, string) sheet.Cell {
		return func(row *inventory.Row, _ string) sheet.Cell { return sheet.Text(value(row)) }
	}
	number := func(value func(*inventory.Row) int64) func(*inventory.Row, string) sheet.Cell {
		return func(row *inventory.Row, _ string) sheet.Cell { return sheet.Number(value(row)) }
	}
	return []stockColumn{
		{fault.Text{FR: "Référence", EN: "Reference"}, codeWidth, text(func(r *inventory.Row) string { return r.Reference })},
		{fault.Text{FR: "Produit", EN: "Product"}, nameWidth, text(func(r *inventory.Row) string { return r.Name })},
		{fault.Text{FR: "Millésime", EN: "Vintage"}, figureWidth, func(r *inventory.Row, _ string) sheet.Cell {
			if r.Vintage == 0 {
				return sheet.Empty()
			}
			return sheet.Number(int64(r.Vintage))
		}},
		{fault.Text{FR: "Fournisseur", EN: "Supplier"}, nameWidth, text(func(r *inventory.Row) string { return r.Supplier })},
		{fault.Text{FR: "Entrepôt", EN: "Warehouse"}, codeWidth, func(r *inventory.Row, language string) sheet.Cell {
			return sheet.Text(warehouseName(r.Warehouse).In(language))
		}},
		{fault.Text{FR: "À la vente", EN: "For sale"}, codeWidth, func(r *inventory.Row, language string) sheet.Cell {
			return sheet.Text(tagName(r.Tag).In(language))
		}},
		{fault.Text{FR: "En stock", EN: "On hand"}, figureWidth, number(func(r *inventory.Row) int64 { return r.Level.OnHand })},
		{fault.Text{FR: "Réservé", EN: "Reserved"}, figureWidth, number(func(r *inventory.Row) int64 { return r.Level.Reserved })},
		{fault.Text{FR: "Disponible", EN: "Available"}, figureWidth, number(func(r *inventory.Row) int64 { return r.Level.Available() })},
		{fault.Text{FR: "Attendu", EN: "Incoming"}, figureWidth, number(func(r *inventory.Row) int64 { return r.Level.Incoming })},
		{fault.Text{FR: "Promis", EN: "Promised"}, figureWidth, number(func(r *inventory.Row) int64 { return r.Level.Promised })},
		{fault.Text{FR: "Prochaine arrivée", EN: "Next arrival"}, codeWidth, func(r *inventory.Row, language string) sheet.Cell {
			if r.Level.ExpectLate {
				return sheet.Text(fault.Text{FR: "en retard", EN: "late"}.In(language))
			}
			return sheet.Day(clock.StartOf(r.Level.NextExpect, 0))
		}},
		{
			fault.Text{FR: "Seuil d’alerte", EN: "Alert threshold"},
			figureWidth,
			number(func(r *inventory.Row) int64 { return int64(r.StockAlertThreshold) }),
		},
		{fault.Text{FR: "Prix HT (€)", EN: "Price excl. VAT (€)"}, figureWidth, func(r *inventory.Row, _ string) sheet.Cell {
			if r.ListPrice == nil {
				return sheet.Empty()
			}
			return sheet.Amount(*r.ListPrice)
		}},
		{fault.Text{FR: "Valeur HT (€)", EN: "Value excl. VAT (€)"}, figureWidth, func(r *inventory.Row, _ string) sheet.Cell {
			return sheet.Amount(r.Value())
		}},
		{fault.Text{FR: "Expédié en 90 jours", EN: "Shipped in 90 days"}, codeWidth, number(func(r *inventory.Row) int64 { return r.Shipped })},
		{fault.Text{FR: "Couverture (jours)", EN: "Cover (days)"}, codeWidth, func(r *inventory.Row, _ string) sheet.Cell {
			days, ok := r.DaysOfCover()
			if !ok {
				return sheet.Empty()
			}
			return sheet.Number(days)
		}},
	}
}

// warehouseName is what people call a warehouse.
func warehouseName(code string) fault.Text {
	if code == receiptsapi.WarehouseDartess {
		return fault.Text{FR: "Dartess", EN: "Dartess"}
	}
	return fault.Text{FR: "Fournisseur", EN: "Supplier"}
}

// tagName is a tag as the interface has it (rulings).
func tagName(code string) fault.Text {
	return map[string]fault.Text{
		receiptsapi.TagOutOfStock:        {FR: "Rupture de stock", EN: "Out of stock"},
		receiptsapi.TagStockAlert:        {FR: "Stock faible", EN: "Low stock"},
		receiptsapi.TagInsufficientStock: {FR: "Stock insuffisant", EN: "Insufficient stock"},
		receiptsapi.TagPendingReceipt:    {FR: "En attente de réception", EN: "Awaiting receipt"},
		receiptsapi.TagDesactivated:      {FR: "Désactivé", EN: "Deactivated"},
		receiptsapi.TagNormal:            {FR: "En stock", EN: "In stock"},
		receiptsapi.TagDartessWarehouse:  {FR: "Panachable", EN: "Mixed cartons"},
	}[code]
}

func exportStock(i *app.Inventory) api.Route {
	return api.Endpoint[StockFilters, api.Stream]{
		ID: "stock.export", Method: http.MethodGet, Path: "/stock/export", Tag: tag, Groups: keepers(),
		Summary: "The stock of the reader's products as a workbook", Produces: []string{sheet.MediaType}, Heavy: gate.Export,
		Handle: func(ctx context.Context, in StockFilters) (api.Stream, error) {
			filter, err := in.filter()
			if err != nil {
				return api.Stream{}, err
			}
			return stockBook(ctx, i, filter)
		},
	}.Route()
}

// stockBook is complete before it is sent, so that what goes wrong is answered and never a file cut short.
func stockBook(ctx context.Context, i *app.Inventory, filter inventory.Filter) (_ api.Stream, err error) {
	language := api.Language(ctx)
	shown := stockColumns()
	columns := make([]sheet.Column, 0, len(shown))
	for _, c := range shown {
		columns = append(columns, sheet.Column{Name: c.name.In(language), Width: c.width})
	}
	book, err := sheet.New(fault.Text{FR: "Stock", EN: "Stock"}.In(language), columns)
	if err != nil {
		return api.Stream{}, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, book.Close())
		}
	}()
	cells := make([]sheet.Cell, len(shown))
	err = i.Each(ctx, auth.Must(ctx), filter, func(row inventory.Row) error {
		for n, c := range shown {
			cells[n] = c.cell(&row, language)
		}
		return book.Row(cells...)
	})
	if err != nil {
		return api.Stream{}, err
	}
	if err := book.End(); err != nil {
		return api.Stream{}, err
	}
	return api.Stream{
		ContentType: sheet.MediaType, Name: "stock.xlsx",
		Write: func(_ context.Context, w *bufio.Writer) error { return errors.Join(book.Write(w), book.Close()) },
	}, nil
}
