package rest

import (
	"context"
	"net/http"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/validate"
)

const resourceChildren = "user_children"

func (a *API) relationEndpoints() []api.Route {
	return []api.Route{
		api.Endpoint[relationChangeInput, Relation]{
			ID: "user_children.patch", Method: http.MethodPatch, Path: "/user_children/{id}", Tag: tagPeople,
			Summary: "Change the terms of a relation, as its parent",
			Groups:  []auth.Group{auth.Supplier, auth.CommercialAgent}, Handle: a.changeRelation,
		}.Route(),
	}
}

// Relation ties the reader to a person. Margin and fee are left out for who may not read them (domain 2.1).
type Relation struct {
	IRI               string        `json:"@id"`
	Type              string        `json:"@type"`
	ID                int64         `json:"id"`
	Value             string        `json:"value"` // what the person is to the reader: child or parent
	Status            string        `json:"status"`
	NegociationMargin *money.Rate   `json:"negociationMargin,omitempty"`
	AgentFee          *money.Rate   `json:"agentFee,omitempty"` // left out too when it is the usual one
	PermanentDiscount money.Rate    `json:"permanentDiscount"`
	OutstandingValue  *money.Cents  `json:"outstandingValue"` // null: prepaid
	PaymentTerms      *PaymentTerms `json:"paymentTerms"`     // null: the supplier's
	Agent             *PersonRef    `json:"agent"`
	Label             string        `json:"label"`
	Since             time.Time     `json:"since"`
}

// PaymentTerms say when an invoice is due.
type PaymentTerms struct {
	Kind string `json:"kind"` // prepaid, days or end_of_month
	Days int    `json:"days"`
}

// maxDays is the longest term that French law lets two companies agree on, and some.
const maxDays = 120

// Rules of payment terms.
func (t *PaymentTerms) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("kind", &t.Kind, validate.OneOf(domain.Prepaid, domain.Days, domain.EndOfMonth)),
		validate.Field("days", &t.Days, validate.Between(0, maxDays)),
	}
}

func relationOf(l *domain.Link, readerID int64) *Relation {
	if l == nil {
		return nil
	}
	seen, hidden := l.SeenBy(readerID)
	out := &Relation{
		IRI: api.IRI(resourceChildren, seen.ID), Type: "UserRelation", ID: seen.ID, Value: "child", Status: seen.Status,
		PermanentDiscount: seen.PermanentDiscount, OutstandingValue: seen.OutstandingValue,
		Agent: personRef(seen.Agent), Label: seen.Label, Since: seen.Since,
	}
	if readerID == seen.ChildID {
		out.Value = "parent"
	}
	if !hidden {
		out.NegociationMargin, out.AgentFee = &seen.NegociationMargin, seen.AgentFee
	}
	if seen.PaymentTerms.Kind != "" {
		out.PaymentTerms = &PaymentTerms{Kind: seen.PaymentTerms.Kind, Days: seen.PaymentTerms.Days}
	}
	return out
}

type relationChangeInput struct {
	ID   int64 `path:"id"`
	Body RelationChange
}

// RelationChange is what a relation gets instead; what is left out stays. No fee is the usual one, no outstanding value
// prepaid, no payment terms the supplier's.
type RelationChange struct {
	NegociationMargin api.Field[money.Rate]   `json:"negociationMargin,omitzero"`
	AgentFee          api.Field[money.Rate]   `json:"agentFee,omitzero"`
	PermanentDiscount api.Field[money.Rate]   `json:"permanentDiscount,omitzero"`
	OutstandingValue  api.Field[money.Cents]  `json:"outstandingValue,omitzero"`
	PaymentTerms      api.Field[PaymentTerms] `json:"paymentTerms,omitzero"`
	Label             api.Field[string]       `json:"label,omitzero"`
}

const (
	wholeRate = money.Rate(100_00)
	maxLabel  = 100 // characters
)

// Rules of the terms: percentages and amounts that are not negative.
func (c *RelationChange) Rules() validate.Rules {
	percentage := validate.Between[money.Rate](0, wholeRate)
	rules := validate.Rules{
		validate.Field("negociationMargin", &c.NegociationMargin, percentage),
		validate.Field("agentFee", &c.AgentFee, percentage),
		validate.Field("permanentDiscount", &c.PermanentDiscount, percentage),
		validate.Field("outstandingValue", &c.OutstandingValue, validate.MinValue[money.Cents](0)),
		validate.Field("label", &c.Label, validate.Max(maxLabel)),
	}
	if c.PaymentTerms.Set && !c.PaymentTerms.Null {
		rules = append(rules, validate.Nested("paymentTerms", &c.PaymentTerms.Value, (*PaymentTerms).Rules))
	}
	return rules
}

func (c *RelationChange) apply(l *domain.Link) {
	c.NegociationMargin.Apply(&l.NegociationMargin)
	c.PermanentDiscount.Apply(&l.PermanentDiscount)
	c.Label.Apply(&l.Label)
	l.AgentFee = orNone(c.AgentFee, l.AgentFee)
	l.OutstandingValue = orNone(c.OutstandingValue, l.OutstandingValue)
	if c.PaymentTerms.Set {
		l.PaymentTerms = usersapi.PaymentTerms{Kind: c.PaymentTerms.Value.Kind, Days: c.PaymentTerms.Value.Days}
	}
}

// orNone is the field's new value: none for null, the old one when it was not sent.
func orNone[T any](f api.Field[T], old *T) *T {
	switch {
	case !f.Set:
		return old
	case f.Null:
		return nil
	}
	return &f.Value
}

func (a *API) changeRelation(ctx context.Context, in relationChangeInput) (Relation, error) {
	actor := auth.Must(ctx)
	link, err := a.Relations.Change(ctx, actor, in.ID, in.Body.apply)
	if err != nil {
		return Relation{}, err
	}
	return *relationOf(&link, actor.ID), nil
}
