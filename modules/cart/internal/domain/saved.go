package domain

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// Saved is a person's cart as it is kept; the zero Saved is none.
type Saved struct {
	ID      string
	Version int64
	Payload Payload
}

// PersonalCart is a saved cart as the file of its owner holds it.
type PersonalCart struct {
	ActingFor int64     `json:"actingFor"` // whom an admin acted for; 0 = itself
	UpdatedAt time.Time `json:"updatedAt"`
	Cart      Payload   `json:"cart"`
}

// CheckoutRecord is what is kept of a checkout besides its orders.
type CheckoutRecord struct {
	ID            string
	Owner         Owner
	CartID        string // "" when no saved cart took part
	CartVersion   int64
	TotalTaxIncl  money.Cents
	ExpectedTotal *money.Cents // what the buyer saw; a fall is noted here
	At            time.Time
}

// Stale tells whether a payload was made from another version than the saved one. A version alone is the owner's cart's: it has one.
func (p Payload) Stale(saved Saved) bool {
	if p.Version == nil {
		return false
	}
	return *p.Version != saved.Version || p.CartID != "" && p.CartID != saved.ID
}

// KnowsOfNone tells that the maker of a payload saw no cart.
func (p Payload) KnowsOfNone() bool { return p.CartID == "" && p.Version != nil && *p.Version == 0 }

// ComparesSaved tells whether the saved cart must still be the one the payload was made from.
func (p Payload) ComparesSaved() bool { return p.Version != nil && !p.KnowsOfNone() }

// Kept is the part of a payload that is saved.
func (p Payload) Kept() Payload {
	p.Step, p.CartID, p.Version, p.ExpectedTotal = "", "", nil, nil
	if len(p.Items) == 0 {
		p.Items = nil
	}
	return p
}

// Conflict is a refusal that shows the cart as it is now.
type Conflict struct {
	Fault *fault.Fault
	Newer Priced
}

// Error is for logs.
func (c *Conflict) Error() string { return c.Fault.Error() }

// Unwrap gives the fault.
func (c *Conflict) Unwrap() error { return c.Fault }

// Owner keys what belongs to one person acting for one person: carts and checkouts (domain 8.3). An
// admin who acts for somebody has a cart of its own there, and the target's is never touched.
type Owner struct {
	ActorID     int64 // who signed in
	ActingForID int64 // 0 = for oneself
}

// OwnerOf finds the key of an actor.
func OwnerOf(actor auth.Actor) Owner {
	if actor.Impersonated() {
		return Owner{ActorID: actor.Impersonator, ActingForID: actor.ID}
	}
	return Owner{ActorID: actor.ID}
}
