package rest

import (
	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/domain"
	"millesime/platform/api"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// InvoiceDelivery is a parcel of an order that an invoice gathers with others.
type InvoiceDelivery struct {
	Order             InvoiceOrder   `json:"order"`
	CustomerReference string         `json:"customerReference"`
	Shipment          string         `json:"shipment"` // its number; "": of none
	Carrier           string         `json:"carrier"`
	DeliveredOn       *string        `json:"deliveredOn"` // null: nobody said when
	ShippingAddress   InvoiceAddress `json:"shippingAddress"`
	TotalTaxExcl      money.Cents    `json:"totalPriceTaxExcl"` // carriage included
	TotalTaxIncl      money.Cents    `json:"totalPriceTaxIncl"`
}

func newDeliveries(i domain.Document) []InvoiceDelivery {
	return lists.Each(i.Paper.Parts, func(p billingapi.Part) InvoiceDelivery {
		return InvoiceDelivery{
			Order:             InvoiceOrder{Ref: api.RefTo("orders", p.OrderID), Number: p.Order.Number, OrderedOn: p.Order.OrderedOn},
			CustomerReference: p.Reference, Shipment: p.Shipment, Carrier: p.Carrier, DeliveredOn: api.OrNull(p.DeliveredOn),
			ShippingAddress: newAddress(p.ShippingAddress), TotalTaxExcl: p.TotalTaxExcl, TotalTaxIncl: p.TotalTaxIncl,
		}
	})
}
