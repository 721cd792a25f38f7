package rest

import (
	"context"
	"slices"
	"strings"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/invoice"
	"millesime/platform/lists"
	"millesime/platform/sale"
)

func newInvoice(i domain.Document, today string) Invoice {
	return Invoice{
		Item: api.NewItem(resource, "Invoice", i.ID), Number: i.Number, Kind: string(i.Kind), Status: i.Status(today),
		Supplier: newPartner(i.Supplier, i.Paper.Seller), Customer: newPartner(i.Customer, i.Paper.Buyer),
		Orders: newOrders(i.Draft), Month: api.OrNull(i.Paper.Month),
		CreditOf: newCredited(i), Cause: string(i.Credit.Cause),
		CustomerReference: i.Paper.Reference, IssuedOn: i.IssuedOn, DueOn: i.DueOn, TotalTaxExcl: i.TotalTaxExcl, TotalTaxIncl: i.TotalTaxIncl,
		PaidAmount: i.Received(), WrittenOffAmount: i.WrittenOff,
		CreditedAmount: i.Credited, OpenAmount: i.Open(), IssuedElsewhere: i.Elsewhere, NumberLacking: i.NumberLacks,
	}
}

// newOrders are the orders of documents, each once: its parcels may be on several.
func newOrders(drafts ...domain.Draft) []InvoiceOrder {
	orders := []InvoiceOrder{}
	for _, i := range drafts {
		for _, part := range i.About() {
			if !slices.ContainsFunc(orders, func(o InvoiceOrder) bool { return o.ID == part.OrderID }) {
				orders = append(orders, InvoiceOrder{
					Ref: api.RefTo("orders", part.OrderID), Number: part.Order.Number, OrderedOn: part.Order.OrderedOn,
				})
			}
		}
	}
	return orders
}

func newPartner(id int64, p billingapi.Party) InvoicePartner {
	return InvoicePartner{Ref: api.RefTo("users", id), Company: p.Company, Group: p.Group}
}

// reading is when and in which language somebody reads, and whether the terms between the two sides are its own to see.
type reading struct {
	today, language string
	readsTerms      bool
}

// reading of an invoice by who calls: its sides and admins read all of its terms (domain 4.1).
func (h handlers) reading(ctx context.Context, i domain.Document) reading {
	actor := auth.Must(ctx)
	return reading{
		today: h.invoices.Today(), language: api.Language(ctx),
		readsTerms: actor.Group.IsAdmin() || actor.ID == i.Customer || actor.ID == i.Supplier,
	}
}

// detail is an invoice with its credit notes, for who calls.
func (h handlers) detail(ctx context.Context, i domain.Document) (InvoiceDetail, error) {
	notes, err := h.invoices.CreditNotes(ctx, i)
	return newDetail(i, notes, h.reading(ctx, i)), err
}

func newDetail(i domain.Document, creditNotes []domain.Document, r reading) InvoiceDetail {
	i = i.Shown()
	p := i.Paper
	out := InvoiceDetail{
		Invoice: newInvoice(i, r.today), Seller: newParty(p.Seller), Buyer: newParty(p.Buyer), ShippingAddress: newAddress(p.ShippingAddress),
		Shipment: p.Shipment, Carrier: p.Carrier, DeliveredOn: api.OrNull(p.DeliveredOn),
		PaymentTerms: InvoiceTerms{Kind: p.Terms.Kind, Days: p.Terms.Days}, Store: p.Store,
		Items: lists.Each(p.Lines, func(l billingapi.Line) InvoiceItem { return newItem(l, r) }), Deliveries: newDeliveries(i),
		Allowance: p.Allowance, Shipping: p.Shipping, Handling: p.Handling,
		VAT:      lists.Each(p.VAT, func(v invoice.VAT) InvoiceVAT { return InvoiceVAT{Rate: v.Rate, Base: v.Base, Amount: v.Amount} }),
		Mentions: lists.Each(p.Mentions, func(m invoice.Mention) InvoiceMention { return InvoiceMention(m) }),
		Deducted: i.Deducted,
		Deposits: lists.Each(p.Deposits, func(d billingapi.Deposit) InvoiceDeposit {
			return InvoiceDeposit{Ref: api.RefTo("invoices", d.ID), Number: d.Number, IssuedOn: d.IssuedOn, Amount: d.Amount}
		}),
		TransferReference: i.Number, OutsideB2B: i.OutsideB2B(), PaidAt: api.OrNull(i.PaidAt), CreditNotes: lists.Each(creditNotes, newLink),
	}
	if p.Mandate != nil {
		out.Mandate = &InvoiceMandate{ID: p.Mandate.ID, AcceptedOn: p.Mandate.AcceptedOn}
	}
	millilitres := int64(0)
	for _, l := range p.Lines {
		millilitres += l.Quantity * int64(l.Product.BottleSizeMl)
	}
	out.VolumeCl = float64(millilitres) / millilitresInCl
	return out
}

const (
	millilitresInCl = 10
	tenths          = 10
)

func newItem(l billingapi.Line, r reading) InvoiceItem {
	steps := l.Reductions
	if !r.readsTerms {
		steps = sale.WithoutTerms(steps)
	}
	return InvoiceItem{
		Product: InvoiceProduct{
			Ref: api.RefTo("products", l.Product.ID), Reference: l.Product.Reference, Name: l.Product.Name,
			Appellation: l.Product.Appellation, Vintage: api.OrNull(l.Product.Vintage),
			BottleSizeCl: float64(l.Product.BottleSizeMl) / millilitresInCl, ABV: float64(l.Product.ABVTenths) / tenths,
		},
		Quantity: l.Quantity, UnitPriceTaxExcl: l.UnitPrice, UnitPriceTaxIncl: api.OrNull(l.UnitPriceTaxIncl),
		TotalTaxExcl: l.Net, TotalTaxIncl: api.OrNull(l.Gross), VATRate: l.VATRate, Delivery: l.Part,
		GrossUnitPrice: l.GrossPrice,
		Reductions: lists.Each(steps, func(s sale.TraceStep) InvoiceReduction {
			return InvoiceReduction{Code: s.Code, Label: s.Label.In(r.language), Rate: api.OrNull(s.Rate), Amount: s.Amount}
		}),
	}
}

func newParty(p billingapi.Party) InvoiceParty {
	contact := slices.DeleteFunc([]string{p.Contact.Name, p.Contact.Email, p.Contact.Phone}, func(part string) bool { return part == "" })
	return InvoiceParty{
		Company: p.Company, SIREN: p.SIREN, NumVAT: p.NumVAT, Email: p.Email, Phone: p.Phone, Address: newAddress(p.Address),
		LegalForm: p.LegalForm, Capital: p.Capital, RCSCity: p.RCSCity, ElectronicAddress: p.ElectronicAddress,
		Contact: strings.Join(contact, ", "),
	}
}

func newAddress(a usersapi.Address) InvoiceAddress {
	return InvoiceAddress{Company: a.Company, Street: a.Street, Street2: a.Street2, Postcode: a.Postcode, City: a.City, Country: a.Country}
}
