package rest

import (
	"context"
	"net/http"

	"millesime/modules/pricing/internal/app"
	"millesime/modules/pricing/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/gate"
	"millesime/platform/lists"
	"millesime/platform/sheet"
	"millesime/platform/validate"
)

const priceListTag = "price lists"

// PriceListEndpoints are the operations on mercuriales.
func PriceListEndpoints(lists *app.PriceLists) []api.Route {
	h := priceListHandlers{lists}
	everyone, writers := auth.AllGroups(), []auth.Group{auth.Supplier, auth.CommercialAgent, auth.Admin, auth.Superadmin}
	return []api.Route{
		api.Endpoint[priceListsInput, api.Collection[PriceList]]{
			ID: "price_lists.list", Method: http.MethodGet, Path: "/price_lists", Tag: priceListTag, Groups: everyone,
			Summary: "Mercuriales in the reader's scope, those that begin last first", Handle: h.list,
		}.Route(),
		api.Endpoint[newPriceListInput, PriceListDetail]{
			ID: "price_lists.post", Method: http.MethodPost, Path: "/price_lists", Tag: priceListTag, Groups: writers,
			Summary: "Write a draft of a mercuriale", Success: http.StatusCreated, Handle: h.post,
		}.Route(),
		api.Endpoint[priceReferencesInput, api.Collection[PriceReference]]{
			ID: "price_lists.references", Method: http.MethodGet, Path: "/price_lists/references", Tag: priceListTag, Groups: writers,
			Summary: "What prices of a mercuriale that is being written are held against, of at most 100 products", Handle: h.references,
		}.Route(),
		api.Endpoint[priceListInput, PriceListDetail]{
			ID: "price_lists.get", Method: http.MethodGet, Path: "/price_lists/{id}", Tag: priceListTag, Groups: everyone,
			Summary: "One mercuriale with those of its series", Handle: h.get,
		}.Route(),
		api.Endpoint[changePriceListInput, PriceListDetail]{
			ID: "price_lists.patch", Method: http.MethodPatch, Path: "/price_lists/{id}", Tag: priceListTag, Groups: writers,
			Summary: "Change a mercuriale that has not begun", Handle: h.patch,
			Reads: func(ctx context.Context, in changePriceListInput) ([]any, error) {
				return api.Read(h.detail(ctx, in.ID))
			},
		}.Route(),
		api.Endpoint[removePriceListInput, api.NoContent]{
			ID: "price_lists.delete", Method: http.MethodDelete, Path: "/price_lists/{id}", Tag: priceListTag, Groups: writers,
			Summary: "Delete a mercuriale that has not begun; with a version only as it was seen", Handle: h.remove,
			Reads: func(ctx context.Context, in removePriceListInput) ([]any, error) {
				return api.Read(h.detail(ctx, in.ID))
			},
		}.Route(),
		api.Endpoint[priceListLinesInput, api.Collection[PriceListLine]]{
			ID: "price_lists.lines", Method: http.MethodGet, Path: "/price_lists/{id}/lines", Tag: priceListTag, Groups: everyone,
			Summary: "The products of a mercuriale with their prices, in its order", Handle: h.lines,
		}.Route(),
		api.Endpoint[priceListInput, api.Stream]{
			ID: "price_lists.export", Method: http.MethodGet, Path: "/price_lists/{id}/export", Tag: priceListTag, Groups: everyone,
			Summary: "The same as a workbook (.xlsx), a row for every tier",
			Timeout: api.NoTimeout, Heavy: gate.Export, Produces: []string{sheet.MediaType}, Handle: h.export,
		}.Route(),
		api.Endpoint[priceListLinesInput, api.Collection[PriceListOverlap]]{
			ID: "price_lists.overlaps", Method: http.MethodGet, Path: "/price_lists/{id}/overlaps", Tag: priceListTag, Groups: writers,
			Summary: "Products that another mercuriale of the supplier prices too, and which of the two prevails", Handle: h.overlaps,
		}.Route(),
		api.Endpoint[publishPriceListInput, PriceListDetail]{
			ID: "price_lists.publish", Method: http.MethodPost, Path: "/price_lists/{id}/publish", Tag: priceListTag, Groups: writers,
			Summary: "Publish a draft: it prices from its first day on", Handle: h.publish,
			Reads: func(ctx context.Context, in publishPriceListInput) ([]any, error) {
				return api.Read(h.detail(ctx, in.ID))
			},
		}.Route(),
		api.Endpoint[revisePriceListInput, PriceListDetail]{
			ID: "price_lists.revise", Method: http.MethodPost, Path: "/price_lists/{id}/revisions", Tag: priceListTag, Groups: writers,
			Summary: "Prepare the next revision of a mercuriale, with a start of its own", Success: http.StatusCreated, Handle: h.revise,
		}.Route(),
		api.Endpoint[endPriceListInput, PriceListDetail]{
			ID: "price_lists.end", Method: http.MethodPost, Path: "/price_lists/{id}/end", Tag: priceListTag, Groups: writers,
			Summary: "Give a published mercuriale its last day", Handle: h.end,
			Reads: func(ctx context.Context, in endPriceListInput) ([]any, error) {
				return api.Read(h.detail(ctx, in.ID))
			},
		}.Route(),
	}
}

type priceListHandlers struct{ lists *app.PriceLists }

type priceListsInput struct {
	api.Page
	Statuses  []domain.ListStatus `query:"status"`
	Search    string              `query:"search"`
	Suppliers []api.Reference     `query:"supplier" ref:"users"`
	Customers []api.Reference     `query:"customer" ref:"users"`
	Products  []api.Reference     `query:"product"  ref:"products"`
	Order     api.Order           `query:"order"`
}

const searchLimit = 100 // characters

// Rules of the list's parameters.
func (in *priceListsInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(domain.ListStatuses()...)),
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (in *priceListsInput) SortKeys() []string {
	return []string{domain.SortListName, domain.SortListStarts, domain.SortListEnds, domain.SortListUpdated}
}

func (in *priceListsInput) filter() domain.ListFilter {
	return domain.ListFilter{
		Statuses: in.Statuses, Search: in.Search,
		Suppliers: api.IDs(in.Suppliers), Customers: api.IDs(in.Customers), Products: api.IDs(in.Products),
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortListStarts, Descending: true})...),
	}
}

func (h priceListHandlers) list(ctx context.Context, in priceListsInput) (api.Collection[PriceList], error) {
	found, err := h.lists.List(ctx, auth.Must(ctx), in.filter())
	if err != nil {
		return api.Collection[PriceList]{}, err
	}
	today := h.lists.Today()
	return api.NewCollection(in.Page, found, func(l domain.PriceList) PriceList { return newPriceList(l, today) }), nil
}

type priceListInput struct {
	ID int64 `path:"id"`
}

func (h priceListHandlers) get(ctx context.Context, in priceListInput) (PriceListDetail, error) {
	return h.detail(ctx, in.ID)
}

// detail reads a list as its reader sees it now.
func (h priceListHandlers) detail(ctx context.Context, id int64) (PriceListDetail, error) {
	one, series, err := h.lists.PriceList(ctx, auth.Must(ctx), id)
	if err != nil {
		return PriceListDetail{}, err
	}
	return newPriceListDetail(one, series, h.lists.Today()), nil
}

type removePriceListInput struct {
	ID      int64 `path:"id"`
	Version int64 `query:"version"` // that was seen; 0: whichever it is now
}

func (h priceListHandlers) remove(ctx context.Context, in removePriceListInput) (api.NoContent, error) {
	return api.NoContent{}, h.lists.Remove(ctx, auth.Must(ctx), in.ID, in.Version)
}

type priceListLinesInput struct {
	api.Page
	ID int64 `path:"id"`
}

func (h priceListHandlers) lines(ctx context.Context, in priceListLinesInput) (api.Collection[PriceListLine], error) {
	_, found, err := h.lists.Lines(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return api.Collection[PriceListLine]{}, err
	}
	return api.NewCollection(in.Page, lists.Cut(found, in.Part()), newListLine), nil
}

func (h priceListHandlers) overlaps(ctx context.Context, in priceListLinesInput) (api.Collection[PriceListOverlap], error) {
	found, products, err := h.lists.Overlaps(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return api.Collection[PriceListOverlap]{}, err
	}
	return api.NewCollection(in.Page, lists.Cut(found, in.Part()), func(o domain.Overlap) PriceListOverlap {
		return newOverlap(o, products)
	}), nil
}
