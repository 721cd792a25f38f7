package domain

import (
	"slices"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/lists"
)

// OnPaper is the order as a paper says it: as it was ordered, whatever was given up or came back since.
func (o Order) OnPaper() ordersapi.OnPaper {
	amounts := o.AsOrdered()
	return ordersapi.OnPaper{
		PaperHead: o.PaperHead(), Wishes: o.Wishes, Breakdown: amounts.Breakdown, Totals: amounts.Totals,
		ValidUntil: o.Quotation.ValidUntil, Store: slices.Contains(ShopOrigins(), o.Origin),
		BillingAddress: o.BillingAddress, ShippingAddress: o.ShippingAddress,
		CarrierLabel: o.CarrierLabel, Relay: o.Relay, Comment: o.Comment, PaymentTerms: o.PaymentTerms,
		Items: lists.Each(o.Items, Item.onPaper), Parcels: lists.Each(o.Shipments, Shipment.onPaper),
	}
}

// PaperHead tells which order papers of it are of.
func (o Order) PaperHead() ordersapi.PaperHead {
	return ordersapi.PaperHead{
		ID: o.ID, Number: o.Number, QuotationNumber: o.Quotation.Number, IsQuotation: o.Status.IsQuotation(), Revision: o.Quotation.Revision,
		OrderedAt: o.CreatedAt, BeganAt: o.BeganAt, PlacedBy: o.PlacedBy, Supplier: o.Supplier.onPaper(), Customer: o.Customer.onPaper(),
	}
}

func (p Party) onPaper() ordersapi.PaperParty {
	return ordersapi.PaperParty{
		ID: p.ID, Group: p.Group, Company: p.Company, Email: p.Email, Phone: p.Phone, SIREN: p.SIREN, NumVAT: p.NumVAT,
	}
}

func (i Item) onPaper() ordersapi.PaperItem {
	return ordersapi.PaperItem{ID: i.ID, Item: ordersapi.Item{
		Product: i.Product, Quantity: i.Quantity, Discount: i.Discount, ListPrice: i.ListPrice, UnitPrice: i.UnitPrice, Net: i.Net,
		Allowance: i.Allowance, VATRate: i.VATRate, Tag: i.Tag, Warehouse: i.Warehouse, Trace: i.Trace,
		UnitPriceTaxIncl: i.UnitPriceTaxIncl, TotalTaxIncl: i.TotalTaxIncl,
	}}
}

func (s Shipment) onPaper() ordersapi.PaperParcel {
	return ordersapi.PaperParcel{
		ID: s.ID, Number: s.Number, Carrier: s.Carrier, TrackingNumber: s.TrackingNumber, ShippedAt: s.ShippedAt,
		Lines: lists.Each(s.Lines, func(l ShipmentLine) ordersapi.PaperParcelLine {
			return ordersapi.PaperParcelLine{
				ItemID: l.ItemID, Quantity: l.Quantity, Lots: lists.Each(l.Lots, func(u receiptsapi.LotUnits) string { return u.Lot }),
			}
		}),
	}
}
