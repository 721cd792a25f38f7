package rest

import (
	"context"

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
	return api.Put("products.alert", "/products/{id}/alert", tag, waiters(),
		"Be told once when a product can be ordered again", func(ctx context.Context, in alertRequest) (api.NoContent, error) {
			return api.NoContent{}, a.Ask(ctx, auth.Must(ctx), in.ID)
		})
}

func deleteAlert(a *app.Alerts) api.Route {
	return api.Delete("products.forget_alert", "/products/{id}/alert", tag, waiters(),
		"Be told no more", func(ctx context.Context, in alertRequest) (api.NoContent, error) {
			return api.NoContent{}, a.Forget(ctx, auth.Must(ctx), in.ID)
		})
}
