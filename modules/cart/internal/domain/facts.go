package domain

import (
	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// facts are what the other modules know about a payload, read at one moment.
type facts struct {
	customer   *usersapi.Party // nil: not chosen yet
	billing    *usersapi.Address
	shipping   *usersapi.Address
	products   map[int64]catalogueapi.Product
	levels     map[int64]receiptsapi.Level
	suppliers  map[int64]usersapi.Party
	conditions map[int64]usersapi.SupplierConditions
	cgvHashes  map[int64]string              // of the terms ordered on; only where something is ordered
	terms      map[int64]usersapi.Terms      // of the customer, by supplier
	agent      map[int64]usersapi.AgentTerms // of an actor who is one, by supplier
	exposures  map[int64]money.Cents         // what the customer owes, by supplier
}

// customerGroup decides visibility and list prices: the customer's, else the actor's own.
func (f facts) customerGroup(actor auth.Actor) auth.Group {
	if f.customer != nil {
		return f.customer.Group
	}
	return actor.Group
}

func (f facts) supplierIDs() []int64 {
	seen := make(map[int64]struct{}, len(f.products))
	var ids []int64
	for _, p := range f.products {
		if _, ok := seen[p.SupplierID]; !ok {
			seen[p.SupplierID] = struct{}{}
			ids = append(ids, p.SupplierID)
		}
	}
	return ids
}

// pricingSupplier gathers what a quote reads of a supplier.
func (f facts) pricingSupplier(actor auth.Actor, id int64) pricingapi.Supplier {
	c, t := f.conditions[id], f.terms[id]
	supplier := pricingapi.Supplier{
		ID: id, PermanentDiscount: t.PermanentDiscount,
		Franco:            pricingapi.Franco{Value: c.FreeShippingFromValue, Quantity: c.FreeShippingFromQuantity},
		StoreFranco:       pricingapi.Franco{Value: c.StoreFreeShippingValue, Quantity: c.StoreFreeShippingQuantity},
		MinimumOrderValue: c.MinimumOrderValue, HandlingFee: c.HandlingFee,
		AgentID: t.AgentID, AgentFee: t.AgentFee,
	}
	own, ok := f.agent[id]
	if !ok {
		return supplier
	}
	supplier.ReaderMargin = &own.Margin
	if t.AgentID == 0 { // nobody's customer yet: who brings the order earns on it
		supplier.AgentID, supplier.AgentFee = actor.ID, own.Fee
		if t.CustomerFee != nil {
			supplier.AgentFee = *t.CustomerFee
		}
	}
	return supplier
}
