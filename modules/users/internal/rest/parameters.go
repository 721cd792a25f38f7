package rest

import (
	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/money"
)

// Parameters is the record that a person keeps of itself (specification 3). It
// holds the members of its kind; what the reader may not read is left out.
type Parameters struct {
	api.Item
	Version int64 `json:"version,omitempty"` // what a change names; left out for who may not write the record

	// Where the files are read, "" for none. What is sent instead is a data URL, the address as it was read, or null.
	Logo  *string `json:"base64ContentLogo,omitempty"`
	Photo *string `json:"base64ContentPhoto,omitempty"`
	CGV   *string `json:"base64ContentCGV,omitempty"`

	StoreCGV *string `json:"base64ContentStoreCGV,omitempty"` // of its shop; "": the CGV hold there too

	// Suppliers.
	FreeShippingFromValue      api.Field[money.Cents] `json:"freeShippingFromValue,omitzero"`
	FreeShippingFromQuantity   api.Field[int64]       `json:"freeShippingFromQuantity,omitzero"` // 75 cl equivalents
	StoreFreeShippingFromValue api.Field[money.Cents] `json:"storeFreeShippingFromValue,omitzero"`
	StoreFreeShippingFromQty   api.Field[int64]       `json:"storeFreeShippingFromQuantity,omitzero"`
	MinimumOrderValue          *money.Cents           `json:"minimumOrderValue,omitempty"`
	HandlingFee                *money.Cents           `json:"handlingFee,omitempty"`
	AutoValidate               *bool                  `json:"autoValidate,omitempty"`
	DefaultWarehouse           *string                `json:"defaultWarehouse,omitempty"`
	PaymentTerms               *PaymentTerms          `json:"paymentTerms,omitempty"`
	AgreementFrames            []string               `json:"agreementFrames,omitzero"`

	LegalForm   *string                `json:"legalForm,omitempty"`
	Capital     api.Field[money.Cents] `json:"capital,omitzero"`
	RCSCity     *string                `json:"rcsCity,omitempty"`
	OutsideRCS  *bool                  `json:"outsideRcs,omitempty"` // neither capital nor RCS is asked of it
	VATOnDebits *bool                  `json:"vatOnDebits,omitempty"`
	VATRegime   *string                `json:"vatRegime,omitempty" enum:"normal,franchise,flat_rate"`

	// Suppliers and buyers.
	ElectronicAddress *string `json:"electronicAddress,omitempty"` // of scheme 0225

	// Buyers.
	BillingContact    *BillingContact   `json:"billingContact,omitempty"`
	AgreementFrame    api.Field[string] `json:"agreementFrame,omitzero"`
	DiscountOnInvoice *money.Rate       `json:"discountOnInvoice,omitempty"`
	SupplierRebate    *money.Rate       `json:"supplierRebate,omitempty"`

	// Commercial agents.
	RSAC          *string  `json:"rsac,omitempty"`
	SIREN         *string  `json:"siren,omitempty"`
	VATRegistered *bool    `json:"vatRegistered,omitempty"`
	Sector        []string `json:"sector,omitzero"`
	IBANEnding    *string  `json:"ibanEnding,omitempty"`
}

func parametersOf(p *domain.Parameters) *Parameters {
	if p == nil {
		return nil
	}
	out := &Parameters{Item: recordItem(p.Group, p.UserID), Version: p.Version}
	kind := domain.RecordKindOf(p.Group)
	if p.Media != nil {
		out.Logo, out.Photo = address(p.Media.Logo), address(p.Media.Photo)
		if kind == domain.SupplierRecord {
			out.CGV, out.StoreCGV = address(p.Media.CGV), address(p.Media.StoreCGV)
		}
	}
	if f := p.Franco; f != nil {
		out.FreeShippingFromValue, out.FreeShippingFromQuantity = orNull(f.Value), orNull(f.Quantity)
		out.StoreFreeShippingFromValue, out.StoreFreeShippingFromQty = orNull(f.StoreValue), orNull(f.StoreQuantity)
	}
	if s := p.Sale; s != nil {
		out.MinimumOrderValue, out.HandlingFee = &s.MinimumOrderValue, &s.HandlingFee
		out.AutoValidate, out.DefaultWarehouse = &s.AutoValidate, &s.DefaultWarehouse
		out.PaymentTerms, out.AgreementFrames = termsOf(s.PaymentTerms), make([]string, 0, len(p.Frames))
		for _, id := range p.Frames {
			out.AgreementFrames = append(out.AgreementFrames, api.IRI("agreement_frames", id))
		}
	}
	if b := p.Buying; b != nil {
		out.AgreementFrame = orNull[string](nil)
		if len(p.Frames) > 0 {
			out.AgreementFrame = api.Some(api.IRI("agreement_frames", p.Frames[0]))
		}
		out.DiscountOnInvoice, out.SupplierRebate = &b.DiscountOnInvoice, &b.SupplierRebate
	}
	if p.Billed != nil {
		tellBilled(out, *p.Billed, kind)
	}
	if a := p.Agency; a != nil {
		out.RSAC, out.SIREN, out.VATRegistered = &a.RSAC, &a.SIREN, &a.VATRegistered
		out.Sector, out.IBANEnding = a.Sector, &a.IBANEnding
	}
	return out
}

func address(kept string) *string {
	where := files.Address(kept)
	return &where
}

func termsOf(t usersapi.PaymentTerms) *PaymentTerms { return &PaymentTerms{Kind: t.Kind, Days: t.Days} }

// orNull is a member that is there, with null for nil.
func orNull[T any](value *T) api.Field[T] {
	if value == nil {
		return api.Field[T]{Set: true, Null: true}
	}
	return api.Some(*value)
}

// HydraClass is that of the kind of record, which the path tells.
func (Parameters) HydraClass(resource string) string { return recordClasses[resource] }

// recordClasses are what records are called, by their resource.
var recordClasses = map[string]string{ //nolint:gochecknoglobals // constant
	"parameter_suppliers": "ParameterSupplier", "parameter_commercial_agents": "ParameterCommercialAgent",
	"parameter_restaurants": "ParameterRestaurant", "parameter_wine_merchants": "ParameterWineMerchant",
	"parameter_hypermarkets": "ParameterHypermarket", "parameter_cses": "ParameterCse",
}

// recordItem names a record; its number is its person's.
func recordItem(g auth.Group, userID int64) api.Item {
	resource := "parameter_suppliers"
	switch g { //nolint:exhaustive // the groups that keep a record
	case auth.CommercialAgent:
		resource = "parameter_commercial_agents"
	case auth.Restaurant:
		resource = "parameter_restaurants"
	case auth.WineMerchant:
		resource = "parameter_wine_merchants"
	case auth.Hypermarket:
		resource = "parameter_hypermarkets"
	case auth.CSE:
		resource = "parameter_cses"
	}
	return api.NewItem(resource, recordClasses[resource], userID)
}
