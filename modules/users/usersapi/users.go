// Package usersapi is what other modules may ask of users: who people are, how they are tied to one
// another, and the terms between them. Interfaces and plain structs only.
package usersapi

import (
	"cmp"
	"context"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/invoice"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Party is what another module may show of a person.
type Party struct {
	ID       int64
	Group    auth.Group
	Status   auth.Status
	Email    string
	Language string // of its mails and pages: fr or en
	Company  string
	Name     string // first and last name
	Phone    string
	SIREN    string
	NumVAT   string
	IsGuest  bool // it ordered without an account: no screen is open to it

	Follow string // where a guest follows its orders: the path with the token that opens it; of others ""
}

// DisplayName is the company, else the person's name, else the e-mail.
func (p Party) DisplayName() string {
	return cmp.Or(p.Company, p.Name, p.Email)
}

// PersonalName is the person's name, else the company, else the e-mail: how an admin is told apart from its colleagues.
func (p Party) PersonalName() string {
	return cmp.Or(p.Name, p.Company, p.Email)
}

// France is the country of an address that names none.
const France = "FR"

// Address is a postal address of a person; Country is ISO 3166-1 alpha-2.
type Address struct {
	ID       int64  `json:"id"`
	UserID   int64  `json:"-"`
	Type     string `json:"typeAddress" enum:"billing,shipping"`
	Label    string `json:"label"`
	Company  string `json:"company"`
	Street   string `json:"street"`
	Street2  string `json:"street2"`
	Postcode string `json:"postcode"`
	City     string `json:"city"`
	Country  string `json:"country"`
	Phone    string `json:"phone"`

	IsDefault bool `json:"-"` // of its type: what a new cart begins with
}

// Types of addresses (specification 3).
const (
	BillingAddress  = "billing"
	ShippingAddress = "shipping"
)

// Kinds of payment terms (domain 5.8). Who has none is prepaid.
const (
	Prepaid    = invoice.Prepaid
	Days       = invoice.Days
	EndOfMonth = invoice.EndOfMonth
)

// PaymentTerms of a supplier or of a relation (domain 5.8).
type PaymentTerms = invoice.Terms

// Invoicing is how a supplier invoices a customer.
type Invoicing string

// The ways (domain 5.8).
const (
	EachDelivery Invoicing = "delivery" // each by itself, as it arrives
	EachMonth    Invoicing = "month"    // a month's deliveries together
)

// Codes lists every way.
func (Invoicing) Codes() []Invoicing { return []Invoicing{EachDelivery, EachMonth} }

// Known is the way, the usual one where nothing is agreed on.
func (i Invoicing) Known() Invoicing {
	return cmp.Or(i, EachDelivery)
}

// SupplierConditions are the sale conditions of a supplier that a checkout reads.
type SupplierConditions struct {
	SupplierID                int64
	FreeShippingFromValue     *money.Cents
	FreeShippingFromQuantity  *int64 // 75 cl equivalents
	StoreFreeShippingValue    *money.Cents
	StoreFreeShippingQuantity *int64
	MinimumOrderValue         money.Cents
	HandlingFee               money.Cents
	AutoValidate              bool
	HasCGV                    bool // the document itself is read at /api/suppliers/{id}/cgv
	HasStoreCGV               bool // its shop has its own, read at the same address with ?store=true
	PaymentTerms              PaymentTerms
}

// CGVHash are the SHA-256 of the general terms of a supplier as they can be read; "" of none.
type CGVHash struct {
	Trade string
	Store string // of what holds in its shop: its own, else the same
}

// Trading is who trades, and on what the records of both say.
type Trading struct {
	Parties    map[int64]Party
	Conditions map[int64]SupplierConditions // as Conditions gives them
	CGVHashes  map[int64]CGVHash            // as CGVHashes gives them
	OnInvoice  money.Rate                   // discountOnInvoice of the customer (domain 4.2, step 7)
}

// CustomerTerms are those of a valid supplier→customer relation (domain 1.1), with the supplier's agent for this customer.
type CustomerTerms struct {
	SupplierID        int64
	PermanentDiscount money.Rate
	OutstandingValue  *money.Cents // nil: prepaid
	AgentID           int64        // 0: none
	AgentFee          money.Rate   // of AgentID for this customer
	CustomerFee       *money.Rate  // replaces the usual fee of whichever agent sells to this customer; nil: it does not
	PaymentTerms      PaymentTerms
}

// IsHeldByAnother tells whether the customer is assigned to an agent of the supplier other than this one: the prices between the two
// are that agent's alone (domain 2).
func (t CustomerTerms) IsHeldByAnother(agentID int64) bool {
	return t.AgentID != 0 && t.AgentID != agentID
}

// AgentTerms are those of a supplier's valid relation with an agent (domain 1.1).
type AgentTerms struct {
	Margin money.Rate // the most the agent may give (negociationMargin)
	Fee    money.Rate // its usual commission
}

// Pair is a supplier and a customer.
type Pair struct{ SupplierID, CustomerID int64 }

// Parties are people as others show them.
type Parties interface {
	// Party returns ErrUserNotFound when there is none.
	Party(ctx context.Context, id int64) (Party, error)
	// Parties leaves out who does not exist.
	Parties(ctx context.Context, ids []int64) (map[int64]Party, error)
	Addresses(ctx context.Context, userID int64) ([]Address, error)
	// AdminIDs are the valid admins and superadmins.
	AdminIDs(ctx context.Context, tx *db.Tx) ([]int64, error)
	// CustomerIDs are the buyers of some groups whom a supplier has a valid relation with, in order.
	CustomerIDs(ctx context.Context, tx *db.Tx, supplierID int64, groups []auth.Group) ([]int64, error)
	// AgentIDs are the agents whose pairs of a supplier hold one of these customers, in order; who wrote something for them too, when
	// it is an agent of the supplier and one of the customers is no other agent's (domain 2).
	AgentIDs(ctx context.Context, tx *db.Tx, supplierID, authorID int64, customerIDs []int64) ([]int64, error)
}

// Records are what groups keep of themselves; the agreement frames that they show are written by whoever keeps those, too.
type Records interface {
	// Reframe runs an act that may bring people into agreement frames or take them out, behind the locks of their records. Who is in
	// others afterwards has the next version of its record, and a line in the trail (decision 77).
	Reframe(ctx context.Context, tx *db.Tx, frames Frames, userIDs []int64, act func() error) error
}

// Terms are what holds between two people who trade.
type Terms interface {
	// Conditions of the suppliers asked for; each supplier has an entry, a default one when it has no record.
	Conditions(ctx context.Context, supplierIDs []int64) (map[int64]SupplierConditions, error)
	// CGVHashes prove which general terms are accepted now, by supplier; nothing for suppliers without any.
	CGVHashes(ctx context.Context, supplierIDs []int64) (map[int64]CGVHash, error)
	// Trading are the suppliers and the customer of what is about to be ordered with all that it is ordered on, as they are in the
	// transaction. Who does not exist is left out of the parties.
	Trading(ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64) (Trading, error)
	// CustomerTerms are the terms of the customer's valid relations, by supplier id.
	CustomerTerms(ctx context.Context, customerID int64) (map[int64]CustomerTerms, error)
	// LockCustomerTerms reads the same inside a transaction, with the relation rows locked in id order.
	LockCustomerTerms(ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64) (map[int64]CustomerTerms, error)
	// LockLimits locks the valid relations of pairs in id order, and gives how much each customer may owe its supplier;
	// who has no relation, or pays first, is left out.
	LockLimits(ctx context.Context, tx *db.Tx, pairs []Pair) (map[Pair]*money.Cents, error)
	// Pair is the supplier and the customer of a relation that was valid once, whatever became of it.
	Pair(ctx context.Context, relationID int64) (Pair, error)
	// RelationIDs are those of pairs that were valid once, whatever became of them; who never had one is left out.
	RelationIDs(ctx context.Context, pairs []Pair) (map[Pair]int64, error)
	// DiscountOnInvoice of a buyer, 0 for who has none (domain 4.2, step 7).
	DiscountOnInvoice(ctx context.Context, in db.Handle, buyerID int64) (money.Rate, error)
	// AgentTerms are those of the agent's valid relations, by supplier id.
	AgentTerms(ctx context.Context, agentID int64) (map[int64]AgentTerms, error)
}

// Access is who may see whom, and act for whom.
type Access interface {
	// MayRead tells whether a person is in the actor's row scope (domain 2), the public cards of suppliers apart.
	MayRead(ctx context.Context, actor auth.Actor, id int64) (bool, error)
	// MayOrderFor tells whether the actor may put this customer on a cart (rulings, Cart and session).
	MayOrderFor(ctx context.Context, actor auth.Actor, customerID int64) (bool, error)
	// Scope is which rows between suppliers and customers the actor may read; an agent those it is assigned to.
	Scope(ctx context.Context, actor auth.Actor) (lists.Scope, error)
	// PricedPairs are the suppliers and customers whose price lists an agent reads and writes: those that it serves both, unless the
	// customer is assigned to another agent of the supplier.
	PricedPairs(ctx context.Context, agentID int64) ([]Pair, error)
	// SupplierIDs of an agent or of a buyer through valid relations.
	SupplierIDs(ctx context.Context, childID int64) ([]int64, error)
	// RememberTrade notes that a customer ordered, so that the supplier may read it for 24 months (domain 2).
	RememberTrade(ctx context.Context, tx *db.Tx, supplierID, customerID int64, at time.Time) error
}

// ErrUserNotFound covers "not there" and "not yours" alike (domain 2.2).
var ErrUserNotFound = fault.New("users.not_found", fault.NotFound, "Cette personne est introuvable.", "This person cannot be found.")

// ErrFrameEnded answers a reference to an agreement frame that is over: nobody comes into it, and no supplier out of it.
var ErrFrameEnded = fault.New("users.agreement_frame_ended", fault.Conflict,
	"Cet accord-cadre est terminé : plus personne n’y entre ni n’en sort.",
	"This agreement frame has ended: nobody comes into it or leaves it any more.")

// ErrFrameNotFound answers a reference to an agreement frame that does not exist.
var ErrFrameNotFound = fault.New("users.agreement_frame_not_found", fault.NotFound,
	"Cet accord-cadre n’existe pas", "This agreement frame does not exist")

// Sign names an actor; parties hold it and the admin behind it.
func Sign(a auth.Actor, parties map[int64]Party) auth.Signature {
	return auth.Signature{
		ActorID: a.ID, ActorName: parties[a.ID].DisplayName(),
		Impersonator: a.Impersonator, ImpersonatorName: parties[a.Impersonator].PersonalName(),
	}
}
