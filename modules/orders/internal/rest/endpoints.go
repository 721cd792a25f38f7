package rest

import (
	"context"
	"slices"

	"millesime/modules/orders/internal/app"
	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/sheet"
)

const tag = "orders"

// Endpoints is the table of operations.
func Endpoints(orders *app.Orders, finder *app.Finder, negotiation *app.Negotiation) []api.Route {
	h := handlers{orders, finder, negotiation}
	return slices.Concat(
		h.orderEndpoints(), h.transitionEndpoints(), h.withdrawalEndpoints(), h.shipmentEndpoints(), h.lotEndpoints(), h.promiseEndpoints(),
		h.substitutionEndpoints(), h.referenceEndpoints(), h.photoEndpoints(), h.messageEndpoints(), h.quotationEndpoints(),
	)
}

func (h handlers) orderEndpoints() []api.Route {
	return []api.Route{
		api.Get("orders.list", "/orders", tag, auth.AllGroups(),
			"Orders in the reader's scope, quotations left out unless asked for by status", h.list),
		api.Get("orders.export", "/orders/export", tag, auth.AllGroups(),
			"The same list as a workbook (.xlsx), at most 100,000 rows", h.export, api.Exports(sheet.MediaType)),
		api.Get("orders.summary", "/orders/summary", tag, auth.AllGroups(), "The reader's last twelve months of orders in figures", h.summary),
		api.Get("orders.get", "/orders/{id}", tag, auth.AllGroups(), "One order with its lines, totals and timeline", h.get),
		api.Get("customers.kpi", "/customers/{id}/kpi", tag, auth.AllGroups(),
			"A customer's last twelve months of orders in figures, as far as the reader may see them", h.customerKPI),
	}
}

type handlers struct {
	orders      *app.Orders
	finder      *app.Finder
	negotiation *app.Negotiation
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Order], error) {
	actor := auth.Must(ctx)
	found, err := h.finder.List(ctx, actor, in.filter())
	if err != nil {
		return api.Collection[Order]{}, err
	}
	offer, err := h.orders.Offer(ctx, actor, found.Rows...)
	return api.Listed(in.Page, found, func(o domain.Summary) Order { return newOrder(o, actor, offer.Moves(o)) }, err)
}

// get is an order as it is now, for the actor.
func (h handlers) get(ctx context.Context, in api.ByID) (OrderDetail, error) {
	actor := auth.Must(ctx)
	order, err := h.orders.Order(ctx, actor, in.ID)
	if err != nil {
		return OrderDetail{}, err
	}
	if order.Promises, err = h.orders.Promises(ctx, nil, in.ID); err != nil {
		return OrderDetail{}, err
	}
	if order.RecalledLots, err = h.orders.Lots.RecalledLots(ctx, nil, order.Lotted()); err != nil {
		return OrderDetail{}, err
	}
	agent, err := h.orders.Agent(ctx, actor, order.Summary)
	if err != nil {
		return OrderDetail{}, err
	}
	offer, err := h.orders.Offer(ctx, actor, order.Summary)
	if err != nil {
		return OrderDetail{}, err
	}
	detail := newOrderDetail(order, agent, actor, offer.Moves(order.Summary))
	detail.Withdrawal = withdrawalRight(order, offer)
	encours, err := h.orders.Encours(ctx, actor, order)
	if err == nil && encours != nil {
		detail.Encours = &Encours{Outstanding: encours.Limit, Exposure: encours.Exposure}
	}
	return detail, err
}

func (h handlers) summary(ctx context.Context, _ struct{}) (OrderSummary, error) {
	activity, err := h.orders.Activity(ctx, auth.Must(ctx))
	if err != nil {
		return OrderSummary{}, err
	}
	return newOrderSummary(activity), nil
}
