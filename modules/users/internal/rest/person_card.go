package rest

import (
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// PersonCard is a person in a list. What the reader may not read is empty (domain 2.1).
type PersonCard struct {
	api.Item
	Email     string      `json:"email"`
	Company   string      `json:"company"`
	FirstName string      `json:"firstName"`
	LastName  string      `json:"lastName"`
	Phone     string      `json:"phone"`
	SIREN     string      `json:"siren"`
	UserGroup GroupRef    `json:"userGroup"`
	Status    auth.Status `json:"status"`
	CreatedAt *time.Time  `json:"createdAt"`
	// StatusReason is why it was refused, blocked or deleted; for admins and oneself.
	StatusReason string        `json:"statusReason"`
	Addresses    []UserAddress `json:"addresses"`
	// Of the reader alone: its own name for the person, when it last ordered here, who follows it.
	Label           string     `json:"label"`
	LastOrderAt     *time.Time `json:"lastOrderAt"`
	Agent           *PersonRef `json:"agent"`
	MayBeOrderedFor bool       `json:"mayBeOrderedFor"`
	IsGuest         bool       `json:"isGuest"` // it ordered without an account: nobody acts or orders as it
	// Of the reader's customers alone, when it is an agent: what it sold them in the running and the eleven months before,
	// what of its invoices is overdue, and why to call them now.
	Turnover     *money.Cents `json:"turnoverTaxExcl"`
	Overdue      *money.Cents `json:"overdueAmount"` // incl. tax
	OverdueSince *string      `json:"overdueSince"`  // YYYY-MM-DD, null: nothing is
	Chase        domain.Chase `json:"chase"`
	// Of the reader's agents alone: what each may grant and earns, and how many of the reader's customers it follows.
	NegociationMargin *money.Rate `json:"negociationMargin"`
	AgentFee          *money.Rate `json:"agentFee"`
	Customers         *int64      `json:"customers"`
}

// HydraClass is the person that it is the card of.
func (PersonCard) HydraClass(string) string { return "User" }

// PersonRef names a person.
type PersonRef struct {
	api.Ref
	Name string `json:"name"`
}

func personRef(p *domain.NamedPerson) *PersonRef {
	if p == nil {
		return nil
	}
	return &PersonRef{Ref: api.RefTo(resourceUsers, p.ID), Name: p.Name}
}

func cardOf(u domain.Listed) PersonCard {
	card := PersonCard{
		Item:  api.NewItem(resourceUsers, "User", u.ID),
		Email: u.Email, Company: u.Company, FirstName: u.FirstName, LastName: u.LastName,
		Phone: u.Phone, SIREN: u.SIREN, UserGroup: groupRef(u.Group), Status: u.Status,
		StatusReason: u.StatusReason, CreatedAt: api.OrNull(u.CreatedAt), Addresses: addressesOf(u.Addresses),
		Label: u.Bond.Label, LastOrderAt: api.OrNull(u.Bond.LastOrderAt), Agent: personRef(u.Bond.Agent),
		MayBeOrderedFor: u.MayBeOrderedFor, IsGuest: u.IsGuest(),
	}
	if u.Sales != nil {
		card.Turnover, card.Chase = &u.Sales.Turnover, u.Sales.Chase
		card.Overdue, card.OverdueSince = &u.Sales.Overdue.Amount, api.OrNull(u.Sales.Overdue.Since)
	}
	if figures := u.Bond.AgentFigures; figures != nil {
		card.NegociationMargin, card.AgentFee, card.Customers = &figures.NegociationMargin, &figures.AgentFee, &figures.Customers
	}
	return card
}
