// Package ordersevents holds the events that orders publish.
package ordersevents

// OrderPlacedV1 tells that a checkout or an accepted quotation made an order.
type OrderPlacedV1 struct {
	OrderID    int64  `json:"orderId"`
	Number     string `json:"number"`
	CheckoutID string `json:"checkoutId"`
	CustomerID int64  `json:"customerId"`
	SupplierID int64  `json:"supplierId"`
	OnBehalf   bool   `json:"onBehalf"`
	TotalCents int64  `json:"totalTaxInclCents"`
	AgentID    int64  `json:"agentId"`  // the customer's agent at the supplier; 0 = none
	PlacedBy   int64  `json:"placedBy"` // whoever placed it: the customer, or a seller for it
}

// Topic names the event.
func (OrderPlacedV1) Topic() string { return "orders_order_placed_v1" }

// OrderMovedV1 tells that an order changed state.
type OrderMovedV1 struct {
	OrderID    int64  `json:"orderId"`
	From       string `json:"from"`
	To         string `json:"to"`
	Number     string `json:"number"`
	CustomerID int64  `json:"customerId"`
	SupplierID int64  `json:"supplierId"`
	PlacedBy   int64  `json:"placedBy"`
	MovedBy    int64  `json:"movedBy"` // 0 = the system
}

// Topic names the event.
func (OrderMovedV1) Topic() string { return "orders_order_moved_v1" }
