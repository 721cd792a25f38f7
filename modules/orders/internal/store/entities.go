package store

import (
	"millesime/modules/orders/internal/domain"
	"millesime/modules/users/usersapi"
)

func (r summaryRow) summary() domain.Summary {
	r.Customer.ID, r.Supplier.ID = r.CustomerID, r.SupplierID // scopes go by the columns
	return domain.Summary{
		ID: r.ID, Number: r.Number, Status: r.Status, Origin: r.Origin, Customer: r.Customer, Supplier: r.Supplier,
		AgentID: r.AgentID, PlacedBy: r.PlacedBy, OnBehalf: r.OnBehalf,
		Totals: r.Totals, Wishes: r.Wishes, CreatedAt: r.CreatedAt,
		Quotation: domain.QuotationState{
			Number: r.QuotationNumber, Awaiting: r.Awaiting, Revision: r.Revision, ValidUntil: r.ValidUntil,
		},
		StatusBefore: r.StatusBefore, MovedAt: r.MovedAt.UTC(), PaidAt: r.PaidAt.UTC(), Paid: r.Paid, ClosedAt: r.ClosedAt.UTC(),
		InvoiceDifference: r.Difference,
		ShippedUnits:      r.ShippedUnits, AtDartess: r.AtDartess,
	}
}

func (r orderRow) order(items []domain.Item, steps []transitionRow) domain.Order {
	o := domain.Order{
		Summary: r.summary(), CheckoutID: r.CheckoutID,
		BillingAddress: r.BillingAddress, ShippingAddress: r.ShippingAddress,
		CarrierCode: r.CarrierCode, CarrierLabel: r.CarrierLabel, Relay: r.Relay, Comment: r.Comment,
		Breakdown: r.Breakdown, AgentFeeRate: r.AgentFeeRate,
		PaymentTerms: usersapi.PaymentTerms{Kind: r.PaymentTermsKind, Days: r.PaymentTermsDays}, WaitsFor: r.WaitsFor, Ordered: r.Ordered,
		Charged: r.Charged,
		Items:   items, Timeline: make([]domain.Step, 0, len(steps)),
	}
	for _, t := range steps {
		o.Timeline = append(o.Timeline, domain.Step{
			Step: t.Step(), GivenUp: t.GivenUp,
			Related: domain.Related{ID: t.RelatedID, Number: t.RelatedNumber, SupplierID: t.RelatedSupplier},
		})
	}
	return o
}

func (i itemRow) item() domain.Item {
	return domain.Item{
		ID: i.ID, Product: i.Product, Quantity: i.Quantity, Discount: i.Discount, ListPrice: i.ListPrice,
		UnitPrice: i.UnitPrice, Net: i.Net, VATRate: i.VATRate, Tag: i.Tag, Warehouse: i.Warehouse, Trace: i.Trace,
		Shipped: i.Shipped, Closed: i.Closed, Replaced: i.Replaced, Credited: i.Credited, Allowance: i.Allowance,
		UnitPriceTaxIncl: i.UnitPriceTaxIncl, TotalTaxIncl: i.TotalTaxIncl,
	}
}
