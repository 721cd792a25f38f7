package rest

import (
	"cmp"
	"context"
	"fmt"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Me is the signed-in person, and the admin behind it while one acts for it.
type Me struct {
	User

	AwaitsConfirmation bool `json:"awaitsConfirmation,omitempty"` // registered in a shop: valid once the e-mail is confirmed

	Impersonator *Impersonator `json:"impersonator,omitempty"`
}

// Impersonator is the admin who acts for somebody.
type Impersonator struct {
	api.Ref
	Email string `json:"email"`
	Name  string `json:"name"`
}

func (a *API) me(ctx context.Context, _ struct{}) (Me, error) { return a.selfOf(ctx, auth.Must(ctx)) }

func (a *API) selfOf(ctx context.Context, actor auth.Actor) (Me, error) {
	person, err := a.People.Self(ctx, actor)
	if err != nil {
		return Me{}, err
	}
	me := Me{User: userOf(person, actor.ID), AwaitsConfirmation: person.AwaitsConfirmation()}
	if actor.Impersonated() {
		admin := auth.Actor{ID: actor.Impersonator, Group: auth.Admin}
		behind, err := a.People.Self(ctx, admin)
		if err != nil {
			return Me{}, err
		}
		me.Impersonator = &Impersonator{
			Ref: api.RefTo(resourceUsers, behind.ID), Email: behind.Email, Name: cmp.Or(behind.Name(), behind.Email),
		}
	}
	return me, nil
}

type demoInput struct{ api.Page }

// DemoAccount is an account that a demo offers.
type DemoAccount struct {
	api.Item
	Email string     `json:"email"`
	Label string     `json:"label"`
	Group auth.Group `json:"group"`
	Name  string     `json:"name"`
}

func (a *API) demoAccounts(ctx context.Context, in demoInput) (api.Collection[DemoAccount], error) {
	if !a.Demo {
		return api.Collection[DemoAccount]{}, domain.ErrNoDemo
	}
	people, err := a.People.DemoAccounts(ctx)
	if err != nil {
		return api.Collection[DemoAccount]{}, err
	}
	return api.NewCollection(in.Page, lists.Cut(people, in.Part()), func(p domain.User) DemoAccount {
		return DemoAccount{
			Item:  api.Item{IRI: fmt.Sprintf("%s/demo/accounts#%d", api.Prefix, p.ID), Type: "DemoAccount", ID: p.ID},
			Email: p.Email, Label: domain.GroupLabel(p.Group),
			Group: p.Group, Name: cmp.Or(p.Company, p.Name()),
		}
	}), nil
}
