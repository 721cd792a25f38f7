// Package rest declares the operations on stock returns.
package rest

import (
	"context"

	"millesime/modules/receipts/internal/returns/app"
	"millesime/modules/receipts/internal/returns/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

const tag = "stock returns"

type handlers struct{ returns *app.Returns }

// Endpoints are the operations on stock returns.
func Endpoints(returns *app.Returns) []api.Route {
	h := handlers{returns}
	return []api.Route{
		api.Get("stock_recoveries.list", "/stock_recoveries", tag, auth.AllGroups(),
			"Stock returns in the reader's scope, the newest first", h.list),
		api.Get("stock_recoveries.get", "/stock_recoveries/{id}", tag, auth.AllGroups(),
			"One stock return with its lines and its timeline",
			func(ctx context.Context, in api.ByID) (StockRecoveryDetail, error) { return h.detail(ctx, in.ID) }),
		api.Post("stock_recoveries.post", "/stock_recoveries", tag, stockrest.Keepers(),
			"Ask goods back from a warehouse: they leave available stock at once", h.ask, api.Creates),
		api.Post("stock_recoveries.transition", "/stock_recoveries/{id}/transitions", tag, stockrest.Keepers(),
			"Say that the goods of a stock return were handed over, as the state table says", h.transition),
		api.Delete("stock_recoveries.delete", "/stock_recoveries/{id}", tag, stockrest.Keepers(),
			"Give the goods of a pending stock return back to available stock", func(ctx context.Context, in api.ByID) (api.NoContent, error) {
				return api.NoContent{}, h.returns.Delete(ctx, auth.Must(ctx), in.ID)
			}),
	}
}

type listInput struct {
	api.Page
	stockrest.ListInput[domain.Status]
	Products []api.Reference `query:"product" ref:"products"`
	Search   string          `query:"search"`
	Order    api.Order       `query:"order"`
}

func (in *listInput) Rules() validate.Rules {
	return in.Checked(&in.Search, domain.Statuses(), stock.ViewToDo)
}

// SortKeys are what the list sorts by.
func (in *listInput) SortKeys() []string {
	return []string{domain.SortCreatedAt, domain.SortNumber, domain.SortStatus, domain.SortUnits}
}

func (in *listInput) filter() domain.Filter {
	return domain.Filter{
		Statuses: in.Statuses, ToDo: in.View == stock.ViewToDo, Suppliers: api.IDs(in.Suppliers), Warehouse: in.Warehouse,
		Products: api.IDs(in.Products), Search: in.Search,
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortCreatedAt, Descending: true})...),
	}
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[StockRecovery], error) {
	reader := auth.Must(ctx)
	found, err := h.returns.List(ctx, reader, in.filter())
	return api.Listed(in.Page, found, func(r domain.Return) StockRecovery { return newReturn(r, reader) }, err)
}

// detail reads a return as its reader sees it now.
func (h handlers) detail(ctx context.Context, id int64) (StockRecoveryDetail, error) {
	reader := auth.Must(ctx)
	r, err := h.returns.Return(ctx, reader, id)
	return newDetail(r, reader), err
}
