package rest

import (
	"context"
	"slices"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/validate"
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

type listInput struct {
	api.Page

	Search   string        `query:"search"`
	Groups   []auth.Group  `query:"userGroup"`
	Statuses []auth.Status `query:"status"`
	From     string        `query:"createdAt[gte]"` // YYYY-MM-DD in Europe/Paris
	To       string        `query:"createdAt[lte]"` // the same, the day included
	Order    api.Order     `query:"order"`
}

// searchLimit bounds a search, in characters: each word is a condition.
const searchLimit = 100

func (in *listInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
		validate.Every("userGroup", &in.Groups, validate.OneOf(auth.AllGroups()...)),
		validate.Every("status", &in.Statuses, validate.OneOf(auth.Processing, auth.Valid, auth.Blocked, auth.Deleted)),
		validate.Field("createdAt[gte]", &in.From, validate.Optional, validate.Date),
		validate.Field("createdAt[lte]", &in.To, validate.Optional, validate.Date),
	}
}

// query looks for people of the list's groups, narrowed to those that the input asks for.
func (in *listInput) query(groups []auth.Group) domain.PeopleQuery {
	query := domain.PeopleQuery{
		Groups: groups, Statuses: in.Statuses, Search: in.Search,
		CreatedFrom: clock.StartOf(in.From, 0), CreatedTo: clock.StartOf(in.To, 1),
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortCompany})...),
	}
	if len(in.Groups) > 0 {
		query.Groups = slices.DeleteFunc(slices.Clone(groups), func(g auth.Group) bool { return !slices.Contains(in.Groups, g) })
	}
	return query
}

// SortKeys are what the list sorts by.
func (in *listInput) SortKeys() []string { return domain.PeopleSorts() }

// list declares a list of the people of some groups, for readers of some groups.
func (a *API) list(resource, summary string, readers []auth.Group, groups ...auth.Group) api.Route {
	return api.Get(resource+".list", "/"+resource, tagPeople, readers,
		summary, func(ctx context.Context, in listInput) (api.Collection[PersonCard], error) {
			found, err := a.People.Find(ctx, auth.Must(ctx), in.query(groups))
			return api.Listed(in.Page, found, cardOf, err)
		})
}
