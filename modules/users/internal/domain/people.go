package domain

import (
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// PeopleQuery is a page of a list of people. Empty parts do not narrow.
type PeopleQuery struct {
	Groups      []auth.Group // none of them finds nobody
	Statuses    []auth.Status
	Search      string // words, each somewhere in company, names or e-mail
	CreatedFrom time.Time
	CreatedTo   time.Time // exclusive

	lists.Part // its sorts are Sort… keys
}

// Sort keys of lists of people.
const (
	SortCompany     = "company"
	SortLastName    = "lastName"
	SortEmail       = "email"
	SortCreatedAt   = "createdAt"
	SortStatus      = "status"
	SortGroup       = "userGroup"   // by the group's code
	SortLastOrderAt = "lastOrderAt" // from the reader, a supplier; who never ordered comes first
	SortAgent       = "agent"       // whom the reader, a supplier, assigned; those without come first
)

// PeopleSorts lists the sort keys; the first is that of a list that asks for none.
func PeopleSorts() []string {
	return []string{
		SortCompany, SortLastName, SortEmail, SortCreatedAt, SortStatus, SortGroup, SortLastOrderAt, SortAgent,
	}
}

// Listed is a person in a list, with what ties the reader to it.
type Listed struct {
	User

	Bond            Bond
	Sales           *Sales // an agent's; nil for others
	MayBeOrderedFor bool
}

// Sales are what an agent sold to a customer, and why it should call it now.
type Sales struct {
	usersapi.CustomerSales

	Overdue usersapi.Overdue
	Chase   Chase
}

// Chase is a reason to call a customer.
type Chase string

// The reasons.
const (
	ChaseNobody  Chase = ""
	ChaseOverdue Chase = "overdue" // an invoice should have been paid
	ChasePayment Chase = "payment" // an order waits for its payment
	ChaseIdle    Chase = "idle"    // it ordered within the year, and has not for long
)

// Codes lists the reasons.
func (Chase) Codes() []Chase { return []Chase{ChaseNobody, ChaseOverdue, ChasePayment, ChaseIdle} }

// idleFor is how long a customer may order nothing before its agent calls: most cellars are filled again within six weeks.
const idleFor = 60 * 24 * time.Hour

// SalesTo tells from what was sold to a customer, and what it did not pay, whether to call it.
func SalesTo(sold usersapi.CustomerSales, overdue usersapi.Overdue, now time.Time) *Sales {
	sales := &Sales{CustomerSales: sold, Overdue: overdue}
	switch {
	case overdue.Amount > 0:
		sales.Chase = ChaseOverdue
	case sold.Unpaid > 0:
		sales.Chase = ChasePayment
	case sold.Turnover > 0 && now.Sub(sold.LastOrderAt) > idleFor:
		sales.Chase = ChaseIdle
	}
	return sales
}

// Bond is what a seller keeps of a person beside the terms.
type Bond struct {
	Label        string
	Agent        *NamedPerson  // whom the supplier assigned to this customer
	LastOrderAt  time.Time     // from the reader; zero = never, or long forgotten
	AgentFigures *AgentFigures // of the reader's agents; nil for others
}

// AgentFigures are what an agent may grant and earns with a supplier, and how many of its customers it follows.
type AgentFigures struct {
	NegociationMargin money.Rate
	AgentFee          money.Rate // the usual one where none was agreed
	Customers         int64
}

// NamedPerson is a person as others name it.
type NamedPerson struct {
	ID   int64
	Name string
}

// Author is who acted: the name as everywhere, and the parts by which colleagues and companies are told apart.
type Author struct {
	NamedPerson

	Company, FirstName, LastName string
}

// Trade is when a customer last ordered from a supplier.
type Trade struct {
	SupplierID  int64
	CustomerID  int64
	LastOrderAt time.Time
}
