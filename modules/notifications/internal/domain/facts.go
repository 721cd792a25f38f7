package domain

import (
	"context"
	"slices"

	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// OrderPlaced tells the supplier and the customer's agent, and the customer: that its order came in, or that somebody
// ordered for it. A seller who placed the order knows.
func (t *Telling) OrderPlaced(ctx context.Context, tx *db.Tx, e ordersevents.OrderPlacedV1, source string) error {
	fact := Fact{
		Kind: OrderPlaced, Subject: Orders, SubjectID: e.OrderID, Source: source,
		Params: Params{Number: e.Number, Total: money.Cents(e.TotalCents)},
	}
	var sellers []Recipient
	for _, id := range []int64{e.SupplierID, e.AgentID} {
		if id != e.PlacedBy {
			sellers = append(sellers, Recipient{UserID: id, PartyID: e.CustomerID})
		}
	}
	if err := t.Tell(ctx, tx, fact, sellers...); err != nil {
		return err
	}
	if fact.Kind = OrderConfirmed; e.OnBehalf {
		fact.Kind = OrderOnBehalf
	}
	return t.Tell(ctx, tx, fact, Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
}

// OrderMoved tells the customer, the seller who placed the order for it, and the supplier what somebody else did. Who moved
// it knows. What a shipment or an incident moved is told by those; delivered is told once.
func (t *Telling) OrderMoved(ctx context.Context, tx *db.Tx, e ordersevents.OrderMovedV1, source string) error {
	if e.From == quotation {
		return t.quotationMoved(ctx, tx, e, source)
	}
	untold := []string{"partially_shipped", "pending_shipping", "pending_invoice", "incident"}
	if slices.Contains(untold, e.To) || e.From == "incident" {
		return nil
	}
	fact := orderFact(movedKind(e.To), e.OrderID, e.Number, source)
	fact.Params.From, fact.Params.To = e.From, e.To
	supplier := e.SupplierID
	if e.MovedBy == 0 && fact.Kind != OrderCanceled {
		supplier = 0 // the house only does what the supplier's own conditions say
	}
	told := otherSides(e.MovedBy, e.CustomerID, supplier, e.SupplierID, e.PlacedBy)
	if fact.Kind != OrderToPay {
		return t.Tell(ctx, tx, fact, told...)
	}
	if err := t.Tell(ctx, tx, fact, Recipient{UserID: e.CustomerID, PartyID: e.SupplierID}); err != nil {
		return err
	}
	fact.Kind = OrderMoved
	others := slices.DeleteFunc(told, func(r Recipient) bool { return r.UserID == e.CustomerID })
	return t.Tell(ctx, tx, fact, others...)
}

// movedKind is what a move is about for who waits for the order.
func movedKind(to string) Kind {
	switch to {
	case "waiting_payment":
		return OrderToPay
	case "canceled":
		return OrderCanceled
	default:
		return OrderMoved
	}
}

// StatusChanged tells people whose account is open now; others cannot read it.
func (t *Telling) StatusChanged(ctx context.Context, tx *db.Tx, e usersevents.StatusChangedV1, source string) error {
	if e.To != string(auth.Valid) {
		return nil
	}
	told := make([]Recipient, 0, len(e.UserIDs))
	for _, id := range e.UserIDs {
		told = append(told, Recipient{UserID: id})
	}
	fact := Fact{Kind: AccountOpened, Subject: Users, Source: source, Params: Params{From: e.From, To: e.To}}
	return t.Tell(ctx, tx, fact, told...)
}

// PersonChanged tells a person that somebody else changed its details.
func (t *Telling) PersonChanged(ctx context.Context, tx *db.Tx, e usersevents.ChangedV1, by int64, source string) error {
	if by == e.UserID || by == 0 {
		return nil
	}
	fact := Fact{Kind: AccountChanged, Subject: Users, Source: source}
	return t.Tell(ctx, tx, fact, Recipient{UserID: e.UserID})
}

// Registered tells the admins that an account waits for one of them to validate it.
func (t *Telling) Registered(ctx context.Context, tx *db.Tx, e usersevents.RegisteredV1, source string) error {
	admins, err := t.users.AdminIDs(ctx, tx)
	if err != nil {
		return err
	}
	told := make([]Recipient, 0, len(admins))
	for _, id := range admins {
		told = append(told, Recipient{UserID: id, PartyID: e.UserID})
	}
	return t.Tell(ctx, tx, Fact{Kind: Registered, Subject: Users, SubjectID: e.UserID, Source: source}, told...)
}
