package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
)

// PersonalStore reads and forgets what requests keep about people.
type PersonalStore interface {
	OfCustomer(ctx context.Context, userID int64) ([]Request, error)
	Steps(ctx context.Context, userID int64) ([]PersonalStep, error)
	Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error
}

// PersonalRequest is a request as its buyer's file holds it.
type PersonalRequest struct {
	Product         string           `json:"product"`
	Reference       string           `json:"reference"`
	Quantity        int64            `json:"quantity"`
	Comment         string           `json:"comment"`
	Status          Status           `json:"status"`
	Reason          string           `json:"reason"`
	ShippingAddress usersapi.Address `json:"shippingAddress"`
	Order           string           `json:"order"`
	Rating          int              `json:"rating"`
	Feedback        string           `json:"feedback"`
	CreatedAt       time.Time        `json:"createdAt"`
}

// PersonalStep is a change of state that the person made.
type PersonalStep struct {
	Product string    `json:"product"`
	From    Status    `json:"from"`
	To      Status    `json:"to"`
	Comment string    `json:"comment"`
	At      time.Time `json:"at"`
}

// PersonalData is the samples' part of a person's file.
type PersonalData struct{ store PersonalStore }

var _ usersapi.PersonalData = (*PersonalData)(nil)

// NewPersonalData makes it.
func NewPersonalData(s PersonalStore) *PersonalData { return &PersonalData{store: s} }

// PersonalData implements usersapi.PersonalData.
func (p *PersonalData) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	found, err := p.store.OfCustomer(ctx, userID)
	if err != nil {
		return nil, err
	}
	requests := make([]PersonalRequest, 0, len(found))
	for _, r := range found {
		requests = append(requests, PersonalRequest{
			Product: r.Product.Name, Reference: r.Product.Reference, Quantity: r.Quantity, Comment: r.Comment, Status: r.Status,
			Reason: r.Reason, ShippingAddress: r.Address, Order: r.OrderNumber, Rating: r.Feedback.Rating,
			Feedback: r.Feedback.Comment, CreatedAt: r.CreatedAt,
		})
	}
	steps, err := p.store.Steps(ctx, userID)
	return map[string]any{"sampleRequests": requests, "sampleRequestSteps": steps}, err
}

// Forget blanks what people wrote and where they live; the counts of requests stay.
func (p *PersonalData) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return p.store.Forget(ctx, tx, userIDs)
}
