package app

import (
	"context"

	"millesime/modules/pricing/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
)

// List reads a page of the codes, as they are today.
func (c *Codes) List(ctx context.Context, actor auth.Actor, filter domain.CodeFilter) (lists.Page[domain.CodeView], error) {
	filter.Today = clock.DateOf(c.clock.Now())
	page, err := c.store.Codes(ctx, filter)
	if err != nil {
		return lists.Page[domain.CodeView]{}, err
	}
	views, err := c.views(ctx, actor, page.Rows...)
	return lists.With(page, views), err
}

// Code reads one code.
func (c *Codes) Code(ctx context.Context, actor auth.Actor, id int64) (domain.CodeView, error) {
	code, err := c.store.KeptCode(ctx, nil, id)
	if err != nil {
		return domain.CodeView{}, err
	}
	views, err := c.views(ctx, actor, code)
	if err != nil {
		return domain.CodeView{}, err
	}
	return views[0], nil
}

// views name what people read of codes.
func (c *Codes) views(ctx context.Context, actor auth.Actor, codes ...domain.KeptCode) ([]domain.CodeView, error) {
	var suppliers, products []int64
	for _, code := range codes {
		suppliers, products = append(suppliers, code.SupplierIDs...), append(products, code.ProductIDs...)
	}
	companies, err := c.parties.Parties(ctx, suppliers)
	if err != nil {
		return nil, err
	}
	names, err := c.products.Names(ctx, actor, products)
	if err != nil {
		return nil, err
	}
	views := make([]domain.CodeView, 0, len(codes))
	for _, code := range codes {
		views = append(views, domain.CodeView{KeptCode: code, Status: code.Status(c.clock.Now()), Companies: companies, Names: names})
	}
	return views, nil
}

// Uses reads a page of the uses of a code, those given back too.
func (c *Codes) Uses(ctx context.Context, id int64, part lists.Part) (lists.Page[domain.UseView], error) {
	if _, err := c.store.KeptCode(ctx, nil, id); err != nil {
		return lists.Page[domain.UseView]{}, err
	}
	page, err := c.store.Uses(ctx, id, part)
	if err != nil {
		return lists.Page[domain.UseView]{}, err
	}
	checkouts, people := make([]string, 0, len(page.Rows)), make([]int64, 0, len(page.Rows))
	for _, use := range page.Rows {
		checkouts, people = append(checkouts, use.CheckoutID), append(people, use.CustomerID)
	}
	orders, err := c.orders.CheckoutOrders(ctx, checkouts)
	if err != nil {
		return lists.Page[domain.UseView]{}, err
	}
	for _, placed := range orders {
		for _, order := range placed {
			people = append(people, order.SupplierID)
		}
	}
	parties, err := c.parties.Parties(ctx, people)
	return lists.Map(page, func(use domain.CodeUse) domain.UseView {
		return domain.UseView{CodeUse: use, Customer: parties[use.CustomerID], Orders: orders[use.CheckoutID], Sellers: parties}
	}), err
}
