package domain

import (
	"slices"
	"strings"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

// Lack is what a party has not told yet of what its invoices need.
type Lack string

// The lacks.
const (
	LacksMandate           Lack = "mandate"
	LacksRegime            Lack = "vat_regime" // it charges no VAT: its invoices are issued elsewhere
	LacksName              Lack = "name"
	LacksSIREN             Lack = "siren"
	LacksSeat              Lack = "seat"
	LacksLegalForm         Lack = "legal_form"
	LacksCapital           Lack = "capital"
	LacksRCS               Lack = "rcs"
	LacksVATNumber         Lack = "numvat"
	LacksBankDetails       Lack = "bank_details"
	LacksElectronicAddress Lack = "electronic_address"
)

// Codes lists every lack.
func (Lack) Codes() []Lack {
	return []Lack{
		LacksMandate, LacksRegime, LacksName, LacksSIREN, LacksSeat, LacksLegalForm, LacksCapital, LacksRCS, LacksVATNumber,
		LacksBankDetails, LacksElectronicAddress,
	}
}

// HoldsBack tells that invoices wait for it; what else lacks is missing on them.
func (l Lack) HoldsBack() bool { return l != LacksBankDetails && l != LacksElectronicAddress }

// words name what an invoice is held back for.
func (l Lack) words() fault.Text {
	return map[Lack]fault.Text{
		LacksName: {FR: "la raison sociale", EN: "the company name"}, LacksSIREN: {FR: "le SIREN", EN: "the SIREN"},
		LacksSeat:      {FR: "une adresse de facturation", EN: "a billing address"},
		LacksLegalForm: {FR: "la forme juridique", EN: "the legal form"}, LacksCapital: {FR: "le capital social", EN: "the share capital"},
		LacksRCS:       {FR: "la ville du RCS", EN: "the city of the RCS"},
		LacksVATNumber: {FR: "le n° de TVA", EN: "the VAT number"},
	}[l]
}

// inWords names several.
func inWords(lacking []Lack) fault.Text {
	return fault.Join(lists.Each(lacking, Lack.words), ", ")
}

// PartyOf copies a person with its seat or billing address.
func PartyOf(p usersapi.Party, a usersapi.Address) billingapi.Party {
	return billingapi.Party{
		ID: p.ID, Group: p.Group, Company: p.DisplayName(), SIREN: p.SIREN, NumVAT: p.NumVAT, Email: p.Email, Phone: p.Phone, Address: a,
	}
}

// Registered is a party with how it is registered. An electronic address of another SIREN than it has now is none.
func Registered(p billingapi.Party, r usersapi.Registration) billingapi.Party {
	if p.SIREN == "" || !strings.HasPrefix(r.ElectronicAddress, p.SIREN) {
		r.ElectronicAddress = ""
	}
	p.Registration = r
	return p
}

// unnamed are those of what invoices must say of who sells that it has not told (CGI, annexe II, 242 nonies A; Code de commerce,
// R123-238): capital and RCS are those of companies.
func unnamed(seller billingapi.Party) []Lack {
	told := map[Lack]bool{
		LacksName: isNamed(seller), LacksSIREN: seller.SIREN != "", LacksSeat: IsPostal(seller.Address),
		LacksLegalForm: seller.LegalForm != "", LacksCapital: seller.OutsideRCS || seller.Capital != nil,
		LacksRCS:       seller.OutsideRCS || seller.RCSCity != "",
		LacksVATNumber: seller.NumVAT != "" || seller.VATRegime == usersapi.VATFranchise,
	}
	return slices.DeleteFunc(Lack("").Codes(), func(l Lack) bool {
		there, asked := told[l]
		return there || !asked
	})
}

// isNamed tells a party that has a name: one that gave none is called by its e-mail address elsewhere.
func isNamed(p billingapi.Party) bool { return p.Company != "" && p.Company != p.Email }

// IsPostal tells an address that a letter finds, in a country that there is.
func IsPostal(a usersapi.Address) bool {
	return a.Street != "" && a.City != "" && validate.IsCountry(countryOf(a))
}

// BuyerLacking is what a buyer has not told yet of what its invoices name. It holds nothing back; an individual has none of it.
func BuyerLacking(buyer billingapi.Party) []Lack {
	lacking := []Lack{}
	if !buyer.Group.IsProfessional() {
		return lacking
	}
	for _, asked := range []struct {
		lack  Lack
		there bool
	}{
		{LacksSIREN, buyer.SIREN != ""}, {LacksVATNumber, buyer.NumVAT != ""}, {LacksElectronicAddress, buyer.ElectronicAddress != ""},
	} {
		if !asked.there {
			lacking = append(lacking, asked.lack)
		}
	}
	return lacking
}

// Lacking is what a seller must still tell, what holds invoices back first. Who issues them elsewhere is asked for where it is paid alone.
func Lacking(m Mandate, seller billingapi.Party, paidOn usersapi.BankDetails) []Lack {
	lacking := unnamed(seller)
	for lack, there := range map[Lack]bool{
		LacksMandate: m.Accepted(), LacksRegime: seller.VATRegime == usersapi.VATNormal,
		LacksBankDetails: paidOn.IBAN != "", LacksElectronicAddress: seller.ElectronicAddress != "",
	} {
		if !there {
			lacking = append(lacking, lack)
		}
	}
	return slices.DeleteFunc(Lack("").Codes(), func(l Lack) bool {
		return !slices.Contains(lacking, l) || m.Elsewhere && l != LacksBankDetails
	})
}
