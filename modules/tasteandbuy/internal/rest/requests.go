package rest

import (
	"context"
	"strings"

	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
)

const requestsTag = "taste_and_buy/orders"

func requestEndpoints(all *app.Requests) []api.Route {
	h := requestHandlers{all}
	return []api.Route{
		api.Get("taste_and_buy.list", "/taste_and_buy/orders", requestsTag, restaurants(),
			"What guests asked the restaurant for, the newest first", h.list),
		api.Get("taste_and_buy.summary", "/taste_and_buy/orders/summary", requestsTag, restaurants(),
			"What requests of a period came to, by waiter and by wine", h.summary),
		api.Get("taste_and_buy.get", "/taste_and_buy/orders/{id}", requestsTag, restaurants(), "A request of a guest", h.get),
		api.Post("taste_and_buy.simulate", "/taste_and_buy/orders/simulation", requestsTag, restaurants(),
			"What a request would come to; nothing is written", h.simulate, api.NoKey("it writes nothing")),
		api.Post("taste_and_buy.post", "/taste_and_buy/orders", requestsTag, restaurants(),
			"Enter what a guest asks for; the link to order it leaves the next morning", h.ask, api.Creates, api.NotImpersonated),
		api.Patch("taste_and_buy.patch", "/taste_and_buy/orders/{id}", requestsTag, restaurants(),
			"Correct where the mail of a request goes, as long as it has not left", h.correct,
			api.Reads(func(ctx context.Context, in api.BodyByID[GuestRequestChange]) ([]any, error) {
				return api.Read(h.get(ctx, api.ByID{ID: in.ID}))
			})),
		api.Post("taste_and_buy.transition", "/taste_and_buy/orders/{id}/transitions", requestsTag, restaurants(), "Cancel a request", h.cancel),
		api.Post("taste_and_buy.link", "/taste_and_buy/orders/{id}/link", requestsTag, restaurants(),
			"Mail the link again, which ends when it would have", h.resend),
	}
}

type requestHandlers struct{ requests *app.Requests }

func (h requestHandlers) list(ctx context.Context, in requestsInput) (api.Collection[GuestRequest], error) {
	found, err := h.requests.List(ctx, auth.Must(ctx), in.filter())
	return api.Listed(in.Page, found, func(r domain.Request) GuestRequest { return newRequest(&r) }, err)
}

func (h requestHandlers) summary(ctx context.Context, in summaryInput) (GuestRequestSummary, error) {
	s, err := h.requests.Summary(ctx, auth.Must(ctx), in.period())
	return newSummary(s), err
}

func (h requestHandlers) get(ctx context.Context, in api.ByID) (GuestRequestDetail, error) {
	return shownRequest(h.requests.Request(ctx, auth.Must(ctx), in.ID))
}

func shownRequest(r domain.Request, err error) (GuestRequestDetail, error) {
	if err != nil {
		return GuestRequestDetail{}, err
	}
	return newRequestDetail(&r), nil
}

func (h requestHandlers) simulate(ctx context.Context, in struct{ Body GuestRequestSimulation }) (SimulatedRequest, error) {
	s, err := h.requests.Simulate(ctx, auth.Must(ctx), wishesOf(in.Body.Items), in.Body.address())
	if err != nil {
		return SimulatedRequest{}, err
	}
	return newSimulated(ctx, &s), nil
}

func (h requestHandlers) ask(ctx context.Context, in struct{ Body NewGuestRequest }) (GuestRequestDetail, error) {
	return shownRequest(h.requests.Ask(ctx, auth.Must(ctx), in.Body.asked()))
}

func (h requestHandlers) correct(ctx context.Context, in api.BodyByID[GuestRequestChange]) (GuestRequestDetail, error) {
	if !in.Body.Email.Set {
		return h.get(ctx, api.ByID{ID: in.ID})
	}
	return shownRequest(h.requests.Correct(ctx, auth.Must(ctx), in.ID, in.Body.Version, strings.ToLower(in.Body.Email.Value)))
}

func (h requestHandlers) cancel(ctx context.Context, in api.BodyByID[GuestRequestTransition]) (GuestRequestDetail, error) {
	return shownRequest(h.requests.Cancel(ctx, auth.Must(ctx), in.ID, in.Body.Version, in.Body.Comment))
}

func (h requestHandlers) resend(ctx context.Context, in api.BodyByID[GuestRequestLink]) (GuestRequestDetail, error) {
	return shownRequest(h.requests.Resend(ctx, auth.Must(ctx), in.ID, in.Body.Version))
}
