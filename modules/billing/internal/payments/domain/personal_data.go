package domain

import (
	"millesime/platform/lists"
	"millesime/platform/money"
)

// PersonalPayment is a payment as its customer's file holds it.
type PersonalPayment struct {
	Supplier   string      `json:"supplier"`
	Kind       Kind        `json:"kind"`
	ReceivedOn string      `json:"receivedOn"`
	Amount     money.Cents `json:"amount"`
	Reference  string      `json:"reference"`
	ReversedOn string      `json:"reversedOn"` // "": it stands
}

// PersonalPayments are a customer's payments for its file.
func PersonalPayments(all []Payment) []PersonalPayment {
	return lists.Each(all, func(p Payment) PersonalPayment {
		return PersonalPayment{p.SupplierName, p.Kind, p.ReceivedOn, p.Amount, p.Reference, p.ReversedOn}
	})
}
