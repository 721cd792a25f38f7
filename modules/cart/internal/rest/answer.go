package rest

import (
	"millesime/modules/cart/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// newQuote makes the answer; lang is fr or en.
func newQuote(p domain.Priced, lang string) Quote {
	q := p.Quote
	out := Quote{
		IRI: cartIRI(p.ID), Type: "Quote", ID: p.ID, Version: p.Version, Origin: origin,
		Customer: newParty(p.Customer), BillingAddress: newAddress(p.Billing), ShippingAddress: newAddress(p.Shipping),
		Suppliers: make([]SupplierPart, 0, len(q.Suppliers)), VAT: lists.Each(q.VAT, func(vat pricingapi.VATAmount) VAT { return VAT(vat) }),
		Carrier: make([]Offer, 0, len(q.Offers)), Relays: q.Relays,
		SelectedCarrier: api.OrNull(p.Payload.CarrierCode), SelectedRelay: api.OrNull(p.Payload.RelayCode),
		PromoCode: api.OrNull(p.Payload.PromoCode), CGAccepted: p.Payload.CGAccepted, Comment: p.Payload.Comment,
		Blockers:          make([]Blocker, 0, len(p.Blockers)),
		CustomerReference: p.Payload.CustomerReference, WishedDeliveryOn: api.OrNull(p.Payload.WishedDeliveryOn),

		TotalUnitProduct: q.TotalUnitProduct, TotalProduct: q.TotalProduct,
		ShippingPriceTaxExcl: q.ShippingPriceTaxExcl, TotalFees: q.TotalFees,
		SubTotalPriceTaxExcl: q.SubTotalPriceTaxExcl, SubTotalPriceTaxIncl: q.SubTotalPriceTaxIncl,
		TotalDiscountCustomer: q.TotalDiscountCustomer, SubTotalWithoutDiscountTaxExcl: q.SubTotalWithoutDiscountTaxExcl,
		TotalPriceTaxExcl: q.TotalPriceTaxExcl, TotalPriceTaxIncl: q.TotalPriceTaxIncl,
		TotalAgentFees: q.TotalAgentFees, TotalAllDiscountTaxExcl: q.TotalAllDiscountTaxExcl,
	}
	if len(q.Suppliers) > 0 {
		out.Region = &q.Region
	}
	if out.Relays == nil {
		out.Relays = []pricingapi.Relay{}
	}
	for i, order := range q.Suppliers {
		part := newSupplierPart(order, p)
		if p.Payments != nil {
			part.Payment = newPayment(p.Payments[i])
		}
		out.Suppliers = append(out.Suppliers, part)
	}
	for _, offer := range q.Offers {
		out.Carrier = append(out.Carrier, newOffer(offer, p, lang))
		if offer.Code == p.Usual.CarrierCode {
			out.UsualCarrier, out.UsualRelay = &offer.Code, api.OrNull(p.Usual.RelayCode)
		}
	}
	for _, b := range p.Blockers {
		out.Blockers = append(out.Blockers, Blocker{
			PropertyPath: b.PropertyPath, Code: b.Code, Message: b.Text.In(lang), Suppliers: named(q.Blockers, b),
		})
	}
	for _, placed := range p.Orders {
		out.Orders = append(out.Orders, api.IRI("orders", placed.ID))
	}
	for _, id := range p.Quotations {
		out.Quotations = append(out.Quotations, api.IRI("quotations", id))
	}
	return out
}

// named are the suppliers that a blocker of pricing names: whose products make a code apply, or who do not deliver.
func named(found []pricingapi.Blocker, blocker fault.Violation) []string {
	var suppliers []string
	for _, b := range found {
		if b.Code != blocker.Code || b.PropertyPath != blocker.PropertyPath {
			continue
		}
		for _, id := range b.SupplierIDs {
			suppliers = append(suppliers, api.IRI("users", id))
		}
	}
	return suppliers
}

func cartIRI(id string) string {
	if id == "" {
		return api.Prefix + "/cart"
	}
	return cartIRIPrefix + id
}

func newSupplierPart(order pricingapi.Order, p domain.Priced) SupplierPart {
	part := SupplierPart{
		Supplier: newCompany(order.SupplierID, p), Store: order.Store,
		Items:                lists.Each(order.Items, func(item pricingapi.PricedLine) QuoteItem { return newQuoteItem(item, order.Store, p) }),
		SubTotalPriceTaxExcl: order.SubTotalPriceTaxExcl, ShippingPriceTaxExcl: order.ShippingPriceTaxExcl,
		HandlingFeeTaxExcl: order.HandlingPriceTaxExcl, TotalPriceTaxExcl: order.TotalPriceTaxExcl,
		TotalPriceTaxIncl: order.TotalPriceTaxIncl,
		VAT:               lists.Each(order.VAT, func(vat sale.OrderVAT) VAT { return VAT{Rate: vat.Rate, Base: vat.Base, Amount: vat.Amount} }),
		MinimumOrderValue: order.MinimumOrderValue, MissingOrderValue: order.MissingOrderValue,
		Franco: newFranco(order), CGV: cgvAddress(order, p),
		MaxDiscount: order.MaxDiscount, TotalAgentFees: order.TotalAgentFees,
	}
	if order.Allowance != nil {
		part.DiscountOnInvoice = order.Allowance.Amount
	}
	if order.Frame != nil {
		part.AgreementFrame = new(FrameProgress(*order.Frame))
	}
	return part
}

// cgvAddress is where the general terms are read that hold for a part of a cart; "" without any.
func cgvAddress(order pricingapi.Order, p domain.Priced) string {
	terms, at := p.Conditions[order.SupplierID], api.IRI("suppliers", order.SupplierID)+"/cgv"
	switch {
	case order.Store && terms.HasStoreCGV:
		return at + "?store=true"
	case terms.HasCGV:
		return at
	}
	return ""
}

func newPayment(found domain.Payment) *Payment {
	out := &Payment{WaitsForPayment: found.WaitsFor != ""}
	if !found.Readable {
		return out
	}
	out.Reason = api.OrNull(string(found.WaitsFor))
	out.PaymentTerms = &PaymentTerms{Kind: found.Terms.Kind, Days: found.Terms.Days}
	out.OutstandingValue, out.Exposure = found.Outstanding, &found.Exposure
	return out
}

func newFranco(order pricingapi.Order) Franco {
	f, current := order.Franco, order.LineNets
	if order.Store { // as an individual sees it
		current = 0
		for _, item := range order.Items {
			current += item.TotalPriceTaxIncl
		}
	}
	return Franco{
		Value: f.Value, Quantity: f.Quantity, CurrentValue: current,
		CurrentQuantity: order.Equivalents.Told(), MissingValue: f.MissingValue, MissingQuantity: f.MissingQuantity, Reached: f.Reached,
	}
}

func newQuoteItem(item pricingapi.PricedLine, inShop bool, p domain.Priced) QuoteItem {
	out := QuoteItem{
		Product: newQuoteProduct(item.ProductID, p), Quantity: item.Quantity, DiscountValue: item.Discount,
		ListPriceTaxExcl: item.ReferencePrice, UnitPriceTaxExcl: item.UnitPriceTaxExcl,
		TotalPriceTaxExcl: item.TotalPriceTaxExcl,
		VATRate:           item.VATRate, Tag: p.Tags[item.ProductID], Trace: steps(item.Trace), Promises: receiptsapi.Shown(p.Promises[item.Key]),
	}
	if inShop { // 0 too: a code may give it away
		out.UnitPriceTaxIncl, out.TotalPriceTaxIncl = &item.UnitPriceTaxIncl, &item.TotalPriceTaxIncl
	}
	return out
}

func steps(trace []sale.TraceStep) []sale.TraceStep {
	if trace == nil {
		return []sale.TraceStep{}
	}
	return trace
}

func newQuoteProduct(id int64, p domain.Priced) QuoteProduct {
	product := p.Products[id]
	return QuoteProduct{
		Ref: api.RefTo("products", id), Label: product.Label(), UnitsPerCarton: product.UnitsPerCarton,
		OrderMultiple: product.OrderMultiple, MinQuantity: product.MinQuantity, Warehouse: product.Warehouse,
		Available: p.Levels[id].Available(), Image: product.Image(), Supplier: newCompany(product.SupplierID, p),
	}
}

func newCompany(id int64, p domain.Priced) Company {
	return Company{Ref: api.RefTo("users", id), Company: p.Suppliers[id].DisplayName()}
}

func newParty(party *usersapi.Party) *Party {
	if party == nil {
		return nil
	}
	return &Party{
		Ref: api.RefTo("users", party.ID), Company: party.DisplayName(), Name: party.Name,
		UserGroup: UserGroup{IRI: api.Prefix + "/user_groups/" + string(party.Group), Code: party.Group},
	}
}

func newAddress(a *usersapi.Address) *Address {
	if a == nil {
		return nil
	}
	return &Address{IRI: api.IRI("addresses", a.ID), Type: "Address", Address: *a}
}

func newOffer(offer pricingapi.Offer, p domain.Priced, lang string) Offer {
	out := Offer{
		Code: offer.Code, Label: offer.Label.In(lang), Region: offer.Region, Delay: offer.Delay.In(lang),
		Delivery: offer.Delivery, PriceTaxExcl: offer.PriceTaxExcl, PriceTaxIncl: offer.PriceTaxIncl,
		Groups: make([]OfferGroup, 0, len(offer.Groups)),
	}
	for _, group := range offer.Groups {
		out.Groups = append(out.Groups, newOfferGroup(group.Warehouse, group.SupplierID, group.PriceTaxExcl, p))
	}
	return out
}

func newOfferGroup(warehouse string, supplierID int64, price money.Cents, p domain.Priced) OfferGroup {
	group := OfferGroup{Warehouse: warehouse, PriceTaxExcl: price}
	if supplierID != 0 {
		company := newCompany(supplierID, p)
		group.Supplier = &company
	}
	return group
}
