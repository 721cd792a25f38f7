package files

import (
	"context"
	"fmt"
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

// Answer is a file to be saved under a name, or why there is none.
func Answer(file *File, name string, err error) (api.File, error) {
	if err != nil {
		return api.File{}, err
	}
	return api.File{Name: name, ContentType: file.MediaType(), Content: file, ETag: file.ETag()}, nil
}

// AnswerPhoto is a photo shown in place, or why there is none.
func AnswerPhoto(photo *File, id int64, err error) (api.File, error) {
	answer, err := Answer(photo, "", err)
	answer.Name, answer.Inline = fmt.Sprintf("photo-%d.%s", id, strings.TrimPrefix(answer.ContentType, "image/")), true
	return answer, err
}
