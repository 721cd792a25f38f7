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

// Topic names the event.
func (CodeUsedV1) Topic() string { return "pricing_code_used_v1" }

// CodeGivenBackV1 tells that a use of a promo code no longer counts: all orders of its checkout were cancelled before validated.
type CodeGivenBackV1 struct {
	CodeID      int64  `json:"codeId"`
	Code        string `json:"code"`
	CheckoutID  string `json:"checkoutId"`
	CustomerID  int64  `json:"customerId"`
	AmountCents int64  `json:"amountCents"`
}

// Topic names the event.
func (CodeGivenBackV1) Topic() string { return "pricing_code_given_back_v1" }
