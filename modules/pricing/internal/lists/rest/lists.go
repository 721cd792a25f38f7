// Package rest declares the operations on price lists.
package rest

import (
	"context"

	"millesime/modules/pricing/internal/lists/app"
	"millesime/modules/pricing/internal/lists/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
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
		api.Get("price_lists.list", "/price_lists", priceListTag, everyone,
			"Mercuriales in the reader's scope, those that begin last first", h.list),
		api.Post("price_lists.post", "/price_lists", priceListTag, writers, "Write a draft of a mercuriale", h.post, api.Creates),
		api.Get("price_lists.references", "/price_lists/references", priceListTag, writers,
			"What prices of a mercuriale that is being written are held against, of at most 100 products", h.references),
		api.Get("price_lists.get", "/price_lists/{id}", priceListTag, everyone, "One mercuriale with those of its series", h.get),
		api.Patch("price_lists.patch", "/price_lists/{id}", priceListTag, writers,
			"Change a mercuriale that has not begun", h.patch,
			api.Reads(func(ctx context.Context, in api.BodyByID[PriceListChange]) ([]any, error) {
				return api.Read(h.detail(ctx, in.ID))
			})),
		api.Delete("price_lists.delete", "/price_lists/{id}", priceListTag, writers,
			"Delete a mercuriale that has not begun; with a version only as it was seen", h.remove,
			api.Reads(func(ctx context.Context, in removePriceListInput) ([]any, error) {
				return api.Read(h.detail(ctx, in.ID))
			})),
		api.Get("price_lists.lines", "/price_lists/{id}/lines", priceListTag, everyone,
			"The products of a mercuriale with their prices, in its order", h.lines),
		api.Get("price_lists.export", "/price_lists/{id}/export", priceListTag, everyone,
			"The same as a workbook (.xlsx), a row for every tier", h.export, api.Exports(sheet.MediaType)),
		api.Get("price_lists.overlaps", "/price_lists/{id}/overlaps", priceListTag, writers,
			"Products that another mercuriale of the supplier prices too, and which of the two prevails", h.overlaps),
		api.Post("price_lists.publish", "/price_lists/{id}/publish", priceListTag, writers,
			"Publish a draft: it prices from its first day on", h.publish,
			api.Reads(func(ctx context.Context, in api.BodyByID[PriceListPublication]) ([]any, error) {
				return api.Read(h.detail(ctx, in.ID))
			})),
		api.Post("price_lists.revise", "/price_lists/{id}/revisions", priceListTag, writers,
			"Prepare the next revision of a mercuriale, with a start of its own", h.revise, api.Creates),
		api.Post("price_lists.end", "/price_lists/{id}/end", priceListTag, writers,
			"Give a published mercuriale its last day", h.end,
			api.Reads(func(ctx context.Context, in api.BodyByID[PriceListEnd]) ([]any, error) {
				return api.Read(h.detail(ctx, in.ID))
			})),
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

func (h priceListHandlers) get(ctx context.Context, in api.ByID) (PriceListDetail, error) {
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
	return api.Listed(in.Page, lists.Cut(found, in.Part()), newListLine, err)
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
