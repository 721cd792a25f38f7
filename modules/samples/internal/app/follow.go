package app

import (
	"context"
	"strings"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/samples/internal/domain"
	"millesime/modules/samples/samplesevents"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Rate keeps what the buyer thought, once, when the sample has arrived.
func (r *Requests) Rate(ctx context.Context, a auth.Actor, id int64, rating int, comment string) error {
	return r.change(ctx, a, id, func(ctx context.Context, tx *db.Tx, one domain.Request) error {
		if err := one.CheckFeedback(domain.RoleOf(a, one)); err != nil {
			return err
		}
		given := domain.Feedback{Rating: rating, Comment: strings.TrimSpace(comment), At: r.clock.Now()}
		if err := r.store.WriteFeedback(ctx, tx, id, given); err != nil {
			return err
		}
		terms, err := r.Terms.CustomerTerms(ctx, one.CustomerID)
		if err != nil {
			return err
		}
		return tx.Publish(ctx, samplesevents.FeedbackGivenV1{
			RequestID: id, ProductName: ordersapi.Called(one.Product.Name, one.Product.Vintage),
			CustomerID: one.CustomerID, SupplierID: one.SupplierID,
			AgentID: terms[one.SupplierID].AgentID, Rating: rating,
		})
	})
}

// OrderMoved notes that a sample has arrived, or that its order or the sale it led to was canceled.
func (r *Requests) OrderMoved(ctx context.Context, tx *db.Tx, e ordersevents.OrderMovedV1, at time.Time) error {
	switch e.To {
	case ordersevents.Shipped, ordersevents.PendingInvoice, ordersevents.Closed:
		return r.store.Delivered(ctx, tx, e.OrderID, at)
	case ordersevents.Canceled:
		if err := r.store.Canceled(ctx, tx, e.OrderID, at); err != nil {
			return err
		}
		return r.store.Unsold(ctx, tx, e.OrderID)
	default:
		return nil
	}
}

// saleDays is how long after its delivery an order of the product counts as a sale that the sample led to.
const saleDays = 90

// OrderPlaced notes the sale that a sample led to.
func (r *Requests) OrderPlaced(ctx context.Context, tx *db.Tx, e ordersevents.OrderPlacedV1, at time.Time) error {
	if e.TotalCents == 0 {
		return nil // a sample itself
	}
	since := at.AddDate(0, 0, -saleDays)
	tasted, err := r.store.HasUnsold(ctx, tx, e.CustomerID, since)
	if err != nil || !tasted {
		return err
	}
	products, err := r.Orders.Products(ctx, tx, e.OrderID)
	if err != nil {
		return err
	}
	return r.store.Sold(ctx, tx, e.CustomerID, products, since, e.OrderID)
}
