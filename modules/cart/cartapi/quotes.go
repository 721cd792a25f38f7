// Package cartapi is what other modules may ask of carts. Interfaces and plain structs only.
package cartapi

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// Quotes tells what saved carts come to.
type Quotes interface {
	// Quote is the actor's saved cart as it is priced now. A cart that is not the actor's, or was ordered meanwhile, is not there.
	Quote(ctx context.Context, actor auth.Actor, id string) (Quote, error)
}

// Quote is a cart with its prices.
type Quote struct {
	ordersapi.Wishes
	Customer        *usersapi.Party // nil: nobody was chosen yet
	BillingAddress  *usersapi.Address
	ShippingAddress *usersapi.Address
	CarrierLabel    string // "": none was chosen yet
	Comment         string
	Parts           []ordersapi.Draft // one for each supplier
	TotalTaxExcl    money.Cents
	TotalTaxIncl    money.Cents
}
