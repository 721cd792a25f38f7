package domain

import (
	"slices"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/sale"
)

// ToInvoice is what is invoiced of the order: what was kept of it at its prices (decision 19), and the parcels that it came in.
func (o Order) ToInvoice() ordersapi.ToInvoice {
	out := ordersapi.ToInvoice{
		Wishes: o.Wishes, ID: o.ID, Number: o.Number, Awaits: o.Status == PendingInvoice,
		Payable: o.Status != Canceled && !o.Status.IsQuotation(),
		Paid:    !o.PaidAt.IsZero(), PaidAmount: o.Paid,
		Store: o.inStore(), OrderedAt: o.CreatedAt.UTC(), AgentID: o.AgentID, PlacedBy: o.PlacedBy,
		Supplier: o.Supplier.party(), Customer: o.Customer.party(), BillingAddress: o.BillingAddress, ShippingAddress: o.ShippingAddress,
		PaymentTerms: o.PaymentTerms,
	}
	if o.Status == WaitingPayment {
		out.PayUntil = o.DueAt()
	}
	due, _ := o.Keep()
	out.Sold = o.sold(due)
	out.Kept = sale.Keep(out.Sold)
	out.Invoiceable = out.Kept.TotalPriceTaxIncl > 0 && slices.Contains(append(OnTheWay(), Shipped, PendingInvoice), o.Status)
	for _, i := range o.Items {
		out.Items = append(out.Items, ordersapi.InvoiceItem{
			ID: i.ID, Product: i.Product, Kept: i.Kept(), Remaining: i.Remaining(), Replaced: i.Replaced,
			UnitPrice: i.UnitPrice, UnitPriceTaxIncl: i.UnitPriceTaxIncl, VATRate: i.VATRate, Steps: i.Trace,
		})
	}
	for _, s := range o.Shipments {
		units := UnitsOf(s.Lines)
		for item := range units {
			units[item] = s.Keeps(item)
		}
		out.Parcels = append(out.Parcels, ordersapi.Parcel{
			ShipmentID: s.ID, Number: s.Number, Carrier: s.Carrier, DeliveredAt: s.DeliveredAt, Units: units,
		})
	}
	return out
}

// Payable is an order that waits for payment, as who enters payments sees it.
func (o Summary) Payable() ordersapi.Payable {
	return ordersapi.Payable{
		OrderID: o.ID, Number: o.Number, CustomerID: o.Customer.ID, Customer: o.Customer.party().DisplayName(),
		Since: o.MovedAt.UTC(), Open: o.Open(),
	}
}

// party is the person behind the copy, as it was called then.
func (p Party) party() usersapi.Party {
	return usersapi.Party{
		ID: p.ID, Group: p.Group, Company: p.Company, Name: p.Name, Email: p.Email, Phone: p.Phone, SIREN: p.SIREN, NumVAT: p.NumVAT,
	}
}
