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
