package ordersapi

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/shelf"
)

// Sellers are known by the module that keeps suppliers' shops; cmd/millesime/app brings them here, below it.
type Sellers interface {
	// ShopSellers are what some suppliers tell who buys in their shops, by supplier: each has an entry.
	ShopSellers(ctx context.Context, supplierIDs []int64) (map[int64]ShopSeller, error)
}

// ShopSeller is who sells to individuals, as the law has it say of itself.
type ShopSeller = shelf.Seller

// SellerOf is a supplier as its record tells it; what its shop tells is filled in by who keeps the shop.
func SellerOf(p usersapi.Party, seat usersapi.Address, r usersapi.Registration) ShopSeller {
	return ShopSeller{
		Name: p.DisplayName(), LegalForm: r.LegalForm, Capital: r.Capital, Address: seat.Line(), SIREN: p.SIREN, RCSCity: r.RCSCity,
		NumVAT: p.NumVAT, Email: p.Email, Phone: p.Phone,
	}
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

// WarrantyText tells an individual that what it buys is under the legal warranty.
func WarrantyText() fault.Text {
	return fault.Say("La garantie légale de conformité s’applique pendant deux ans (articles L217-3 et suivants du Code de la consommation).",
		"The legal warranty of conformity applies for two years (articles L217-3 and following of the French consumer code).")
}
