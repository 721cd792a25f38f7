package rest

import (
	"context"
	"net/http"
	"strings"

	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/validate"
)

// NewImage is a picture as a data URL: JPEG, PNG, GIF, WebP or BMP of at most 5 MiB.
type NewImage struct {
	Image string `json:"image"`
}

// Rules of a picture; what it holds is looked at by platform/picture.
func (i *NewImage) Rules() validate.Rules {
	return validate.Rules{validate.Field("image", &i.Image, validate.Required)}
}

func (h sheetHandlers) addImage(ctx context.Context, in api.BodyByID[NewImage]) (api.Response[ProductSheet], error) {
	return made(h.sheets.AddImage(ctx, auth.Must(ctx), in.ID, in.Body.Image))
}

type imageFileRequest struct {
	Name        string `path:"name"`
	IfNoneMatch string `header:"If-None-Match"`
}

// image is never another one under the same name, so that the name is its tag and need not be looked up.
func (h sheetHandlers) image(ctx context.Context, in imageFileRequest) (api.Response[api.File], error) {
	headers := http.Header{"Cache-Control": {"public, max-age=31536000, immutable"}, "Etag": {`"` + in.Name + `"`}}
	if known := strings.TrimSpace(in.IfNoneMatch); known != "*" && api.TagMatches(known, headers.Get("Etag")) {
		return api.Response[api.File]{Code: http.StatusNotModified, Headers: headers}, nil
	}
	file, err := h.sheets.Image(ctx, in.Name)
	if err != nil {
		return api.Response[api.File]{}, err
	}
	return api.Response[api.File]{
		Body: api.File{Name: "image", ContentType: file.MediaType(), Content: file, Inline: true}, Headers: headers,
	}, nil
}

func (h sheetHandlers) technicalSheet(ctx context.Context, in api.ByID) (api.File, error) {
	name, file, err := h.sheets.TechnicalSheet(ctx, auth.Must(ctx), in.ID)
	return files.Answer(file, name, err)
}
