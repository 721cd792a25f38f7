package app

import (
	"context"

	"millesime/modules/orders"
	"millesime/modules/samples"
	"millesime/modules/users"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/events"
	"millesime/platform/ids"
)

// Declared is the API without a database behind it: enough to describe it.
func Declared() (*api.Server, error) {
	return api.New(api.Options{Routes: unfounded().Routes(), Clock: clock.System(), Version: Version})
}

// DeclaredHandlers are all reactions to events, to be described: they stand on nothing and cannot run.
func DeclaredHandlers() []events.Handler { return unfounded().Handlers() }

// unfounded is the house without a database: enough to say what it has.
func unfounded() Modules {
	c := clock.System()
	return newModules(foundation{clock: c, ids: ids.Random(), signer: auth.NewSigner([]string{"describes the API only, signs nothing"}, c)})
}

func openAPI(_ context.Context, p Process, _ []string) error {
	server, err := Declared()
	if err != nil {
		return err
	}
	writeLine(p.Stdout, string(server.OpenAPI()))
	return nil
}

// UserStateDiagram draws the state table of accounts, for the reference.
func UserStateDiagram() string { return users.StateDiagram() }

// OrderStateDiagram draws the state table of orders, for the reference.
func OrderStateDiagram() string { return orders.StateDiagram() }

// OrderStateList is the state table of orders in full, for the reference.
func OrderStateList() string { return orders.StateList() }

// SampleStateDiagram draws the state table of sample requests, for the reference.
func SampleStateDiagram() string { return samples.StateDiagram() }
