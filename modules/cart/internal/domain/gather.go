package domain

import (
	"context"
	"slices"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Sources are the modules that the cart asks.
type Sources struct {
	Products catalogueapi.Products
	Users    usersapi.Directory
	Stock    receiptsapi.Stock
	Quoter   pricingapi.Quoter
	Orders   ordersapi.Orders
}

// gather reads everything about a payload. With tx it reads inside the checkout, with rows locked in the order
// relations, products (domain 5.6). What is not the actor's to send comes back as violations.
func (s Sources) gather(ctx context.Context, tx *db.Tx, actor auth.Actor, p Payload) (facts, []fault.Violation, error) {
	var f facts
	refused, err := s.people(ctx, actor, p, &f)
	if err != nil {
		return f, nil, err
	}
	unknown, err := s.goods(ctx, tx, actor, p, &f)
	if err != nil {
		return f, nil, err
	}
	refused = append(refused, unknown...)
	if err := s.conditions(ctx, tx, actor, &f); err != nil {
		return f, nil, err
	}
	return f, refused, s.stock(ctx, tx, &f)
}

func (s Sources) people(ctx context.Context, actor auth.Actor, p Payload, f *facts) ([]fault.Violation, error) {
	if p.CustomerID == 0 {
		if p.BillingAddressID != 0 || p.ShippingAddressID != 0 {
			return []fault.Violation{required("customer", "Choisissez d’abord le client.", "Choose the customer first.")}, nil
		}
		return nil, nil
	}
	allowed, err := s.Users.MayOrderFor(ctx, actor, p.CustomerID)
	if err != nil {
		return nil, err
	}
	if !allowed {
		return []fault.Violation{notFound("customer", "Ce client est introuvable.", "This customer cannot be found.")}, nil
	}
	customer, err := s.Users.Party(ctx, p.CustomerID)
	if err != nil {
		return nil, err
	}
	f.customer = &customer
	return s.addresses(ctx, p, f)
}

func (s Sources) addresses(ctx context.Context, p Payload, f *facts) ([]fault.Violation, error) {
	if p.BillingAddressID == 0 && p.ShippingAddressID == 0 {
		return nil, nil
	}
	known, err := s.Users.Addresses(ctx, p.CustomerID)
	if err != nil {
		return nil, err
	}
	var refused []fault.Violation
	find := func(id int64, path, kind string) *usersapi.Address {
		at := slices.IndexFunc(known, func(a usersapi.Address) bool { return a.ID == id && a.Type == kind })
		if id == 0 || at >= 0 {
			return addressAt(known, at)
		}
		refused = append(refused, notFound(path, "Cette adresse est introuvable.", "This address cannot be found."))
		return nil
	}
	f.billing = find(p.BillingAddressID, "billingAddress", usersapi.BillingAddress)
	f.shipping = find(p.ShippingAddressID, "shippingAddress", usersapi.ShippingAddress)
	return refused, nil
}

func addressAt(known []usersapi.Address, at int) *usersapi.Address {
	if at < 0 {
		return nil
	}
	return &known[at]
}

func (s Sources) goods(ctx context.Context, tx *db.Tx, actor auth.Actor, p Payload, f *facts) ([]fault.Violation, error) {
	ids := productIDs(p)
	var err error
	if tx == nil {
		f.products, err = s.Products.Visible(ctx, actor, f.customerGroup(actor), ids)
	} else {
		f.products, err = s.Products.VisibleTx(ctx, tx, actor, f.customerGroup(actor), ids)
	}
	if err != nil {
		return nil, err
	}
	var refused []fault.Violation
	for i, item := range p.Items {
		if _, ok := f.products[item.ProductID]; !ok {
			refused = append(refused, notFound(itemPath(i, "product"),
				"Ce produit est introuvable ou n’est pas proposé à ce client.",
				"This product cannot be found or is not offered to this customer."))
		}
		if item.Store && f.customerGroup(actor) != auth.CSE {
			refused = append(refused, violation(itemPath(i, "store"), "works_council",
				"Seul un CSE commande en boutique", "Only a works council orders in a shop"))
		}
	}
	return refused, nil
}

func (s Sources) conditions(ctx context.Context, tx *db.Tx, actor auth.Actor, f *facts) error {
	ids := f.supplierIDs()
	var err error
	if f.suppliers, err = s.Users.Parties(ctx, ids); err != nil {
		return err
	}
	if f.conditions, err = s.Users.Conditions(ctx, ids); err != nil {
		return err
	}
	if tx != nil { // what is ordered is ordered on these terms
		if f.cgvHashes, err = s.Users.CGVHashes(ctx, ids); err != nil {
			return err
		}
	}
	if actor.Group == auth.CommercialAgent {
		if f.agent, err = s.Users.AgentTerms(ctx, actor.ID); err != nil {
			return err
		}
	}
	buyer := buyerID(actor, *f)
	switch {
	case buyer == 0:
		return nil
	case tx == nil:
		f.terms, err = s.Users.CustomerTerms(ctx, buyer)
	default:
		f.terms, err = s.Users.LockCustomerTerms(ctx, tx, buyer, ids)
	}
	if err != nil {
		return err
	}
	f.exposures, err = s.Orders.Exposures(ctx, tx, buyer, ids)
	return err
}

func (s Sources) stock(ctx context.Context, tx *db.Tx, f *facts) error {
	ids := make([]int64, 0, len(f.products))
	for id := range f.products {
		ids = append(ids, id)
	}
	if len(ids) == 0 {
		f.levels = map[int64]receiptsapi.Level{}
		return nil
	}
	var err error
	if tx == nil {
		f.levels, err = s.Stock.Levels(ctx, ids)
	} else {
		f.levels, err = s.Stock.LockLevels(ctx, tx, ids)
	}
	return err
}

// buyerID is whose terms apply: the customer's, else the signed-in buyer's own (domain 5.1).
func buyerID(actor auth.Actor, f facts) int64 {
	if f.customer != nil {
		return f.customer.ID
	}
	if buysForItself(actor.Group) {
		return actor.ID
	}
	return 0
}

// buysForItself tells the groups that order for themselves (domain 1, rulings: cart and session).
func buysForItself(g auth.Group) bool {
	return g.IsBuyer() || g == auth.Negociant || g == auth.Customer
}

func productIDs(p Payload) []int64 {
	ids := make([]int64, 0, len(p.Items))
	for _, item := range p.Items {
		ids = append(ids, item.ProductID)
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
