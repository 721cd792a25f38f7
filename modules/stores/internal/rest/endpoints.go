// Package rest is the module's part of the API, and the public page of a shop.
package rest

import (
	"context"

	"millesime/modules/stores/internal/app"
	"millesime/modules/stores/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
)

const (
	tag      = "stores"
	resource = "stores"

	maxBannerBody = 8 << 20 // a picture of 5 MiB as base64
)

// Endpoints is the table of operations.
func Endpoints(stores *app.Stores) []api.Route {
	h := handlers{stores}
	keepers := []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin}
	readers := append([]auth.Group{auth.Customer, auth.CSE}, keepers...)
	return []api.Route{
		api.Get("stores.list", "/stores", tag, readers, "Shops that the reader keeps or buys in", h.list),
		api.Get("stores.get", "/stores/{id}", tag, readers, "A shop with its products in their order", h.get),
		api.Post("stores.post", "/stores", tag, []auth.Group{auth.Supplier}, "Begin one's shop", h.begin, api.Creates),
		api.Patch("stores.patch", "/stores/{id}", tag, keepers, "Change a shop and the order of its products; what is left out stays", h.change,
			api.Reads(func(ctx context.Context, in api.BodyByID[StoreChange]) ([]any, error) {
				return api.Read(h.get(ctx, api.ByID{ID: in.ID}))
			})),
		api.Post("stores.banner", "/stores/{id}/banner", tag, keepers, "Give a shop a banner, or take it away", h.banner,
			api.MaxBody(maxBannerBody)),
		api.Post("stores.open", "/stores/{id}/open", tag, keepers, "Open a shop that lacks nothing", h.open),
		api.Post("stores.close", "/stores/{id}/close", tag, keepers, "Close a shop; carts keep its goods, which cannot be ordered", h.close),
	}
}

type handlers struct{ stores *app.Stores }

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Store], error) {
	reader := auth.Must(ctx)
	found, err := h.stores.List(ctx, reader, in.filter())
	return api.Listed(in.Page, found, func(s domain.Shown) Store { return newStore(&s, reader) }, err)
}

func (h handlers) get(ctx context.Context, in api.ByID) (StoreDetail, error) {
	reader := auth.Must(ctx)
	return shown(reader)(h.stores.Store(ctx, reader, in.ID))
}

// shown is a shop as its reader sees it.
func shown(reader auth.Actor) func(s domain.Shown, err error) (StoreDetail, error) {
	return func(s domain.Shown, err error) (StoreDetail, error) {
		if err != nil {
			return StoreDetail{}, err
		}
		return newDetail(&s, reader), nil
	}
}

func (h handlers) begin(ctx context.Context, in struct{ Body NewStore }) (StoreDetail, error) {
	a := auth.Must(ctx)
	return shown(a)(h.stores.Begin(ctx, a, app.Beginning{Name: in.Body.Name, Slug: in.Body.Slug}))
}

func (h handlers) change(ctx context.Context, in api.BodyByID[StoreChange]) (StoreDetail, error) {
	a := auth.Must(ctx)
	return shown(a)(h.stores.Change(ctx, a, in.ID, in.Body.change()))
}

func (h handlers) banner(ctx context.Context, in api.BodyByID[StoreBanner]) (StoreDetail, error) {
	a := auth.Must(ctx)
	return shown(a)(h.stores.SetBanner(ctx, a, in.ID, in.Body.Version, *in.Body.Image))
}

func (h handlers) open(ctx context.Context, in api.BodyByID[StoreOpening]) (StoreDetail, error) {
	a := auth.Must(ctx)
	return shown(a)(h.stores.Move(ctx, a, in.ID, in.Body.Version, domain.Open, ""))
}

func (h handlers) close(ctx context.Context, in api.BodyByID[StoreClosing]) (StoreDetail, error) {
	a := auth.Must(ctx)
	return shown(a)(h.stores.Move(ctx, a, in.ID, in.Body.Version, domain.Closed, in.Body.Comment))
}
