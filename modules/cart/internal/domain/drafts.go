package domain

import (
	"time"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
)

// Codes of order_origin that a checkout gives (domain 5.2).
const (
	originMillesime = "millesime"
	originStore     = "store"
)

// checkoutOf makes the orders to place: one per supplier and origin.
func checkoutOf(id string, p Priced, now time.Time) ordersapi.Checkout {
	checkout := ordersapi.Checkout{
		ID: id, At: now, Actor: p.Actor,
		OnBehalf: p.Actor.ID != p.Customer.ID || p.Actor.Impersonated(),
		Customer: *p.Customer, BillingAddress: *p.Billing, ShippingAddress: *p.Shipping,
		CarrierCode: p.Payload.CarrierCode, Comment: p.Payload.Comment,
	}
	if p.Quote.Offer != nil {
		checkout.CarrierLabel = p.Quote.Offer.Label.FR
	}
	if p.Quote.Relay != nil {
		checkout.Relay = &ordersapi.Relay{
			Code: p.Quote.Relay.Code, Label: p.Quote.Relay.Label, Address: p.Quote.Relay.Address,
		}
	}
	for i, order := range p.Quote.Suppliers {
		draft := draftOf(order, p)
		draft.PaymentTerms = p.Payments[i].Terms
		checkout.Drafts = append(checkout.Drafts, draft)
	}
	return checkout
}

func draftOf(order pricingapi.Order, p Priced) ordersapi.Draft {
	draft := ordersapi.Draft{
		Origin: originMillesime, Supplier: p.Suppliers[order.SupplierID],
		AgentID: order.Commission.AgentID, AgentFeeRate: order.Commission.Rate, AgentFee: order.Commission.Amount,
		CGVHash: p.CGVHashes[order.SupplierID],
		Units:   order.TotalUnitProduct, TotalTaxExcl: order.TotalPriceTaxExcl, TotalTaxIncl: order.TotalPriceTaxIncl,
		Breakdown: ordersapi.Breakdown{
			SubTotalWithoutDiscount: order.SubTotalWithoutDiscountTaxExcl,
			SubTotalTaxExcl:         order.SubTotalPriceTaxExcl, SubTotalTaxIncl: order.SubTotalPriceTaxIncl,
			DiscountCustomer: order.TotalDiscountCustomer, AllDiscount: order.TotalAllDiscountTaxExcl,
			Shipping: order.ShippingPriceTaxExcl, Fees: order.TotalFees,
		},
	}
	if order.Store || p.Customer.Group == auth.Customer {
		draft.Origin = originStore
	}
	for _, vat := range order.VAT {
		draft.VAT = append(draft.VAT, ordersapi.VAT{Rate: vat.Rate, Base: vat.Base, Amount: vat.Amount})
	}
	for _, item := range order.Items {
		draft.Items = append(draft.Items, draftItem(item, p))
	}
	return draft
}

func draftItem(item pricingapi.PricedLine, p Priced) ordersapi.Item {
	product := p.Products[item.ProductID]
	return ordersapi.Item{
		Product: copyOf(product), Quantity: item.Quantity, Discount: item.Discount,
		ListPrice: item.ReferencePrice, UnitPrice: item.UnitPriceTaxExcl, Net: item.TotalPriceTaxExcl,
		Allowance: item.Allowance, UnitPriceTaxIncl: item.UnitPriceTaxIncl, TotalTaxIncl: item.TotalPriceTaxIncl,
		VATRate: item.VATRate, Tag: p.Tags[item.ProductID], Warehouse: product.Warehouse, Trace: item.Steps,
	}
}

func copyOf(p catalogueapi.Product) ordersapi.Product {
	return ordersapi.Product{
		ID: p.ID, Reference: p.Reference, Name: p.Name, Type: p.Type, Colour: p.Colour, Region: p.Region,
		Appellation: p.Appellation, Vintage: p.Vintage, BottleSizeMl: p.BottleSizeMl,
		UnitsPerCarton: p.UnitsPerCarton, ABVTenths: p.ABVTenths, Image: p.Image,
	}
}
