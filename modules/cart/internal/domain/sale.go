package domain

import (
	"millesime/modules/cart/cartapi"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// BuyerOf is who buys in a sale beside any cart.
func BuyerOf(s cartapi.Sale) auth.Actor {
	return auth.Actor{ID: s.CustomerID, Group: auth.Customer, Status: auth.Valid}
}

// PayloadOfSale is such a sale as the cart that it would be, to be validated.
func PayloadOfSale(s cartapi.Sale) Payload {
	return Payload{
		Step: StepValidate, Origin: s.Origin, CustomerID: s.CustomerID, BillingAddressID: s.Address.ID, ShippingAddressID: s.Address.ID,
		Comment: s.Comment, CGAccepted: true, ExpectedTotal: s.ExpectedTotal,
		Items: lists.Each(s.Goods, func(l cartapi.SaleLine) Item { return Item{ProductID: l.ProductID, Quantity: l.Quantity} }),
	}
}

// NothingToSell refuses a sale of nothing.
func NothingToSell() fault.Violation {
	return required("items", "Aucun vin n’est demandé.", "No wine is asked for.")
}

// Offered is a sale as it is priced.
func (p Priced) Offered() cartapi.Offered {
	offered := cartapi.Offered{
		Parts: lists.Each(p.Quote.Suppliers, p.Draft), TotalTaxIncl: p.Quote.TotalPriceTaxIncl, Blockers: p.Blockers, Left: map[int64]int64{},
	}
	if p.Quote.Offer != nil {
		offered.Delay = p.Quote.Offer.Delay
	}
	for _, item := range p.Payload.Items {
		offered.Left[item.ProductID] = p.Levels[item.ProductID].Available()
	}
	return offered
}

// introduction is what who brought a sale earns on goods that come to so much excl. tax.
func (p Priced) introduction(goods money.Cents) ordersapi.Introduction {
	if p.Introduced == nil || p.Introduced.Introducer.ID == 0 {
		return ordersapi.Introduction{}
	}
	by := p.Introduced.Introducer
	return ordersapi.Introduction{
		UserID: by.ID, Name: by.DisplayName(), Rate: p.Introduced.Rate, Fee: money.Percent(goods, p.Introduced.Rate),
	}
}
