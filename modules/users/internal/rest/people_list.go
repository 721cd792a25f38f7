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
