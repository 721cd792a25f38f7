package domain

import (
	"strconv"
	"time"

	"millesime/modules/cart/cartapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Codes of order_origin that a checkout gives (domain 5.2).
const (
	originMillesime = "millesime"
	originStore     = "store"
)

// Checkout makes the orders to place: one per supplier and origin.
func (p Priced) Checkout(id string, now time.Time) ordersapi.Checkout {
	checkout := ordersapi.Checkout{
		Wishes: p.Payload.Wishes, ID: id, At: now, Actor: p.Actor,
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
		draft := p.Draft(order)
		draft.PaymentTerms = p.Payments[i].Terms
		checkout.Drafts = append(checkout.Drafts, draft)
	}
	return checkout
}

// Quoted is the cart as other modules read it.
func (p Priced) Quoted() cartapi.Quote {
	quote := cartapi.Quote{
		Wishes: p.Payload.Wishes, Customer: p.Customer, BillingAddress: p.Billing, ShippingAddress: p.Shipping, Comment: p.Payload.Comment,
		TotalTaxExcl: p.Quote.TotalPriceTaxExcl, TotalTaxIncl: p.Quote.TotalPriceTaxIncl,
		Parts: lists.Each(p.Quote.Suppliers, p.Draft),
	}
	if p.Quote.Offer != nil {
		quote.CarrierLabel = p.Quote.Offer.Label.FR
	}
	return quote
}

// Draft makes the order of one part of the quote.
func (p Priced) Draft(order pricingapi.Order) ordersapi.Draft {
	draft := ordersapi.Draft{
		Origin: originMillesime, Supplier: p.Suppliers[order.SupplierID],
		AgentID: order.Commission.AgentID, AgentFeeRate: order.Commission.Rate,
		CGVHash: p.CGVHashes[order.SupplierID].Trade,
		Totals: ordersapi.Totals{
			Units: order.TotalUnitProduct, TotalTaxExcl: order.TotalPriceTaxExcl, TotalTaxIncl: order.TotalPriceTaxIncl,
			AgentFee: order.Commission.Amount,
		},
		Introduction: p.introduction(order.SubTotalPriceTaxExcl), StandardShipping: order.StandardShipping,
		Breakdown: ordersapi.Breakdown{
			SubTotalWithoutDiscount: order.SubTotalWithoutDiscountTaxExcl,
			SubTotalTaxExcl:         order.SubTotalPriceTaxExcl, SubTotalTaxIncl: order.SubTotalPriceTaxIncl,
			DiscountCustomer: order.TotalDiscountCustomer, AllDiscount: order.TotalAllDiscountTaxExcl,
			Shipping: order.ShippingPriceTaxExcl, Fees: order.TotalFees,
		},
	}
	if order.Store || p.Customer != nil && p.Customer.Group == auth.Customer {
		draft.Origin, draft.CGVHash = originStore, p.CGVHashes[order.SupplierID].Store
	}
	if p.Payload.Origin != "" {
		draft.Origin = p.Payload.Origin
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
		VATRate: item.VATRate, Tag: p.Tags[item.ProductID], Warehouse: product.Warehouse, Trace: item.Steps, Wanted: p.wanted(item.Key),
		Promises: p.Promises[item.Key],
	}
}

// wanted is the unit price that the customer wishes of a line of the quote, whose key counts the payload's items.
func (p Priced) wanted(key string) *money.Cents {
	n, err := strconv.Atoi(key)
	if err != nil || n < 0 || n >= len(p.Payload.Items) {
		return nil
	}
	return p.Payload.Items[n].Wanted
}

func copyOf(p productsapi.Product) ordersapi.Product {
	return ordersapi.Product{
		ID: p.ID, Reference: p.Reference, Name: p.Name, Type: p.Type, Colour: p.Colour, Region: p.Region,
		Appellation: p.Appellation, Vintage: p.Vintage, BottleSizeMl: p.BottleSizeMl,
		UnitsPerCarton: p.UnitsPerCarton, ABVTenths: p.ABVTenths, Image: p.Image(),
	}
}

// StockLines are what the orders want, with the ids they were given.
func (p Priced) StockLines(placed []ordersapi.Placed) []receiptsapi.Line {
	var lines []receiptsapi.Line
	for o, order := range p.Quote.Suppliers {
		for i, item := range order.Items {
			lines = append(lines, receiptsapi.Line{
				OrderID: placed[o].ID, OrderItemID: placed[o].ItemIDs[i], ProductID: item.ProductID, Quantity: item.Quantity,
			})
		}
	}
	return lines
}
