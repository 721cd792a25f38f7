package ordersapi

import (
	"context"

	"millesime/platform/fault"
)

// Sellers are known by the module that keeps suppliers' shops; cmd/millesime/app brings them here, below it.
type Sellers interface {
	// ShopSellers are what some suppliers tell who buys in their shops, by supplier: each has an entry.
	ShopSellers(ctx context.Context, supplierIDs []int64) (map[int64]ShopSeller, error)
}

// ShopSeller is how an individual reaches who sold to it, and who settles a dispute between them (Code de la consommation, L221-5 and
// L616-1).
type ShopSeller struct {
	Email    string // the shop's, else the supplier's
	Mediator string // "": the supplier named none
}

// MediatorText tells an individual to whom it may turn.
func MediatorText(mediator string) fault.Text {
	return fault.Say("En cas de litige que le vendeur n’a pas réglé, vous pouvez saisir sans frais le médiateur de la consommation : {mediator}",
		"If the seller does not settle a dispute, you may turn to the consumer mediator free of charge: {mediator}").Fill("mediator", mediator)
}
