package app

import (
	"context"

	"millesime/modules/pricing/internal/codes/domain"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
)

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
