package app

import (
	"context"
	"errors"
	"maps"
	"slices"
	"time"

	"millesime/modules/cart/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Sources are the modules that the cart asks.
type Sources struct {
	Products productsapi.Products
	Parties  usersapi.Parties
	Terms    usersapi.Terms
	Access   usersapi.Access
	Stock    receiptsapi.Stock
	Quoter   pricingapi.Quoter
	Codes    pricingapi.Codes
	Orders   ordersapi.Orders
}

// gather reads everything about a payload. What is not the actor's to send comes back as violations.
func (s Sources) gather(ctx context.Context, actor auth.Actor, p domain.Payload) (domain.Facts, []fault.Violation, error) {
	who, err := s.people(ctx, actor, p)
	if err != nil {
		return domain.Facts{}, nil, err
	}
	return s.about(ctx, nil, actor, p, who)
}

// gatherTx reads the same inside a checkout, whose people were read before it had its turn: the customer is as it is now, and all is
// read again, should its group have changed meanwhile.
func (s Sources) gatherTx(
	ctx context.Context, tx *db.Tx, actor auth.Actor, p domain.Payload, who domain.People,
	again func(ctx context.Context) (domain.People, error),
) (domain.Facts, []fault.Violation, error) {
	for {
		f, refused, err := s.about(ctx, tx, actor, p, who)
		if !errors.Is(err, errCustomerChanged) {
			return f, refused, err
		}
		if who, err = again(ctx); err != nil {
			return domain.Facts{}, nil, err
		}
	}
}

// about reads all but the people. With tx it reads inside the checkout, with rows locked in the order relations, products
// (domain 5.6).
func (s Sources) about(
	ctx context.Context, tx *db.Tx, actor auth.Actor, p domain.Payload, who domain.People,
) (domain.Facts, []fault.Violation, error) {
	f := domain.Facts{People: who}
	unknown, err := s.goods(ctx, tx, actor, p, &f)
	if err != nil {
		return f, nil, err
	}
	if err := s.conditions(ctx, tx, actor, &f); err != nil {
		return f, nil, err
	}
	if tx == nil { // what is ordered has its carrier
		if err := s.usualDelivery(ctx, p, &f); err != nil {
			return f, nil, err
		}
	}
	others := f.OfOtherAgents(actor, p)
	return f, slices.Concat(who.Refused, unknown, others), s.stock(ctx, tx, &f)
}

// people reads who buys and where it goes.
func (s Sources) people(ctx context.Context, actor auth.Actor, p domain.Payload) (domain.People, error) {
	return s.peopleOf(ctx, actor, p, s.Parties.Party)
}

// known is the same before a checkout has its turn, which reads the customer itself: who buys for itself is known well enough.
func (s Sources) known(ctx context.Context, actor auth.Actor, p domain.Payload) (domain.People, error) {
	if p.CustomerID != actor.ID {
		return s.people(ctx, actor, p)
	}
	return s.peopleOf(ctx, actor, p, func(context.Context, int64) (usersapi.Party, error) {
		return usersapi.Party{ID: actor.ID, Group: actor.Group}, nil
	})
}

func (s Sources) peopleOf(
	ctx context.Context, actor auth.Actor, p domain.Payload, party func(ctx context.Context, id int64) (usersapi.Party, error),
) (domain.People, error) {
	if p.CustomerID == 0 {
		return domain.Nobody(p), nil
	}
	allowed, err := s.Access.MayOrderFor(ctx, actor, p.CustomerID)
	if err != nil || !allowed {
		return domain.Stranger(), err
	}
	customer, err := party(ctx, p.CustomerID)
	if err != nil {
		return domain.People{}, err
	}
	var addresses []usersapi.Address
	if p.BillingAddressID != 0 || p.ShippingAddressID != 0 {
		if addresses, err = s.Parties.Addresses(ctx, p.CustomerID); err != nil {
			return domain.People{}, err
		}
	}
	return domain.PeopleOf(p, customer, addresses), nil
}

// goods reads the products; those that the customer is not offered come back as violations.
func (s Sources) goods(ctx context.Context, tx *db.Tx, actor auth.Actor, p domain.Payload, f *domain.Facts) ([]fault.Violation, error) {
	ids, group := p.ProductIDs(), f.CustomerGroup(actor)
	var err error
	if f.Products, err = s.Products.Visible(ctx, tx, actor, group, ids); err != nil {
		return nil, err
	}
	if inShops := p.ShopProductIDs(); len(inShops) > 0 && group == auth.CSE {
		sold, err := s.Products.InShops(ctx, tx, actor, inShops)
		if err != nil {
			return nil, err
		}
		*f = f.AddShops(sold)
	}
	return f.NotOffered(p, group), nil
}

func (s Sources) conditions(ctx context.Context, tx *db.Tx, actor auth.Actor, f *domain.Facts) (err error) {
	ids, buyer := f.SupplierIDs(), f.BuyerID(actor)
	if tx == nil {
		err = s.readTerms(ctx, actor, f, ids, buyer)
	} else {
		err = s.lockTerms(ctx, tx, actor, f, ids, buyer)
	}
	if err != nil {
		return err
	}
	f.Withdraw()
	if actor.Group == auth.CommercialAgent {
		if f.Agent, err = s.Terms.AgentTerms(ctx, actor.ID); err != nil {
			return err
		}
	}
	if buyer != 0 {
		f.Exposures, err = s.Orders.Exposures(ctx, tx, buyer, ids)
	}
	return err
}

// readTerms reads what suppliers sell on, and what holds between them and who buys.
func (s Sources) readTerms(ctx context.Context, actor auth.Actor, f *domain.Facts, ids []int64, buyer int64) (err error) {
	if f.Suppliers, err = s.Parties.Parties(ctx, ids); err != nil {
		return err
	}
	if f.Conditions, err = s.Terms.Conditions(ctx, ids); err != nil || buyer == 0 {
		return err
	}
	if f.Terms, err = s.Terms.CustomerTerms(ctx, buyer); err != nil {
		return err
	}
	if f.CustomerGroup(actor).IsBuyer() {
		f.OnInvoice, err = s.Terms.DiscountOnInvoice(ctx, nil, buyer)
	}
	return err
}

// lockTerms reads the same inside a checkout, behind the locks of the relations: what is ordered is ordered on these terms.
func (s Sources) lockTerms(ctx context.Context, tx *db.Tx, actor auth.Actor, f *domain.Facts, ids []int64, buyer int64) (err error) {
	if buyer != 0 {
		if f.Terms, err = s.Terms.LockCustomerTerms(ctx, tx, buyer, ids); err != nil {
			return err
		}
	}
	trading, err := s.Terms.Trading(ctx, tx, buyer, ids)
	if err != nil {
		return err
	}
	if f.Customer != nil {
		customer, found := trading.Parties[f.Customer.ID]
		switch {
		case !found:
			return usersapi.ErrUserNotFound
		case customer.Group != f.Customer.Group:
			return errCustomerChanged
		}
		f.Customer = &customer
	}
	f.Suppliers, f.Conditions, f.CGVHashes = trading.Parties, trading.Conditions, trading.CGVHashes
	if f.CustomerGroup(actor).IsBuyer() {
		f.OnInvoice = trading.OnInvoice
	}
	return nil
}

// usualDelivery reads how goods came last, while nobody has chosen how they come now.
func (s Sources) usualDelivery(ctx context.Context, p domain.Payload, f *domain.Facts) error {
	suppliers := f.SupplierIDs()
	if p.CarrierCode != "" || f.Customer == nil || len(suppliers) == 0 {
		return nil
	}
	var err error
	f.Usual, err = s.Orders.LastDelivery(ctx, f.Customer.ID, suppliers)
	return err
}

func (s Sources) stock(ctx context.Context, tx *db.Tx, f *domain.Facts) error {
	var err error
	f.Levels, err = s.Stock.Levels(ctx, tx, slices.Collect(maps.Keys(f.Products)))
	return err
}

// errCustomerChanged says that the customer is no longer of the group by whose offers its goods were read.
var errCustomerChanged = errors.New("the customer changed its group meanwhile")

// price computes a payload over its facts.
func (s Sources) price(
	ctx context.Context, tx *db.Tx, at time.Time, actor auth.Actor, p domain.Payload, f domain.Facts,
) (domain.Priced, error) {
	quote, err := s.Quoter.Quote(ctx, tx, f.QuoteRequest(at, actor, p))
	if err != nil {
		return domain.Priced{}, err
	}
	priced := domain.NewPriced(actor, at, p, f, quote, s.Stock.Tag)
	foreseen, err := s.Stock.Foresee(ctx, tx, f.Levels, priced.Wanted())
	return priced.Expecting(foreseen), err
}
