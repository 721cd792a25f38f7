package rest

import (
	"context"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain/alerts"
	"millesime/platform/api"
	"millesime/platform/auth"
)

func putAlert(a *app.Alerts) api.Route {
	return api.Put("products.alert", "/products/{id}/alert", tag, alerts.Waiters(),
		"Be told once when a product can be ordered again", func(ctx context.Context, in api.ByID) (api.NoContent, error) {
			return api.NoContent{}, a.Ask(ctx, auth.Must(ctx), in.ID)
		})
}

func deleteAlert(a *app.Alerts) api.Route {
	return api.Delete("products.forget_alert", "/products/{id}/alert", tag, alerts.Waiters(),
		"Be told no more", func(ctx context.Context, in api.ByID) (api.NoContent, error) {
			return api.NoContent{}, a.Forget(ctx, auth.Must(ctx), in.ID)
		})
}
