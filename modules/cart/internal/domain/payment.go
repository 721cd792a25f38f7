package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Payment is how one supplier's part would be paid, were it ordered now (domain 5.6).
type Payment struct {
	WaitsFor    sale.WaitsFor // "": the customer owes it within its encours
	Terms       usersapi.PaymentTerms
	Outstanding *money.Cents // the encours; nil: prepaid
	Exposure    money.Cents  // owed already
	Readable    bool         // by this reader: they are terms between supplier and customer
}

// payments foretells it for each part of a quote; nothing while nobody is known to buy.
func payments(actor auth.Actor, f Facts, quote pricingapi.Quote) []Payment {
	buyer := f.BuyerID(actor)
	if buyer == 0 {
		return nil
	}
	out := make([]Payment, 0, len(quote.Suppliers))
	for _, part := range quote.Suppliers {
		id := part.SupplierID
		limit, owed := f.Terms[id].OutstandingValue, f.Exposures[id]
		out = append(out, Payment{
			WaitsFor: sale.WaitsForPayment(limit, owed, part.TotalPriceTaxIncl), Terms: f.paymentTerms(id),
			Outstanding: limit, Exposure: owed,
			Readable: actor.Group.IsAdmin() || actor.ID == buyer || actor.ID == id,
		})
	}
	return out
}

// paymentTerms are those of the relation, for whom the supplier lets owe something.
func (f Facts) paymentTerms(supplierID int64) usersapi.PaymentTerms {
	t := f.Terms[supplierID]
	if t.OutstandingValue == nil {
		return usersapi.PaymentTerms{Kind: usersapi.Prepaid}
	}
	return t.PaymentTerms
}
