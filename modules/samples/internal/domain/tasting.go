package domain

import (
	"context"
	"strings"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/samples/samplesevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// saleDays is how long after its delivery an order of the product counts as a sale that the sample led to.
const saleDays = 90

// TastingStore writes what happens after a sample was ordered.
type TastingStore interface {
	Lock(ctx context.Context, tx *db.Tx, scope lists.Scope, ids []int64) (map[int64]Request, error)
	WriteFeedback(ctx context.Context, tx *db.Tx, id int64, f Feedback) error
	// Delivered closes the request of an order, once.
	Delivered(ctx context.Context, tx *db.Tx, orderID int64, at time.Time) error
	// Canceled closes the request of an order and gives its units back to the quota.
	Canceled(ctx context.Context, tx *db.Tx, orderID int64, at time.Time) error
	// Sold notes an order on the samples of its products that the customer received since an instant and that led to none.
	Sold(ctx context.Context, tx *db.Tx, customerID int64, productIDs []int64, since time.Time, orderID int64) error
	// Unsold takes a canceled order off again.
	Unsold(ctx context.Context, tx *db.Tx, orderID int64) error
}

// Tasting follows samples from their order on.
type Tasting struct {
	db     Transactor
	store  TastingStore
	orders ordersapi.Orders
	terms  usersapi.Terms
	access usersapi.Access
	clock  clock.Clock
}

// NewTasting makes the use cases.
func NewTasting(d Transactor, s TastingStore, o ordersapi.Orders, terms usersapi.Terms, access usersapi.Access, c clock.Clock) *Tasting {
	return &Tasting{db: d, store: s, orders: o, terms: terms, access: access, clock: c}
}

// Feedback keeps what the buyer thought, once, when the sample has arrived.
func (t *Tasting) Feedback(ctx context.Context, a auth.Actor, id int64, rating int, comment string) error {
	scope, err := t.access.Scope(ctx, a)
	if err != nil {
		return err
	}
	return t.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		locked, err := t.store.Lock(ctx, tx, scope, []int64{id})
		if err != nil {
			return err
		}
		r, ok := locked[id]
		switch {
		case !ok:
			return ErrNotFound
		case RoleOf(a, r) != RoleBuyer:
			return ErrFeedback
		case r.DeliveredAt.IsZero():
			return ErrNotDelivered
		case r.Feedback.Rating != 0:
			return ErrFeedbackGiven
		}
		given := Feedback{Rating: rating, Comment: strings.TrimSpace(comment), At: t.clock.Now()}
		if err := t.store.WriteFeedback(ctx, tx, id, given); err != nil {
			return err
		}
		terms, err := t.terms.CustomerTerms(ctx, r.CustomerID)
		if err != nil {
			return err
		}
		return tx.Publish(ctx, samplesevents.FeedbackGivenV1{
			RequestID: id, ProductName: r.Product.Name, CustomerID: r.CustomerID, SupplierID: r.SupplierID,
			AgentID: terms[r.SupplierID].AgentID, Rating: rating,
		})
	})
}

// States of an order that samples follow (specification 3, order_status).
const (
	orderShipped        = "shipped"
	orderPendingInvoice = "pending_invoice"
	orderClosed         = "closed"
	orderCanceled       = "canceled"
)

// OrderMoved notes that a sample has arrived, or that its order or the sale it led to was canceled.
func (t *Tasting) OrderMoved(ctx context.Context, tx *db.Tx, e ordersevents.OrderMovedV1, at time.Time) error {
	switch e.To {
	case orderShipped, orderPendingInvoice, orderClosed:
		return t.store.Delivered(ctx, tx, e.OrderID, at)
	case orderCanceled:
		if err := t.store.Canceled(ctx, tx, e.OrderID, at); err != nil {
			return err
		}
		return t.store.Unsold(ctx, tx, e.OrderID)
	default:
		return nil
	}
}

// OrderPlaced notes the sale that a sample led to.
func (t *Tasting) OrderPlaced(ctx context.Context, tx *db.Tx, e ordersevents.OrderPlacedV1, at time.Time) error {
	if e.TotalCents == 0 {
		return nil // a sample itself
	}
	products, err := t.orders.Products(ctx, tx, e.OrderID)
	if err != nil {
		return err
	}
	return t.store.Sold(ctx, tx, e.CustomerID, products, at.AddDate(0, 0, -saleDays), e.OrderID)
}
