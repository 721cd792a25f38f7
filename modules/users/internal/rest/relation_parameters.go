package rest

import (
	"context"
	"errors"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// RelationParameters are the terms of a relation with its past and the other side's record.
type RelationParameters struct {
	UserRelation

	Parameters *Parameters    `json:"parameters"` // as far as the reader sees them; null before the relation is accepted
	History    []DatedTermsOf `json:"history"`    // the newest first, for the parent alone
}

// DatedTermsOf are terms that held from an instant on.
type DatedTermsOf struct {
	Since             time.Time          `json:"since"`
	NegociationMargin money.Rate         `json:"negociationMargin"`
	AgentFee          *money.Rate        `json:"agentFee"`
	PermanentDiscount money.Rate         `json:"permanentDiscount"`
	OutstandingValue  *money.Cents       `json:"outstandingValue"`
	PaymentTerms      *PaymentTerms      `json:"paymentTerms"`
	Invoicing         usersapi.Invoicing `json:"invoicing"`
	HasAgent          bool               `json:"hasAgent"`
}

func (a *API) relationParameters(ctx context.Context, in api.ByID) (RelationParameters, error) {
	actor := auth.Must(ctx)
	c, err := a.Relations.Connection(ctx, actor, domain.Children, in.ID)
	if err != nil {
		return RelationParameters{}, err
	}
	out := RelationParameters{UserRelation: userRelationOf(c, actor), History: []DatedTermsOf{}}
	if c.Status == domain.RelationValid {
		other, err := a.People.Person(ctx, actor, c.Other.ID)
		if err != nil && !errors.Is(err, usersapi.ErrUserNotFound) {
			return RelationParameters{}, err
		}
		out.Parameters = parametersOf(other.Parameters)
	}
	history, err := a.Relations.History(ctx, actor, c)
	for _, t := range history {
		out.History = append(out.History, DatedTermsOf{
			Since: t.Since, NegociationMargin: t.NegociationMargin, AgentFee: t.AgentFee, PermanentDiscount: t.PermanentDiscount,
			OutstandingValue: t.OutstandingValue, PaymentTerms: paymentTermsOf(t.RelationTerms),
			Invoicing: t.Invoicing.Known(), HasAgent: t.AgentID != 0,
		})
	}
	return out, err
}
