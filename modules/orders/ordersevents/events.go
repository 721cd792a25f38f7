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
}

// Topic names the event.
func (OrderPlacedV1) Topic() string { return "orders_order_placed_v1" }

// OrderMovedV1 tells that an order changed state.
type OrderMovedV1 struct {
	OrderID int64  `json:"orderId"`
	From    string `json:"from"`
	To      string `json:"to"`
}

// Topic names the event.
func (OrderMovedV1) Topic() string { return "orders_order_moved_v1" }
