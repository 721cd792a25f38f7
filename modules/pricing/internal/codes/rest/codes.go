// Package rest declares the operations on promo codes.
package rest

import (
	"context"

	"millesime/modules/pricing/internal/codes/app"
	"millesime/modules/pricing/internal/codes/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

const codeTag = "promo codes"

type codeHandlers struct {
	codes *app.Codes
	usage *app.CodeUsage
	clock clock.Clock
}

// PromoCodes is the table of operations on promo codes: admins', as codes are words that are told (decision 44). Who may use or bears
// one reads its own view of it.
func PromoCodes(codes *app.Codes, usage *app.CodeUsage, now clock.Clock) []api.Route {
	h, admins := codeHandlers{codes, usage, now}, []auth.Group{auth.Admin, auth.Superadmin}
	return append(h.codeReaders(), []api.Route{
		api.Get("promo_codes.list", "/promo_codes", codeTag, admins, "Promo codes, the newest first", h.list),
		api.Get("promo_codes.get", "/promo_codes/{id}", codeTag, admins, "One promo code with what came of it", h.get),
		api.Get("promo_codes.uses", "/promo_codes/{id}/uses", codeTag, admins,
			"The uses of a promo code, the newest first, those given back too", h.uses),
		api.Post("promo_codes.post", "/promo_codes", codeTag, admins, "Make a promo code: a percentage or an amount", h.add, api.Creates),
		api.Patch("promo_codes.patch", "/promo_codes/{id}", codeTag, admins,
			"Change a promo code, stop it or let it go on; once used its word, value and suppliers stay", h.change,
			api.Reads(func(ctx context.Context, in api.BodyByID[PromoCodeChange]) ([]any, error) {
				return api.Read(h.get(ctx, api.ByID{ID: in.ID}))
			})),
		api.Delete("promo_codes.delete", "/promo_codes/{id}", codeTag, admins,
			"Delete a promo code that was never used", func(ctx context.Context, in deleteCodeInput) (api.NoContent, error) {
				return api.NoContent{}, h.codes.Delete(ctx, in.ID, in.Version)
			}, api.Reads(func(ctx context.Context, in deleteCodeInput) ([]any, error) {
				return api.Read(h.get(ctx, api.ByID{ID: in.ID}))
			})),
	}...)
}

type deleteCodeInput struct {
	ID      int64 `path:"id"`
	Version int64 `query:"version"`
}

func (in *deleteCodeInput) Rules() validate.Rules {
	return validate.Rules{versions.Required(&in.Version)}
}

type addCodeInput struct{ Body NewPromoCode }

type codesInput struct {
	api.Page
	Statuses  []quote.CodeStatus `query:"status"`
	Search    string             `query:"search"`
	Suppliers []api.Reference    `query:"supplier" ref:"users"`
	Order     api.Order          `query:"order"`
}

func (in *codesInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(quote.CodeStatuses()...)),
		validate.Field("search", &in.Search, validate.Max(quoterest.SearchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (*codesInput) SortKeys() []string {
	return []string{domain.SortCode, quote.SortStartsOn, quote.SortEndsOn, domain.SortUses, quote.SortCreatedAt}
}

func (in *codesInput) filter() domain.CodeFilter {
	return domain.CodeFilter{
		Statuses: in.Statuses, Search: in.Search, Suppliers: api.IDs(in.Suppliers),
		Part: in.Part(in.Order.Or(lists.Sort{Key: quote.SortCreatedAt, Descending: true})...),
	}
}

type usesInput struct {
	api.Page
	ID int64 `path:"id"`
}

func (h codeHandlers) list(ctx context.Context, in codesInput) (api.Collection[PromoCode], error) {
	found, err := h.codes.List(ctx, auth.Must(ctx), in.filter())
	return api.Listed(in.Page, found, newPromoCode, err)
}

func (h codeHandlers) get(ctx context.Context, in api.ByID) (PromoCode, error) {
	found, err := h.codes.Code(ctx, auth.Must(ctx), in.ID)
	return newPromoCode(found), err
}

func (h codeHandlers) uses(ctx context.Context, in usesInput) (api.Collection[PromoCodeUse], error) {
	found, err := h.usage.Uses(ctx, in.ID, in.Part(lists.Sort{Key: domain.SortUsedAt, Descending: true}))
	return api.Listed(in.Page, found, newCodeUse(in.ID), err)
}

func (h codeHandlers) add(ctx context.Context, in addCodeInput) (PromoCode, error) {
	added, err := h.codes.Add(ctx, auth.Must(ctx), in.Body.code())
	return newPromoCode(added), err
}

func (h codeHandlers) change(ctx context.Context, in api.BodyByID[PromoCodeChange]) (PromoCode, error) {
	changed, err := h.codes.Change(ctx, auth.Must(ctx), in.ID, in.Body.Version, in.Body.applyAt(h.clock.Now()))
	return newPromoCode(changed), err
}
