package app

import (
	"context"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/files"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Order returns one order of the actor's scope.
func (o *Orders) Order(ctx context.Context, actor auth.Actor, id int64) (domain.Order, error) {
	scope, err := o.Access.Scope(ctx, actor)
	if err != nil {
		return domain.Order{}, err
	}
	return o.store.Order(ctx, scope, id)
}

// Offer is what an actor may do with some orders.
func (o *Orders) Offer(ctx context.Context, actor auth.Actor, orders ...domain.Summary) (domain.Offer, error) {
	offer := domain.Offer{Actor: actor, Now: o.Clock.Now()}
	var err error
	if offer.Sells, err = o.soldBy(ctx, actor); err != nil {
		return offer, err
	}
	role := func(order domain.Summary) domain.Role { return domain.RoleOf(actor, order) }
	if offer.AllAwaited, err = o.allAwaited(ctx, nil, role, orders...); err != nil {
		return offer, err
	}
	var inIncident []int64
	for _, order := range orders {
		if order.Status == domain.Incident {
			inIncident = append(inIncident, order.ID)
		}
	}
	offer.Withdrawn, err = o.store.Withdrawn(ctx, inIncident)
	return offer, err
}

// soldBy are the suppliers whose products an actor sells; only agents have any.
func (o *Orders) soldBy(ctx context.Context, actor auth.Actor) (domain.Suppliers, error) {
	if actor.Group != auth.CommercialAgent {
		return domain.Suppliers{}, nil
	}
	return o.Terms.AgentTerms(ctx, actor.ID)
}

// Agent is who earns on an order, for those who may see it; nil when there is nobody, or for any other reader.
func (o *Orders) Agent(ctx context.Context, actor auth.Actor, order domain.Summary) (*domain.Party, error) {
	if order.AgentID == 0 || !domain.SeesFee(actor, order) {
		return nil, nil
	}
	people, err := o.Parties.Parties(ctx, []int64{order.AgentID})
	if err != nil {
		return nil, err
	}
	agent, ok := people[order.AgentID]
	if !ok {
		return nil, nil
	}
	found := domain.CopyOf(agent)
	return &found, nil
}

// Encours is what a supplier lets a customer owe, and what it owes already (domain 5.6).
type Encours struct {
	Limit    money.Cents
	Exposure money.Cents
}

// Encours is that of an order that waits because it goes beyond it, for its parties and admins; nil of any other
// order, and for any other reader.
func (o *Orders) Encours(ctx context.Context, actor auth.Actor, order domain.Order) (*Encours, error) {
	waits := order.Status == domain.WaitingPayment && order.WaitsFor == sale.Encours
	if !waits || domain.RoleOf(actor, order.Summary) == domain.RoleAgent {
		return nil, nil
	}
	terms, err := o.Terms.CustomerTerms(ctx, order.Customer.ID)
	if err != nil {
		return nil, err
	}
	limit := terms[order.Supplier.ID].OutstandingValue
	if limit == nil { // it was taken away since
		return nil, nil
	}
	owed, err := o.store.Exposures(ctx, nil, order.Customer.ID, []int64{order.Supplier.ID})
	if err != nil {
		return nil, err
	}
	return &Encours{Limit: *limit, Exposure: owed[order.Supplier.ID]}, nil
}

// Activity sums up the actor's last twelve months, and the twelve before to compare with.
func (o *Orders) Activity(ctx context.Context, actor auth.Actor) (domain.Activity, error) {
	scope, err := o.Access.Scope(ctx, actor)
	if err != nil {
		return domain.Activity{}, err
	}
	return o.store.Activity(ctx, scope, domain.LastMonths(o.Clock.Now().In(clock.Paris)))
}

// CustomerActivity sums up the customer's orders in the actor's scope. Who is no customer in the actor's sight does not
// exist.
func (o *Orders) CustomerActivity(ctx context.Context, actor auth.Actor, customerID int64) (domain.CustomerActivity, error) {
	seen, err := o.Access.MayRead(ctx, actor, customerID)
	if err != nil {
		return domain.CustomerActivity{}, err
	}
	if !seen {
		return domain.CustomerActivity{}, usersapi.ErrUserNotFound
	}
	customer, err := o.Parties.Party(ctx, customerID)
	if err != nil {
		return domain.CustomerActivity{}, err
	}
	if !customer.Group.IsBuyer() && customer.Group != auth.Negociant && customer.Group != auth.Customer {
		return domain.CustomerActivity{}, usersapi.ErrUserNotFound
	}
	scope, err := o.Access.Scope(ctx, actor)
	if err != nil {
		return domain.CustomerActivity{}, err
	}
	scope.Buyer = customerID
	activity, err := o.store.Activity(ctx, scope, domain.LastMonths(o.Clock.Now().In(clock.Paris)))
	if err != nil {
		return domain.CustomerActivity{}, err
	}
	last, err := o.store.LastOrder(ctx, scope)
	return domain.CustomerActivity{Activity: activity, LastOrderAt: last}, err
}

// SalesTo implements usersapi.Sales.
func (o *Orders) SalesTo(ctx context.Context, actor auth.Actor, customerIDs []int64) (map[int64]usersapi.CustomerSales, error) {
	scope, err := o.Access.Scope(ctx, actor)
	if err != nil || len(customerIDs) == 0 {
		return nil, err
	}
	return o.store.SalesTo(ctx, scope, customerIDs, domain.YearFrom(o.Clock.Now().In(clock.Paris)))
}

// Photo gives a photo of an order in the actor's scope.
func (o *Orders) Photo(ctx context.Context, actor auth.Actor, orderID, photoID int64) (*files.File, error) {
	if _, err := o.Order(ctx, actor, orderID); err != nil {
		return nil, err
	}
	kept, err := o.store.Photo(ctx, orderID, photoID)
	if err != nil {
		return nil, err
	}
	return o.Files.Open(ctx, kept)
}

// LastOf implements ordersapi.Purchases: the newest orders of a product in the actor's scope.
func (o *Orders) LastOf(ctx context.Context, actor auth.Actor, customerID, productID int64) ([]ordersapi.Purchase, error) {
	scope, err := o.Access.Scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	scope.Buyer = customerID
	read := func(ctx context.Context) ([]ordersapi.Purchase, error) {
		return o.store.LastOf(ctx, scope, productID, ordersapi.LastOrders)
	}
	if customer, own := remembered(scope); own {
		return o.last.of(ctx, customer, productID, read)
	}
	return read(ctx)
}

// LastPaid implements pricingapi.Purchases.
func (o *Orders) LastPaid(
	ctx context.Context, scope lists.Scope, supplierID, customerID int64, productIDs []int64,
) (map[int64]pricingapi.Paid, error) {
	return o.store.LastPaid(ctx, scope, supplierID, customerID, productIDs)
}

// BoughtBetween implements pricingapi.FramePurchases.
func (o *Orders) BoughtBetween(
	ctx context.Context, supplierIDs, customerIDs []int64, from, until time.Time,
) (map[usersapi.Pair]pricingapi.Bought, error) {
	return o.store.BoughtBetween(ctx, supplierIDs, customerIDs, from, until)
}

// Numbers implements ordersapi.Purchases and ordersapi.Billing.
func (o *Orders) Numbers(ctx context.Context, orderIDs []int64) (map[int64]string, error) {
	return o.store.Numbers(ctx, orderIDs)
}
