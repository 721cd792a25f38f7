package rest

import (
	"context"
	"slices"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

const (
	tagSavedViews = "Saved views"
	// maxSavedView bounds the body of a view, in bytes: its search with every character escaped.
	maxSavedView = 16 << 10
)

func (a *API) savedViewEndpoints() []api.Route {
	everybody := auth.AllGroups()
	return []api.Route{
		api.Get("saved_views.list", "/saved_views", tagSavedViews, everybody, "The views that the signed-in person keeps, by name", a.savedViews),
		api.Post("saved_views.post", "/saved_views", tagSavedViews, everybody,
			"Keep a view of a list under a name", a.addSavedView, api.Creates, api.MaxBody(maxSavedView)),
		api.Get("saved_views.get", "/saved_views/{id}", tagSavedViews, everybody,
			"One of the views that the signed-in person keeps", a.savedView),
		api.Patch("saved_views.patch", "/saved_views/{id}", tagSavedViews, everybody,
			"Rename a view, or keep something else in it", a.changeSavedView, api.MaxBody(maxSavedView),
			api.Reads(func(ctx context.Context, in api.BodyByID[SavedViewChange]) ([]any, error) {
				return api.Read(a.savedView(ctx, api.ByID{ID: in.ID}))
			})),
		api.Delete("saved_views.delete", "/saved_views/{id}", tagSavedViews, everybody, "Delete a view", a.removeSavedView),
	}
}

// SavedView is a view of a list, kept under a name.
type SavedView struct {
	api.Item
	Screen    string    `json:"screen"`
	Name      string    `json:"name"`
	Search    string    `json:"search"`
	CreatedAt time.Time `json:"createdAt"`
}

func savedViewOf(v domain.SavedView) SavedView {
	return SavedView{
		Item: api.NewItem("saved_views", "SavedView", v.ID), Screen: v.Screen, Name: v.Name, Search: v.Search, CreatedAt: v.CreatedAt,
	}
}

type savedViewsInput struct {
	api.Page

	Screen string `query:"screen"`
}

// Rules of the list's parameters; without a screen it is all of them.
func (in *savedViewsInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("screen", &in.Screen, append([]validate.Rule{validate.Optional}, domain.ScreenRules()...)...),
	}
}

func (a *API) savedView(ctx context.Context, in api.ByID) (SavedView, error) {
	kept, err := a.SavedViews.List(ctx, auth.Must(ctx), "")
	if err != nil {
		return SavedView{}, err
	}
	at := slices.IndexFunc(kept, func(v domain.SavedView) bool { return v.ID == in.ID })
	if at < 0 {
		return SavedView{}, domain.ErrSavedViewNotFound
	}
	return savedViewOf(kept[at]), nil
}

func (a *API) savedViews(ctx context.Context, in savedViewsInput) (api.Collection[SavedView], error) {
	kept, err := a.SavedViews.List(ctx, auth.Must(ctx), in.Screen)
	return api.Listed(in.Page, lists.Cut(kept, in.Part()), savedViewOf, err)
}

type newSavedViewInput struct{ Body NewSavedView }

// NewSavedView is a view to be kept.
type NewSavedView struct {
	Screen string `json:"screen"`
	Name   string `json:"name"`
	Search string `json:"search"` // query string of the list's address, without "?"
}

// Rules of a new view; an empty search is the list as it opens.
func (v *NewSavedView) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("screen", &v.Screen, append([]validate.Rule{validate.Required}, domain.ScreenRules()...)...),
		validate.Field("name", &v.Name, domain.ViewNameRules()...),
		validate.Field("search", &v.Search, domain.ViewSearchRules()...),
	}
}

func (a *API) addSavedView(ctx context.Context, in newSavedViewInput) (SavedView, error) {
	view, err := a.SavedViews.Add(ctx, auth.Must(ctx), in.Body.Screen, in.Body.Name, in.Body.Search)
	return savedViewOf(view), err
}

// SavedViewChange is what a view gets instead; what is left out stays.
type SavedViewChange struct {
	Name   api.Field[string] `json:"name,omitzero"`
	Search api.Field[string] `json:"search,omitzero"`
}

// Rules are those of a new view.
func (c *SavedViewChange) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("name", &c.Name, domain.ViewNameRules()...),
		validate.Field("search", &c.Search, domain.ViewSearchRules()...),
	}
}

func (a *API) changeSavedView(ctx context.Context, in api.BodyByID[SavedViewChange]) (SavedView, error) {
	view, err := a.SavedViews.Change(ctx, auth.Must(ctx), in.ID, func(v *domain.SavedView) {
		in.Body.Name.Apply(&v.Name)
		in.Body.Search.Apply(&v.Search)
	})
	return savedViewOf(view), err
}

func (a *API) removeSavedView(ctx context.Context, in api.ByID) (api.NoContent, error) {
	return api.NoContent{}, a.SavedViews.Remove(ctx, auth.Must(ctx), in.ID)
}
