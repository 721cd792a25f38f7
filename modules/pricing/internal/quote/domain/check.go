package domain

import (
	"fmt"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

const maxQuantity = 1_000_000 // units on a line; with prices up to a million euros no sum overflows

// check refuses what cannot be priced (domain 5.1): such a request is refused at every step of the cart.
func check(request pricingapi.Request, book Book) error {
	var found []fault.Violation
	for i, l := range request.Lines {
		for _, v := range checkLine(request, l, book) {
			v.PropertyPath = fmt.Sprintf("items[%d].%s", i, v.PropertyPath)
			found = append(found, v)
		}
	}
	return fault.Check(found)
}

func checkLine(request pricingapi.Request, l pricingapi.Line, book Book) []fault.Violation {
	var found []fault.Violation
	refuse := func(path, code, fr, en string) {
		found = append(found, fault.At(path, code, fr, en))
	}
	if l.Quantity < 1 {
		refuse("quantity", "min_value", "La quantité doit être d’au moins 1", "The quantity must be 1 or more")
	}
	if l.Quantity > maxQuantity {
		refuse("quantity", "max_value", "La quantité doit être d’au plus 1 000 000", "The quantity must be 1,000,000 or less")
	}
	switch price, ok := book.Prices[l.ProductID]; {
	case !ok:
		refuse("product", "price", "Ce produit n’a pas de prix", "This product has no price")
	case (l.Store || request.Customer.Individual) && price.StoreTaxIncl == 0:
		refuse("store", "store_price", "Ce produit n’est pas vendu en boutique", "This product is not sold in stores")
	}
	if v := checkDiscount(request, l); v != nil {
		found = append(found, *v)
	}
	return found
}

// checkDiscount applies domain 4.2, step 5: who may give a line discount, and how much.
func checkDiscount(request pricingapi.Request, l pricingapi.Line) *fault.Violation {
	refuse := func(code, fr, en string) *fault.Violation {
		return &fault.Violation{PropertyPath: "discountValue", Code: code, Text: fault.Text{FR: fr, EN: en}}
	}
	if l.Discount < 0 || l.Discount > money.WholeRate {
		return refuse("between", "La remise doit être comprise entre 0 et 100 %", "The discount must be between 0 and 100 %")
	}
	if l.Discount == 0 || l.Granted {
		return nil
	}
	most := mayGive(request, l.SupplierID)
	switch {
	case most == nil:
		return refuse("seller", "Seul un vendeur peut accorder une remise", "Only a seller may give a discount")
	case l.Discount > *most:
		limit := Percent(*most)
		return refuse("margin",
			"Remise au-delà de votre marge de négociation ("+limit.FR+")",
			"Discount beyond your negotiation margin ("+limit.EN+")")
	}
	return nil
}

// mayGive is the most that the reader may give as a discount on a supplier's lines; nil: it is no seller of these goods.
func mayGive(request pricingapi.Request, supplierID int64) *money.Rate {
	reader, anything := request.Reader, money.WholeRate
	switch {
	case reader.Group.IsAdmin(), reader.Group == auth.Supplier && reader.ID == supplierID:
		return &anything
	case reader.Group == auth.CommercialAgent:
		return readerMargin(request.Suppliers, supplierID)
	}
	return nil
}

func readerMargin(suppliers []pricingapi.Supplier, id int64) *money.Rate {
	for _, s := range suppliers {
		if s.ID == id {
			return s.ReaderMargin
		}
	}
	return nil
}
