package rest

import (
	"context"
	"encoding/base64"
	"fmt"
	"net/url"
	"strings"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/picture"
)

// plainText is the media type of general terms that were written, not uploaded.
const plainText = "text/plain; charset=utf-8"

// generalTerms answers the document that an order is placed on, as it was uploaded.
func (a *API) generalTerms(ctx context.Context, in userInput) (api.File, error) {
	person, err := a.People.Person(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return api.File{}, err
	}
	if person.Parameters == nil || person.Parameters.Media == nil || person.Parameters.Media.CGV == "" {
		return api.File{}, domain.ErrNoGeneralTerms
	}
	head, data, _ := strings.Cut(strings.TrimPrefix(person.Parameters.Media.CGV, "data:"), ",")
	content, err := []byte(data), error(nil)
	if mediaType, encoded := strings.CutSuffix(head, ";base64"); encoded {
		head = mediaType
		content, err = base64.StdEncoding.DecodeString(data)
	} else if text, wrong := url.PathUnescape(data); wrong == nil {
		content = []byte(text)
	}
	if err != nil {
		return api.File{}, fmt.Errorf("decode the general terms of %d: %w", in.ID, err)
	}
	if strings.HasPrefix(head, picture.TypePDF) {
		return api.File{Name: fmt.Sprintf("cgv-%d.pdf", in.ID), ContentType: picture.TypePDF, Data: content}, nil
	}
	return api.File{Name: fmt.Sprintf("cgv-%d.txt", in.ID), ContentType: plainText, Data: content}, nil
}
