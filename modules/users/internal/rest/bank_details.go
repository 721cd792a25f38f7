package rest

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

// resourceBank is where a supplier reads and changes the account that it is paid on.
const resourceBank = "bank_details"

// bankEndpoints are closed to everybody but the supplier itself.
func (a *API) bankEndpoints() []api.Route {
	return []api.Route{
		api.Get("bank_details.get", "/bank_details/{id}", tagRecords, []auth.Group{auth.Supplier},
			"The account that a supplier is paid on, for itself", a.bankDetails, api.NotImpersonated),
		api.Patch("bank_details.patch", "/bank_details/{id}", tagRecords, []auth.Group{auth.Supplier},
			"Change the account that one is paid on, within five minutes of a sign-in", a.changeBankDetails, api.NotImpersonated,
			api.NoKey("the same account again changes nothing, and no answer with it is kept"),
			api.Reads(func(ctx context.Context, in bankInput) ([]any, error) {
				return api.Read(a.bankDetails(ctx, userInput{ID: in.ID}))
			})),
	}
}

// BankDetails are the account that a supplier is paid on. Its number is the supplier's.
type BankDetails struct {
	api.Item
	IBAN string `json:"iban"` // "": none
	BIC  string `json:"bic"`
	// Version is what a change names.
	Version int64 `json:"version"`
}

func (a *API) bankDetails(ctx context.Context, in userInput) (BankDetails, error) {
	kept, err := a.Bank.Of(ctx, auth.Must(ctx), in.ID)
	return BankDetails{Item: api.NewItem(resourceBank, "BankDetails", in.ID), IBAN: kept.IBAN, BIC: kept.BIC, Version: kept.Version}, err
}

type bankInput struct {
	ID   int64 `path:"id"`
	Body BankDetailsChange
}

// BankDetailsChange is the account instead of the one there is; what is left out stays, "" takes away.
type BankDetailsChange struct {
	IBAN api.Field[string] `json:"iban,omitzero"`
	BIC  api.Field[string] `json:"bic,omitzero"`
	// Version is the one that was seen.
	Version int64 `json:"version"`
}

func (c *BankDetailsChange) Rules() validate.Rules {
	return validate.Rules{
		versions.Required(&c.Version),
		validate.Field("iban", &c.IBAN, domain.IBANRule()),
		validate.Field("bic", &c.BIC, domain.BICRule()),
	}
}

func (a *API) changeBankDetails(ctx context.Context, in bankInput) (BankDetails, error) {
	actor := auth.Must(ctx)
	change := func(kept usersapi.BankDetails) usersapi.BankDetails {
		in.Body.IBAN.Apply(&kept.IBAN)
		in.Body.BIC.Apply(&kept.BIC)
		return domain.Compact(kept)
	}
	if err := a.Bank.Change(ctx, actor, in.ID, in.Body.Version, change); err != nil {
		return BankDetails{}, err
	}
	return a.bankDetails(ctx, userInput{ID: in.ID})
}
