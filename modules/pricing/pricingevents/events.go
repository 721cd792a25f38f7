// Package pricingevents holds the events that pricing publishes.
package pricingevents

// CodeUsedV1 tells that a checkout used a promo code.
type CodeUsedV1 struct {
	CodeID      int64  `json:"codeId"`
	Code        string `json:"code"`
	CheckoutID  string `json:"checkoutId"`
	CustomerID  int64  `json:"customerId"`
	AmountCents int64  `json:"amountCents"` // taken off; incl. tax on store lines
}

func (CodeUsedV1) Topic() string { return "pricing_code_used_v1" }

// CodeGivenBackV1 tells that a use of a promo code no longer counts: all orders of its checkout were cancelled before validated.
type CodeGivenBackV1 struct {
	CodeID      int64  `json:"codeId"`
	Code        string `json:"code"`
	CheckoutID  string `json:"checkoutId"`
	CustomerID  int64  `json:"customerId"`
	AmountCents int64  `json:"amountCents"`
}

func (CodeGivenBackV1) Topic() string { return "pricing_code_given_back_v1" }

// ShippingFeesChangedV1 tells that a carriage grid is another one.
type ShippingFeesChangedV1 struct {
	GridID     int64 `json:"gridId"`
	SupplierID int64 `json:"supplierId"` // 0: the platform's or Dartess's
}

func (ShippingFeesChangedV1) Topic() string { return "pricing_shipping_fees_changed_v1" }

// CarrierChangedV1 tells that a carrier or one of its pickup points is another one.
type CarrierChangedV1 struct {
	Code string `json:"code"`
}

func (CarrierChangedV1) Topic() string { return "pricing_carrier_changed_v1" }

// FrameChangedV1 tells that an agreement frame, or who is in it, is another one.
type FrameChangedV1 struct {
	FrameID int64 `json:"frameId"`
}

func (FrameChangedV1) Topic() string { return "pricing_frame_changed_v1" }

// FrameJoinedV1 tells that suppliers or buyers came into an agreement frame.
type FrameJoinedV1 struct {
	FrameID   int64   `json:"frameId"`
	Name      string  `json:"name"`
	From      string  `json:"from"` // YYYY-MM-DD, its first day
	MemberIDs []int64 `json:"memberIds"`
}

func (FrameJoinedV1) Topic() string { return "pricing_frame_joined_v1" }

// FrameTiersChangedV1 tells the members of an agreement frame that its discounts or rebates changed.
type FrameTiersChangedV1 struct {
	FrameID   int64   `json:"frameId"`
	Name      string  `json:"name"`
	MemberIDs []int64 `json:"memberIds"`
}

func (FrameTiersChangedV1) Topic() string { return "pricing_frame_tiers_changed_v1" }

// FrameDatesChangedV1 tells the members of an agreement frame that it holds on other days.
type FrameDatesChangedV1 struct {
	FrameID   int64   `json:"frameId"`
	Name      string  `json:"name"`
	From      string  `json:"from"`   // YYYY-MM-DD, its first day
	EndsOn    string  `json:"endsOn"` // its last; "" is none
	MemberIDs []int64 `json:"memberIds"`
}

func (FrameDatesChangedV1) Topic() string { return "pricing_frame_dates_changed_v1" }

// FrameLeftV1 tells that a supplier or a buyer is no longer in an agreement frame that goes on.
type FrameLeftV1 struct {
	FrameID  int64   `json:"frameId"`
	Name     string  `json:"name"`
	MemberID int64   `json:"memberId"`
	BuyerIDs []int64 `json:"buyerIds"` // whom it costs that a supplier left; empty when a buyer did
}

func (FrameLeftV1) Topic() string { return "pricing_frame_left_v1" }

// FrameEndsV1 tells the members of an agreement frame that it ends within 30 days.
type FrameEndsV1 struct {
	FrameID   int64   `json:"frameId"`
	Name      string  `json:"name"`
	EndsOn    string  `json:"endsOn"` // YYYY-MM-DD, its last day
	MemberIDs []int64 `json:"memberIds"`
}

func (FrameEndsV1) Topic() string { return "pricing_frame_ends_v1" }

// FrameEndedV1 tells the members of an agreement frame that it has ended, with its last day or before.
type FrameEndedV1 struct {
	FrameID   int64   `json:"frameId"`
	Name      string  `json:"name"`
	MemberIDs []int64 `json:"memberIds"`
}

func (FrameEndedV1) Topic() string { return "pricing_frame_ended_v1" }
