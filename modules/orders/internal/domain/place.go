package domain

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Writer writes new orders.
type Writer interface {
	// Insert writes orders, lines and first timeline entries, numbers taken last, and returns ids in the
	// order of the drafts. The timeline keeps the names of who placed them.
	Insert(ctx context.Context, tx *db.Tx, checkout ordersapi.Checkout, by PlacedBy) ([]ordersapi.Placed, error)
	// InsertQuotations writes quotations the same way, each with its first revision.
	InsertQuotations(
		ctx context.Context, tx *db.Tx, checkout ordersapi.Checkout, by Signature, role Role, state QuotationState,
	) ([]ordersapi.Placed, error)
	// Exposures are what a customer owes suppliers, by supplier; tx may be nil.
	Exposures(ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64) (map[int64]money.Cents, error)
	// Products are those on the lines of an order.
	Products(ctx context.Context, tx *db.Tx, orderID int64) ([]int64, error)
}

// Placing implements ordersapi.Orders.
type Placing struct {
	writer  Writer
	parties usersapi.Parties
	post    *Post
}

// NewPlacing makes the use case.
func NewPlacing(w Writer, parties usersapi.Parties, p *Post) *Placing {
	return &Placing{writer: w, parties: parties, post: p}
}

// Exposures implements ordersapi.Orders.
func (p *Placing) Exposures(
	ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64,
) (map[int64]money.Cents, error) {
	return p.writer.Exposures(ctx, tx, customerID, supplierIDs)
}

// Place writes one order per draft and tells the house (domain 5.2); by mail it tells the customer whom somebody ordered
// for, and the person an admin acts as (domain 8.3).
func (p *Placing) Place(ctx context.Context, tx *db.Tx, checkout ordersapi.Checkout) ([]ordersapi.Placed, error) {
	by := PlacedBy{Actor: checkout.Customer}
	if checkout.Actor.ID != checkout.Customer.ID || checkout.Actor.Impersonated() {
		var err error
		if by, err = p.placedBy(ctx, checkout.Actor); err != nil {
			return nil, err
		}
	}
	placed, err := p.writer.Insert(ctx, tx, checkout, by)
	if err != nil {
		return nil, err
	}
	return placed, p.announce(ctx, tx, by, checkout, placed)
}

// announce tells the house and the people of new orders.
func (p *Placing) announce(
	ctx context.Context, tx *db.Tx, by PlacedBy, checkout ordersapi.Checkout, placed []ordersapi.Placed,
) error {
	for i, order := range placed {
		draft := checkout.Drafts[i]
		err := tx.Publish(ctx, ordersevents.OrderPlacedV1{
			OrderID: order.ID, Number: order.Number, CheckoutID: checkout.ID,
			CustomerID: checkout.Customer.ID, SupplierID: draft.Supplier.ID,
			OnBehalf: checkout.OnBehalf, TotalCents: int64(draft.TotalTaxIncl),
			AgentID: draft.AgentID, PlacedBy: checkout.Actor.ID,
		})
		if err != nil {
			return err
		}
	}
	return p.tell(ctx, tx, by, checkout, placed)
}

// Products implements ordersapi.Orders.
func (p *Placing) Products(ctx context.Context, tx *db.Tx, orderID int64) ([]int64, error) {
	return p.writer.Products(ctx, tx, orderID)
}

// tell mails who ordered a confirmation of each order, and the customer whom somebody else ordered for what it ordered. Each
// person is told once: of what an admin orders as the customer itself it is told as such, and not again.
func (p *Placing) tell(
	ctx context.Context, tx *db.Tx, by PlacedBy, checkout ordersapi.Checkout, placed []ordersapi.Placed,
) error {
	if by.Admin != nil {
		if err := p.post.tellTarget(ctx, tx, by, checkout, placed); err != nil {
			return err
		}
	}
	if checkout.Customer.ID != by.Actor.ID {
		return p.post.tellCustomer(ctx, tx, by, checkout, placed)
	}
	if by.Admin != nil {
		return nil
	}
	for i, order := range placed {
		if err := p.post.confirm(ctx, tx, checkout, checkout.Drafts[i], order); err != nil {
			return err
		}
	}
	return nil
}

// PlacedBy is who placed orders.
type PlacedBy struct {
	Actor usersapi.Party
	Admin *usersapi.Party // who acts as the actor; nil: the actor in person
}

// AdminName is that of the admin behind the actor, "" for none.
func (b PlacedBy) AdminName() string {
	if b.Admin == nil {
		return ""
	}
	return b.Admin.PersonalName()
}

func (p *Placing) placedBy(ctx context.Context, actor auth.Actor) (PlacedBy, error) {
	ids := []int64{actor.ID}
	if actor.Impersonated() {
		ids = append(ids, actor.Impersonator)
	}
	parties, err := p.parties.Parties(ctx, ids)
	by := PlacedBy{Actor: parties[actor.ID]}
	if actor.Impersonated() {
		admin := parties[actor.Impersonator]
		by.Admin = &admin
	}
	return by, err
}
