package subscriber

import (
	"context"

	"millesime/modules/catalogue/catalogueevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Products are told that products were written.
type Products interface{ ProductsChanged() }

// ProductsChanged has the index look at once; other replicas find the change at their next look.
func ProductsChanged(index Products) events.Handler {
	return events.On("catalogue_refresh_products", func(
		_ context.Context, _ *db.Tx, _ catalogueevents.ProductsChangedV1, _ events.Message,
	) error {
		index.ProductsChanged()
		return nil
	})
}
