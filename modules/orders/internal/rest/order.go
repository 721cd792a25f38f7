package rest

import (
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/money"
)

// Order is an order as lists show it (domain 9.2).
type Order struct {
	api.Item
	Number       string        `json:"number"`
	Status       domain.Status `json:"status"`
	Origin       string        `json:"origin" enum:"millesime,store,tasteandbuy"`
	Customer     Party         `json:"customer"`
	Supplier     Party         `json:"supplier"`
	Units        int64         `json:"totalUnitProduct"`
	TotalTaxExcl money.Cents   `json:"totalPriceTaxExcl"`
	TotalTaxIncl money.Cents   `json:"totalPriceTaxIncl"`
	Open         *money.Cents  `json:"openAmount"`     // incl. tax, still to be paid of what was kept; null for the agent
	AgentFees    money.Cents   `json:"totalAgentFees"` // 0.00 when they are not the reader's to see
	OnBehalf     bool          `json:"onBehalf"`
	CreatedAt    time.Time     `json:"createdAt"`

	CustomerReference string  `json:"customerReference"` // the customer's own; "" for none
	WishedDeliveryOn  *string `json:"wishedDeliveryOn"`  // a day, YYYY-MM-DD; null for any

	Transitions     []domain.Status `json:"transitions"`     // the states that the reader may bring it to now
	CommentRequired []domain.Status `json:"commentRequired"` // of these, where a reason must be given
}

// HydraClass is that of its detail too.
func (Order) HydraClass(string) string { return "Order" }

// Party is a person as an order shows it.
type Party struct {
	api.Ref
	Company   string    `json:"company"`
	Name      string    `json:"name"`
	UserGroup UserGroup `json:"userGroup"`
}

// UserGroup is a reference to a group with its code.
type UserGroup struct {
	IRI  string     `json:"@id"`
	Code auth.Group `json:"code"`
}

func newOrder(o domain.Summary, reader auth.Actor, moves []domain.Transition) Order {
	order := Order{
		Item: api.NewItem("orders", "Order", o.ID), Number: o.Number, Status: o.Status, Origin: o.Origin,
		Customer: newParty(o.Customer), Supplier: newParty(o.Supplier), OnBehalf: o.OnBehalf,
		Units: o.Units, TotalTaxExcl: o.TotalTaxExcl, TotalTaxIncl: o.TotalTaxIncl, CreatedAt: o.CreatedAt,
		CustomerReference: o.CustomerReference,
	}
	if o.WishedDeliveryOn != "" {
		order.WishedDeliveryOn = &o.WishedDeliveryOn
	}
	if domain.RoleOf(reader, o) != domain.RoleAgent {
		order.Open = new(o.Open())
	}
	if domain.SeesFee(reader, o) {
		order.AgentFees = o.Earned()
	}
	order.Transitions, order.CommentRequired = document.Targets(moves, document.AsksReason)
	return order
}

func newParty(p domain.Party) Party {
	return Party{
		Ref: api.RefTo("users", p.ID), Company: p.Company, Name: p.Name,
		UserGroup: UserGroup{IRI: api.Prefix + "/user_groups/" + string(p.Group), Code: p.Group},
	}
}
