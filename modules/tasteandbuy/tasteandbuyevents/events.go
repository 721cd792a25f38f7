// Package tasteandbuyevents holds the events that Taste & Buy publishes.
package tasteandbuyevents

// RequestAnsweredV1 tells that a guest answered a request: it ordered, or declined.
type RequestAnsweredV1 struct {
	RequestID    int64  `json:"requestId"`
	Number       string `json:"number"`
	RestaurantID int64  `json:"restaurantId"`
	Ordered      bool   `json:"ordered"`
}

func (RequestAnsweredV1) Topic() string { return "tasteandbuy_request_answered_v1" }

// SaleLostV1 tells that an order of a request is canceled, or that its guest withdrew from some of it.
type SaleLostV1 struct {
	RequestID    int64  `json:"requestId"`
	Number       string `json:"number"`
	RestaurantID int64  `json:"restaurantId"`
	OrderNumber  string `json:"orderNumber"`
	SupplierID   int64  `json:"supplierId"`
	Units        int64  `json:"units"`   // withdrawn from; 0: all of it is canceled
	ByGuest      bool   `json:"byGuest"` // the guest withdrew; nobody did it for it
	Unpaid       bool   `json:"unpaid"`  // canceled because nobody paid in time
}

func (SaleLostV1) Topic() string { return "tasteandbuy_sale_lost_v1" }
