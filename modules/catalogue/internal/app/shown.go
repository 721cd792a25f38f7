package app

import (
	"context"

	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// ShownProducts are products as carts show them, from the shelf. In a transaction they are read in it.
type ShownProducts struct {
	productsapi.Products

	shelf *Shelf
}

// NewShownProducts makes them.
func NewShownProducts(products productsapi.Products, shelf *Shelf) ShownProducts {
	return ShownProducts{products, shelf}
}

// Visible implements productsapi.Products.
func (s ShownProducts) Visible(
	ctx context.Context, in db.Handle, actor auth.Actor, customer auth.Group, ids []int64,
) (map[int64]productsapi.Product, error) {
	if db.Inside(in) {
		return s.Products.Visible(ctx, in, actor, customer, ids)
	}
	return s.forCart(ctx, actor, customer, false, ids)
}

// InShops implements productsapi.Products.
func (s ShownProducts) InShops(ctx context.Context, in db.Handle, actor auth.Actor, ids []int64) (map[int64]productsapi.Product, error) {
	if db.Inside(in) {
		return s.Products.InShops(ctx, in, actor, ids)
	}
	return s.forCart(ctx, actor, auth.Customer, true, ids)
}

func (s ShownProducts) forCart(
	ctx context.Context, actor auth.Actor, customer auth.Group, inShops bool, ids []int64,
) (map[int64]productsapi.Product, error) {
	scope, err := s.CartScope(ctx, actor, customer, inShops)
	if err != nil {
		return nil, err
	}
	rows, err := s.shelf.Rows(ctx, scope, ids)
	found := make(map[int64]productsapi.Product, len(rows))
	for _, p := range rows {
		found[p.ID] = *p
	}
	return found, err
}

// ShownStock is the stock as carts show it, from the shelf. In a transaction it is read in it.
type ShownStock struct {
	receiptsapi.Stock

	shelf *Shelf
}

// NewShownStock makes it.
func NewShownStock(stock receiptsapi.Stock, shelf *Shelf) ShownStock { return ShownStock{stock, shelf} }

// Levels implements receiptsapi.Stock.
func (s ShownStock) Levels(ctx context.Context, in db.Handle, productIDs []int64) (map[int64]receiptsapi.Level, error) {
	if db.Inside(in) {
		return s.Stock.Levels(ctx, in, productIDs)
	}
	return s.shelf.Levels(ctx, productIDs)
}

// ShownQuoter prices carts for pages, by what is in memory. In a transaction it prices by what is read in it.
type ShownQuoter struct {
	pricingapi.Quoter

	shelf *Shelf
}

// NewShownQuoter makes it.
func NewShownQuoter(quoter pricingapi.Quoter, shelf *Shelf) ShownQuoter {
	return ShownQuoter{quoter, shelf}
}

// Quote implements pricingapi.Quoter.
func (s ShownQuoter) Quote(ctx context.Context, in db.Handle, request pricingapi.Request) (pricingapi.Quote, error) {
	if !db.Inside(in) {
		var err error
		ids := lists.Each(request.Lines, func(l pricingapi.Line) int64 { return l.ProductID })
		if request.Listed, err = s.shelf.Prices(ctx, ids); err != nil {
			return pricingapi.Quote{}, err
		}
	}
	return s.Quoter.Quote(ctx, in, request)
}
