// Package receiptsevents holds the events that the stock publishes.
package receiptsevents

// StockChangedV1 tells that levels of products moved; readers re-read them.
type StockChangedV1 struct {
	ProductIDs []int64 `json:"productIds"`
}

// Topic names the event.
func (StockChangedV1) Topic() string { return "receipts_stock_changed_v1" }
