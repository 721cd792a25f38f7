package domain

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/clock"
	"millesime/platform/fault"
)

// Repricing prices quotations as carts are priced.
type Repricing struct {
	sources Sources
	clock   clock.Clock
}

var _ ordersapi.Repricing = (*Repricing)(nil)

// NewRepricing makes the use case.
func NewRepricing(s Sources, c clock.Clock) *Repricing { return &Repricing{sources: s, clock: c} }

// Reprice implements ordersapi.Repricing. Whether the quotation is the actor's is for orders to say.
func (r *Repricing) Reprice(ctx context.Context, q ordersapi.QuotationRequest) (ordersapi.Repriced, error) {
	customer, err := r.sources.Users.Party(ctx, q.CustomerID)
	if err != nil {
		return ordersapi.Repriced{}, err
	}
	p := Payload{CustomerID: q.CustomerID, CarrierCode: q.CarrierCode, RelayCode: q.RelayCode}
	for _, line := range q.Lines {
		p.Items = append(p.Items, Item{
			ProductID: line.ProductID, Quantity: line.Quantity, Discount: line.Discount, Granted: line.Granted,
		})
	}
	f := facts{customer: &customer, billing: &q.BillingAddress, shipping: &q.ShippingAddress}
	refused, err := r.sources.goods(ctx, nil, q.Actor, p, &f)
	if err != nil {
		return ordersapi.Repriced{}, err
	}
	if refused = append(refused, ofOthers(q, f)...); len(refused) > 0 {
		return ordersapi.Repriced{}, fault.Invalid(refused...)
	}
	if err := r.sources.conditions(ctx, nil, q.Actor, &f); err != nil {
		return ordersapi.Repriced{}, err
	}
	if err := r.sources.stock(ctx, nil, &f); err != nil {
		return ordersapi.Repriced{}, err
	}
	priced, err := r.sources.price(ctx, nil, r.clock.Now(), q.Actor, p, f)
	if err != nil {
		return ordersapi.Repriced{}, err
	}
	return ordersapi.Repriced{Draft: draftOf(priced.Quote.Suppliers[0], priced), Blockers: priced.Blockers}, nil
}

// ofOthers refuses goods of other suppliers: a quotation is for one supplier's goods.
func ofOthers(q ordersapi.QuotationRequest, f facts) []fault.Violation {
	var refused []fault.Violation
	for i, line := range q.Lines {
		if product, ok := f.products[line.ProductID]; ok && product.SupplierID != q.SupplierID {
			refused = append(refused, violation(itemPath(i, "product"), "other_supplier",
				"Ce produit n’est pas de ce fournisseur.", "This product is not from this supplier."))
		}
	}
	return refused
}
