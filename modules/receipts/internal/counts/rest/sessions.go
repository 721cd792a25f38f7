// Package rest declares the operations on counting sessions.
package rest

import (
	"context"

	"millesime/modules/receipts/internal/counts/app"
	"millesime/modules/receipts/internal/counts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

const tag = "stock counts"

type handlers struct{ sessions *app.Sessions }

// Endpoints are the operations on counting sessions.
func Endpoints(sessions *app.Sessions) []api.Route {
	h := handlers{sessions}
	return []api.Route{
		api.Get("stock_counts.list", "/stock_counts", tag, auth.AllGroups(),
			"Counting sessions in the reader's scope, the newest first", h.list),
		api.Get("stock_counts.get", "/stock_counts/{id}", tag, auth.AllGroups(),
			"One counting session with its totals and its timeline",
			func(ctx context.Context, in api.ByID) (StockCountDetail, error) { return h.detail(ctx, in.ID) }),
		api.Get("stock_counts.lines", "/stock_counts/{id}/lines", tag, auth.AllGroups(),
			"The products of a counting session; while it is counted blindly, without what is expected", h.lines),
		api.Get("stock_counts.entries", "/stock_counts/{id}/entries", tag, auth.AllGroups(),
			"What was entered in a counting session, the newest first", h.entries),
		api.Post("stock_counts.post", "/stock_counts", tag, stockrest.Keepers(),
			"Begin to count a part of a supplier's stock", h.begin, api.Creates),
		api.Post("stock_counts.count", "/stock_counts/{id}/entries", tag, stockrest.Keepers(),
			"Add what was counted; nothing is written when a line is refused", h.count),
		api.Post("stock_counts.transition", "/stock_counts/{id}/transitions", tag, stockrest.Keepers(),
			"End the counting, count again what differs, approve or cancel, as the state table says", h.transition),
	}
}

type listInput struct {
	api.Page
	stockrest.ListInput[domain.Status]
	Search string    `query:"search"`
	Order  api.Order `query:"order"`
}

func (in *listInput) Rules() validate.Rules {
	return in.Checked(&in.Search, domain.Statuses(), stock.ViewToDo)
}

// SortKeys are what the list sorts by.
func (in *listInput) SortKeys() []string {
	return []string{domain.SortCreatedAt, domain.SortNumber, domain.SortStatus}
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[StockCount], error) {
	reader := auth.Must(ctx)
	filter := domain.Filter{
		Statuses: in.Statuses, ToDo: in.View == stock.ViewToDo,
		Suppliers: api.IDs(in.Suppliers), Warehouse: in.Warehouse, Search: in.Search,
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortCreatedAt, Descending: true})...),
	}
	found, err := h.sessions.List(ctx, reader, filter)
	return api.Listed(in.Page, found, func(s domain.Session) StockCount { return newCount(s, reader) }, err)
}

// detail reads a session as its reader sees it now.
func (h handlers) detail(ctx context.Context, id int64) (StockCountDetail, error) {
	reader := auth.Must(ctx)
	s, err := h.sessions.Session(ctx, reader, id)
	return newDetail(s, reader), err
}

type linesInput struct {
	api.Page
	ID     int64           `path:"id"`
	View   domain.LineView `query:"view"`
	Search string          `query:"search"`
	Order  api.Order       `query:"order"`
}

func (in *linesInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("view", &in.View, validate.Optional, validate.OneOf(domain.LineViews()...)),
		validate.Field("search", &in.Search, validate.Max(stockrest.SearchLimit)),
	}
}

// SortKeys are what the lines are sorted by.
func (in *linesInput) SortKeys() []string {
	return []string{domain.SortLineName, domain.SortLineDifference, domain.SortLineValue}
}

func (h handlers) lines(ctx context.Context, in linesInput) (api.Collection[StockCountLine], error) {
	session, found, err := h.sessions.Lines(ctx, auth.Must(ctx), in.ID, domain.LineFilter{
		View: in.View, Search: in.Search, Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortLineName})...),
	})
	if err != nil {
		return api.Collection[StockCountLine]{}, err
	}
	return api.NewCollection(in.Page, found, func(l domain.Line) StockCountLine { return newCountLine(session, l) }), nil
}

type entriesInput struct {
	api.Page
	ID      int64         `path:"id"`
	Product api.Reference `query:"product" ref:"products"`
}

func (h handlers) entries(ctx context.Context, in entriesInput) (api.Collection[StockCountEntry], error) {
	found, err := h.sessions.Entries(ctx, auth.Must(ctx), in.ID, int64(in.Product), in.Part())
	return api.Listed(in.Page, found, newCountEntry, err)
}
