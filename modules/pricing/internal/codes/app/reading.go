package app

import (
	"context"

	"millesime/modules/pricing/internal/codes/domain"
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
	return lists.Each(codes, func(code domain.KeptCode) domain.CodeView {
		return domain.CodeView{KeptCode: code, Status: code.Status(c.clock.Now()), Companies: companies, Names: names}
	}), nil
}

// Borne reads a page of the codes that a supplier bears.
func (c *Codes) Borne(ctx context.Context, actor auth.Actor, filter domain.CodeFilter) (lists.Page[domain.BorneCode], error) {
	filter.Today = clock.DateOf(c.clock.Now())
	page, err := c.store.BorneCodes(ctx, actor.ID, filter)
	if err != nil {
		return page, err
	}
	page.Rows, err = c.borne(ctx, actor, page.Rows...)
	return page, err
}

// BorneCode reads one that a supplier bears.
func (c *Codes) BorneCode(ctx context.Context, actor auth.Actor, id int64) (domain.BorneCode, error) {
	code, err := c.store.BorneCode(ctx, actor.ID, id)
	if err != nil {
		return code, err
	}
	named, err := c.borne(ctx, actor, code)
	if err != nil {
		return code, err
	}
	return named[0], nil
}

// borne names what a bearer reads of its codes.
func (c *Codes) borne(ctx context.Context, actor auth.Actor, codes ...domain.BorneCode) ([]domain.BorneCode, error) {
	var products []int64
	for _, code := range codes {
		products = append(products, code.ProductIDs...)
	}
	names, err := c.products.Names(ctx, actor, products) // a supplier sees its own alone
	if err != nil {
		return nil, err
	}
	for n, code := range codes {
		codes[n] = code.Borne(names)
		codes[n].Status = code.PromoCode.Status(c.clock.Now())
	}
	return codes, nil
}
