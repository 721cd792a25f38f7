package domain

import (
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
)

// Mandate is how the invoices of a supplier are issued.
type Mandate struct {
	SupplierID     int64
	TextHash       string // that was accepted; "": none
	AcceptedBy     int64
	AcceptedByName string
	AcceptedAt     time.Time
	Elsewhere      bool // the supplier issues them itself
}

// Accepted tells that the supplier gave its mandate.
func (m Mandate) Accepted() bool { return m.TextHash != "" }

// Issues tells that invoices are issued in the supplier's name.
func (m Mandate) Issues() bool { return m.Accepted() && !m.Elsewhere }

// Check refuses to issue in the name of who did not ask for it.
func (m Mandate) Check() error {
	switch {
	case m.Elsewhere:
		return ErrElsewhere
	case !m.Accepted():
		return ErrMandate
	}
	return nil
}

// CheckIssue refuses to issue for a seller who did not ask for it, cannot be named, or charges no VAT.
func CheckIssue(m Mandate, seller billingapi.Party) error {
	if err := m.Check(); err != nil {
		return err
	}
	if !seller.Complete() {
		return ErrNoSeat
	}
	if seller.VATRegime != usersapi.VATNormal {
		return ErrRegime
	}
	return nil
}
