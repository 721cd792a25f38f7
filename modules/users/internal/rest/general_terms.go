package rest

import (
	"context"
	"fmt"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/files"
)

// generalTerms answers the document that an order is placed on, as it was uploaded.
func (a *API) generalTerms(ctx context.Context, in api.ByID) (api.File, error) {
	person, err := a.People.Person(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return api.File{}, err
	}
	if person.Parameters == nil || person.Parameters.Media == nil || person.Parameters.Media.CGV == "" {
		return api.File{}, domain.ErrNoGeneralTerms
	}
	terms, err := a.Files.Open(ctx, person.Parameters.Media.CGV)
	if err != nil {
		return api.File{}, fmt.Errorf("the general terms of %d: %w", in.ID, err)
	}
	ending := "txt"
	if terms.MediaType() == files.TypePDF {
		ending = "pdf"
	}
	return api.File{
		Name: fmt.Sprintf("cgv-%d.%s", in.ID, ending), ContentType: terms.MediaType(), Content: terms, ETag: terms.ETag(),
	}, nil
}
