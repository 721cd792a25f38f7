package domain

import (
	"time"

	"millesime/modules/products/productsapi"
	"millesime/platform/clock"
	"millesime/platform/fault"
)

// DefaultQuota is how many units of a product one customer may ask for in a year, until the supplier says otherwise.
const DefaultQuota = 1

// MaxQuota keeps a sample a sample.
const MaxQuota = 24

// QuotaYear is the year that a request counts in.
func QuotaYear(at time.Time) int { return at.In(clock.Paris).Year() }

// Quota is what a supplier gives of a product to a customer in a year.
type Quota struct {
	Units int64
	Used  int64 // asked for in that year
}

// Left is what the customer may still ask for.
func (q Quota) Left() int64 { return max(q.Units-q.Used, 0) }

// Check refuses more units than are left.
func (q Quota) Check(quantity int64) error {
	switch left := q.Left(); {
	case quantity <= left:
		return nil
	case left == 0:
		return fault.Invalid(fault.At("quantity", "quota_used",
			"Vous avez déjà demandé cet échantillon cette année : {quota} par an au plus.",
			"You already asked for this sample this year: {quota} a year at most.").With("quota", q.Units))
	default:
		return fault.Invalid(fault.At("quantity", "quota",
			"Vous pouvez encore en demander {left} cette année.", "You can still ask for {left} this year.").With("left", left))
	}
}

// Why a buyer cannot ask for a sample now.
const (
	ReasonNotOffered  = "not_offered"
	ReasonOpenRequest = "open_request"
	ReasonQuotaUsed   = "quota_used"
)

// Allowance is what a buyer may ask of a product now.
type Allowance struct {
	Quota

	Reason string   // "" when it may
	Open   *Request // the request that is under way
}

// Allow tells whether a buyer may ask for a sample of a product, of which it has an open request or nil.
func Allow(p productsapi.Product, q Quota, open *Request) Allowance {
	out := Allowance{Quota: q, Open: open}
	switch {
	case open != nil:
		out.Reason = ReasonOpenRequest
	case !p.SampleAllowed:
		out.Reason = ReasonNotOffered
	case q.Left() == 0:
		out.Reason = ReasonQuotaUsed
	}
	return out
}

// Each request tells a supplier, also one that is taken back.
const (
	WithdrawalPause      = 24 * time.Hour
	withdrawalsOfProduct = 3
	withdrawalsOfBuyer   = 20
)

// CheckWithdrawals refuses another request of who took many back within the pause: of the product, and of all.
func CheckWithdrawals(ofProduct, ofAll int64) error {
	if ofProduct >= withdrawalsOfProduct || ofAll >= withdrawalsOfBuyer {
		return ErrManyWithdrawals.RetryAfter(WithdrawalPause)
	}
	return nil
}
