// Package storesevents holds the events that stores publish.
package storesevents

// State of a shop.
type State string

// The states.
const (
	Draft  State = "draft"
	Open   State = "open"
	Closed State = "closed"
)

// StoreMovedV1 tells that a shop opened or closed.
type StoreMovedV1 struct {
	StoreID    int64  `json:"storeId"`
	SupplierID int64  `json:"supplierId"`
	Name       string `json:"name"`
	From       State  `json:"from"`
	To         State  `json:"to"`
	MovedBy    int64  `json:"movedBy"`
}

func (StoreMovedV1) Topic() string { return "stores_store_moved_v1" }
