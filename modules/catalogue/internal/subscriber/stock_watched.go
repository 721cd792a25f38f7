package subscriber

import (
	"context"

	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/catalogue/internal/app"
	"millesime/modules/receipts/receiptsevents"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// StockWatched tells buyers what can be ordered again and suppliers what has fallen to its threshold.
func StockWatched(alerts *app.Alerts) events.Handler {
	return events.On("catalogue_watch_stock", func(
		ctx context.Context, tx *db.Tx, e receiptsevents.StockChangedV1, _ events.Message,
	) error {
		return alerts.StockMoved(ctx, tx, e.ProductIDs)
	})
}

// ProductsWatched tells buyers what can be ordered again because its supplier opened it.
func ProductsWatched(alerts *app.Alerts) events.Handler {
	return events.On("catalogue_watch_products", func(
		ctx context.Context, tx *db.Tx, e catalogueevents.ProductsChangedV1, _ events.Message,
	) error {
		return alerts.ProductsChanged(ctx, tx, e.ProductIDs)
	})
}

// ForgetPeople drops what people of whom nothing personal may be left waited for.
func ForgetPeople(alerts *app.Alerts) events.Handler {
	return events.React("catalogue_forget_people", usersevents.Forgetting(alerts.ForgetPeople))
}
