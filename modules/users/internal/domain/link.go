package domain

import (
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// RelationPending is the status of a relation that the invited has not answered.
const RelationPending = "pending"

// Link is a relation as its two sides know it, with the terms that its parent writes (domain 1.1).
type Link struct {
	ID                int64
	ParentID          int64
	ChildID           int64
	ChildGroup        auth.Group
	Status            string
	NegociationMargin money.Rate
	AgentFee          *money.Rate // nil: the usual one
	PermanentDiscount money.Rate
	OutstandingValue  *money.Cents          // nil: prepaid
	PaymentTerms      usersapi.PaymentTerms // no kind: the supplier's
	Agent             *NamedPerson
	Label             string
	Since             time.Time
}

// What relations refuse.
var (
	ErrRelationNotFound = fault.New("users.relation_not_found", fault.NotFound, fault.Text{
		FR: "Cette relation est introuvable.", EN: "This relation cannot be found.",
	})
	ErrNotParent = fault.New("users.not_parent", fault.Forbidden, fault.Text{
		FR: "Seul le référent peut modifier les conditions de cette relation.",
		EN: "Only the parent may change the terms of this relation.",
	})
	ErrRelationOver = fault.New("users.relation_over", fault.Conflict, fault.Text{
		FR: "Cette relation n'est plus en cours : ses conditions ne changent plus.",
		EN: "This relation is over: its terms no longer change.",
	})
)

// Open tells whether the relation's terms may still change.
func (l Link) Open() bool { return l.Status == RelationPending || l.Status == RelationValid }

// SeenBy keeps of a relation what one of its sides may read (domain 2.1): margin and fee are for the parent and for the
// agent they concern; label and agent are the parent's own. hidden tells what was taken away.
func (l Link) SeenBy(readerID int64) (seen Link, hidden bool) {
	if readerID == l.ParentID {
		return l, false
	}
	l.Label, l.Agent = "", nil
	if l.ChildGroup == auth.CommercialAgent {
		return l, false
	}
	l.NegociationMargin, l.AgentFee = 0, nil
	return l, true
}

// audited is what the trail keeps of a relation.
func (l Link) audited() any {
	return struct {
		Parent            int64        `json:"parent"`
		Child             int64        `json:"child"`
		NegociationMargin money.Rate   `json:"negociationMargin"`
		AgentFee          *money.Rate  `json:"agentFee"`
		PermanentDiscount money.Rate   `json:"permanentDiscount"`
		OutstandingValue  *money.Cents `json:"outstandingValue"`
		PaymentTermsKind  string       `json:"paymentTermsKind"`
		PaymentTermsDays  int          `json:"paymentTermsDays"`
		Label             string       `json:"label"`
	}{
		l.ParentID, l.ChildID, l.NegociationMargin, l.AgentFee, l.PermanentDiscount, l.OutstandingValue,
		l.PaymentTerms.Kind, l.PaymentTerms.Days, l.Label,
	}
}
