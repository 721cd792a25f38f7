package rest

import (
	"context"
	"net/http"

	"millesime/modules/pricing/internal/app"
	"millesime/modules/pricing/internal/domain"
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
		api.Endpoint[codesInput, api.Collection[PromoCode]]{
			ID: "promo_codes.list", Method: http.MethodGet, Path: "/promo_codes", Tag: codeTag, Groups: admins,
			Summary: "Promo codes, the newest first",
			Handle:  h.list,
		}.Route(),
		api.Endpoint[codeInput, PromoCode]{
			ID: "promo_codes.get", Method: http.MethodGet, Path: "/promo_codes/{id}", Tag: codeTag, Groups: admins,
			Summary: "One promo code with what came of it",
			Handle:  h.get,
		}.Route(),
		api.Endpoint[usesInput, api.Collection[PromoCodeUse]]{
			ID: "promo_codes.uses", Method: http.MethodGet, Path: "/promo_codes/{id}/uses", Tag: codeTag, Groups: admins,
			Summary: "The uses of a promo code, the newest first, those given back too",
			Handle:  h.uses,
		}.Route(),
		api.Endpoint[addCodeInput, PromoCode]{
			ID: "promo_codes.post", Method: http.MethodPost, Path: "/promo_codes", Tag: codeTag, Groups: admins,
			Summary: "Make a promo code: a percentage or an amount", Success: http.StatusCreated,
			Handle: h.add,
		}.Route(),
		api.Endpoint[changeCodeInput, PromoCode]{
			ID: "promo_codes.patch", Method: http.MethodPatch, Path: "/promo_codes/{id}", Tag: codeTag, Groups: admins,
			Summary: "Change a promo code, stop it or let it go on; once used its word, value and suppliers stay",
			Reads: func(ctx context.Context, in changeCodeInput) ([]any, error) {
				return api.Read(h.get(ctx, codeInput{ID: in.ID}))
			},
			Handle: h.change,
		}.Route(),
		api.Endpoint[deleteCodeInput, api.NoContent]{
			ID: "promo_codes.delete", Method: http.MethodDelete, Path: "/promo_codes/{id}", Tag: codeTag, Groups: admins,
			Summary: "Delete a promo code that was never used",
			Reads: func(ctx context.Context, in deleteCodeInput) ([]any, error) {
				return api.Read(h.get(ctx, codeInput{ID: in.ID}))
			},
			Handle: func(ctx context.Context, in deleteCodeInput) (api.NoContent, error) {
				return api.NoContent{}, h.codes.Delete(ctx, in.ID, in.Version)
			},
		}.Route(),
	}...)
}

type codeInput struct {
	ID int64 `path:"id"`
}

type deleteCodeInput struct {
	ID      int64 `path:"id"`
	Version int64 `query:"version"`
}

// Rules of a deletion.
func (in *deleteCodeInput) Rules() validate.Rules {
	return validate.Rules{versions.Required(&in.Version)}
}

type addCodeInput struct{ Body NewPromoCode }

type changeCodeInput struct {
	ID   int64 `path:"id"`
	Body PromoCodeChange
}

type codesInput struct {
	api.Page
	Statuses  []domain.CodeStatus `query:"status"`
	Search    string              `query:"search"`
	Suppliers []api.Reference     `query:"supplier" ref:"users"`
	Order     api.Order           `query:"order"`
}

const codeSearchLimit = 100 // characters

// Rules of the list's parameters.
func (in *codesInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(domain.CodeStatuses()...)),
		validate.Field("search", &in.Search, validate.Max(codeSearchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (*codesInput) SortKeys() []string {
	return []string{domain.SortCode, domain.SortStartsOn, domain.SortEndsOn, domain.SortUses, domain.SortCreatedAt}
}

func (in *codesInput) filter() domain.CodeFilter {
	return domain.CodeFilter{
		Statuses: in.Statuses, Search: in.Search, Suppliers: api.IDs(in.Suppliers),
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortCreatedAt, Descending: true})...),
	}
}

type usesInput struct {
	api.Page
	ID int64 `path:"id"`
}

func (h codeHandlers) list(ctx context.Context, in codesInput) (api.Collection[PromoCode], error) {
	found, err := h.codes.List(ctx, auth.Must(ctx), in.filter())
	if err != nil {
		return api.Collection[PromoCode]{}, err
	}
	return api.NewCollection(in.Page, found, newPromoCode), nil
}

func (h codeHandlers) get(ctx context.Context, in codeInput) (PromoCode, error) {
	found, err := h.codes.Code(ctx, auth.Must(ctx), in.ID)
	return newPromoCode(found), err
}

func (h codeHandlers) uses(ctx context.Context, in usesInput) (api.Collection[PromoCodeUse], error) {
	found, err := h.usage.Uses(ctx, in.ID, in.Part(lists.Sort{Key: domain.SortUsedAt, Descending: true}))
	if err != nil {
		return api.Collection[PromoCodeUse]{}, err
	}
	return api.NewCollection(in.Page, found, newCodeUse(in.ID)), nil
}

func (h codeHandlers) add(ctx context.Context, in addCodeInput) (PromoCode, error) {
	added, err := h.codes.Add(ctx, auth.Must(ctx), in.Body.code())
	return newPromoCode(added), err
}

func (h codeHandlers) change(ctx context.Context, in changeCodeInput) (PromoCode, error) {
	changed, err := h.codes.Change(ctx, auth.Must(ctx), in.ID, in.Body.Version, in.Body.applyAt(h.clock.Now()))
	return newPromoCode(changed), err
}
