package app

import (
	"context"
	"maps"
	"slices"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/document"
)

// allAwaited are the orders, by id, of which all that they still owe is awaited: those that a role may cancel for that alone. In a
// transaction the stock of their products is locked, so that nothing comes of it meanwhile.
func (o *Orders) allAwaited(
	ctx context.Context, tx *db.Tx, role func(domain.Summary) domain.Role, orders ...domain.Summary,
) (map[int64]bool, error) {
	var asked []int64
	for _, order := range orders {
		if order.AsksAwaited(role(order)) {
			asked = append(asked, order.ID)
		}
	}
	if len(asked) == 0 {
		return nil, nil
	}
	if tx == nil {
		return o.Stock.AllAwaited(ctx, nil, asked)
	}
	products, err := o.store.Products(ctx, tx, asked...)
	if err != nil {
		return nil, err
	}
	if _, err := o.Stock.Levels(ctx, tx, products); err != nil {
		return nil, err
	}
	return o.Stock.AllAwaited(ctx, tx, asked)
}

// Promises are what an order that the caller may read still waits for.
func (o *Orders) Promises(ctx context.Context, in db.Handle, id int64) (domain.Promises, error) {
	return o.Stock.Promises(ctx, in, []int64{id})
}

// GiveUpPromises gives up units of an order that are not there yet: others may have them, and nobody owes or earns on them. Who
// gives up the last of them cancels the order.
func (o *Orders) GiveUpPromises(ctx context.Context, actor auth.Actor, orderID int64, lines []domain.ShipmentLine, comment string) error {
	comment = strings.TrimSpace(comment)
	return o.locked(ctx, actor, orderID, func(ctx context.Context, tx *db.Tx, a act, order domain.Summary, items []domain.Item) error {
		if err := order.CheckGivingUp(a.role, comment); err != nil {
			return err
		}
		promises, err := o.lockPromises(ctx, tx, order.ID, items)
		if err != nil {
			return err
		}
		if err := domain.CheckGivenUp("lines", items, promises, lines); err != nil {
			return err
		}
		return o.giveUpAwaited(ctx, tx, a, order, items, lines, domain.Step{Step: document.Step[domain.Status]{Comment: comment}})
	})
}

// giveUpAwaited gives up units that are not there yet, notes why, and tells the house. An order of which nothing would be left is
// cancelled: what follows is the same then, however it came about.
func (o *Orders) giveUpAwaited(
	ctx context.Context, tx *db.Tx, a act, order domain.Summary, items []domain.Item, lines []domain.ShipmentLine, why domain.Step,
) error {
	if domain.NothingLeft(order, items, lines) {
		return o.giveUpAll(ctx, tx, a, order, domain.UnitsRemaining(items), why)
	}
	rest := domain.UnitsRemaining(domain.GiveUp(items, domain.UnitsOf(lines)))
	given := domain.UnitsRemaining(items) - rest
	if err := o.giveUp(ctx, tx, order, items, lines, "Bouteilles attendues abandonnées : "+order.Number); err != nil {
		return err
	}
	if err := o.noteGivenUp(ctx, tx, a, order, given, why); err != nil {
		return err
	}
	if rest == 0 { // the others have left
		var err error
		if order, err = o.moveAs(ctx, tx, a, domain.RoleShipment, order, domain.Change{To: domain.PendingShipping}); err != nil {
			return err
		}
	}
	err := tx.Publish(ctx, ordersevents.PromisesGivenUpV1{
		OrderID: order.ID, Number: order.Number, Units: given, CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID,
		PlacedBy: order.PlacedBy, GivenUpBy: a.actor.ID, Items: givenUp(domain.UnitsOf(lines)),
	})
	if err != nil || rest > 0 {
		return err
	}
	return o.arrived(ctx, tx, order) // they may have arrived, too
}

// giveUpAll cancels an order of which nothing was shipped and all units that are left were given up. The reason is that of the
// cancelling.
func (o *Orders) giveUpAll(ctx context.Context, tx *db.Tx, a act, order domain.Summary, units int64, why domain.Step) error {
	change := domain.Change{To: domain.Canceled, Comment: why.Comment}
	why.Comment = ""
	if err := o.noteGivenUp(ctx, tx, a, order, units, why); err != nil {
		return err
	}
	_, err := o.moveAs(ctx, tx, a, a.role, order, change)
	return err
}

// noteGivenUp notes in the timeline that units were given up.
func (o *Orders) noteGivenUp(ctx context.Context, tx *db.Tx, a act, order domain.Summary, units int64, why domain.Step) error {
	why.Signature, why.From, why.To, why.GivenUp, why.At = a.author.Signature, order.Status, order.Status, units, a.at
	return o.store.AddStep(ctx, tx, order.ID, why)
}

// givenUp are units by line, in their order.
func givenUp(units map[int64]int64) []ordersevents.UnitsGivenUp {
	given := make([]ordersevents.UnitsGivenUp, 0, len(units))
	for _, item := range slices.Sorted(maps.Keys(units)) {
		given = append(given, ordersevents.UnitsGivenUp{ItemID: item, Quantity: units[item]})
	}
	return given
}

// lockPromises reads what an order waits for while nothing can come of it. Other products are locked with its own.
func (o *Orders) lockPromises(
	ctx context.Context, tx *db.Tx, orderID int64, items []domain.Item, others ...int64,
) (domain.Promises, error) {
	products := slices.Clone(others)
	for _, i := range items {
		products = append(products, i.Product.ID)
	}
	if _, err := o.Stock.Levels(ctx, tx, products); err != nil {
		return nil, err
	}
	return o.Promises(ctx, tx, orderID)
}

// TellPromises tells of an order that its goods come on other days, or came, with what the stock does not know of it.
func (o *Orders) TellPromises(ctx context.Context, tx *db.Tx, moved receiptsevents.PromisesMovedV1) error {
	known, err := o.store.Known(ctx, tx, []int64{moved.OrderID})
	if err != nil {
		return err
	}
	order, found := known[moved.OrderID]
	if !found || !order.Status.Open() {
		return nil
	}
	items, err := o.store.Items(ctx, tx, order.ID)
	if err != nil {
		return err
	}
	names := map[int64]string{}
	for _, i := range items {
		names[i.ID] = ordersapi.Called(i.Product.Name, i.Product.Vintage)
	}
	told := ordersevents.PromisesMovedV1{
		OrderID: order.ID, Number: order.Number, CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID,
		PlacedBy: order.PlacedBy, AgentID: order.AgentID,
	}
	for _, m := range moved.Items {
		item := ordersevents.PromiseMoved{
			ItemID: m.OrderItemID, ProductName: names[m.OrderItemID], Quantity: m.Quantity, From: m.From, To: m.To,
			Arrived: m.Arrived,
		}
		for _, part := range m.Parts {
			item.Parts = append(item.Parts, ordersevents.PromisedPart(part))
		}
		told.Items = append(told.Items, item)
	}
	return tx.Publish(ctx, told)
}
