package rest

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"net/http"
	"regexp"

	"millesime/modules/cart/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

// Endpoints is the table of operations.
func Endpoints(computing *domain.Computing, checkout *domain.Checkout) []api.Route {
	h := handlers{computing: computing, checkout: checkout}
	return []api.Route{
		api.Endpoint[struct{}, Quote]{
			ID: "cart.get", Method: http.MethodGet, Path: "/cart", Tag: "cart", Groups: auth.AllGroups(),
			Summary: "The saved cart, priced now",
			Handle:  h.get,
		}.Route(),
		api.Endpoint[postInput, api.Response[Quote]]{
			ID: "cart.post", Method: http.MethodPost, Path: "/cart", Tag: "cart", Groups: auth.AllGroups(),
			Summary: "Compute a cart and save it; with step carrier list the offers, with step valid order it, with step quotation ask for a quotation or propose one",
			Handle:  h.post,
		}.Route(),
	}
}

var visibleASCII = regexp.MustCompile(`^[\x21-\x7e]*$`)

type handlers struct {
	computing *domain.Computing
	checkout  *domain.Checkout
}

type postInput struct {
	Key  string `header:"Idempotency-Key"`
	Body CartRequest
}

// Rules of the key: 1 to 255 visible ASCII characters (domain 5.2).
func (in *postInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("Idempotency-Key", &in.Key, validate.Max(keyLimit), validate.Regex(visibleASCII)),
	}
}

func (h handlers) get(ctx context.Context, _ struct{}) (Quote, error) {
	priced, err := h.computing.Read(ctx, auth.Must(ctx))
	if err != nil {
		return Quote{}, err
	}
	return newQuote(priced, api.Language(ctx)), nil
}

func (h handlers) post(ctx context.Context, in postInput) (api.Response[Quote], error) {
	payload := in.Body.payload()
	if payload.Step == domain.StepValidate || payload.Step == domain.StepQuotation {
		return h.checkOut(ctx, in, payload)
	}
	priced, err := h.computing.Compute(ctx, auth.Must(ctx), payload)
	if err != nil {
		return api.Response[Quote]{}, withNewer(ctx, err)
	}
	return api.Response[Quote]{Body: newQuote(priced, api.Language(ctx))}, nil
}

func (h handlers) checkOut(ctx context.Context, in postInput, payload domain.Payload) (api.Response[Quote], error) {
	hash, err := bodyHash(in.Body)
	if err != nil {
		return api.Response[Quote]{}, err
	}
	encode := func(priced domain.Priced) (int, []byte, error) {
		body, err := json.Marshal(newQuote(priced, api.Language(ctx)))
		return http.StatusCreated, body, err
	}
	answer, err := h.checkout.Checkout(ctx, auth.Must(ctx), in.Key, hash, payload, encode)
	if err != nil {
		return api.Response[Quote]{}, withNewer(ctx, err)
	}
	response := api.Response[Quote]{Code: answer.Status}
	return response, json.Unmarshal(answer.Body, &response.Body)
}

// bodyHash tells two requests under one key apart by what they mean, not by their spaces.
func bodyHash(body CartRequest) (string, error) {
	text, err := json.Marshal(body)
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:]), err
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
