// Package subscriber reacts to events of other modules.
package subscriber

import (
	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/catalogue/internal/app"
	"millesime/modules/receipts/receiptsevents"
	"millesime/modules/users/usersevents"
	"millesime/platform/events"
)

// Follow keeps the index in step with products, their prices and stock, and the names of suppliers.
func Follow(index *app.Live) events.Feed {
	return events.NewFeed("catalogue_index", index.Reload,
		events.Hear(func(e catalogueevents.ProductsChangedV1) { index.ProductsChanged(e.ProductIDs) }),
		events.Hear(func(e receiptsevents.StockChangedV1) { index.StockMoved(e.ProductIDs) }),
		events.Hear(func(e usersevents.ChangedV1) { index.PeopleChanged([]int64{e.UserID}) }),
		events.Hear(func(e usersevents.AnonymisedV1) { index.PeopleChanged(e.UserIDs) }))
}
