package rest

import (
	"context"

	"millesime/modules/tasteandbuy/internal/app"
	"millesime/platform/api"
	"millesime/platform/auth"
)

const waitersTag = "waiters"

func waiterEndpoints(all *app.Waiters) []api.Route {
	h := waiterHandlers{all}
	return []api.Route{
		api.Get("waiters.list", "/waiters", waitersTag, restaurants(), "The restaurant's waiters, by name", h.list),
		api.Get("waiters.get", "/waiters/{id}", waitersTag, restaurants(), "A waiter of the restaurant", h.get),
		api.Post("waiters.post", "/waiters", waitersTag, restaurants(), "Take a waiter on, who is told by mail what is kept of sales", h.add,
			api.Creates),
		api.Patch("waiters.patch", "/waiters/{id}", waitersTag, restaurants(), "Change a waiter; what is left out stays", h.change,
			api.Reads(func(ctx context.Context, in api.BodyByID[WaiterChange]) ([]any, error) {
				return api.Read(h.get(ctx, api.ByID{ID: in.ID}))
			})),
		api.Post("waiters.pin", "/waiters/{id}/pin", waitersTag, restaurants(), "Give a waiter another PIN, which nobody reads again", h.pin),
		api.Delete("waiters.delete", "/waiters/{id}", waitersTag, restaurants(), "Delete a waiter to whom no sale belongs", h.remove),
	}
}

type waiterHandlers struct{ waiters *app.Waiters }

func (h waiterHandlers) list(ctx context.Context, in waitersInput) (api.Collection[Waiter], error) {
	found, err := h.waiters.List(ctx, auth.Must(ctx), in.filter())
	return api.Listed(in.Page, found, newWaiter, err)
}

func (h waiterHandlers) get(ctx context.Context, in api.ByID) (Waiter, error) {
	found, err := h.waiters.Waiter(ctx, auth.Must(ctx), in.ID)
	return newWaiter(found), err
}

func (h waiterHandlers) shown(ctx context.Context, id int64) (Waiter, error) {
	return h.get(ctx, api.ByID{ID: id})
}

func (h waiterHandlers) add(ctx context.Context, in struct{ Body NewWaiter }) (Waiter, error) {
	added, err := h.waiters.Add(ctx, auth.Must(ctx), in.Body.person(), in.Body.PIN)
	return newWaiter(added), err
}

func (h waiterHandlers) change(ctx context.Context, in api.BodyByID[WaiterChange]) (Waiter, error) {
	changed, err := h.waiters.Change(ctx, auth.Must(ctx), in.ID, in.Body.change())
	return api.After(ctx, changed.ID, err, h.shown)
}

func (h waiterHandlers) pin(ctx context.Context, in api.BodyByID[WaiterPIN]) (Waiter, error) {
	changed, err := h.waiters.SetPIN(ctx, auth.Must(ctx), in.ID, in.Body.Version, in.Body.PIN)
	return api.After(ctx, changed.ID, err, h.shown)
}

func (h waiterHandlers) remove(ctx context.Context, in api.ByID) (api.NoContent, error) {
	return api.NoContent{}, h.waiters.Remove(ctx, auth.Must(ctx), in.ID)
}
