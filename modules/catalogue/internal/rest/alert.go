package rest

import (
	"context"
	"net/http"

	"millesime/modules/catalogue/internal/app"
	"millesime/platform/api"
	"millesime/platform/auth"
)

// waiters are the groups that order for themselves.
func waiters() []auth.Group { return append(auth.Buyers(), auth.Negociant, auth.Customer) }

type alertRequest struct {
	ID int64 `path:"id"`
}

func putAlert(a *app.Alerts) api.Route {
	return api.Endpoint[alertRequest, api.NoContent]{
		ID: "products.alert", Method: http.MethodPut, Path: "/products/{id}/alert", Tag: tag, Groups: waiters(),
		Summary: "Be told once when a product can be ordered again",
		Handle: func(ctx context.Context, in alertRequest) (api.NoContent, error) {
			return api.NoContent{}, a.Ask(ctx, auth.Must(ctx), in.ID)
		},
	}.Route()
}

func deleteAlert(a *app.Alerts) api.Route {
	return api.Endpoint[alertRequest, api.NoContent]{
		ID: "products.forget_alert", Method: http.MethodDelete, Path: "/products/{id}/alert", Tag: tag, Groups: waiters(),
		Summary: "Be told no more",
		Handle: func(ctx context.Context, in alertRequest) (api.NoContent, error) {
			return api.NoContent{}, a.Forget(ctx, auth.Must(ctx), in.ID)
		},
	}.Route()
}
