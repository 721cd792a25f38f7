package rest

import (
	"context"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// UserRelation ties the reader to a person, its child or its parent. What the reader may not read is left out
// (domain 2.1): of who has not accepted its invitation, all but what it typed.
type UserRelation struct {
	api.Item
	Relation          string                `json:"relation" enum:"child,parent"` // what the person is to the reader: child or parent
	Status            string                `json:"status" enum:"pending,valid,reject"`
	Awaiting          *string               `json:"awaiting" enum:"me,other"` // whose answer; null when there is one
	Email             string                `json:"email"`
	Product           *ProductRef           `json:"product"` // what the invitation is about
	User              *RelatedUser          `json:"user"`    // null until it accepts the reader's invitation
	NegociationMargin *money.Rate           `json:"negociationMargin,omitempty"`
	AgentFee          api.Field[money.Rate] `json:"agentFee,omitzero"` // of a customer null when it is the agent's usual one
	PermanentDiscount money.Rate            `json:"permanentDiscount"`
	OutstandingValue  *money.Cents          `json:"outstandingValue"` // null: prepaid
	PaymentTerms      *PaymentTerms         `json:"paymentTerms"`     // null: the supplier's
	Invoicing         usersapi.Invoicing    `json:"invoicing"`        // each delivery by itself, or a month's together
	Agent             *PersonRef            `json:"agent"`
	Label             string                `json:"label"`
	Since             *time.Time            `json:"since"` // it was accepted
	InvitedAt         *time.Time            `json:"invitedAt"`
	ExpiresAt         *time.Time            `json:"expiresAt"` // null: never, or answered
	Version           int64                 `json:"version"`   // what a change names
}

// HydraClass is the side of the relation on which the other person is, which the path tells.
func (UserRelation) HydraClass(resource string) string {
	switch resource {
	case resourceChildren:
		return "UserChild"
	case resourceParents:
		return "UserParent"
	}
	return ""
}

// ProductRef names a product.
type ProductRef struct {
	api.Ref
	Name string `json:"name"`
}

// RelatedUser is the other side of a relation.
type RelatedUser struct {
	IRI       string      `json:"@id,omitempty"` // where the reader may read it: once the relation is valid
	ID        int64       `json:"id"`
	Name      string      `json:"name"` // company, else first and last name
	Company   string      `json:"company"`
	Email     string      `json:"email"`
	Phone     string      `json:"phone"`
	UserGroup GroupRef    `json:"userGroup"`
	Status    auth.Status `json:"status"`
}

func userRelationOf(c domain.Connection, reader auth.Actor) UserRelation {
	seen, hidden := c.SeenBy(reader.ID)
	out := UserRelation{
		Item: api.NewItem(resourceChildren, "UserChild", c.ID), Relation: string(c.Side), Status: c.Status,
		Email: c.Invitation.Email, Product: productRef(c.Invitation), User: relatedUser(c.Other, c.Status),
		PermanentDiscount: seen.PermanentDiscount, OutstandingValue: seen.OutstandingValue, PaymentTerms: paymentTermsOf(seen.RelationTerms),
		Invoicing: seen.Invoicing.Known(), Agent: personRef(seen.Agent), Label: seen.Label, InvitedAt: api.OrNull(c.Invitation.At),
		Version: c.Version,
	}
	if c.Side == domain.Parents {
		out.Item = api.NewItem(resourceParents, "UserParent", c.ID)
	}
	if c.Other != nil {
		out.Email = c.Other.Email
	}
	switch c.Status {
	case domain.RelationPending:
		awaiting := domain.AwaitingMe
		if c.Invitation.InviterID == reader.ID {
			awaiting = domain.AwaitingOther
		}
		out.Awaiting, out.ExpiresAt = &awaiting, api.OrNull(c.Invitation.ExpiresAt)
	case domain.RelationValid:
		out.Since = &c.Since
	}
	if !hidden {
		out.NegociationMargin, out.AgentFee = &seen.NegociationMargin, feeOf(seen.AgentFee)
		if seen.AgentFee == nil && usualFeeApplies(c, reader) {
			out.AgentFee = feeOf(new(domain.DefaultAgentFee))
		}
	}
	return out
}

// usualFeeApplies tells where no fee means the usual one (specification 3): for agents, and for whom a supplier invites,
// lest a missing fee tell that it is no agent.
func usualFeeApplies(c domain.Connection, reader auth.Actor) bool {
	if c.HidesOther(reader.ID) {
		return reader.Group == auth.Supplier
	}
	return c.ChildGroup == auth.CommercialAgent
}

func productRef(i domain.Invitation) *ProductRef {
	if i.ProductID == 0 {
		return nil
	}
	return &ProductRef{Ref: api.RefTo("products", i.ProductID), Name: i.ProductName}
}

func relatedUser(p *usersapi.Party, relation string) *RelatedUser {
	if p == nil {
		return nil
	}
	iri := ""
	if relation == domain.RelationValid && (p.Status == auth.Valid || p.Status == auth.Processing) {
		iri = api.IRI(resourceUsers, p.ID)
	}
	return &RelatedUser{
		IRI: iri, ID: p.ID, Name: p.DisplayName(), Company: p.Company, Email: p.Email, Phone: p.Phone,
		UserGroup: groupRef(p.Group), Status: p.Status,
	}
}

func paymentTermsOf(t domain.RelationTerms) *PaymentTerms {
	if t.PaymentTerms.Kind == "" {
		return nil
	}
	return &PaymentTerms{Kind: t.PaymentTerms.Kind, Days: t.PaymentTerms.Days}
}

type relationsInput struct {
	api.Page

	Search   string    `query:"search"`
	Statuses []string  `query:"status"`   // pending, valid or reject
	Awaiting string    `query:"awaiting"` // me or other: whose answer pending ones wait for
	Order    api.Order `query:"order"`
}

func (in *relationsInput) Rules() validate.Rules {
	rules := validate.Rules{
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
		validate.Every("status", &in.Statuses, validate.OneOf(domain.RelationPending, domain.RelationValid, domain.RelationReject)),
	}
	if in.Awaiting != "" {
		rules = append(rules, validate.Field("awaiting", &in.Awaiting, validate.OneOf(domain.AwaitingMe, domain.AwaitingOther)))
	}
	return rules
}

// SortKeys are what the list sorts by.
func (in *relationsInput) SortKeys() []string { return domain.RelationSorts() }

// query has the newest first when no order is given.
func (in *relationsInput) query(side domain.Side) domain.RelationQuery {
	return domain.RelationQuery{
		Side: side, Statuses: in.Statuses, Awaiting: in.Awaiting, Search: in.Search,
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.RelationSortInvitedAt, Descending: true})...),
	}
}

func (a *API) relations(side domain.Side) func(context.Context, relationsInput) (api.Collection[UserRelation], error) {
	return func(ctx context.Context, in relationsInput) (api.Collection[UserRelation], error) {
		actor := auth.Must(ctx)
		found, err := a.Relations.Find(ctx, actor, in.query(side))
		return api.Listed(in.Page, found, func(c domain.Connection) UserRelation { return userRelationOf(c, actor) }, err)
	}
}

func (a *API) relation(side domain.Side) func(context.Context, api.ByID) (UserRelation, error) {
	return func(ctx context.Context, in api.ByID) (UserRelation, error) {
		actor := auth.Must(ctx)
		c, err := a.Relations.Connection(ctx, actor, side, in.ID)
		if err != nil {
			return UserRelation{}, err
		}
		return userRelationOf(c, actor), nil
	}
}
