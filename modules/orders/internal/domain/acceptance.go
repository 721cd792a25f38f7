package domain

import (
	"fmt"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Acceptance says yes to a quotation.
type Acceptance struct {
	Revision   int64  // the one that was read
	CGAccepted bool   // the general terms, by the customer
	Proof      string // data URL of what the customer signed, when a seller accepts for it
}

// Accepted is a quotation that becomes an order.
type Accepted struct {
	OrderID  int64
	By       auth.Signature
	OnBehalf bool
	CGVHash  string
	Proof    string // a file; "" when the customer accepted itself
	At       time.Time
}

// Complete refuses an acceptance that lacks what the role must give.
func (yes Acceptance) Complete(role Role) error {
	switch {
	case yes.Revision == 0:
		return refusal("revision", "required", "Indiquez la version du devis que vous avez lue.", "Say which revision of the quotation you read.")
	case role == RoleBuyer && !yes.CGAccepted:
		return refusal("cgAccepted", "required",
			"Acceptez les conditions générales de vente pour commander.", "Accept the general terms of sale to order.")
	case role != RoleBuyer && yes.Proof == "":
		return refusal("proof", "required",
			"Joignez l’accord du client : le devis signé ou son message.", "Attach the customer's agreement: the signed quotation or its message.")
	}
	return nil
}

func shortage(n int, s receiptsapi.Shortage) fault.Violation {
	path := fmt.Sprintf("items[%d].quantity", n)
	if s.Available <= 0 {
		return fault.At(path, receiptsapi.TagOutOfStock,
			"Ce produit est en rupture de stock : demandez au vendeur un devis sans lui.",
			"This product is out of stock: ask the seller for a quotation without it.")
	}
	v := fault.At(path, receiptsapi.TagInsufficientStock,
		"Il reste {available} de ce produit : demandez au vendeur un devis pour cette quantité.",
		"Only {available} of this product left: ask the seller for a quotation for that quantity.")
	v.Text = v.Text.Fill("available", fault.Units(s.Available))
	return v
}

// Checkout tells of an accepted quotation as of a checkout. Whoever proposed it, the customer ordered when it accepted
// itself.
func (o Order) Checkout(actor auth.Actor, customer, supplier usersapi.Party, at time.Time) ordersapi.Checkout {
	draft := ordersapi.Draft{
		Supplier: supplier, AgentID: o.AgentID, Breakdown: o.Breakdown, Totals: o.Totals, PaymentTerms: o.PaymentTerms,
	}
	for _, item := range o.Items {
		draft.Items = append(draft.Items, ordersapi.Item{Product: item.Product, Quantity: item.Quantity, Net: item.Net})
	}
	return ordersapi.Checkout{
		ID: o.CheckoutID, At: at, Actor: actor, OnBehalf: actor.ID != customer.ID || actor.Impersonated(),
		Customer: customer, ShippingAddress: o.ShippingAddress, CarrierLabel: o.CarrierLabel, Relay: o.Relay,
		Drafts: []ordersapi.Draft{draft},
	}
}

// Missing says for each line of a quotation what the stock does not have of it.
func (o Order) Missing(shortages []receiptsapi.Shortage) error {
	var missing []fault.Violation
	for n, item := range o.Items {
		for _, s := range shortages {
			if s.ProductID == item.Product.ID {
				missing = append(missing, shortage(n, s))
			}
		}
	}
	return fault.Invalid(missing...)
}

// StockLines are the goods of all its lines.
func (o Order) StockLines() []receiptsapi.Line {
	lines := make([]receiptsapi.Line, 0, len(o.Items))
	for _, item := range o.Items {
		lines = append(lines, receiptsapi.Line{
			OrderID: o.ID, OrderItemID: item.ID, ProductID: item.Product.ID, Quantity: item.Quantity,
		})
	}
	return lines
}
