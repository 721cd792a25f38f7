package shelf

import (
	"slices"

	"millesime/platform/fault"
	"millesime/platform/money"
)

// Seller is who sells to individuals, as the law has it say of itself (Code de la consommation, L111-1, L221-5 and L616-1). What is
// not known is "".
type Seller struct {
	Name      string
	LegalForm string
	Capital   *money.Cents // nil: it has none to tell
	Address   string
	SIREN     string
	RCSCity   string
	NumVAT    string
	Licence   fault.Text // by which it sells alcohol to be taken away
	Email     string     // the shop's, else the supplier's
	Phone     string
	Mediator  string
}

// Fact is one thing that is told of a seller, with what it is.
type Fact struct{ Name, Text fault.Text }

// Facts are what is told of the seller; what is not known is left out.
func (s Seller) Facts() (facts []Fact) {
	add := func(name fault.Text, texts ...fault.Text) {
		texts = slices.DeleteFunc(texts, func(t fault.Text) bool { return t.FR == "" })
		if len(texts) > 0 {
			facts = append(facts, Fact{name, fault.Join(texts, ", ")})
		}
	}
	var capital fault.Text
	if s.Capital != nil {
		capital = fault.Say("capital de {amount}", "capital of {amount}").Fill("amount", fault.Euros(*s.Capital))
	}
	add(fault.Say("Vendeur", "Seller"), fault.Same(s.Name), fault.Same(s.LegalForm), capital)
	add(fault.Say("Adresse", "Address"), fault.Same(s.Address))
	add(fault.Same("SIREN"), fault.Same(s.SIREN))
	add(fault.Same("RCS"), fault.Same(s.RCSCity))
	add(fault.Say("N° de TVA", "VAT number"), fault.Same(s.NumVAT))
	add(fault.Say("Licence à emporter", "Licence to sell alcohol to take away"), s.Licence)
	add(fault.Say("Médiateur de la consommation", "Consumer mediator"), fault.Same(s.Mediator))
	add(fault.Same("Contact"), fault.Same(s.Phone), fault.Same(s.Email))
	return facts
}
