package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/codes/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
)

// CodeUsage is who may use codes, and what was ordered with them.
type CodeUsage struct {
	codes   *Codes
	orders  pricingapi.CheckoutOrders
	sellers usersapi.Storefronts
}

// NewCodeUsage makes it over the codes.
func NewCodeUsage(codes *Codes, orders pricingapi.CheckoutOrders, sellers usersapi.Storefronts) *CodeUsage {
	return &CodeUsage{codes, orders, sellers}
}

// Usable are the codes shown to a customer that it may use now, on what it can buy.
func (u *CodeUsage) Usable(ctx context.Context, actor auth.Actor) ([]domain.UsableCode, error) {
	codes, err := u.codes.store.UsableCodes(ctx, domain.CodeReader{ID: actor.ID, Group: actor.Group}, clock.DateOf(u.codes.clock.Now()))
	if err != nil || len(codes) == 0 {
		return nil, err
	}
	sellers, err := u.sellers.SuppliersOpenTo(ctx, actor.Group)
	if err != nil {
		return nil, err
	}
	var suppliers, products []int64
	for _, code := range codes {
		suppliers, products = append(suppliers, code.SupplierIDs...), append(products, code.ProductIDs...)
	}
	companies, err := u.codes.parties.Parties(ctx, suppliers)
	if err != nil {
		return nil, err
	}
	names, err := u.codes.products.Names(ctx, actor, products)
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
func (u *CodeUsage) UsableCode(ctx context.Context, actor auth.Actor, id int64) (domain.UsableCode, error) {
	usable, err := u.Usable(ctx, actor)
	if err != nil {
		return domain.UsableCode{}, err
	}
	at := slices.IndexFunc(usable, func(code domain.UsableCode) bool { return code.ID == id })
	if at < 0 {
		return domain.UsableCode{}, domain.ErrCodeNotFound
	}
	return usable[at], nil
}

// Uses reads a page of the uses of a code, those given back too.
func (u *CodeUsage) Uses(ctx context.Context, id int64, part lists.Part) (lists.Page[domain.UseView], error) {
	if _, err := u.codes.store.KeptCode(ctx, nil, id); err != nil {
		return lists.Page[domain.UseView]{}, err
	}
	page, err := u.codes.store.Uses(ctx, id, part)
	if err != nil {
		return lists.Page[domain.UseView]{}, err
	}
	checkouts, people := make([]string, 0, len(page.Rows)), make([]int64, 0, len(page.Rows))
	for _, use := range page.Rows {
		checkouts, people = append(checkouts, use.CheckoutID), append(people, use.CustomerID)
	}
	orders, err := u.orders.CheckoutOrders(ctx, checkouts)
	if err != nil {
		return lists.Page[domain.UseView]{}, err
	}
	for _, placed := range orders {
		for _, order := range placed {
			people = append(people, order.SupplierID)
		}
	}
	parties, err := u.codes.parties.Parties(ctx, people)
	return lists.Map(page, func(use domain.CodeUse) domain.UseView {
		return domain.UseView{CodeUse: use, Customer: parties[use.CustomerID], Orders: orders[use.CheckoutID], Sellers: parties}
	}), err
}

// BorneUses reads a page of the uses of a code of which a supplier bears a share, with its own orders.
func (u *CodeUsage) BorneUses(ctx context.Context, actor auth.Actor, id int64, part lists.Part) (lists.Page[domain.BorneUse], error) {
	if _, err := u.codes.store.BorneCode(ctx, actor.ID, id); err != nil {
		return lists.Page[domain.BorneUse]{}, err
	}
	page, err := u.codes.store.BorneUses(ctx, actor.ID, id, part)
	if err != nil {
		return page, err
	}
	checkouts := lists.Each(page.Rows, func(use domain.BorneUse) string { return use.CheckoutID })
	orders, err := u.orders.CheckoutOrders(ctx, checkouts)
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
