package rest

import (
	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// Bounds of how a company is registered, in characters and cents.
const (
	maxLegalForm   = 60
	maxRCSCity     = 60
	maxContactName = 80
	maxCapital     = money.Cents(100_000_000_000_00)
)

// SupplierRegistration is how a supplier is registered, as its invoices say it; null and "" clear.
type SupplierRegistration struct {
	LegalForm         api.Field[string]      `json:"legalForm,omitzero"`
	Capital           api.Field[money.Cents] `json:"capital,omitzero"`
	RCSCity           api.Field[string]      `json:"rcsCity,omitzero"`
	OutsideRCS        api.Field[bool]        `json:"outsideRcs,omitzero"` // a sole trader, or a grower outside the register of commerce
	VATOnDebits       api.Field[bool]        `json:"vatOnDebits,omitzero"`
	VATRegime         api.Field[string]      `json:"vatRegime,omitzero"`
	ElectronicAddress api.Field[string]      `json:"electronicAddress,omitzero"`
}

func (b *SupplierRegistration) rules() validate.Rules {
	return validate.Rules{
		validate.Field("legalForm", &b.LegalForm, validate.LineRules(maxLegalForm)...),
		validate.Field("capital", &b.Capital, validate.Between(0, maxCapital)),
		validate.Field("rcsCity", &b.RCSCity, validate.LineRules(maxRCSCity)...),
		validate.Field("vatRegime", &b.VATRegime, domain.VATRegimeRule()),
		validate.Field("electronicAddress", &b.ElectronicAddress, domain.ElectronicAddressRule()),
	}
}

func (b *SupplierRegistration) apply(r *usersapi.Registration) {
	b.LegalForm.Apply(&r.LegalForm)
	nullable(b.Capital, &r.Capital)
	b.RCSCity.Apply(&r.RCSCity)
	b.OutsideRCS.Apply(&r.OutsideRCS)
	b.VATOnDebits.Apply(&r.VATOnDebits)
	b.ElectronicAddress.Apply(&r.ElectronicAddress)
	if b.VATRegime.Apply(&r.VATRegime); r.VATRegime == "" {
		r.VATRegime = usersapi.VATNormal
	}
}

// BillingContact is whom a buyer lets answer for its invoices.
type BillingContact struct {
	Name  string `json:"name"`
	Email string `json:"email"`
	Phone string `json:"phone"`
}

// Rules of a contact, any part of which may be empty.
func (c *BillingContact) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("name", &c.Name, validate.LineRules(maxContactName)...),
		validate.Field("email", &c.Email, validate.Optional, validate.Email),
		validate.Field("phone", &c.Phone, validate.PhoneRules()...),
	}
}

// tellBilled shows what invoices say of a person, to itself and admins.
func tellBilled(p *Parameters, r usersapi.Registration, kind domain.RecordKind) {
	p.ElectronicAddress = &r.ElectronicAddress
	if kind == domain.BuyerRecord {
		contact := BillingContact(r.Contact)
		p.BillingContact = &contact
		return
	}
	p.LegalForm, p.Capital, p.RCSCity = &r.LegalForm, orNull(r.Capital), &r.RCSCity
	p.OutsideRCS, p.VATOnDebits, p.VATRegime = &r.OutsideRCS, &r.VATOnDebits, &r.VATRegime
}
