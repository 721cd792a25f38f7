package domain

import (
	"slices"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/sale"
)

// origin of the orders of samples (specification 3, order_origin).
const origin = "millesime"

// Carrier of samples: the supplier adds them to a delivery or sends them by itself, at no cost to the buyer.
const (
	CarrierCode  = "sample"
	CarrierLabel = "Envoi de l’échantillon"
)

// Draft is the order of a request: every amount is zero.
func (r Request) Draft(p productsapi.Product, supplier usersapi.Party, terms usersapi.CustomerTerms) ordersapi.Draft {
	return ordersapi.Draft{
		Origin: origin, Supplier: supplier, AgentID: terms.AgentID, AgentFeeRate: terms.AgentFee,
		Breakdown: ordersapi.Breakdown{VAT: []ordersapi.VAT{}}, Totals: ordersapi.Totals{Units: r.Quantity},
		Items: []ordersapi.Item{{
			Product: CopyOf(p), Quantity: r.Quantity, VATRate: p.VATRate, Tag: receiptsapi.TagSample, Warehouse: p.Warehouse,
			Trace: []sale.TraceStep{},
		}},
	}
}

// BillingAddress is the buyer's usual one among those known, else where the sample goes.
func (r Request) BillingAddress(known []usersapi.Address) usersapi.Address {
	if seat, ok := usersapi.Seat(known); ok {
		return seat
	}
	return r.Address
}

// DeliveryAddress finds an address among the buyer's own, where version 1 delivers.
func DeliveryAddress(known []usersapi.Address, id int64) (usersapi.Address, error) {
	const path = "shippingAddress"
	at := slices.IndexFunc(known, func(a usersapi.Address) bool { return a.ID == id })
	if at < 0 {
		return usersapi.Address{}, fault.Invalid(fault.At(path, "not_found", "Cette adresse est introuvable.", "This address cannot be found."))
	}
	if _, served := sale.Department(known[at].Country, known[at].Postcode); !served {
		return usersapi.Address{}, fault.Invalid(fault.At(path, "not_served",
			"Livraison non proposée à cette adresse", "We do not deliver to this address"))
	}
	return known[at], nil
}

// UnknownProduct refuses a product that is not there, or not for the buyer.
func UnknownProduct() error {
	return fault.Invalid(fault.At("product", "not_found", "Ce produit est introuvable.", "This product cannot be found."))
}

// NotOffered refuses a product of which no samples are given.
func NotOffered() error {
	return fault.Invalid(fault.At("product", "not_offered",
		"Ce produit n’est pas proposé en échantillon.", "No sample of this product is offered."))
}

// CopyOf keeps what a request must know of a product.
func CopyOf(p productsapi.Product) ordersapi.Product {
	return ordersapi.Product{
		ID: p.ID, Reference: p.Reference, Name: p.Name, Type: p.Type, Colour: p.Colour, Region: p.Region,
		Appellation: p.Appellation, Vintage: p.Vintage, BottleSizeMl: p.BottleSizeMl,
		UnitsPerCarton: p.UnitsPerCarton, ABVTenths: p.ABVTenths, Image: p.Image(),
	}
}
