package rest

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// user answers one person. Who still waits for validation reads itself only.
func (a *API) user(ctx context.Context, in api.ByID) (User, error) {
	actor := auth.Must(ctx)
	if actor.Status == auth.Processing && in.ID != actor.ID {
		return User{}, api.ErrAwaitingValidation
	}
	person, err := a.People.Person(ctx, actor, in.ID)
	if err != nil {
		return User{}, err
	}
	return userOf(person, actor.ID), nil
}

// UserGroup is a group of users with its label.
type UserGroup struct {
	IRI   string `json:"@id"`
	Type  string `json:"@type"`
	ID    string `json:"id"` // the code
	Code  string `json:"code"`
	Label string `json:"label"`
}

type groupsInput struct{ api.Page }

func (a *API) userGroups(_ context.Context, in groupsInput) (api.Collection[UserGroup], error) {
	return api.NewCollection(in.Page, lists.Cut(auth.AllGroups(), in.Part()), userGroup), nil
}

func userGroup(g auth.Group) UserGroup {
	return UserGroup{IRI: groupRef(g).IRI, Type: "UserGroup", ID: string(g), Code: string(g), Label: domain.GroupLabel(g)}
}

type groupInput struct {
	Code auth.Group `path:"code"`
}

func (a *API) userGroup(_ context.Context, in groupInput) (UserGroup, error) {
	if !in.Code.Known() {
		return UserGroup{}, api.ErrNotFound
	}
	return userGroup(in.Code), nil
}
