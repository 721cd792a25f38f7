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
		api.Get("cart.get", "/cart", "cart", auth.AllGroups(), "The saved cart, priced now", h.get),
		api.Get("cart.item", "/cart/{id}", "cart", auth.AllGroups(), "The saved cart under its own address, priced now", h.one),
		api.Post("cart.post", "/cart", "cart", auth.AllGroups(),
			"Compute a cart and save it; with step carrier list the offers, with step valid order it, with step quotation ask for a quotation or propose one",
			h.post),
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

func (h handlers) one(ctx context.Context, in oneInput) (Quote, error) {
	priced, err := h.carts.ReadOne(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return Quote{}, err
	}
	return newQuote(priced, api.Language(ctx)), nil
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
