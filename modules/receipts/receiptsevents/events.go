// Package receiptsevents holds the events that the stock publishes.
package receiptsevents

// StockChangedV1 tells that levels of products moved; readers re-read them.
type StockChangedV1 struct {
	ProductIDs []int64 `json:"productIds"`
}

func (StockChangedV1) Topic() string { return "receipts_stock_changed_v1" }

// PromisesMovedV1 tells that goods promised to an order are to come on another day than it was told, or on none that is known, or
// that they came.
type PromisesMovedV1 struct {
	OrderID int64          `json:"orderId"`
	Items   []PromiseMoved `json:"items"`
}

// PromiseMoved is one line of the order. Days are YYYY-MM-DD, "" is none; they are those on which all of it is there.
type PromiseMoved struct {
	OrderItemID int64  `json:"orderItemId"`
	ProductID   int64  `json:"productId"`
	Quantity    int64  `json:"quantity"` // units that are not there yet, or came
	From        string `json:"from"`
	To          string `json:"to"`
	Arrived     bool   `json:"arrived,omitempty"` // all of it is there

	Parts []PromisedPart `json:"parts,omitempty"` // when it comes in several, or From and To do not tell what moved
}

// PromisedPart is a part of what a line waits for, and its day; "" is none.
type PromisedPart struct {
	Quantity int64  `json:"quantity"`
	On       string `json:"on"`
}

func (PromisesMovedV1) Topic() string { return "receipts_promises_moved_v1" }

// CountState is a state of a counting session.
type CountState string

// The states of a session.
const (
	CountOpen     CountState = "open"
	CountReview   CountState = "review" // counted, its differences are looked at
	CountApproved CountState = "approved"
	CountCanceled CountState = "canceled"
)

// CountMovedV1 tells that a counting session changed state.
type CountMovedV1 struct {
	CountID    int64      `json:"countId"`
	Number     string     `json:"number"`
	Warehouse  string     `json:"warehouse"`
	From       CountState `json:"from"`
	To         CountState `json:"to"`
	SupplierID int64      `json:"supplierId"`
	BegunBy    int64      `json:"begunBy"`
	MovedBy    int64      `json:"movedBy"`
	Reason     string     `json:"reason,omitempty"`
}

func (CountMovedV1) Topic() string { return "receipts_count_moved_v1" }
