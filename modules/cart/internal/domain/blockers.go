package domain

import (
	"time"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
)

// cartonUnits is how many units a mixed carton of the shared warehouse holds (domain 3.3).
const cartonUnits = 6

// stockBlockers says, a message per line, what the stock does not allow.
func stockBlockers(actor auth.Actor, p Payload, tags map[int64]string, f Facts) []fault.Violation {
	var blockers []fault.Violation
	for i, item := range p.Items {
		if f.Products[item.ProductID].Active && !f.offered(actor, item) {
			continue // its shop is closed, whatever the stock
		}
		available := f.Levels[item.ProductID].Available()
		switch tags[item.ProductID] {
		case receiptsapi.TagDesactivated:
			blockers = append(blockers, fault.At(itemPath(i, "product"), receiptsapi.TagDesactivated,
				"Ce produit n’est plus proposé : retirez-le du panier.",
				"This product is no longer offered: take it out of the cart."))
		case receiptsapi.TagOutOfStock:
			blockers = append(blockers, fault.At(itemPath(i, "quantity"), receiptsapi.TagOutOfStock,
				"Ce produit est en rupture de stock.", "This product is out of stock."))
		case receiptsapi.TagInsufficientStock:
			v := fault.At(itemPath(i, "quantity"), receiptsapi.TagInsufficientStock,
				"Il reste {available} de ce produit : réduisez la quantité.",
				"Only {available} of this product left: lower the quantity.")
			v.Text = v.Text.Fill("available", fault.Units(available))
			blockers = append(blockers, v)
		}
	}
	return blockers
}

// quantityBlockers checks multiples, minimum quantities and mixed cartons on the sum of each product's lines;
// the message stands at the product's first line. What was withdrawn has to go, whatever its quantity: it fills no carton.
func quantityBlockers(actor auth.Actor, p Payload, f Facts) []fault.Violation {
	var blockers []fault.Violation
	wanted := p.quantities()
	seen := make(map[int64]struct{}, len(wanted))
	var mixed int64
	mixedAt := -1
	for i, item := range p.Items {
		product := f.Products[item.ProductID]
		if !f.offered(actor, item) {
			continue
		}
		if product.Warehouse == receiptsapi.WarehouseDartess {
			mixed += item.Quantity
			mixedAt = i
		}
		if _, again := seen[product.ID]; again {
			continue
		}
		seen[product.ID] = struct{}{}
		quantity := wanted[product.ID]
		if multiple := int64(product.OrderMultiple); multiple > 1 && quantity%multiple != 0 {
			blockers = append(blockers, filled(itemPath(i, "quantity"), "order_multiple",
				"Commandez ce produit par multiples de {n}.", "Order this product in multiples of {n}.", multiple))
		}
		if least := int64(product.MinQuantity); quantity < least {
			blockers = append(blockers, filled(itemPath(i, "quantity"), "min_quantity",
				"La quantité minimale de ce produit est de {n}.", "The minimum quantity of this product is {n}.", least))
		}
	}
	if rest := mixed % cartonUnits; rest != 0 {
		blockers = append(blockers, cartonBlocker(itemPath(mixedAt, "quantity"), cartonUnits-rest))
	}
	return blockers
}

// wishBlockers refuses a wished day that is over. Today is the supplier's to judge.
func wishBlockers(p Payload, at time.Time) []fault.Violation {
	if p.WishedDeliveryOn == "" || p.WishedDeliveryOn >= clock.DateOf(at) {
		return nil
	}
	return []fault.Violation{fault.At("wishedDeliveryOn", "wished_day_over",
		"Le jour de livraison souhaité est passé : choisissez-en un autre.",
		"The requested delivery day is over: choose another one.")}
}

// Lost says what of a saved payload the possible rest of it is without.
func (p Payload) Lost(rest Payload) (lost []fault.Violation) {
	if p.CustomerID != 0 && rest.CustomerID == 0 {
		lost = append(lost, fault.At("customer", "customer_removed",
			"Vous ne pouvez plus commander pour le client de ce panier, qui en a été retiré : choisissez-en un autre.",
			"You can no longer order for the customer of this cart, who was taken out of it: choose another one."))
	}
	if lines := len(p.Items) - len(rest.Items); lines > 0 {
		lost = append(lost, itemsRemoved(lines))
	}
	return lost
}

func itemsRemoved(lines int) fault.Violation {
	if lines == 1 {
		return fault.At("items", "items_removed",
			"Un produit de votre panier n’est plus proposé et en a été retiré.",
			"A product in your cart is no longer offered and was taken out.")
	}
	return filled("items", "items_removed",
		"{n} produits de votre panier ne sont plus proposés et en ont été retirés.",
		"{n} products in your cart are no longer offered and were taken out.", int64(lines))
}

func filled(path, code, fr, en string, n int64) fault.Violation {
	v := fault.At(path, code, fr, en)
	v.Text = v.Text.Fill("n", n)
	return v
}

func cartonBlocker(path string, missing int64) fault.Violation {
	if missing == 1 {
		return fault.At(path, "carton_incomplete",
			"Ajoutez 1 bouteille pour compléter le carton", "Add 1 bottle to fill the carton")
	}
	return filled(path, "carton_incomplete",
		"Ajoutez {n} bouteilles pour compléter le carton", "Add {n} bottles to fill the carton", missing)
}
