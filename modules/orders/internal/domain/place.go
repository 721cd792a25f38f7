package domain

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Writer writes new orders.
type Writer interface {
	// Insert writes orders, lines and first timeline entries, numbers taken last, and returns ids in the
	// order of the drafts. The timeline keeps the name of the admin behind the actor, "" for none.
	Insert(ctx context.Context, tx *db.Tx, checkout ordersapi.Checkout, impersonator string) ([]ordersapi.Placed, error)
}

// Placing implements ordersapi.Orders.
type Placing struct {
	writer Writer
	users  usersapi.Directory
	post   *Post
}

// NewPlacing makes the use case.
func NewPlacing(w Writer, users usersapi.Directory, p *Post) *Placing {
	return &Placing{writer: w, users: users, post: p}
}

// Place writes one order per draft and tells the house (domain 5.2), and by mail the person an admin acts as (domain 8.3).
func (p *Placing) Place(ctx context.Context, tx *db.Tx, checkout ordersapi.Checkout) ([]ordersapi.Placed, error) {
	people, err := p.impersonation(ctx, checkout.Actor)
	if err != nil {
		return nil, err
	}
	placed, err := p.writer.Insert(ctx, tx, checkout, people.admin)
	if err != nil {
		return nil, err
	}
	for i, order := range placed {
		draft := checkout.Drafts[i]
		err := tx.Publish(ctx, ordersevents.OrderPlacedV1{
			OrderID: order.ID, Number: order.Number, CheckoutID: checkout.ID,
			CustomerID: checkout.Customer.ID, SupplierID: draft.Supplier.ID,
			OnBehalf: checkout.OnBehalf, TotalCents: int64(draft.TotalTaxIncl),
			AgentID: draft.AgentID, PlacedBy: checkout.Actor.ID,
		})
		if err != nil {
			return nil, err
		}
	}
	if people.target == nil {
		return placed, nil
	}
	return placed, p.post.tellTarget(ctx, tx, *people.target, people.admin, checkout, placed)
}

// impersonation is who acts as whom; empty when the actor acts in person.
type impersonation struct {
	admin  string
	target *usersapi.Party
}

func (p *Placing) impersonation(ctx context.Context, actor auth.Actor) (impersonation, error) {
	if !actor.Impersonated() {
		return impersonation{}, nil
	}
	parties, err := p.users.Parties(ctx, []int64{actor.ID, actor.Impersonator})
	if err != nil {
		return impersonation{}, err
	}
	target := parties[actor.ID]
	return impersonation{admin: parties[actor.Impersonator].PersonalName(), target: &target}, nil
}
