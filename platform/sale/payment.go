package sale

import "millesime/platform/money"

// WaitsFor is why an order waits for its payment (domain 5.6); "": it does not.
type WaitsFor string

// The reasons.
const (
	Prepayment WaitsFor = "prepaid"        // the customer is granted no encours
	Encours    WaitsFor = "beyond_encours" // with this order it would owe more than it may
)

// WaitsForPayment tells what an order waits for: nothing while what the customer owes and the order's total stay within
// the encours that the supplier grants, or when there is nothing to pay. No encours at all is prepaid.
func WaitsForPayment(encours *money.Cents, exposure, total money.Cents) WaitsFor {
	switch {
	case total == 0: // a sample (domain 5.7)
		return ""
	case encours == nil:
		return Prepayment
	case exposure+total > *encours:
		return Encours
	default:
		return ""
	}
}
