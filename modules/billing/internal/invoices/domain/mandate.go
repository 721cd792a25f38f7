package domain

import (
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
)

// Mandate is how the invoices of a supplier are issued.
type Mandate struct {
	SupplierID     int64
	Acceptance     int64  // the act that is in force; 0: none
	TextHash       string // that was accepted; "": none
	AcceptedBy     int64
	AcceptedByName string
	AcceptedAt     time.Time
	Elsewhere      bool // the supplier issues them itself
}

// Accepted tells that the supplier gave its mandate, and has not taken it back.
func (m Mandate) Accepted() bool { return m.TextHash != "" }

// Named is the mandate as the documents that are issued under it name it; nil when there is none.
func (m Mandate) Named() *billingapi.Mandate {
	if !m.Accepted() {
		return nil
	}
	return &billingapi.Mandate{ID: m.Acceptance, AcceptedOn: clock.DateOf(m.AcceptedAt)}
}

// ActKind is what a supplier did with its mandate.
type ActKind string

// The kinds of acts.
const (
	MandateAccepted ActKind = "accepted"
	MandateRevoked  ActKind = "revoked"
)

// Codes lists every kind.
func (ActKind) Codes() []ActKind { return []ActKind{MandateAccepted, MandateRevoked} }

// MandateAct is an acceptance or a revocation of a mandate. It stays.
type MandateAct struct {
	ID         int64
	SupplierID int64
	Kind       ActKind
	TextHash   string
	By         int64
	ByName     string
	At         time.Time
}

// Accept is the mandate once its supplier accepted a text: whoever accepts it issues its invoices here.
func (m Mandate) Accept(act MandateAct) Mandate {
	return Mandate{
		SupplierID: m.SupplierID, Acceptance: act.ID, TextHash: act.TextHash, AcceptedBy: act.By, AcceptedByName: act.ByName, AcceptedAt: act.At,
	}
}

// Revoke is the mandate once its supplier took it back.
func (m Mandate) Revoke() Mandate { return Mandate{SupplierID: m.SupplierID, Elsewhere: m.Elsewhere} }

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

// CheckIssue refuses to issue drafts for a seller who did not ask for it or charges no VAT, those that cannot name both sides, and those
// that no platform of electronic invoices would take.
func CheckIssue(m Mandate, seller billingapi.Party, drafts []Draft) error {
	if err := m.Check(); err != nil {
		return err
	}
	if seller.VATRegime != usersapi.VATNormal {
		return ErrRegime
	}
	if lacking := unnamed(seller); len(lacking) > 0 {
		return ErrSeller.With("lacking", inWords(lacking))
	}
	for _, d := range drafts {
		var lacking []Lack
		if !isNamed(d.Paper.Buyer) {
			lacking = append(lacking, LacksName)
		}
		if !IsPostal(d.Paper.Buyer.Address) {
			lacking = append(lacking, LacksSeat)
		}
		if len(lacking) > 0 {
			return ErrBuyer.With("number", strings.Join(d.OrderNumbers(), ", "), "lacking", inWords(lacking))
		}
	}
	return checkElectronic(drafts)
}
