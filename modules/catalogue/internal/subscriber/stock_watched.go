package subscriber

import (
	"context"

	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/receipts/receiptsevents"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Watch looks at the stock of products that moved.
type Watch interface {
	StockMoved(ctx context.Context, tx *db.Tx, productIDs []int64) error
	ProductsChanged(ctx context.Context, tx *db.Tx, productIDs []int64) error
	ForgetPeople(ctx context.Context, tx *db.Tx, userIDs []int64) error
}

// StockWatched tells buyers what can be ordered again and suppliers what has fallen to its threshold.
func StockWatched(watch Watch) events.Handler {
	return events.On("catalogue_watch_stock", func(
		ctx context.Context, tx *db.Tx, e receiptsevents.StockChangedV1, _ events.Message,
	) error {
		return watch.StockMoved(ctx, tx, e.ProductIDs)
	})
}

// ProductsWatched tells buyers what can be ordered again because its supplier opened it.
func ProductsWatched(watch Watch) events.Handler {
	return events.On("catalogue_watch_products", func(
		ctx context.Context, tx *db.Tx, e catalogueevents.ProductsChangedV1, _ events.Message,
	) error {
		return watch.ProductsChanged(ctx, tx, e.ProductIDs)
	})
}

// ForgetPeople drops what people of whom nothing personal may be left waited for.
func ForgetPeople(watch Watch) events.Handler {
	return events.On("catalogue_forget_people", func(
		ctx context.Context, tx *db.Tx, e usersevents.AnonymisedV1, _ events.Message,
	) error {
		return watch.ForgetPeople(ctx, tx, e.UserIDs)
	})
}
