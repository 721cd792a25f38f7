package domain

import (
	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
)

// Lack is what a supplier has not told yet of what its invoices need.
type Lack string

// The lacks.
const (
	LacksMandate           Lack = "mandate"
	LacksRegime            Lack = "vat_regime" // it charges no VAT: its invoices are issued elsewhere
	LacksSIREN             Lack = "siren"
	LacksSeat              Lack = "seat"
	LacksLegalForm         Lack = "legal_form"
	LacksVATNumber         Lack = "numvat"
	LacksBankDetails       Lack = "bank_details"
	LacksElectronicAddress Lack = "electronic_address"
)

// Codes lists every lack.
func (Lack) Codes() []Lack {
	return []Lack{
		LacksMandate, LacksRegime, LacksSIREN, LacksSeat, LacksLegalForm, LacksVATNumber, LacksBankDetails, LacksElectronicAddress,
	}
}

// HoldsBack tells that invoices wait for it; what else lacks is missing on them.
func (l Lack) HoldsBack() bool {
	return l == LacksMandate || l == LacksRegime || l == LacksSIREN || l == LacksSeat
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
	there := map[Lack]bool{
		LacksMandate: m.Accepted(), LacksRegime: seller.VATRegime == usersapi.VATNormal, LacksSIREN: seller.SIREN != "",
		LacksSeat: seller.Address.Street != "", LacksLegalForm: seller.LegalForm != "", LacksVATNumber: seller.NumVAT != "",
		LacksElectronicAddress: seller.ElectronicAddress != "",
	}
	lacking := []Lack{}
	for _, lack := range Lack("").Codes() {
		switch {
		case lack == LacksBankDetails:
			if paidOn.IBAN == "" {
				lacking = append(lacking, lack)
			}
		case !there[lack] && !m.Elsewhere:
			lacking = append(lacking, lack)
		}
	}
	return lacking
}
