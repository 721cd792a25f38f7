package rest

import (
	"context"
	"net/http"
	"strconv"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

type userInput struct {
	ID int64 `path:"id"`
}

// user answers one person. Who still waits for validation reads itself only.
func (a *API) user(ctx context.Context, in userInput) (User, error) {
	actor := auth.Must(ctx)
	if actor.Status == auth.Processing && in.ID != actor.ID {
		return User{}, api.ErrAwaitingValidation
	}
	person, err := a.People.Person(ctx, actor, in.ID)
	if err != nil {
		return User{}, err
	}
	return userOf(person), nil
}

type listInput struct {
	api.Page

	Search string `query:"search"`
}

// searchLimit bounds a search, in characters: each word is a condition.
const searchLimit = 100

// Rules of the list's parameters.
func (in *listInput) Rules() validate.Rules {
	return validate.Rules{validate.Field("search", &in.Search, validate.Max(searchLimit))}
}

// list declares a list of the people of some groups.
func (a *API) list(resource, summary string, groups ...auth.Group) api.Route {
	return api.Endpoint[listInput, api.Collection[PersonCard]]{
		ID: resource + ".list", Method: http.MethodGet, Path: "/" + resource, Tag: tagPeople,
		Summary: summary, Groups: auth.AllGroups(),
		Handle: func(ctx context.Context, in listInput) (api.Collection[PersonCard], error) {
			return a.people(ctx, in, groups)
		},
	}.Route()
}

func (a *API) people(ctx context.Context, in listInput, groups []auth.Group) (api.Collection[PersonCard], error) {
	query := domain.PeopleQuery{Groups: groups, Search: in.Search, Offset: max(0, in.Offset()), Limit: in.Limit()}
	if in.After != "" {
		after, err := strconv.ParseInt(in.After, 10, 64)
		if err != nil || after < 1 {
			return api.Collection[PersonCard]{}, errCursor.Because(err)
		}
		query.After = after
	}
	page, err := a.People.Find(ctx, auth.Must(ctx), query)
	if err != nil {
		return api.Collection[PersonCard]{}, err
	}
	cards := make([]PersonCard, 0, len(page.People))
	for _, person := range page.People {
		cards = append(cards, cardOf(person))
	}
	next := ""
	if page.Next != 0 {
		next = strconv.FormatInt(page.Next, 10)
	}
	return api.NewCollection(in.Page, cards, page.Total, page.Capped, next), nil
}

var errCursor = fault.New("users.cursor", fault.Malformed, fault.Text{
	FR: "Le curseur de la page n'est pas valide.", EN: "The page's cursor is not valid.",
})

// UserGroup is a group of users with its label.
type UserGroup struct {
	IRI   string `json:"@id"`
	Type  string `json:"@type"`
	Code  string `json:"code"`
	Label string `json:"label"`
}

type groupsInput struct{ api.Page }

func (a *API) userGroups(_ context.Context, in groupsInput) (api.Collection[UserGroup], error) {
	all := auth.AllGroups()
	page := all[min(max(0, in.Offset()), len(all)):]
	if limit := in.Limit(); limit > 0 {
		page = page[:min(limit, len(page))]
	}
	groups := make([]UserGroup, 0, len(page))
	for _, g := range page {
		groups = append(groups, UserGroup{
			IRI: groupRef(g).IRI, Type: "UserGroup", Code: string(g), Label: domain.GroupLabel(g),
		})
	}
	return api.NewCollection(in.Page, groups, int64(len(all)), false, ""), nil
}
