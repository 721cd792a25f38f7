package subscriber

import (
	"millesime/modules/orders/internal/app"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/events"
)

// Follow lets last orders hear of what is ordered and canceled, before who did it is answered.
func Follow(last *app.LastOrders) events.Feed {
	return events.NewFeed("orders_shown", last.Begin,
		events.Hear(func(e ordersevents.OrderPlacedV1) { last.OrdersChanged(e.CustomerID) }),
		events.Hear(func(e ordersevents.OrderMovedV1) { last.OrdersChanged(e.CustomerID) })).AtCommit()
}
