// Package rest is the module's part of the API.
package rest

import (
	"context"

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
		api.Get("specimens.list", "/specimens", tag, auth.AllGroups(), "The reader's specimens, the newest first", h.list),
		api.Get("specimens.get", "/specimens/{id}", tag, auth.AllGroups(), "One of the reader's specimens", h.get),
		api.Post("specimens.post", "/specimens", tag, auth.AllGroups(), "Write down a specimen", h.add, api.Creates),
		api.Patch("specimens.patch", "/specimens/{id}", tag, auth.AllGroups(), "Give a specimen another name", h.change),
		api.Delete("specimens.delete", "/specimens/{id}", tag, auth.AllGroups(), "Delete a specimen", h.remove),
	}
}

type handlers struct{ specimens *app.Specimens }

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Specimen], error) {
	found, err := h.specimens.List(ctx, auth.Must(ctx).Person(), in.part())
	return api.Listed(in.Page, found, newSpecimen, err)
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
