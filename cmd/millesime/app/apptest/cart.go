package apptest

import "maps"

// Cart is the payload of a person's cart, addresses included.
func Cart(person int64, items ...map[string]any) map[string]any {
	return map[string]any{
		"origin": "millesime", "items": items, "customer": IRI("users", person),
		"billingAddress": IRI("addresses", Billing(person)), "shippingAddress": IRI("addresses", Shipping(person)),
	}
}

// Item is a line of a cart.
func Item(product, quantity int64) map[string]any {
	return map[string]any{"product": IRI("products", product), "quantity": quantity, "discountValue": 0}
}

// Order turns a cart into what step valid wants.
func Order(cart map[string]any) map[string]any {
	return With(cart, map[string]any{"step": "valid", "carrierOfferCode": "messagerie", "cgAccepted": true})
}

// With is a copy of a payload with some members replaced.
func With(payload, changes map[string]any) map[string]any {
	changed := maps.Clone(payload)
	maps.Copy(changed, changes)
	return changed
}
