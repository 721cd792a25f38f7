package domain

import (
	"slices"

	"millesime/modules/cart/cartapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/einvoice"
)

// reasonFlatRate is why a grower with the flat-rate compensation charges no VAT.
const reasonFlatRate = "TVA non applicable : remboursement forfaitaire agricole, art. 298 quater du CGI"

// untaxed is why goods are sold without VAT, in the words of the law; "": they are not, or nobody told why.
func untaxed(regime string, vat []ordersapi.VAT) string {
	switch {
	case isTaxed(vat):
		return ""
	case regime == usersapi.VATFranchise:
		return einvoice.ReasonFranchise
	case regime == usersapi.VATFlatRate:
		return reasonFlatRate
	default:
		return ""
	}
}

func isTaxed(vat []ordersapi.VAT) bool {
	return slices.ContainsFunc(vat, func(v ordersapi.VAT) bool { return v.Rate != 0 })
}

// Untaxed are the suppliers whose goods in a cart bear no VAT.
func Untaxed(q cartapi.Quote) []int64 {
	var ids []int64
	for _, part := range q.Parts {
		if !isTaxed(part.VAT) {
			ids = append(ids, part.Supplier.ID)
		}
	}
	return ids
}
