package domain

import (
	"context"
	"errors"
	"slices"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/ids"
)

// origin of the orders of samples (specification 3, order_origin).
const origin = "millesime"

// carrier of samples: the supplier adds them to a delivery or sends them by itself, at no cost to the buyer.
const (
	carrierCode  = "sample"
	carrierLabel = "Envoi de l’échantillon"
)

// Placing turns accepted requests into orders at 0 €.
type Placing struct {
	products catalogueapi.Products
	parties  usersapi.Parties
	terms    usersapi.Terms
	orders   ordersapi.Orders
	stock    receiptsapi.Stock
	ids      ids.Source
}

// NewPlacing makes the use case.
func NewPlacing(
	p catalogueapi.Products, parties usersapi.Parties, terms usersapi.Terms, o ordersapi.Orders, s receiptsapi.Stock, source ids.Source,
) *Placing {
	return &Placing{products: p, parties: parties, terms: terms, orders: o, stock: s, ids: source}
}

// place orders the units of a request for its buyer, and reserves them. Multiples, minimum quantities and mixed cartons
// are for goods that are sold.
func (o *Placing) place(ctx context.Context, tx *db.Tx, a auth.Actor, r Request, step Step) (ordersapi.Placed, error) {
	parties, err := o.parties.Parties(ctx, []int64{r.CustomerID, r.SupplierID})
	if err != nil {
		return ordersapi.Placed{}, err
	}
	customer := parties[r.CustomerID]
	visible, err := o.products.Visible(ctx, tx, a, customer.Group, []int64{r.Product.ID})
	if err != nil {
		return ordersapi.Placed{}, err
	}
	product, ok := visible[r.Product.ID]
	if !ok || !product.Active {
		return ordersapi.Placed{}, notOffered()
	}
	terms, err := o.terms.CustomerTerms(ctx, r.CustomerID)
	if err != nil {
		return ordersapi.Placed{}, err
	}
	billing, err := o.billing(ctx, r)
	if err != nil {
		return ordersapi.Placed{}, err
	}
	placed, err := o.orders.Place(ctx, tx, ordersapi.Checkout{
		ID: o.ids.UUID(), At: step.At, Actor: a, OnBehalf: a.Impersonated(), Customer: customer,
		BillingAddress: billing, ShippingAddress: r.Address, CarrierCode: carrierCode, CarrierLabel: carrierLabel,
		Comment: r.Comment,
		Drafts:  []ordersapi.Draft{draftOf(r, product, parties[r.SupplierID], terms[r.SupplierID])},
	})
	if err != nil {
		return ordersapi.Placed{}, err
	}
	_, err = o.stock.Reserve(ctx, tx, []receiptsapi.Line{{
		OrderID: placed[0].ID, OrderItemID: placed[0].ItemIDs[0], ProductID: product.ID, Quantity: r.Quantity,
	}})
	if errors.Is(err, receiptsapi.ErrOutOfStock) {
		err = ErrNoStock
	}
	return placed[0], err
}

// draftOf is an order whose every amount is zero.
func draftOf(r Request, p catalogueapi.Product, supplier usersapi.Party, terms usersapi.CustomerTerms) ordersapi.Draft {
	return ordersapi.Draft{
		Origin: origin, Supplier: supplier, AgentID: terms.AgentID, AgentFeeRate: terms.AgentFee, Units: r.Quantity,
		Breakdown: ordersapi.Breakdown{VAT: []ordersapi.VAT{}},
		Items: []ordersapi.Item{{
			Product: copyOf(p), Quantity: r.Quantity, VATRate: p.VATRate, Tag: receiptsapi.TagSample, Warehouse: p.Warehouse,
			Trace: []pricingapi.TraceStep{},
		}},
	}
}

// billing is the buyer's usual billing address, else where the sample goes.
func (o *Placing) billing(ctx context.Context, r Request) (usersapi.Address, error) {
	known, err := o.parties.Addresses(ctx, r.CustomerID)
	if err != nil {
		return usersapi.Address{}, err
	}
	bills := slices.DeleteFunc(known, func(a usersapi.Address) bool { return a.Type != usersapi.BillingAddress })
	if at := slices.IndexFunc(bills, func(a usersapi.Address) bool { return a.IsDefault }); at >= 0 {
		return bills[at], nil
	}
	if len(bills) > 0 {
		return bills[0], nil
	}
	return r.Address, nil
}
