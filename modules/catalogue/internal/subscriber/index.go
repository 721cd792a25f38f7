// Package subscriber reacts to events of other modules.
package subscriber

import (
	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/catalogue/internal/app"
	"millesime/modules/pricing/pricingevents"
	"millesime/modules/receipts/receiptsevents"
	"millesime/modules/users/usersevents"
	"millesime/platform/events"
)

// Follow keeps the index in step with products, their prices and stock, and the names of suppliers, and what readers pay with
// their price lists.
func Follow(index *app.Live, own *app.OwnPrices) events.Feed {
	return events.NewFeed("catalogue_index", func() { index.Reload(); own.Forget() },
		events.Hear(func(e catalogueevents.ProductsChangedV1) { index.ProductsChanged(e.ProductIDs) }),
		events.Hear(func(e receiptsevents.StockChangedV1) { index.StockMoved(e.ProductIDs) }),
		events.Hear(func(pricingevents.PriceListChangedV1) { own.Forget() }),
		events.Hear(func(e usersevents.ChangedV1) { index.PeopleChanged([]int64{e.UserID}) }),
		events.Hear(func(e usersevents.AnonymisedV1) { index.PeopleChanged(e.UserIDs) }))
}

// Shelve keeps what pages show in step with the same events: whoever changed something sees it with the next answer.
func Shelve(shelf *app.Shelf) events.Feed {
	return events.NewFeed("catalogue_shelf", shelf.Begin,
		events.Hear(func(e catalogueevents.ProductsChangedV1) { shelf.ProductsChanged(e.ProductIDs) }),
		events.Hear(func(e receiptsevents.StockChangedV1) { shelf.StockMoved(e.ProductIDs) })).AtCommit()
}
