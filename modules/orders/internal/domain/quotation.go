package domain

import (
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/money"
)

// Awaiting is whose answer a quotation waits for.
type Awaiting string

// Who is awaited.
const (
	AwaitsNobody   Awaiting = "" // accepted, refused or expired
	AwaitsSeller            = Awaiting(ordersevents.AwaitsSeller)
	AwaitsCustomer          = Awaiting(ordersevents.AwaitsCustomer)
)

// QuotationState is what an order keeps of its time as a quotation (domain 5.5).
type QuotationState struct {
	Number     string // DEV-2026-000001; "" when there was none
	Awaiting   Awaiting
	Revision   int64
	ValidUntil time.Time // the first instant after its last day
}

// acceptable tells why a quotation cannot be accepted now; nil when it can.
func (q QuotationState) acceptable(now time.Time) error {
	switch {
	case q.Awaiting != AwaitsCustomer:
		return ErrAwaitsSeller
	case !now.Before(q.ValidUntil):
		return ErrExpired
	}
	return nil
}

// validDays is how long a revision stands when nobody says otherwise.
const validDays = 15

// UsualValidity is the end of the fifteenth day from now, in Paris.
func UsualValidity(now time.Time) time.Time { return clock.StartOf(clock.DateOf(now), validDays+1) }

// LastDay of a validity, YYYY-MM-DD in Paris.
func LastDay(validUntil time.Time) string { return clock.DateOf(validUntil.Add(-time.Microsecond)) }

// Revision is what a quotation said at one time.
type Revision struct {
	Revision     int64
	Author       auth.Signature
	Role         Role // of the author
	Message      string
	Lines        []RevisionLine
	Shipping     money.Cents
	TotalTaxExcl money.Cents
	TotalTaxIncl money.Cents
	ValidUntil   time.Time
	At           time.Time
}

// RevisionLine is the copy of a line as a revision had it.
type RevisionLine struct {
	ItemID    int64             `json:"item"`
	Product   ordersapi.Product `json:"product"`
	Quantity  int64             `json:"quantity"`
	Discount  money.Rate        `json:"discount"`
	ListPrice money.Cents       `json:"listPrice"`
	UnitPrice money.Cents       `json:"unitPrice"`
	Net       money.Cents       `json:"net"`
	Wanted    *money.Cents      `json:"wanted"` // the unit price that the customer wishes
	Message   string            `json:"message"`
}

// Revised is a revision to write.
type Revised struct {
	OrderID  int64
	Awaiting Awaiting
	Draft    ordersapi.Draft // items in the order of the revision's lines
	Revision Revision
}

// FirstRevision is what a quotation says when it is made.
func FirstRevision(
	c ordersapi.Checkout, d ordersapi.Draft, placed ordersapi.Placed, by auth.Signature, role Role, state QuotationState,
) Revision {
	r := NewRevision(d, by, role)
	r.Revision, r.Message, r.ValidUntil, r.At = state.Revision, c.Comment, state.ValidUntil, c.At
	for i := range r.Lines {
		r.Lines[i].ItemID = placed.ItemIDs[i]
	}
	return r
}

// NewRevision copies what a draft says, without the ids of its lines.
func NewRevision(d ordersapi.Draft, by auth.Signature, role Role) Revision {
	r := Revision{Author: by, Role: role, Shipping: d.Shipping, TotalTaxExcl: d.TotalTaxExcl, TotalTaxIncl: d.TotalTaxIncl}
	for _, item := range d.Items {
		r.Lines = append(r.Lines, RevisionLine{
			Product: item.Product, Quantity: item.Quantity, Discount: item.Discount,
			ListPrice: item.ListPrice, UnitPrice: item.UnitPrice, Net: item.Net, Wanted: item.Wanted,
		})
	}
	return r
}

// KeepAgent keeps the agent who earned on a quotation before, when nobody else does now.
func KeepAgent(d ordersapi.Draft, before Order) ordersapi.Draft {
	if d.AgentID == 0 && before.AgentID != 0 {
		d.AgentID, d.AgentFeeRate = before.AgentID, before.AgentFeeRate
		d.AgentFee = money.Percent(d.SubTotalTaxExcl, d.AgentFeeRate)
	}
	return d
}

// AwaitedBy is whose turn it is after somebody's answer.
func AwaitedBy(role Role) Awaiting {
	if role == RoleBuyer {
		return AwaitsSeller
	}
	return AwaitsCustomer
}

// ProposerRole is what the maker of quotations is to them: a supplier's cart holds its own goods only.
func ProposerRole(c ordersapi.Checkout) Role {
	switch {
	case c.Actor.Group.IsAdmin():
		return RoleAdmin
	case c.Actor.ID == c.Customer.ID:
		return RoleBuyer
	case c.Actor.Group == auth.Supplier:
		return RoleSupplier
	default:
		return RoleAgent
	}
}
