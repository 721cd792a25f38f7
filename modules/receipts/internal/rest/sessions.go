package rest

import (
	"context"

	"millesime/modules/receipts/internal/app"
	"millesime/modules/receipts/internal/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

const (
	countTag      = "stock counts"
	countResource = "stock_counts"
)

type countHandlers struct{ sessions *app.Sessions }

// CountEndpoints are the operations on counting sessions.
func CountEndpoints(sessions *app.Sessions) []api.Route {
	h := countHandlers{sessions}
	return []api.Route{
		api.Get("stock_counts.list", "/stock_counts", countTag, auth.AllGroups(),
			"Counting sessions in the reader's scope, the newest first", h.list),
		api.Get("stock_counts.get", "/stock_counts/{id}", countTag, auth.AllGroups(),
			"One counting session with its totals and its timeline",
			func(ctx context.Context, in api.ByID) (StockCountDetail, error) { return h.detail(ctx, in.ID) }),
		api.Get("stock_counts.lines", "/stock_counts/{id}/lines", countTag, auth.AllGroups(),
			"The products of a counting session; while it is counted blindly, without what is expected", h.lines),
		api.Get("stock_counts.entries", "/stock_counts/{id}/entries", countTag, auth.AllGroups(),
			"What was entered in a counting session, the newest first", h.entries),
		api.Post("stock_counts.post", "/stock_counts", countTag, stockrest.Keepers(), "Begin to count a part of a supplier's stock", h.begin, api.Creates),
		api.Post("stock_counts.count", "/stock_counts/{id}/entries", countTag, stockrest.Keepers(),
			"Add what was counted; nothing is written when a line is refused", h.count),
		api.Post("stock_counts.transition", "/stock_counts/{id}/transitions", countTag, stockrest.Keepers(),
			"End the counting, count again what differs, approve or cancel, as the state table says", h.transition),
	}
}

type countsInput struct {
	api.Page
	Statuses  []domain.SessionStatus `query:"status"`
	View      stock.View             `query:"view"`
	Suppliers []api.Reference        `query:"supplier" ref:"users"`
	Warehouse string                 `query:"warehouse"`
	Search    string                 `query:"search"`
	Order     api.Order              `query:"order"`
}

func (in *countsInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(domain.SessionStatuses()...)),
		validate.Field("view", &in.View, validate.Optional, validate.OneOf(stock.ViewToDo)),
		validate.Field("warehouse", &in.Warehouse, validate.Optional, validate.OneOf(stockrest.Warehouses()...)),
		validate.Field("search", &in.Search, validate.Max(stockrest.SearchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (in *countsInput) SortKeys() []string {
	return []string{domain.SortSessionCreatedAt, domain.SortSessionNumber, domain.SortSessionStatus}
}

func (h countHandlers) list(ctx context.Context, in countsInput) (api.Collection[StockCount], error) {
	reader := auth.Must(ctx)
	filter := domain.SessionFilter{
		Statuses: in.Statuses, ToApprove: in.View == stock.ViewToDo,
		Suppliers: api.IDs(in.Suppliers), Warehouse: in.Warehouse, Search: in.Search,
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortSessionCreatedAt, Descending: true})...),
	}
	found, err := h.sessions.List(ctx, reader, filter)
	return api.Listed(in.Page, found, func(s domain.Session) StockCount { return newCount(s, reader) }, err)
}

// detail reads a session as its reader sees it now.
func (h countHandlers) detail(ctx context.Context, id int64) (StockCountDetail, error) {
	reader := auth.Must(ctx)
	s, err := h.sessions.Session(ctx, reader, id)
	if err != nil {
		return StockCountDetail{}, err
	}
	return newCountDetail(s, reader), nil
}

type countLinesInput struct {
	api.Page
	ID     int64           `path:"id"`
	View   domain.LineView `query:"view"`
	Search string          `query:"search"`
	Order  api.Order       `query:"order"`
}

func (in *countLinesInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("view", &in.View, validate.Optional, validate.OneOf(domain.LineViews()...)),
		validate.Field("search", &in.Search, validate.Max(stockrest.SearchLimit)),
	}
}

// SortKeys are what the lines are sorted by.
func (in *countLinesInput) SortKeys() []string {
	return []string{domain.SortLineName, domain.SortLineDifference, domain.SortLineValue}
}

func (h countHandlers) lines(ctx context.Context, in countLinesInput) (api.Collection[StockCountLine], error) {
	session, found, err := h.sessions.Lines(ctx, auth.Must(ctx), in.ID, domain.LineFilter{
		View: in.View, Search: in.Search, Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortLineName})...),
	})
	if err != nil {
		return api.Collection[StockCountLine]{}, err
	}
	return api.NewCollection(in.Page, found, func(l domain.SessionLine) StockCountLine { return newCountLine(session, l) }), nil
}

type countEntriesInput struct {
	api.Page
	ID      int64         `path:"id"`
	Product api.Reference `query:"product" ref:"products"`
}

func (h countHandlers) entries(ctx context.Context, in countEntriesInput) (api.Collection[StockCountEntry], error) {
	found, err := h.sessions.Entries(ctx, auth.Must(ctx), in.ID, int64(in.Product), in.Part())
	return api.Listed(in.Page, found, newCountEntry, err)
}
