package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
)

// Usable are the codes shown to a customer that it may use now, on what it can buy.
func (c *Codes) Usable(ctx context.Context, actor auth.Actor) ([]domain.UsableCode, error) {
	codes, err := c.store.UsableCodes(ctx, domain.CodeReader{ID: actor.ID, Group: actor.Group}, clock.DateOf(c.clock.Now()))
	if err != nil || len(codes) == 0 {
		return nil, err
	}
	sellers, err := c.sellers.SuppliersOpenTo(ctx, actor.Group)
	if err != nil {
		return nil, err
	}
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
	usable := make([]domain.UsableCode, 0, len(codes))
	for _, code := range codes {
		if mine, ok := code.For(sellers, names); ok {
			usable = append(usable, domain.UsableCode{KeptCode: mine, UsesLeft: code.UsesLeft(), Companies: companies, Names: names})
		}
	}
	return usable, nil
}

// UsableCode is one of the codes that a customer may use now.
func (c *Codes) UsableCode(ctx context.Context, actor auth.Actor, id int64) (domain.UsableCode, error) {
	usable, err := c.Usable(ctx, actor)
	if err != nil {
		return domain.UsableCode{}, err
	}
	at := slices.IndexFunc(usable, func(code domain.UsableCode) bool { return code.ID == id })
	if at < 0 {
		return domain.UsableCode{}, domain.ErrCodeNotFound
	}
	return usable[at], nil
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

// BorneUses reads a page of the uses of a code of which a supplier bears a share, with its own orders.
func (c *Codes) BorneUses(ctx context.Context, actor auth.Actor, id int64, part lists.Part) (lists.Page[domain.BorneUse], error) {
	if _, err := c.store.BorneCode(ctx, actor.ID, id); err != nil {
		return lists.Page[domain.BorneUse]{}, err
	}
	page, err := c.store.BorneUses(ctx, actor.ID, id, part)
	if err != nil {
		return page, err
	}
	checkouts := make([]string, 0, len(page.Rows))
	for _, use := range page.Rows {
		checkouts = append(checkouts, use.CheckoutID)
	}
	orders, err := c.orders.CheckoutOrders(ctx, checkouts)
	if err != nil {
		return page, err
	}
	for n := range page.Rows {
		use := &page.Rows[n]
		for _, order := range orders[use.CheckoutID] {
			if order.SupplierID == actor.ID {
				use.Orders = append(use.Orders, order)
			}
		}
	}
	return page, nil
}
