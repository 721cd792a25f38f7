package rest

import (
	"context"
	"encoding/base64"
	"fmt"
	"net/http"
	"strings"

	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

type imageRequest struct {
	ID   int64 `path:"id"`
	Body NewImage
}

// NewImage is a picture as a data URL: JPEG, PNG, GIF, WebP or BMP of at most 5 MiB.
type NewImage struct {
	Image string `json:"image"`
}

// Rules of a picture; what it holds is looked at by platform/picture.
func (i *NewImage) Rules() validate.Rules {
	return validate.Rules{validate.Field("image", &i.Image, validate.Required)}
}

func (h sheetHandlers) addImage(ctx context.Context, in imageRequest) (api.Response[ProductSheet], error) {
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
	content, err := h.sheets.Image(ctx, in.Name)
	if err != nil {
		return api.Response[api.File]{}, err
	}
	file, err := fileOf("image", content)
	file.Inline = true
	return api.Response[api.File]{Body: file, Headers: headers}, err
}

func (h sheetHandlers) technicalSheet(ctx context.Context, in sheetRequest) (api.File, error) {
	name, content, err := h.sheets.TechnicalSheet(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return api.File{}, err
	}
	return fileOf(name, content)
}

// fileOf is the file in a data URL that platform/picture wrote.
func fileOf(name, dataURL string) (api.File, error) {
	head, encoded, _ := strings.Cut(dataURL, ",")
	content, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		return api.File{}, fmt.Errorf("catalogue: a broken file %q: %w", name, err)
	}
	return api.File{Name: name, ContentType: strings.TrimSuffix(strings.TrimPrefix(head, "data:"), ";base64"), Data: content}, nil
}
