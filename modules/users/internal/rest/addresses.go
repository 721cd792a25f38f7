package rest

import (
	"context"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

const (
	tagAddresses = "Addresses"
	// maxAddress bounds the body of an address, in bytes.
	maxAddress = 16 << 10
	// Bounds of the lines of an address, in characters.
	maxLine = 160
	maxCity = 80
)

// addressEndpoints are a person's addresses. Who still waits for validation
// keeps its own (domain 2.2).
func (a *API) addressEndpoints() []api.Route {
	everybody := auth.AllGroups()
	return []api.Route{
		api.Post("addresses.post", "/addresses", tagAddresses, everybody,
			"Add an address of one's own, or as an admin of anybody", a.addAddress, api.Processing, api.Creates, api.MaxBody(maxAddress)),
		api.Get("addresses.get", "/addresses/{id}", tagAddresses, everybody,
			"An address of a person whose addresses the reader sees", a.address, api.Processing),
		api.Patch("addresses.patch", "/addresses/{id}", tagAddresses, everybody,
			"Change an address, or make it the default of its type", a.changeAddress, api.Processing, api.MaxBody(maxAddress),
			api.Reads(func(ctx context.Context, in api.BodyByID[AddressChange]) ([]any, error) {
				return api.Read(a.address(ctx, api.ByID{ID: in.ID}))
			})),
		api.Delete("addresses.delete", "/addresses/{id}", tagAddresses, everybody,
			"Delete an address; orders keep their copies", a.removeAddress, api.Processing),
	}
}

// AddressBody is an address as people give it.
type AddressBody struct {
	TypeAddress string `json:"typeAddress"` // billing or shipping
	Label       string `json:"label,omitempty"`
	Company     string `json:"company,omitempty"`
	Street      string `json:"street"`
	Street2     string `json:"street2,omitempty"`
	Postcode    string `json:"postcode"`
	City        string `json:"city"`
	Country     string `json:"country,omitempty"` // ISO 3166-1 alpha-2, FR when empty
	Phone       string `json:"phone,omitempty"`
	IsDefault   bool   `json:"isDefault,omitempty"`
}

func (b *AddressBody) Rules() validate.Rules {
	required := []validate.Rule{validate.Required}
	return validate.Rules{
		validate.Field("typeAddress", &b.TypeAddress, validate.Required, validate.OneOf(usersapi.BillingAddress, usersapi.ShippingAddress)),
		validate.Field("label", &b.Label, validate.LineRules(maxCity)...),
		validate.Field("company", &b.Company, validate.LineRules(maxLine)...),
		validate.Field("street", &b.Street, append(required, validate.LineRules(maxLine)...)...),
		validate.Field("street2", &b.Street2, validate.LineRules(maxLine)...),
		validate.Field("postcode", &b.Postcode, validate.PostcodeRules(b.Country)...),
		validate.Field("city", &b.City, append(required, validate.LineRules(maxCity)...)...),
		validate.Field("country", &b.Country, domain.CountryRules()...),
		validate.Field("phone", &b.Phone, validate.PhoneRules()...),
	}
}

// bodyOf is the address as its owner gave it.
func bodyOf(a usersapi.Address) AddressBody {
	return AddressBody{
		TypeAddress: a.Type, Label: a.Label, Company: a.Company, Street: a.Street, Street2: a.Street2,
		Postcode: a.Postcode, City: a.City, Country: a.Country, Phone: a.Phone, IsDefault: a.IsDefault,
	}
}

// address is the address that the body describes.
func (b *AddressBody) address() usersapi.Address {
	country := b.Country
	if country == "" {
		country = usersapi.France
	}
	return usersapi.Address{
		Type: b.TypeAddress, Label: b.Label, Company: b.Company, Street: b.Street, Street2: b.Street2,
		Postcode: b.Postcode, City: b.City, Country: country, Phone: b.Phone, IsDefault: b.IsDefault,
	}
}

type newAddressInput struct{ Body NewAddress }

// NewAddress is an address to be kept.
type NewAddress struct {
	AddressBody

	User api.Reference `json:"user,omitempty" ref:"users"` // whose, for admins; the sender when empty
}

func (a *API) addAddress(ctx context.Context, in newAddressInput) (api.Response[UserAddress], error) {
	actor, address := auth.Must(ctx), in.Body.address()
	address.UserID = actor.ID
	if in.Body.User != 0 {
		address.UserID = int64(in.Body.User)
	}
	added, err := a.Addresses.Add(ctx, actor, address)
	if err != nil {
		return api.Response[UserAddress]{}, err
	}
	answer := addressOf(added)
	return api.Created(answer, answer.IRI), nil
}

// AddressChange is what an address gets instead; what is left out stays. The
// rules are those of an address.
type AddressChange struct {
	TypeAddress api.Field[string] `json:"typeAddress,omitzero"`
	Label       api.Field[string] `json:"label,omitzero"`
	Company     api.Field[string] `json:"company,omitzero"`
	Street      api.Field[string] `json:"street,omitzero"`
	Street2     api.Field[string] `json:"street2,omitzero"`
	Postcode    api.Field[string] `json:"postcode,omitzero"`
	City        api.Field[string] `json:"city,omitzero"`
	Country     api.Field[string] `json:"country,omitzero"`
	Phone       api.Field[string] `json:"phone,omitzero"`
	IsDefault   *bool             `json:"isDefault,omitempty"` // also when it was that before: of another type it is so anew
}

func (a *API) changeAddress(ctx context.Context, in api.BodyByID[AddressChange]) (UserAddress, error) {
	change := app.AddressChange{Apply: in.Body.apply, Default: in.Body.IsDefault}
	changed, err := a.Addresses.Change(ctx, auth.Must(ctx), in.ID, change)
	return addressOf(changed), err
}

func (c *AddressChange) apply(to *usersapi.Address) error {
	kept := bodyOf(*to)
	body := kept
	c.TypeAddress.Apply(&body.TypeAddress)
	c.Label.Apply(&body.Label)
	c.Company.Apply(&body.Company)
	c.Street.Apply(&body.Street)
	c.Street2.Apply(&body.Street2)
	c.Postcode.Apply(&body.Postcode)
	c.City.Apply(&body.City)
	c.Country.Apply(&body.Country)
	c.Phone.Apply(&body.Phone)
	if body == kept {
		return nil // what was written under earlier rules
	}
	if err := body.Rules().Err(); err != nil {
		return err
	}
	changed := body.address()
	changed.ID, changed.UserID = to.ID, to.UserID
	*to = changed
	return nil
}

func (a *API) address(ctx context.Context, in api.ByID) (UserAddress, error) {
	actor := auth.Must(ctx)
	found, err := a.People.Address(ctx, actor, in.ID)
	if err == nil && actor.Status == auth.Processing && found.UserID != actor.ID {
		err = api.ErrAwaitingValidation
	}
	return addressOf(found), err
}

func (a *API) removeAddress(ctx context.Context, in api.ByID) (api.NoContent, error) {
	return api.NoContent{}, a.Addresses.Remove(ctx, auth.Must(ctx), in.ID)
}
