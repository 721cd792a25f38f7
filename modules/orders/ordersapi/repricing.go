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
	SupplierID      int64      // 0: of the first line's product
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

// Wines are what orders ask of the module that keeps the products: to find them by words of a search, and the codes on them.
type Wines interface {
	// WinesHolding are the products whose name, appellation or reference holds some of the words, by which of them. Of suppliers,
	// when some are given. Words that more than most products hold tell nothing and are left out.
	WinesHolding(ctx context.Context, words []string, suppliers []int64, most int) ([]WinesHeld, error)
	// EANs are the codes on the bottles of products; those that have none are missing.
	EANs(ctx context.Context, productIDs []int64) (map[int64]string, error)
}

// WinesHeld are products that hold some words of a search and not the others.
type WinesHeld struct {
	Products []int64
	Others   []string
}
