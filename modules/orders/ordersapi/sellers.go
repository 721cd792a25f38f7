package ordersapi

import (
	"context"
	"slices"
	"strings"

	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Sellers are known by the module that keeps suppliers' shops; cmd/millesime/app brings them here, below it.
type Sellers interface {
	// ShopSellers are what some suppliers tell who buys in their shops, by supplier: each has an entry.
	ShopSellers(ctx context.Context, supplierIDs []int64) (map[int64]ShopSeller, error)
}

// ShopSeller is who sells to individuals, as the law has it say of itself (Code de la consommation, L111-1, L221-5 and L616-1). What is
// not known is "".
type ShopSeller struct {
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

// SellerOf is a supplier as its record tells it; what its shop tells is filled in by who keeps the shop.
func SellerOf(p usersapi.Party, seat usersapi.Address, r usersapi.Registration) ShopSeller {
	return ShopSeller{
		Name: p.DisplayName(), LegalForm: r.LegalForm, Capital: r.Capital, Address: seat.Line(), SIREN: p.SIREN, RCSCity: r.RCSCity,
		NumVAT: p.NumVAT, Email: p.Email, Phone: p.Phone,
	}
}

// SellerFact is one thing that is told of a seller, with what it is.
type SellerFact struct{ Name, Text fault.Text }

// Facts are what is told of the seller; what is not known is left out.
func (s ShopSeller) Facts() (facts []SellerFact) {
	add := func(name fault.Text, texts ...fault.Text) {
		texts = slices.DeleteFunc(texts, func(t fault.Text) bool { return t.FR == "" })
		if len(texts) > 0 {
			facts = append(facts, SellerFact{name, fault.Join(texts, ", ")})
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

// Reached is the seller in a line that says how to reach it.
func (s ShopSeller) Reached() string {
	return strings.Join(lists.Known(s.Name, s.Email, s.Phone), ", ")
}

// MediatorText tells an individual to whom it may turn.
func MediatorText(mediator string) fault.Text {
	return fault.Say("En cas de litige que le vendeur n’a pas réglé, vous pouvez saisir sans frais le médiateur de la consommation : {mediator}",
		"If the seller does not settle a dispute, you may turn to the consumer mediator free of charge: {mediator}").Fill("mediator", mediator)
}

// WithdrawalText tells who buys at a distance that it may withdraw, what is refunded and who sends the bottles back at whose cost.
func WithdrawalText() fault.Text {
	return fault.Say("Vous avez 14 jours après la dernière livraison pour renoncer au contrat, sans motif. Le prix et le port standard sont remboursés ; le retour des bouteilles est aux frais de l’acheteur (Code de la consommation, art. L. 221-18 et L. 221-24).",
		"You have 14 days after the last delivery to withdraw from the contract, without a reason. The price and standard carriage are refunded; sending the bottles back is at the buyer’s cost (Code de la consommation, art. L. 221-18 and L. 221-24).")
}
