// Package subscriber reacts to events of other modules.
package subscriber

import (
	"context"

	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Index is told what moved.
type Index interface{ StockMoved(ids []int64) }

// StockChanged has the index read the levels of products again. It writes nothing: what this replica misses
// it finds by itself.
func StockChanged(index Index) events.Handler {
	return events.On("catalogue_refresh_stock", func(
		_ context.Context, _ *db.Tx, e receiptsevents.StockChangedV1, _ events.Message,
	) error {
		index.StockMoved(e.ProductIDs)
		return nil
	})
}
