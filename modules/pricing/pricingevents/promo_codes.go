package pricingevents

// PromoCode is a promo code as its bearers are told of it.
type PromoCode struct {
	CodeID int64  `json:"codeId"`
	Code   string `json:"code"`
	From   string `json:"from"`   // YYYY-MM-DD, its first day
	EndsOn string `json:"endsOn"` // its last; "" is none
}

// Why a code lowers no price of a bearer any more.
const (
	CodePassed    = "ended"     // after its last day
	CodeUsedUp    = "used_up"   // as often as it may
	CodeStopped   = "stopped"   // by an administrator
	CodeWithdrawn = "withdrawn" // it was deleted, or this supplier bears it no longer
)

// CodeBorneV1 tells suppliers that they bear a promo code.
type CodeBorneV1 struct {
	Code      PromoCode `json:"code"`
	BearerIDs []int64   `json:"bearerIds"`
}

func (CodeBorneV1) Topic() string { return "pricing_code_borne_v1" }

// CodeChangedV1 tells the bearers of a promo code that its conditions changed.
type CodeChangedV1 struct {
	Code      PromoCode `json:"code"`
	BearerIDs []int64   `json:"bearerIds"`
}

func (CodeChangedV1) Topic() string { return "pricing_code_changed_v1" }

// CodeEndedV1 tells bearers of a promo code that it lowers no price of theirs any more.
type CodeEndedV1 struct {
	Code      PromoCode `json:"code"`
	Why       string    `json:"why"` // ended, used_up, stopped or withdrawn
	BearerIDs []int64   `json:"bearerIds"`
}

func (CodeEndedV1) Topic() string { return "pricing_code_ended_v1" }
