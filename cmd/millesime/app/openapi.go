package app

import (
	"context"

	"millesime/modules/orders"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/ids"
)

// Declared is the API without a database behind it: enough to describe it.
func Declared() (*api.Server, error) {
	c := clock.System()
	modules := newModules(foundation{clock: c, ids: ids.Random(), signer: auth.NewSigner([]string{"describes the API only, signs nothing"}, c)})
	return api.New(api.Options{Routes: modules.Routes(), Clock: c, Version: Version})
}

func openAPI(_ context.Context, p Process, _ []string) error {
	server, err := Declared()
	if err != nil {
		return err
	}
	writeLine(p.Stdout, string(server.OpenAPI()))
	return nil
}

// OrderStateDiagram draws the state table of orders, for the reference.
func OrderStateDiagram() string { return orders.StateDiagram() }
