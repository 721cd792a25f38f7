package rest

import (
	"context"
	"slices"
	"time"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

const (
	tagNetwork       = "Network"
	resourceChildren = "user_children"
	resourceParents  = "user_parent"
)

// relationEndpoints are the network of a person (domain 1.1, 1.2).
func (a *API) relationEndpoints() []api.Route {
	tied := slices.DeleteFunc(auth.AllGroups(), auth.Group.IsAdmin)
	parents := []auth.Group{auth.Supplier, auth.CommercialAgent}
	children := slices.DeleteFunc(slices.Clone(tied), func(g auth.Group) bool { return g == auth.Supplier })
	return []api.Route{
		api.Get("user_children.list", "/user_children", tagNetwork, auth.AllGroups(),
			"The reader's children, and whom it invites", a.relations(domain.Children)),
		api.Get("user_children.get", "/user_children/{id}", tagNetwork, auth.AllGroups(),
			"A child, or an invitation sent", a.relation(domain.Children)),
		api.Get("user_children.parameters", "/user_children/{id}/parameters", tagNetwork, auth.AllGroups(),
			"The terms of a child, those before them, and its record", a.relationParameters),
		api.Post("user_children.post", "/user_children", tagNetwork, tied,
			"Invite who has an e-mail; the answer is the same whoever that is", a.invite, api.Creates),
		api.Post("user_children.resend", "/user_children/{id}/resend", tagNetwork, tied,
			"Mail an invitation again, with a new link", a.resendInvitation),
		api.Patch("user_children.patch", "/user_children/{id}", tagNetwork, parents,
			"Change the terms of a relation as its parent, or answer who invited it", a.changeRelation,
			api.Reads(func(ctx context.Context, in api.BodyByID[RelationChange]) ([]any, error) {
				return api.Read(a.relationParameters(ctx, api.ByID{ID: in.ID}))
			})),
		api.Delete("user_children.delete", "/user_children/{id}", tagNetwork, tied,
			"Withdraw an invitation, or end a relation", a.removeRelation(domain.Children)),
		api.Get("user_parent.list", "/user_parent", tagNetwork, auth.AllGroups(),
			"The reader's parents, and who invites it", a.relations(domain.Parents)),
		api.Get("user_parent.get", "/user_parent/{id}", tagNetwork, auth.AllGroups(),
			"A parent, or an invitation received", a.relation(domain.Parents)),
		api.Patch("user_parent.patch", "/user_parent/{id}", tagNetwork, children,
			"Accept or refuse an invitation", a.answerInvitation, api.NotImpersonated,
			api.Reads(func(ctx context.Context, in api.BodyByID[Answer]) ([]any, error) {
				return api.Read(a.relation(domain.Parents)(ctx, api.ByID{ID: in.ID}))
			})),
		api.Delete("user_parent.delete", "/user_parent/{id}", tagNetwork, tied, "End a relation", a.removeRelation(domain.Parents)),
		api.Get("invitations.get", "/invitations/{token}", tagNetwork, nil, "Who invites whom with a mailed link", a.invitationLink, api.Public),
		api.Post("invitations.accept", "/invitations/{token}", tagNetwork, tied,
			"Take the invitation of a mailed link as one's own, to answer it", a.followInvitation, api.NotImpersonated),
	}
}

// Relation ties the reader to a person. Margin and fee are left out for who may not read them (domain 2.1).
type Relation struct {
	api.Item
	Value             string                `json:"value" enum:"child,parent"` // what the person is to the reader: child or parent
	Status            string                `json:"status" enum:"pending,valid,reject"`
	NegociationMargin *money.Rate           `json:"negociationMargin,omitempty"`
	AgentFee          api.Field[money.Rate] `json:"agentFee,omitzero"` // null: the usual one
	PermanentDiscount money.Rate            `json:"permanentDiscount"`
	OutstandingValue  *money.Cents          `json:"outstandingValue"` // null: prepaid
	PaymentTerms      *PaymentTerms         `json:"paymentTerms"`     // null: the supplier's
	Invoicing         usersapi.Invoicing    `json:"invoicing"`        // each delivery by itself, or a month's together
	Agent             *PersonRef            `json:"agent"`
	Label             string                `json:"label"`
	Since             time.Time             `json:"since"`
	Version           int64                 `json:"version"` // what a change names
}

// HydraClass is what its @type says.
func (Relation) HydraClass(string) string { return "UserRelation" }

// PaymentTerms say when an invoice is due.
type PaymentTerms struct {
	Kind string `json:"kind" enum:"prepaid,days,end_of_month"`
	Days int    `json:"days"`
}

// NewPaymentTerms are payment terms to be kept: what is paid in advance has no days, all else says how many.
type NewPaymentTerms struct {
	Kind string `json:"kind" enum:"prepaid,days,end_of_month"`
	Days *int   `json:"days,omitempty"`
}

// Rules of payment terms; how many days at most the law tells by what is sold (usersapi.TermsLaw).
func (t *NewPaymentTerms) Rules() validate.Rules {
	wayOfPaying := fault.Say("le mode de règlement", "the way of paying")
	return validate.Rules{
		validate.Field("kind", &t.Kind, validate.OneOf(usersapi.Prepaid, usersapi.Days, usersapi.EndOfMonth)),
		validate.Field("days", &t.Days, validate.RequiredIf(wayOfPaying, t.Kind != usersapi.Prepaid), validate.MinValue(0)),
	}
}

func (t *NewPaymentTerms) terms() usersapi.PaymentTerms {
	return usersapi.PaymentTerms{Kind: t.Kind, Days: api.OrZero(t.Days)}
}

// feeOf shows a fee to who may read it: null when none was agreed on.
func feeOf(fee *money.Rate) api.Field[money.Rate] {
	if fee == nil {
		return api.Field[money.Rate]{Set: true, Null: true}
	}
	return api.Some(*fee)
}

func relationOf(l *domain.Link, readerID int64) *Relation {
	if l == nil {
		return nil
	}
	seen, hidden := l.SeenBy(readerID)
	out := &Relation{
		Item: api.NewItem(resourceChildren, "UserRelation", seen.ID), Value: "child", Status: seen.Status,
		PermanentDiscount: seen.PermanentDiscount, OutstandingValue: seen.OutstandingValue,
		Invoicing: seen.Invoicing.Known(), Agent: personRef(seen.Agent), Label: seen.Label, Since: seen.Since, Version: seen.Version,
	}
	if readerID == seen.ChildID && !l.HidesOther(readerID) {
		out.IRI, out.Value = api.IRI(resourceParents, seen.ID), "parent"
	}
	if !hidden {
		out.NegociationMargin, out.AgentFee = &seen.NegociationMargin, feeOf(seen.AgentFee)
	}
	if seen.PaymentTerms.Kind != "" {
		out.PaymentTerms = &PaymentTerms{Kind: seen.PaymentTerms.Kind, Days: seen.PaymentTerms.Days}
	}
	return out
}

// RelationChange is what a relation gets instead; what is left out stays. No fee is the usual one, no outstanding value
// prepaid, no payment terms the supplier's. The agent of a customer is for its supplier to choose, from its own.
type RelationChange struct {
	Status            api.Field[string]             `json:"status,omitzero"` // valid or reject, of an invitation received
	NegociationMargin api.Field[money.Rate]         `json:"negociationMargin,omitzero"`
	AgentFee          api.Field[money.Rate]         `json:"agentFee,omitzero"`
	PermanentDiscount api.Field[money.Rate]         `json:"permanentDiscount,omitzero"`
	OutstandingValue  api.Field[money.Cents]        `json:"outstandingValue,omitzero"`
	PaymentTerms      api.Field[*NewPaymentTerms]   `json:"paymentTerms,omitzero"` // null: the supplier's
	Invoicing         api.Field[usersapi.Invoicing] `json:"invoicing,omitzero"`
	Agent             api.Field[api.Reference]      `json:"agent,omitzero" ref:"users"`
	Label             api.Field[string]             `json:"label,omitzero"`
	Version           *int64                        `json:"version,omitempty"` // that was seen
}

const maxLabel = 100 // characters

// Rules of the terms: percentages and amounts that are not negative.
func (c *RelationChange) Rules() validate.Rules {
	percentage := validate.Between[money.Rate](0, money.WholeRate)
	return validate.Rules{
		versions.Optional(&c.Version),
		validate.Field("status", &c.Status, validate.OneOf(domain.RelationValid, domain.RelationReject)),
		validate.Field("negociationMargin", &c.NegociationMargin, percentage),
		validate.Field("agentFee", &c.AgentFee, percentage),
		validate.Field("permanentDiscount", &c.PermanentDiscount, percentage),
		validate.Field("outstandingValue", &c.OutstandingValue, validate.MinValue[money.Cents](0)),
		validate.Field("invoicing", &c.Invoicing, validate.OneOf(usersapi.Invoicing("").Codes()...)),
		validate.Field("label", &c.Label, validate.Max(maxLabel)),
		validate.Nested("paymentTerms", c.PaymentTerms.Value, (*NewPaymentTerms).Rules),
	}
}

func (c *RelationChange) apply(l *domain.Link) {
	c.NegociationMargin.Apply(&l.NegociationMargin)
	c.PermanentDiscount.Apply(&l.PermanentDiscount)
	c.Label.Apply(&l.Label)
	c.Invoicing.Apply(&l.Invoicing)
	l.AgentFee = orNone(c.AgentFee, l.AgentFee)
	l.OutstandingValue = orNone(c.OutstandingValue, l.OutstandingValue)
	if c.PaymentTerms.Set {
		l.PaymentTerms = usersapi.PaymentTerms{}
		if terms := c.PaymentTerms.Value; terms != nil {
			l.PaymentTerms = terms.terms()
		}
	}
	if c.Agent.Set {
		l.AgentID = int64(c.Agent.Value)
	}
}

// changes tells that terms were sent that are not those there are.
func (c *RelationChange) changes() bool {
	return c.NegociationMargin.Set || c.AgentFee.Set || c.PermanentDiscount.Set || c.OutstandingValue.Set || c.PaymentTerms.Set ||
		c.Invoicing.Set || c.Agent.Set || c.Label.Set
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

func (a *API) changeRelation(ctx context.Context, in api.BodyByID[RelationChange]) (UserRelation, error) {
	change := app.RelationChange{Seen: api.OrZero(in.Body.Version), Answer: in.Body.Status.Value}
	if in.Body.changes() {
		change.Terms = in.Body.apply
	}
	return a.changed(ctx, domain.Children, in.ID, change)
}

// changed changes a relation and reads it again, with its agent and the other side by their names.
func (a *API) changed(ctx context.Context, side domain.Side, id int64, change app.RelationChange) (UserRelation, error) {
	actor := auth.Must(ctx)
	if err := a.Relations.Change(ctx, actor, side, id, change); err != nil {
		return UserRelation{}, err
	}
	return a.relation(side)(ctx, api.ByID{ID: id})
}

// Answer is what the invited says.
type Answer struct {
	Status  api.Field[string] `json:"status,omitzero"`   // valid or reject
	Version *int64            `json:"version,omitempty"` // that was seen
}

func (r *Answer) Rules() validate.Rules {
	return validate.Rules{
		versions.Optional(&r.Version),
		validate.Field("status", &r.Status, validate.OneOf(domain.RelationValid, domain.RelationReject)),
	}
}

func (a *API) answerInvitation(ctx context.Context, in api.BodyByID[Answer]) (UserRelation, error) {
	return a.changed(ctx, domain.Parents, in.ID, app.RelationChange{Seen: api.OrZero(in.Body.Version), Answer: in.Body.Status.Value})
}

func (a *API) removeRelation(side domain.Side) func(context.Context, api.ByID) (api.NoContent, error) {
	return func(ctx context.Context, in api.ByID) (api.NoContent, error) {
		return api.NoContent{}, a.Relations.Remove(ctx, auth.Must(ctx), side, in.ID)
	}
}
