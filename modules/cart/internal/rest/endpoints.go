package rest

import (
	"context"
	"errors"
	"net/http"

	"millesime/modules/cart/internal/app"
	"millesime/modules/cart/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Endpoints is the table of operations.
func Endpoints(carts *app.Carts) []api.Route {
	h := handlers{carts: carts}
	return []api.Route{
		api.Endpoint[struct{}, Quote]{
			ID: "cart.get", Method: http.MethodGet, Path: "/cart", Tag: "cart", Groups: auth.AllGroups(),
			Summary: "The saved cart, priced now",
			Handle:  h.get,
		}.Route(),
		api.Endpoint[oneInput, Quote]{
			ID: "cart.item", Method: http.MethodGet, Path: "/cart/{id}", Tag: "cart", Groups: auth.AllGroups(),
			Summary: "The saved cart under its own address, priced now",
			Handle:  h.one,
		}.Route(),
		api.Endpoint[postInput, api.Response[Quote]]{
			ID: "cart.post", Method: http.MethodPost, Path: "/cart", Tag: "cart", Groups: auth.AllGroups(),
			Summary: "Compute a cart and save it; with step carrier list the offers, with step valid order it, with step quotation ask for a quotation or propose one",
			Handle:  h.post,
		}.Route(),
	}
}

type handlers struct{ carts *app.Carts }

type postInput struct{ Body CartRequest }

func (h handlers) get(ctx context.Context, _ struct{}) (Quote, error) {
	priced, err := h.carts.Read(ctx, auth.Must(ctx))
	if err != nil {
		return Quote{}, err
	}
	return newQuote(priced, api.Language(ctx)), nil
}

type oneInput struct {
	ID string `path:"id"`
}

// one answers the saved cart where it is still this one: an ordered cart is followed by another.
func (h handlers) one(ctx context.Context, in oneInput) (Quote, error) {
	quote, err := h.get(ctx, struct{}{})
	if err == nil && (quote.ID == "" || quote.ID != in.ID) {
		return Quote{}, api.ErrNotFound
	}
	return quote, err
}

func (h handlers) post(ctx context.Context, in postInput) (api.Response[Quote], error) {
	payload, actor := in.Body.payload(), auth.Must(ctx)
	var answer api.Response[Quote]
	if payload.Step != domain.StepValidate && payload.Step != domain.StepQuotation {
		priced, err := h.carts.Compute(ctx, actor, payload)
		if err == nil {
			answer.Body = newQuote(priced, api.Language(ctx))
		}
		return answer, withNewer(ctx, err)
	}
	err := h.carts.Checkout(ctx, actor, payload, api.Keyed(ctx), func(ctx context.Context, tx *db.Tx, priced domain.Priced) error {
		answer = api.Response[Quote]{Body: newQuote(priced, api.Language(ctx)), Code: http.StatusCreated}
		return api.Keep(ctx, tx, answer)
	})
	return answer, withNewer(ctx, err)
}

// withNewer adds the cart as it is now to a conflict.
func withNewer(ctx context.Context, err error) error {
	var conflict *domain.Conflict
	if !errors.As(err, &conflict) {
		return err
	}
	return conflict.Fault.Body(struct {
		Quote Quote `json:"quote"`
	}{newQuote(conflict.Newer, api.Language(ctx))})
}
