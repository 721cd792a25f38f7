package rest

import (
	"context"
	"fmt"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/files"
)

type termsInput struct {
	ID    int64 `path:"id"`
	Store bool  `query:"store"` // that hold in the supplier's shop
}

// generalTerms answers the document that an order is placed on, as it was uploaded.
func (a *API) generalTerms(ctx context.Context, in termsInput) (api.File, error) {
	person, err := a.People.Person(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return api.File{}, err
	}
	if person.Parameters == nil || person.Parameters.Media == nil {
		return api.File{}, domain.ErrNoGeneralTerms
	}
	kept := person.Parameters.Media.Terms(in.Store)
	if kept == "" {
		return api.File{}, domain.ErrNoGeneralTerms
	}
	terms, err := a.Files.Open(ctx, kept)
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
