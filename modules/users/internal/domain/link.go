package domain

import (
	"time"

	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// States of a relation (domain 1.2); the first three are those of specification 3, user_relation_status.
const (
	RelationPending = string(usersevents.RelationPending) // the invited has not answered
	RelationValid   = string(usersevents.RelationValid)   // both sides agreed to it
	RelationReject  = "reject"                            // the invited refused
	RelationRemoved = "removed"                           // withdrawn by the inviter, or ended by either side
)

// Link is a relation as its two sides know it, with the terms that its parent writes (domain 1.1). A side is 0 while an
// e-mail is invited that nobody answers to yet.
type Link struct {
	RelationTerms

	ID          int64
	ParentID    int64
	ChildID     int64
	ParentGroup auth.Group
	ChildGroup  auth.Group
	Status      string
	Agent       *NamedPerson // who counts while its own relation is valid
	Label       string
	Since       time.Time // it was accepted, else it was asked for
	Version     int64     // one more at each change

	Invitation Invitation
}

// Side is where a reader finds a relation.
type Side string

// The sides.
const (
	Children Side = "child"  // the reader's children, and whoever it invites
	Parents  Side = "parent" // the reader's parents
)

// InvitationLifetime is how long an invitation waits for its answer (domain 8.1).
const InvitationLifetime = 14 * 24 * time.Hour

// Invitation is how a relation began.
type Invitation struct {
	InviterID   int64
	Email       string // as the inviter typed it: all it sees until the invited accepts
	ProductID   int64  // what it is about, 0: nothing named
	ProductName string
	TokenHash   string // of the mailed link, "" once it has served
	At          time.Time
	ExpiresAt   time.Time // zero: never
}

// Expired tells whether a pending invitation can no longer be accepted (domain 8.1).
func (i Invitation) Expired(now time.Time) bool {
	return !i.ExpiresAt.IsZero() && !now.Before(i.ExpiresAt)
}

// InvitationLink is what the link of an invitation is about.
type InvitationLink struct {
	Invitation

	Inviter string // display name
}

// Open tells whether the relation's terms may still change.
func (l Link) Open() bool { return l.Status == RelationPending || l.Status == RelationValid }

// HidesOther tells whether a reader sees of the other side only what it typed: it invited, and the other has not
// accepted (domain 8.1).
func (l Link) HidesOther(readerID int64) bool {
	return l.Invitation.InviterID == readerID && l.Status != RelationValid
}

// Other is the other side than a reader's; 0 for nobody yet.
func (l Link) Other(readerID int64) int64 {
	if readerID == l.ParentID {
		return l.ChildID
	}
	return l.ParentID
}

// SideOf tells where a reader finds a relation; false when nowhere. Whoever has not accepted an invitation is found among
// the children of the inviter: where else would tell its group.
func (l Link) SideOf(readerID int64) (Side, bool) {
	switch {
	case l.Status == RelationRemoved:
		return "", false
	case l.ParentID == readerID || l.HidesOther(readerID):
		return Children, true
	case l.ChildID == readerID:
		return Parents, true
	}
	return "", false
}

// SeenBy keeps of a relation what one of its sides may read (domain 2.1): margin and fee are for the parent and for the
// agent they concern; label and agent are the parent's own. hidden tells what was taken away.
func (l Link) SeenBy(readerID int64) (seen Link, hidden bool) {
	if l.WrittenBy(readerID) {
		return l, false
	}
	l.Label, l.Agent, l.AgentID = "", nil, 0
	if l.HidesOther(readerID) {
		l.RelationTerms = RelationTerms{}
		return l, true
	}
	if l.ChildGroup == auth.CommercialAgent {
		return l, false
	}
	l.NegociationMargin, l.AgentFee = 0, nil
	return l, true
}

// WrittenBy tells whether a reader is the parent, who writes the terms. An agent who invites is that once there is an
// answer: before, being parent or child would tell whom it invited. A supplier always is.
func (l Link) WrittenBy(readerID int64) bool {
	return readerID == l.ParentID && (l.ParentGroup == auth.Supplier || !l.HidesOther(readerID))
}

// Audited is what the trail keeps of a relation: of one that was not accepted, not whom it would tie.
func (l Link) Audited() any {
	kept := auditedLink{
		Status: l.Status, NegociationMargin: l.NegociationMargin, AgentFee: l.AgentFee, PermanentDiscount: l.PermanentDiscount,
		OutstandingValue: l.OutstandingValue, PaymentTermsKind: l.PaymentTerms.Kind, PaymentTermsDays: l.PaymentTerms.Days,
		Invoicing: l.Invoicing.Known(), Agent: l.AgentID, Label: l.Label,
	}
	if l.Status == RelationValid {
		kept.Parent, kept.Child = l.ParentID, l.ChildID
	}
	return kept
}

type auditedLink struct {
	Parent            int64              `json:"parent,omitempty"`
	Child             int64              `json:"child,omitempty"`
	Status            string             `json:"status"`
	NegociationMargin money.Rate         `json:"negociationMargin"`
	AgentFee          *money.Rate        `json:"agentFee"`
	PermanentDiscount money.Rate         `json:"permanentDiscount"`
	OutstandingValue  *money.Cents       `json:"outstandingValue"`
	PaymentTermsKind  string             `json:"paymentTermsKind"`
	PaymentTermsDays  int                `json:"paymentTermsDays"`
	Invoicing         usersapi.Invoicing `json:"invoicing"`
	Agent             int64              `json:"agent"`
	Label             string             `json:"label"`
}
