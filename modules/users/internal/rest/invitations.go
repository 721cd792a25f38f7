package rest

import (
	"context"
	"errors"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

type invitationInput struct{ Body NewInvitation }

// NewInvitation asks who has an e-mail into a relation.
type NewInvitation struct {
	Email   string        `json:"email"`
	Product api.Reference `json:"product,omitempty" ref:"products"` // what it is about
}

// Rules ask for an e-mail; whether it has an account is never told.
func (i *NewInvitation) Rules() validate.Rules {
	return validate.Rules{validate.Field("email", &i.Email, validate.Required, validate.Email)}
}

// InvitationSent is what was typed: it says the same of every e-mail.
type InvitationSent struct {
	Type      string      `json:"@type"`
	Email     string      `json:"email"`
	Product   *ProductRef `json:"product"`
	Status    string      `json:"status"`
	InvitedAt time.Time   `json:"invitedAt"`
	ExpiresAt time.Time   `json:"expiresAt"`
}

// HydraClass is what an invitation becomes.
func (InvitationSent) HydraClass(string) string { return "UserChild" }

func (a *API) invite(ctx context.Context, in invitationInput) (InvitationSent, error) {
	sent, err := a.Invitations.Invite(ctx, auth.Must(ctx), in.Body.Email, int64(in.Body.Product))
	if err != nil {
		return InvitationSent{}, err
	}
	return InvitationSent{
		Type: "UserChild", Email: sent.Email, Product: productRef(sent), Status: domain.RelationPending,
		InvitedAt: sent.At, ExpiresAt: sent.ExpiresAt,
	}, nil
}

func (a *API) resendInvitation(ctx context.Context, in api.ByID) (api.NoContent, error) {
	return api.NoContent{}, a.Invitations.Resend(ctx, auth.Must(ctx), in.ID)
}

// InvitationLink is what a mailed link is about.
type InvitationLink struct {
	Email     string    `json:"email"` // whom it was sent to
	InvitedBy string    `json:"invitedBy"`
	Product   string    `json:"product"` // the name of what it is about, "" for nothing
	ExpiresAt time.Time `json:"expiresAt"`
}

func (a *API) invitationLink(ctx context.Context, in tokenInput) (InvitationLink, error) {
	link, err := a.Invitations.Link(ctx, in.Token)
	if err != nil {
		return InvitationLink{}, err
	}
	return InvitationLink{
		Email: link.Email, InvitedBy: link.Inviter, Product: link.ProductName, ExpiresAt: link.ExpiresAt,
	}, nil
}

// followInvitation answers the invitation as the actor finds it: among its parents, or its children when it comes from them.
func (a *API) followInvitation(ctx context.Context, in tokenInput) (UserRelation, error) {
	id, err := a.Invitations.Follow(ctx, auth.Must(ctx), in.Token)
	if err != nil {
		return UserRelation{}, err
	}
	found, err := a.relation(domain.Parents)(ctx, api.ByID{ID: id})
	if errors.Is(err, domain.ErrRelationNotFound) {
		return a.relation(domain.Children)(ctx, api.ByID{ID: id})
	}
	return found, err
}
