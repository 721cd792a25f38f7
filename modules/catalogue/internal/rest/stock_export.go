package rest

import (
	"context"

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

type stockColumn = api.Column[*inventory.Row]

// Widths of columns, in characters.
const (
	codeWidth   = 18
	nameWidth   = 40
	figureWidth = 14
)

// stockColumns are the list's, in its order.
func stockColumns(language string) []stockColumn {
	text := func(value func(*inventory.Row) string) func(*inventory.Row) sheet.Cell {
		return func(row *inventory.Row) sheet.Cell { return sheet.Text(value(row)) }
	}
	number := func(value func(*inventory.Row) int64) func(*inventory.Row) sheet.Cell {
		return func(row *inventory.Row) sheet.Cell { return sheet.Number(value(row)) }
	}
	return []stockColumn{
		api.NewColumn("Référence", "Reference", codeWidth, text(func(r *inventory.Row) string { return r.Reference })),
		api.NewColumn("Produit", "Product", nameWidth, text(func(r *inventory.Row) string { return r.Name })),
		api.NewColumn("Millésime", "Vintage", figureWidth, func(r *inventory.Row) sheet.Cell {
			if r.Vintage == 0 {
				return sheet.Empty()
			}
			return sheet.Number(int64(r.Vintage))
		}),
		api.NewColumn("Fournisseur", "Supplier", nameWidth, text(func(r *inventory.Row) string { return r.Supplier })),
		api.NewColumn("Entrepôt", "Warehouse", codeWidth, func(r *inventory.Row) sheet.Cell {
			return sheet.Text(warehouseName(r.Warehouse).In(language))
		}),
		api.NewColumn("À la vente", "For sale", codeWidth, func(r *inventory.Row) sheet.Cell {
			return sheet.Text(tagName(r.Tag).In(language))
		}),
		api.NewColumn("En stock", "On hand", figureWidth, number(func(r *inventory.Row) int64 { return r.Level.OnHand })),
		api.NewColumn("Réservé", "Reserved", figureWidth, number(func(r *inventory.Row) int64 { return r.Level.Reserved })),
		api.NewColumn("Disponible", "Available", figureWidth, number(func(r *inventory.Row) int64 { return r.Level.Available() })),
		api.NewColumn("Attendu", "Incoming", figureWidth, number(func(r *inventory.Row) int64 { return r.Level.Incoming })),
		api.NewColumn("Promis", "Promised", figureWidth, number(func(r *inventory.Row) int64 { return r.Level.Promised })),
		api.NewColumn("Prochaine arrivée", "Next arrival", codeWidth, func(r *inventory.Row) sheet.Cell {
			if r.Level.ExpectLate {
				return sheet.Text(fault.Say("en retard", "late").In(language))
			}
			return sheet.Day(clock.StartOf(r.Level.NextExpect, 0))
		}),
		api.NewColumn("Seuil d’alerte", "Alert threshold", figureWidth,
			number(func(r *inventory.Row) int64 { return int64(r.StockAlertThreshold) })),
		api.NewColumn("Prix HT (€)", "Price excl. VAT (€)", figureWidth, func(r *inventory.Row) sheet.Cell {
			if r.ListPrice == nil {
				return sheet.Empty()
			}
			return sheet.Amount(*r.ListPrice)
		}),
		api.NewColumn("Valeur HT (€)", "Value excl. VAT (€)", figureWidth, func(r *inventory.Row) sheet.Cell {
			return sheet.Amount(r.Value())
		}),
		api.NewColumn("Expédié en 90 jours", "Shipped in 90 days", codeWidth, number(func(r *inventory.Row) int64 { return r.Shipped })),
		api.NewColumn("Couverture (jours)", "Cover (days)", codeWidth, func(r *inventory.Row) sheet.Cell {
			days, ok := r.DaysOfCover()
			if !ok {
				return sheet.Empty()
			}
			return sheet.Number(days)
		}),
	}
}

// warehouseName is what people call a warehouse.
func warehouseName(code string) fault.Text {
	if code == receiptsapi.WarehouseDartess {
		return fault.Same("Dartess")
	}
	return fault.Say("Fournisseur", "Supplier")
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
	return api.Get("stock.export", "/stock/export", tag, keepers(),
		"The stock of the reader's products as a workbook", func(ctx context.Context, in StockFilters) (api.Stream, error) {
			filter, err := in.filter()
			if err != nil {
				return api.Stream{}, err
			}
			book := api.Workbook[*inventory.Row]{
				File: "stock.xlsx", Title: fault.Same("Stock"), Columns: stockColumns(api.Language(ctx)),
			}
			return book.Stream(ctx, func(each func(*inventory.Row) error) error {
				return i.Each(ctx, auth.Must(ctx), filter, func(row inventory.Row) error { return each(&row) })
			})
		}, api.Heavy(gate.Export), api.Produces(sheet.MediaType))
}
