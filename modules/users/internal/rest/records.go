package rest

import (
	"context"
	"slices"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
)

const (
	tagRecords = "Parameter records"
	// What a body weighs besides its files, in bytes.
	maxRecord = 64 << 10
	// Files travel as base64: four characters for three bytes.
	maxPictures = maxRecord + 2*app.MaxPicture*4/3
	maxSupplier = maxPictures + app.MaxCGV*4/3
)

// recordEndpoints read and write what a group tells of itself, two operations for each
// kind of record (specification 7). A person holds its record too, for who reads it.
func (a *API) recordEndpoints() []api.Route {
	return slices.Concat(
		record(a, auth.Supplier, "suppliers", "A supplier's record: franco, minimum, terms of sale", maxSupplier, (*SupplierRecord).change),
		record(a, auth.CommercialAgent, "commercial_agents", "A commercial agent's record", maxPictures, (*AgentRecord).change),
		record(a, auth.CSE, "cses", "The record of a CSE", maxPictures, (*BuyerRecord).change),
		record(a, auth.WineMerchant, "wine_merchants", "A wine merchant's record", maxPictures, (*BuyerRecord).change),
		record(a, auth.Restaurant, "restaurants", "A restaurant's record", maxPictures, (*BuyerRecord).change),
		record(a, auth.Hypermarket, "hypermarkets", "A hypermarket's record", maxPictures, (*BuyerRecord).change),
	)
}

type recordInput[Body any] struct {
	ID   int64 `path:"id"`
	Body Body
}

// record declares the reading and the writing of one kind of record.
func record[Body any](
	a *API, g auth.Group, resource, summary string, maxBody int, change func(*Body) app.RecordChange,
) []api.Route {
	path := "/parameter_" + resource + "/{id}"
	return []api.Route{
		api.Get("parameter_"+resource+".get", path, tagRecords, auth.AllGroups(),
			summary+", as far as the reader sees its person",
			func(ctx context.Context, in userInput) (*Parameters, error) { return a.record(ctx, in.ID, g) }),
		api.Patch("parameter_"+resource+".patch", path, tagRecords, []auth.Group{g, auth.Admin, auth.Superadmin},
			summary, func(ctx context.Context, in recordInput[Body]) (*Parameters, error) {
				changed, err := a.Records.Change(ctx, auth.Must(ctx), in.ID, g, change(&in.Body))
				return parametersOf(changed), err
			}, api.MaxBody(maxBody),
			api.Reads(func(ctx context.Context, in recordInput[Body]) ([]any, error) {
				return api.Read(a.record(ctx, in.ID, g))
			})),
	}
}

func (a *API) record(ctx context.Context, id int64, g auth.Group) (*Parameters, error) {
	person, err := a.People.Person(ctx, auth.Must(ctx), id)
	if err == nil && (person.Group != g || person.Parameters == nil) {
		err = domain.ErrNoRecord
	}
	return parametersOf(person.Parameters), err
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
