package app

import (
	"context"

	"millesime/modules/orders"
	"millesime/modules/receipts"
	"millesime/modules/samples"
	"millesime/modules/users"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/events"
	"millesime/platform/ids"
	"millesime/platform/states"
)

// Declared is the API without a database behind it: enough to describe it.
func Declared() (*api.Server, error) {
	return api.New(api.Options{Routes: unfounded().Routes(), Clock: clock.System(), Version: Version})
}

// DeclaredHandlers are all reactions to events, to be described: they stand on nothing and cannot run.
func DeclaredHandlers() []events.Handler { return unfounded().Handlers() }

// DeclaredFeeds are what each process follows, to be described.
func DeclaredFeeds() []events.Feed { return unfounded().Feeds() }

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
	document, err := server.OpenAPI()
	if err != nil {
		return err
	}
	writeLine(p.Stdout, string(document))
	return nil
}

// OrderStates is the state table of orders, for the reference.
func OrderStates() states.Chart { return orders.States() }

// ReceiptStates is that of receipts.
func ReceiptStates() states.Chart { return receipts.States() }

// RecoveryStates is the state table of stock returns, for the reference.
func RecoveryStates() states.Chart { return receipts.RecoveryStates() }

// SessionStates is the state table of counting sessions, for the reference.
func SessionStates() states.Chart { return receipts.SessionStates() }

// SampleStates is that of sample requests.
func SampleStates() states.Chart { return samples.States() }

// UserStates is that of accounts.
func UserStates() states.Chart { return users.States() }
