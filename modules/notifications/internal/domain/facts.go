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

// OrderPlaced tells the supplier and the customer's agent, and the customer when somebody ordered for it. Who placed
// the order knows.
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
	if err := t.Tell(ctx, tx, fact, sellers...); err != nil || !e.OnBehalf {
		return err
	}
	fact.Kind = OrderOnBehalf
	return t.Tell(ctx, tx, fact, Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
}

// OrderMoved tells the customer, and the seller who placed the order for it. Who moved it knows. What a shipment or an
// incident moved is told by those.
func (t *Telling) OrderMoved(ctx context.Context, tx *db.Tx, e ordersevents.OrderMovedV1, source string) error {
	if e.From == quotation {
		return t.quotationMoved(ctx, tx, e, source)
	}
	if slices.Contains([]string{"partially_shipped", "pending_shipping", "incident"}, e.To) || e.From == "incident" {
		return nil
	}
	fact := Fact{
		Kind: OrderMoved, Subject: Orders, SubjectID: e.OrderID, Source: source,
		Params: Params{Number: e.Number, From: e.From, To: e.To},
	}
	var told []Recipient
	if e.CustomerID != e.MovedBy {
		told = append(told, Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
	}
	if e.PlacedBy != e.MovedBy && e.PlacedBy != e.SupplierID {
		told = append(told, Recipient{UserID: e.PlacedBy, PartyID: e.CustomerID})
	}
	return t.Tell(ctx, tx, fact, told...)
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
