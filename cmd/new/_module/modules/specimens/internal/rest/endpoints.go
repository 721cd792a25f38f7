// Package rest is the module's part of the API.
package rest

import (
	"context"
	"net/http"

	"millesime/modules/specimens/internal/app"
	"millesime/platform/api"
	"millesime/platform/auth"
)

const (
	tag      = "specimens"
	resource = "specimens"
)

// Endpoints is the table of operations.
func Endpoints(specimens *app.Specimens) []api.Route {
	h := handlers{specimens}
	return []api.Route{
		api.Endpoint[listInput, api.Collection[Specimen]]{
			ID: "specimens.list", Method: http.MethodGet, Path: "/specimens", Tag: tag, Groups: auth.AllGroups(),
			Summary: "The reader's specimens, the newest first",
			Handle:  h.list,
		}.Route(),
		api.Endpoint[itemInput, Specimen]{
			ID: "specimens.get", Method: http.MethodGet, Path: "/specimens/{id}", Tag: tag, Groups: auth.AllGroups(),
			Summary: "One of the reader's specimens",
			Handle:  h.get,
		}.Route(),
		api.Endpoint[addInput, Specimen]{
			ID: "specimens.post", Method: http.MethodPost, Path: "/specimens", Tag: tag, Groups: auth.AllGroups(),
			Summary: "Write down a specimen", Success: http.StatusCreated,
			Handle: h.add,
		}.Route(),
		api.Endpoint[changeInput, Specimen]{
			ID: "specimens.patch", Method: http.MethodPatch, Path: "/specimens/{id}", Tag: tag, Groups: auth.AllGroups(),
			Summary: "Give a specimen another name",
			Handle:  h.change,
		}.Route(),
		api.Endpoint[itemInput, api.NoContent]{
			ID: "specimens.delete", Method: http.MethodDelete, Path: "/specimens/{id}", Tag: tag, Groups: auth.AllGroups(),
			Summary: "Delete a specimen",
			Handle:  h.remove,
		}.Route(),
	}
}

type handlers struct{ specimens *app.Specimens }

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Specimen], error) {
	found, err := h.specimens.List(ctx, auth.Must(ctx).Person(), in.part())
	if err != nil {
		return api.Collection[Specimen]{}, err
	}
	return api.NewCollection(in.Page, found, newSpecimen), nil
}

func (h handlers) get(ctx context.Context, in itemInput) (Specimen, error) {
	found, err := h.specimens.Find(ctx, nil, auth.Must(ctx).Person(), in.ID)
	return newSpecimen(found), err
}

func (h handlers) add(ctx context.Context, in addInput) (Specimen, error) {
	added, err := h.specimens.Add(ctx, auth.Must(ctx), in.Body.Name)
	return newSpecimen(added), err
}

func (h handlers) change(ctx context.Context, in changeInput) (Specimen, error) {
	changed, err := h.specimens.Change(ctx, auth.Must(ctx), in.ID, in.Body.apply)
	return newSpecimen(changed), err
}

func (h handlers) remove(ctx context.Context, in itemInput) (api.NoContent, error) {
	return api.NoContent{}, h.specimens.Remove(ctx, auth.Must(ctx), in.ID)
}
