package rest

import (
	"context"

	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
)

const listsTag = "wine_lists"

func listEndpoints(all *app.WineLists) []api.Route {
	h := listHandlers{all}
	return []api.Route{
		api.Get("wine_lists.list", "/wine_lists", listsTag, restaurants(), "The restaurant's wine list, of which there is one at most", h.list),
		api.Get("wine_lists.get", "/wine_lists/{id}", listsTag, restaurants(), "The restaurant's wine list with its wines as they are sold now", h.get),
		api.Get("wine_lists.candidates", "/wine_lists/{id}/candidates", listsTag, restaurants(),
			"Wines of open shops, for the list", h.candidates),
		api.Post("wine_lists.post", "/wine_lists", listsTag, restaurants(), "Begin the restaurant's wine list", h.begin, api.Creates),
		api.Patch("wine_lists.patch", "/wine_lists/{id}", listsTag, restaurants(),
			"Change a wine list; what is left out stays, entries replace all in the order given", h.change,
			api.Reads(func(ctx context.Context, in api.BodyByID[WineListChange]) ([]any, error) {
				return api.Read(h.get(ctx, api.ByID{ID: in.ID}))
			})),
		api.Patch("wine_lists.entry", "/wine_list_entries/{id}", listsTag, restaurants(),
			"Change one wine of the list, whatever else changed meanwhile", h.changeEntry),
	}
}

type listHandlers struct{ lists *app.WineLists }

func (h listHandlers) list(ctx context.Context, in listsInput) (api.Collection[WineList], error) {
	found, err := h.lists.Lists(ctx, auth.Must(ctx), in.part())
	return api.Listed(in.Page, found, func(l domain.ShownList) WineList { return newList(&l) }, err)
}

func (h listHandlers) get(ctx context.Context, in api.ByID) (WineListDetail, error) {
	return shownList(h.lists.List(ctx, auth.Must(ctx), in.ID))
}

func shownList(l domain.ShownList, err error) (WineListDetail, error) {
	if err != nil {
		return WineListDetail{}, err
	}
	return newListDetail(&l), nil
}

func (h listHandlers) candidates(ctx context.Context, in candidatesInput) (api.Collection[WineListCandidate], error) {
	found, err := h.lists.Candidates(ctx, auth.Must(ctx), in.ID, in.Search, in.Part())
	return api.Listed(in.Page, found, func(c app.Candidate) WineListCandidate { return newCandidate(&c) }, err)
}

func (h listHandlers) begin(ctx context.Context, in struct{ Body NewWineList }) (WineListDetail, error) {
	return shownList(h.lists.Begin(ctx, auth.Must(ctx), in.Body.Name))
}

func (h listHandlers) change(ctx context.Context, in api.BodyByID[WineListChange]) (WineListDetail, error) {
	return shownList(h.lists.Change(ctx, auth.Must(ctx), in.ID, in.Body.change()))
}

func (h listHandlers) changeEntry(ctx context.Context, in api.BodyByID[WineListEntryChange]) (WineListDetail, error) {
	return shownList(h.lists.Switch(ctx, auth.Must(ctx), in.ID, in.Body.apply))
}
