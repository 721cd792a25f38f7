// Package rest is the module's part of the API.
package rest

import (
	"slices"

	"millesime/modules/tasteandbuy/internal/app"
	"millesime/platform/api"
	"millesime/platform/auth"
)

// Endpoints is the table of operations.
func Endpoints(wineLists *app.WineLists, waiters *app.Waiters, requests *app.Requests) []api.Route {
	return slices.Concat(listEndpoints(wineLists), waiterEndpoints(waiters), requestEndpoints(requests))
}

func restaurants() []auth.Group { return []auth.Group{auth.Restaurant} }
