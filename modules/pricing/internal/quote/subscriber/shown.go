// Package subscriber keeps what prices are shown by in step with price lists, agreement frames and carriage.
package subscriber

import (
	"millesime/modules/pricing/internal/quote/app"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/events"
)

// Follow lets prices hear that a list, a frame, a carrier or a fee changed, before who changed it is answered.
func Follow(prices *app.Prices) events.Feed {
	return events.NewFeed("pricing_shown", prices.Begin,
		events.Hear(func(pricingevents.PriceListChangedV1) { prices.ListsChanged() }),
		events.Hear(func(pricingevents.FrameChangedV1) { prices.FramesChanged() }),
		events.Hear(func(pricingevents.CarrierChangedV1) { prices.CarriageChanged() }),
		events.Hear(func(pricingevents.ShippingFeesChangedV1) { prices.CarriageChanged() })).AtCommit()
}
