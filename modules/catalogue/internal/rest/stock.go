package rest

import (
	"context"
	"strconv"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/inventory"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// keepers are the groups that keep products and their stock: suppliers their own, admins everybody's.
func keepers() []auth.Group { return []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin} }

// stockRoutes are the operations of who keeps stock.
func stockRoutes(i *app.Inventory) []api.Route {
	return []api.Route{
		listStock(i), sumStock(i), exportStock(i), getStock(i), listMovements(i), getMovement(i), correctStock(i),
	}
}

// StockFilters narrow and sort the stock. Values of one field are alternatives, fields narrow each other.
type StockFilters struct {
	Search    string          `query:"search"`
	Tag       []string        `query:"tag"`
	Warehouse string          `query:"warehouse"`
	Supplier  []api.Reference `query:"supplier" ref:"users"`
	Order     api.Order       `query:"order"`
}

// SortKeys are what the stock sorts by.
func (f *StockFilters) SortKeys() []string {
	var keys []string
	for _, sort := range inventory.Sorts() {
		keys = append(keys, string(sort))
	}
	return keys
}

func (f *StockFilters) filter() (inventory.Filter, error) {
	filter := inventory.Filter{Search: f.Search[:min(len(f.Search), maxSearch)], Tags: f.Tag, Warehouse: f.Warehouse, Sorts: f.Order}
	for _, id := range f.Supplier {
		filter.Suppliers = append(filter.Suppliers, strconv.FormatInt(int64(id), 10))
	}
	if f.Warehouse != "" && f.Warehouse != receiptsapi.WarehouseDartess && f.Warehouse != receiptsapi.WarehouseSupplier {
		return filter, unknown("warehouse", fault.Say("Cet entrepôt est inconnu.", "This warehouse is unknown."))
	}
	return filter, nil
}

// Stock is the stock of one product. Quantities are units; available is on hand less reserved.
type Stock struct {
	api.Item
	Product     StockProduct `json:"product"`
	Supplier    Supplier     `json:"supplier"`
	Warehouse   string       `json:"warehouse" enum:"dartess,supplier"`
	OnHand      int64        `json:"onHand"`
	Reserved    int64        `json:"reserved"`
	Available   int64        `json:"available"`
	Incoming    int64        `json:"incoming"`
	Promised    int64        `json:"promised"`
	NextReceipt *string      `json:"nextReceipt"` // YYYY-MM-DD
	ReceiptLate bool         `json:"receiptLate"` // instead: it should have come
	Threshold   int64        `json:"threshold"`
	Version     int64        `json:"version"` // of the product, for who changes its threshold
	ListPrice   *money.Cents `json:"listPriceTaxExcl"`
	Value       money.Cents  `json:"value"`       // on hand × list price
	Shipped     int64        `json:"shipped"`     // units, in the last 90 days
	DaysOfCover *int64       `json:"daysOfCover"` // of what is available, at that pace; null when none was shipped
	Tag         string       `json:"tag" enum:"out_of_stock,stock_alert,insufficient_stock,pending_receipt,desactivated,normal,sample,stock_back,dartess_warehouse"`
	Tags        []string     `json:"tags" enum:"out_of_stock,stock_alert,insufficient_stock,pending_receipt,desactivated,normal,sample,stock_back,dartess_warehouse"`
}

// StockProduct is what tells a product from others.
type StockProduct struct {
	api.Ref
	productsapi.Label
	UnitsPerCarton int      `json:"unitsPerCarton"`
	Status         string   `json:"status" enum:"active,desactivated"`
	Images         []string `json:"images"`
}

func newStock(row *inventory.Row) Stock {
	p, level := &row.Product, row.Level
	out := Stock{
		Item: api.NewItem("products", "Stock", p.ID),
		Product: StockProduct{
			Ref: api.RefTo("products", p.ID), Label: p.Label(), UnitsPerCarton: p.UnitsPerCarton, Status: domain.StatusOf(p),
			Images: list(p.Images),
		},
		Supplier:  Supplier{Ref: api.RefTo("users", p.SupplierID), Company: row.Supplier},
		Warehouse: p.Warehouse, OnHand: level.OnHand, Reserved: level.Reserved, Available: level.Available(),
		Incoming: level.Incoming, Promised: level.Promised, Threshold: int64(p.StockAlertThreshold), Version: p.Version, ListPrice: row.ListPrice,
		Value: row.Value(), Shipped: row.Shipped, Tag: row.Tag, Tags: row.Tags,
	}
	out.ReceiptLate = level.ExpectLate
	if level.NextExpect != "" {
		out.NextReceipt = &level.NextExpect
	}
	if days, ok := row.DaysOfCover(); ok {
		out.DaysOfCover = &days
	}
	return out
}

type stockRequest struct {
	api.Page
	StockFilters
}

func listStock(i *app.Inventory) api.Route {
	return api.Get("stock.list", "/stock", tag, keepers(),
		"The stock of the reader's products, with value and days of cover",
		func(ctx context.Context, in stockRequest) (api.Collection[Stock], error) {
			filter, err := in.filter()
			if err != nil {
				return api.Collection[Stock]{}, err
			}
			found, err := i.List(ctx, auth.Must(ctx), filter, in.Part())
			return api.Listed(in.Page, found, func(r inventory.Row) Stock { return newStock(&r) }, err)
		})
}

// StockSummary is the stock of a list in figures. What is short is counted as the list's filter by tag finds it.
type StockSummary struct {
	Type           string      `json:"@type"`
	Products       int         `json:"products"`
	Value          money.Cents `json:"value"`
	Units          int64       `json:"units"`
	BelowThreshold int         `json:"belowThreshold"` // tags stock_alert and insufficient_stock
	OutOfStock     int         `json:"outOfStock"`     // tag out_of_stock
	PendingReceipt int         `json:"pendingReceipt"` // tag pending_receipt
}

func sumStock(i *app.Inventory) api.Route {
	return api.Get("stock.summary", "/stock/summary", tag, keepers(),
		"The value of the reader's stock, and how many products are short", func(ctx context.Context, in StockFilters) (StockSummary, error) {
			filter, err := in.filter()
			if err != nil {
				return StockSummary{}, err
			}
			sum, err := i.Summary(ctx, auth.Must(ctx), filter)
			return StockSummary{
				Type: "StockSummary", Products: sum.Products, Value: sum.Value, Units: sum.Units,
				BelowThreshold: sum.ByTag[receiptsapi.TagStockAlert] + sum.ByTag[receiptsapi.TagInsufficientStock],
				OutOfStock:     sum.ByTag[receiptsapi.TagOutOfStock], PendingReceipt: sum.ByTag[receiptsapi.TagPendingReceipt],
			}, err
		})
}

func getStock(i *app.Inventory) api.Route {
	return api.Get("products.stock", "/products/{id}/stock", tag, keepers(),
		"The stock of one product", func(ctx context.Context, in api.ByID) (Stock, error) {
			row, err := i.Row(ctx, auth.Must(ctx), in.ID)
			if err != nil {
				return Stock{}, err
			}
			return newStock(&row), nil
		})
}
