package files

import (
	"context"
	"net/http"
	"strings"

	"millesime/platform/api"
	"millesime/platform/fault"
)

// ErrNotFound covers "not there" and "not public" alike.
var ErrNotFound = fault.New("files.not_found", fault.NotFound, "Ce fichier est introuvable.", "This file cannot be found.")

// Endpoints are where public files are read.
func (s *Store) Endpoints() []api.Route {
	return []api.Route{
		api.Get("files.get", strings.TrimPrefix(prefix, api.Prefix)+"{name}", "Files", nil,
			"Read a logo, a photo of a person or general terms of sale, by its unguessable address", s.get, api.Public,
			api.Produces(Types()...)),
	}
}

type request struct {
	Name string `path:"name"`
}

// get answers what never changes under its address.
func (s *Store) get(ctx context.Context, in request) (api.Response[api.File], error) {
	file, found, err := s.Public(ctx, in.Name)
	if err == nil && !found {
		err = ErrNotFound
	}
	if err != nil {
		return api.Response[api.File]{}, err
	}
	return api.Response[api.File]{
		Body:    api.File{ContentType: file.MediaType(), Content: file, Inline: true, ETag: file.ETag()},
		Headers: http.Header{"Cache-Control": {"public, max-age=31536000, immutable"}},
	}, nil
}
