// Package subscriber keeps what prices are shown by in step with price lists.
package subscriber

import (
	"millesime/modules/pricing/internal/quote/app"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/events"
)

// Follow lets prices hear that a list changed, before who changed it is answered.
func Follow(prices *app.Prices) events.Feed {
	return events.NewFeed("pricing_lists", prices.Begin,
		events.Hear(func(pricingevents.PriceListChangedV1) { prices.ListsChanged() })).AtCommit()
}
