package app

import (
	"context"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/fold"
	"millesime/platform/lists"
)

// Finder finds orders and quotations, by the wines on them too.
type Finder struct {
	orders *Orders
	wines  ordersapi.Wines
}

// NewFinder makes it over the orders.
func NewFinder(o *Orders, wines ordersapi.Wines) *Finder { return &Finder{o, wines} }

// List returns a page of the actor's orders; quotation states only when the filter asks for them.
func (f *Finder) List(ctx context.Context, actor auth.Actor, filter domain.Filter) (lists.Page[domain.Summary], error) {
	scope, err := f.orders.Access.Scope(ctx, actor)
	if err != nil {
		return lists.Page[domain.Summary]{}, err
	}
	if err := f.findWines(ctx, scope, &filter); err != nil {
		return lists.Page[domain.Summary]{}, err
	}
	return f.orders.store.List(ctx, scope, filter.For(actor.Group))
}

// mostWines is how many products may hold words of a search for orders to be found by them.
const mostWines = 2000

// findWines looks for the words of a search among the products of a scope.
func (f *Finder) findWines(ctx context.Context, scope lists.Scope, filter *domain.Filter) error {
	words := strings.Fields(fold.Text(filter.Search))
	if len(words) == 0 {
		return nil
	}
	var suppliers []int64
	if scope.SupplierID != 0 {
		suppliers = []int64{scope.SupplierID}
	}
	var err error
	filter.Wines, err = f.wines.WinesHolding(ctx, words, suppliers, mostWines)
	return err
}

// Export gives the actor's orders one by one, as the list would over all its pages.
func (f *Finder) Export(ctx context.Context, actor auth.Actor, filter domain.Filter, each func(domain.Summary) error) error {
	scope, err := f.orders.Access.Scope(ctx, actor)
	if err != nil {
		return err
	}
	if err := f.findWines(ctx, scope, &filter); err != nil {
		return err
	}
	return f.orders.store.Each(ctx, scope, filter.For(actor.Group), domain.ExportLimit, each)
}

// EANs are the codes on the bottles of products; those that have none are missing.
func (f *Finder) EANs(ctx context.Context, productIDs []int64) (map[int64]string, error) {
	if len(productIDs) == 0 {
		return nil, nil
	}
	return f.wines.EANs(ctx, productIDs)
}
