package domain

import (
	"slices"

	"millesime/platform/fault"
)

// Need is something without which no shop may be open: by the law for who sells alcohol to consumers at a distance, or because a page
// without it is none.
type Need string

// The needs, by the member that lacks.
const (
	NeedName         Need = "name"
	NeedPresentation Need = "presentation"
	NeedLicence      Need = "licence"
	NeedMediator     Need = "mediator"
	NeedTerms        Need = "cgv"
	NeedProducts     Need = "items"
	NeedCompany      Need = "company"
	NeedSIREN        Need = "siren"
	NeedAddress      Need = "address"
)

// Needs lists every one, as a supplier reads them.
func Needs() []Need {
	return []Need{NeedName, NeedPresentation, NeedProducts, NeedLicence, NeedMediator, NeedTerms, NeedCompany, NeedSIREN, NeedAddress}
}

// Codes lists every one.
func (Need) Codes() []Need { return Needs() }

// Missing is what a shop lacks before it may open.
func (s *Shown) Missing() []Need {
	there := map[Need]bool{
		NeedName: s.Name != "", NeedPresentation: s.Presentation != "",
		NeedLicence: s.Licence.Number != "" && s.Licence.DeclaredOn != "", NeedMediator: s.Mediator != "", NeedTerms: s.Case.CGV != "",
		NeedProducts: len(s.ForSale()) > 0, NeedCompany: s.Supplier.Company != "", NeedSIREN: s.Supplier.SIREN != "",
		NeedAddress: s.Address != nil && s.Address.Street != "" && s.Address.Postcode != "" && s.Address.City != "",
	}
	missing := []Need{}
	for _, need := range Needs() {
		if !there[need] {
			missing = append(missing, need)
		}
	}
	return missing
}

// CheckOpening refuses to open with each thing that lacks.
func (s *Shown) CheckOpening() error { return refuse(s.Missing()) }

// CheckOpen refuses a change that takes away from an open shop what it needs. What lacked before may lack on.
func (s *Shown) CheckOpen(before []Need) error {
	if s.Status != Open {
		return nil
	}
	return refuse(slices.DeleteFunc(s.Missing(), func(need Need) bool { return slices.Contains(before, need) }))
}

func refuse(missing []Need) error {
	words := map[Need]fault.Text{
		NeedName:         fault.Say("Donnez un nom à la boutique", "Give the shop a name"),
		NeedPresentation: fault.Say("Présentez la boutique en quelques lignes", "Present the shop in a few lines"),
		NeedProducts: fault.Say("Mettez en boutique un produit actif avec son prix public",
			"Put an active product with its price into the shop"),
		NeedLicence:  fault.Say("Indiquez le numéro et la date de la déclaration de licence à emporter", "Give number and day of the declaration of the take-away licence"),
		NeedMediator: fault.Say("Indiquez le médiateur de la consommation dont vous relevez", "Name your consumer mediator"),
		NeedTerms:    fault.Say("Déposez vos conditions générales de vente dans vos paramètres", "Upload your general terms of sale in your parameters"),
		NeedCompany:  fault.Say("Indiquez votre raison sociale dans votre profil", "Give your company's name in your profile"),
		NeedSIREN:    fault.Say("Indiquez votre SIREN dans votre profil", "Give your SIREN in your profile"),
		NeedAddress:  fault.Say("Indiquez l’adresse de facturation de votre société", "Give your company's billing address"),
	}
	var refused []fault.Violation
	for _, need := range missing {
		refused = append(refused, fault.Violation{PropertyPath: string(need), Code: "missing", Text: words[need]})
	}
	return fault.Check(refused)
}
