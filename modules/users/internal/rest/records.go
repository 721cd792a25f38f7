package rest

import (
	"context"
	"net/http"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
)

const (
	tagRecords = "Parameter records"
	// What a body weighs besides its files, in bytes.
	maxRecord = 64 << 10
	// Files travel as base64: four characters for three bytes.
	maxPictures = maxRecord + 2*domain.MaxPicture*4/3
	maxSupplier = maxPictures + domain.MaxCGV*4/3
)

// recordEndpoints write what a group tells of itself, one operation for each
// kind of record (specification 7); reading is part of the person.
func (a *API) recordEndpoints() []api.Route {
	return []api.Route{
		record(a, auth.Supplier, "suppliers", "A supplier's record: franco, minimum, terms of sale", maxSupplier, (*SupplierRecord).change),
		record(a, auth.CommercialAgent, "commercial_agents", "A commercial agent's record", maxPictures, (*AgentRecord).change),
		record(a, auth.CSE, "cses", "The record of a CSE", maxPictures, (*BuyerRecord).change),
		record(a, auth.WineMerchant, "wine_merchants", "A wine merchant's record", maxPictures, (*BuyerRecord).change),
		record(a, auth.Restaurant, "restaurants", "A restaurant's record", maxPictures, (*BuyerRecord).change),
		record(a, auth.Hypermarket, "hypermarkets", "A hypermarket's record", maxPictures, (*BuyerRecord).change),
	}
}

type recordInput[Body any] struct {
	ID   int64 `path:"id"`
	Body Body
}

// record declares the writing of one kind of record.
func record[Body any](
	a *API, g auth.Group, resource, summary string, maxBody int, change func(*Body) domain.RecordChange,
) api.Route {
	return api.Endpoint[recordInput[Body], *Parameters]{
		ID: "parameter_" + resource + ".patch", Method: http.MethodPatch, Path: "/parameter_" + resource + "/{id}", Tag: tagRecords,
		Summary: summary, Groups: []auth.Group{g, auth.Admin, auth.Superadmin}, MaxBody: maxBody,
		Handle: func(ctx context.Context, in recordInput[Body]) (*Parameters, error) {
			changed, err := a.Records.Change(ctx, auth.Must(ctx), in.ID, g, change(&in.Body))
			return parametersOf(changed), err
		},
	}.Route()
}

// sent is the value of a member, nil when it was not sent and zero for null.
func sent[T any](f api.Field[T]) *T {
	if !f.Set {
		return nil
	}
	return &f.Value
}

// nullable writes a member that null clears.
func nullable[T any](f api.Field[T], to **T) {
	switch {
	case f.Null:
		*to = nil
	case f.Set:
		*to = &f.Value
	}
}
