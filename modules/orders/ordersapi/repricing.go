package ordersapi

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// QuotationLine is what a revision of a quotation wants of a product.
type QuotationLine struct {
	ProductID int64
	Quantity  int64
	Discount  money.Rate
	// Granted says that a seller gave this discount in an earlier revision: the actor need not have the right to give it.
	Granted bool
}

// QuotationRequest is the content of a quotation to be priced anew.
type QuotationRequest struct {
	Actor           auth.Actor // who revises
	SupplierID      int64
	CustomerID      int64
	BillingAddress  usersapi.Address
	ShippingAddress usersapi.Address
	CarrierCode     string
	RelayCode       string
	Lines           []QuotationLine
}

// Repriced is a quotation as it costs now.
type Repriced struct {
	Draft Draft // its items in the order of the lines
	// Blockers stand between the quotation and its order, as in a cart; their paths count the request's lines.
	Blockers []fault.Violation
}

// Repricing is known by the module that prices carts, which asks orders: cmd/millesime/app brings them together.
type Repricing interface {
	// Reprice prices a quotation by today's conditions. A line that cannot be sold, or a discount that is not the actor's
	// to give, is a fault with violations at items[n], n counting the request's lines.
	Reprice(ctx context.Context, request QuotationRequest) (Repriced, error)
}
