package rest

import (
	"context"
	"time"

	"millesime/modules/receipts/internal/stock/app"
	"millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fold"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

const tag = "lots"

type handlers struct{ lots *app.Lots }

// Endpoints are the operations on lots.
func Endpoints(lots *app.Lots) []api.Route {
	h := handlers{lots}
	return []api.Route{
		api.Get("stock_lots.list", "/stock_lots", tag, Keepers(),
			"Lots in the reader's scope, also those that have left, the newest first", h.list),
		api.Get("stock_lots.get", "/stock_lots/{id}", tag, Keepers(), "One lot with what came of it and what may still be there", h.get),
	}
}

type listInput struct {
	api.Page
	Suppliers []api.Reference `query:"supplier" ref:"users"`
	Warehouse string          `query:"warehouse"`
	Products  []api.Reference `query:"product" ref:"products"`
	Lot       string          `query:"lot"` // of this name, however it is written
	InStock   bool            `query:"inStock"`
	Search    string          `query:"search"`
	Order     api.Order       `query:"order"`
}

func (in *listInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("warehouse", &in.Warehouse, validate.Optional, validate.OneOf(Warehouses()...)),
		validate.Field("lot", &in.Lot, validate.Max(MaxWord)),
		validate.Field("search", &in.Search, validate.Max(SearchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (in *listInput) SortKeys() []string {
	return []string{domain.SortLotCreatedAt, domain.SortLotName, domain.SortLotBestBefore, domain.SortLotUnits}
}

func (in *listInput) filter() domain.LotFilter {
	return domain.LotFilter{
		Suppliers: api.IDs(in.Suppliers), Warehouse: in.Warehouse, Products: api.IDs(in.Products), Lot: fold.Code(in.Lot),
		InStock: in.InStock, Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortLotCreatedAt, Descending: true})...),
	}
}

// StockLot is a lot of a product: what came of it, and what may still be there. Quantities are units.
type StockLot struct {
	api.Item
	Lot        string         `json:"lot"`
	Product    ReceiptProduct `json:"product"`
	Supplier   Supplier       `json:"supplier"`
	Warehouse  string         `json:"warehouse" enum:"dartess,supplier"`
	BestBefore *string        `json:"bestBefore"` // YYYY-MM-DD
	Past       bool           `json:"pastBestBefore"`
	ArrivedAt  *time.Time     `json:"arrivedAt"`  // the first of it; null: no receipt named it
	Received   int64          `json:"received"`   // with receipts
	RecalledAt *time.Time     `json:"recalledAt"` // since when it does not leave; null: it may
	InStock    int64          `json:"inStock"`    // at most: some may have left without a word about their lot
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[StockLot], error) {
	found, err := h.lots.List(ctx, auth.Must(ctx), in.filter(), in.Search)
	return api.Listed(in.Page, found, h.show, err)
}

func (h handlers) get(ctx context.Context, in api.ByID) (StockLot, error) {
	lot, err := h.lots.One(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return StockLot{}, err
	}
	return h.show(lot), nil
}

func (h handlers) show(l domain.SeenLot) StockLot {
	return StockLot{
		Item: api.NewItem("stock_lots", "StockLot", l.ID), Lot: l.Lot.Lot, Product: NewProduct(l.Product),
		Supplier: NewSupplier(l.SupplierID, l.Supplier), Warehouse: l.Warehouse, BestBefore: api.OrNull(l.BestBefore),
		ArrivedAt: api.OrNull(l.ArrivedAt), Received: l.Received, InStock: l.InStock(), RecalledAt: api.OrNull(l.RecalledAt),
		Past: l.Past(domain.Today(h.lots.Now())),
	}
}
