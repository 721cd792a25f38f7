package domain

import (
	"slices"

	"millesime/platform/fault"
)

// Refusals of another reference.
var (
	ErrReferenceNotTheirs = fault.New("orders.reference_not_theirs", fault.Forbidden,
		"Cette référence est celle du client : lui-même, son agent ou notre équipe la change.",
		"This reference is the customer's: the customer, its agent or our team changes it.")
	ErrReferenceShipped = fault.New("orders.reference_shipped", fault.Conflict,
		"La commande est partie ou terminée : sa référence figure déjà sur ses papiers.",
		"The order has left or ended: its reference stands on its papers already.")
)

// MayRefer tells whether a role may change the customer's own reference: until the first parcel leaves with it.
func (o Summary) MayRefer(role Role) bool { return refers(role) && o.unshipped() }

func refers(role Role) bool { return role == RoleBuyer || role == RoleAgent || role == RoleAdmin }

func (o Summary) unshipped() bool {
	return slices.Contains([]Status{Quotation, Processing, WaitingPayment, Paid, PaidError, Validated, Preparation}, o.Status)
}

// CheckReferring refuses it to who may not, or no longer.
func (o Summary) CheckReferring(role Role) error {
	switch {
	case !refers(role):
		return About(o, ErrReferenceNotTheirs)
	case !o.unshipped():
		return About(o, ErrReferenceShipped)
	}
	return nil
}
