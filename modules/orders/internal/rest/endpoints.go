package rest

import (
	"context"
	"net/http"
	"slices"

	"millesime/modules/orders/internal/app"
	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/gate"
	"millesime/platform/sheet"
)

const tag = "orders"

// Endpoints is the table of operations.
func Endpoints(orders *app.Orders, finder *app.Finder, negotiation *app.Negotiation) []api.Route {
	h := handlers{orders, finder, negotiation}
	return slices.Concat(
		h.orderEndpoints(), h.transitionEndpoints(), h.shipmentEndpoints(), h.lotEndpoints(), h.promiseEndpoints(), h.substitutionEndpoints(),
		h.referenceEndpoints(), h.photoEndpoints(), h.messageEndpoints(), h.quotationEndpoints(),
	)
}

func (h handlers) orderEndpoints() []api.Route {
	return []api.Route{
		api.Endpoint[listInput, api.Collection[Order]]{
			ID: "orders.list", Method: http.MethodGet, Path: "/orders", Tag: tag, Groups: auth.AllGroups(),
			Summary: "Orders in the reader's scope, quotations left out unless asked for by status",
			Handle:  h.list,
		}.Route(),
		api.Endpoint[listFilter, api.Stream]{
			ID: "orders.export", Method: http.MethodGet, Path: "/orders/export", Tag: tag, Groups: auth.AllGroups(),
			Summary: "The same list as a workbook (.xlsx), at most 100,000 rows",
			Timeout: api.NoTimeout, Heavy: gate.Export, Produces: []string{sheet.MediaType},
			Handle: h.export,
		}.Route(),
		api.Endpoint[struct{}, OrderSummary]{
			ID: "orders.summary", Method: http.MethodGet, Path: "/orders/summary", Tag: tag, Groups: auth.AllGroups(),
			Summary: "The reader's last twelve months of orders in figures",
			Handle:  h.summary,
		}.Route(),
		api.Endpoint[itemInput, OrderDetail]{
			ID: "orders.get", Method: http.MethodGet, Path: "/orders/{id}", Tag: tag, Groups: auth.AllGroups(),
			Summary: "One order with its lines, totals and timeline",
			Handle:  h.get,
		}.Route(),
		api.Endpoint[itemInput, CustomerKPI]{
			ID: "customers.kpi", Method: http.MethodGet, Path: "/customers/{id}/kpi", Tag: tag, Groups: auth.AllGroups(),
			Summary: "A customer's last twelve months of orders in figures, as far as the reader may see them",
			Handle:  h.customerKPI,
		}.Route(),
	}
}

type handlers struct {
	orders      *app.Orders
	finder      *app.Finder
	negotiation *app.Negotiation
}

type itemInput struct {
	ID int64 `path:"id"`
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Order], error) {
	actor := auth.Must(ctx)
	found, err := h.finder.List(ctx, actor, in.filter())
	if err != nil {
		return api.Collection[Order]{}, err
	}
	offer, err := h.orders.Offer(ctx, actor, found.Rows...)
	if err != nil {
		return api.Collection[Order]{}, err
	}
	return api.NewCollection(in.Page, found, func(o domain.Summary) Order { return newOrder(o, actor, offer.Moves(o)) }), nil
}

// get is an order as it is now, for the actor.
func (h handlers) get(ctx context.Context, in itemInput) (OrderDetail, error) {
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
