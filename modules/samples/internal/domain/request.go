package domain

import (
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/document"
)

// Request is what a buyer asks to taste, and what became of it.
type Request struct {
	ID           int64
	Product      ordersapi.Product // copy
	SupplierID   int64
	CustomerID   int64
	Impersonator int64 // the admin behind the asker; 0: none
	Quantity     int64
	Comment      string
	Address      usersapi.Address // copy
	Status       Status
	Reason       string // of a refusal
	OrderID      int64  // 0: not ordered
	OrderNumber  string
	DeliveredAt  time.Time // zero: not yet
	CanceledAt   time.Time // of its order
	Feedback     Feedback
	CreatedAt    time.Time
	Timeline     []Step // of one request, not in lists

	Supplier usersapi.Party // as of now, for reading
	Customer usersapi.Party
}

// Feedback is what the buyer thought; a zero rating is none.
type Feedback struct {
	Rating  int // 1 to 5
	Comment string
	At      time.Time
}

// Step is an entry of the timeline.
type Step = document.Step[Status]

// RoleOf tells what an actor is to a request that it may read.
func RoleOf(a auth.Actor, r Request) Role {
	switch {
	case a.Group.IsAdmin():
		return RoleAdmin
	case a.ID == r.SupplierID:
		return RoleSupplier
	case a.ID == r.CustomerID:
		return RoleBuyer
	default:
		return RoleAgent
	}
}

// Withdrawable tells whether a role may take the request back: its asker, until it is answered.
func (r Request) Withdrawable(role Role) bool { return r.CheckWithdrawal(role) == nil }

// AwaitsFeedback tells whether a role may say now what it thought: the buyer, once, when the sample has arrived.
func (r Request) AwaitsFeedback(role Role) bool { return r.CheckFeedback(role) == nil }
