package rest

import (
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/samples/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/lists"
)

// SampleRequest is a request as lists show it.
type SampleRequest struct {
	api.Item
	Product         SampleProduct   `json:"product"` // a copy
	Supplier        SampleParty     `json:"supplier"`
	Customer        SampleParty     `json:"customer"`
	Quantity        int64           `json:"quantity"`
	Comment         string          `json:"comment"`
	Status          domain.Status   `json:"status"`
	Reason          string          `json:"reason"` // of a refusal
	Order           *SampleOrder    `json:"order"`  // once ordered
	DeliveredAt     *time.Time      `json:"deliveredAt"`
	CanceledAt      *time.Time      `json:"canceledAt"` // of its order
	Feedback        *SampleFeedback `json:"feedback"`
	CreatedAt       time.Time       `json:"createdAt"`
	Transitions     []domain.Status `json:"transitions"`     // what the reader may do now
	CommentRequired []domain.Status `json:"commentRequired"` // of those
	Withdrawable    bool            `json:"withdrawable"`    // by the reader, now
	FeedbackAwaited bool            `json:"feedbackAwaited"` // of the reader, now
}

// HydraClass is that of its detail too.
func (SampleRequest) HydraClass(string) string { return "SampleRequest" }

// SampleRequestDetail is a request with where it goes and what happened.
type SampleRequestDetail struct {
	SampleRequest
	ShippingAddress SampleAddress `json:"shippingAddress"`
	Timeline        []SampleStep  `json:"timeline"`
}

// SampleProduct is the copy of a product.
type SampleProduct struct {
	api.Ref
	productsapi.Label
	Image string `json:"image"`
}

// SampleParty is one side of a request.
type SampleParty struct {
	api.Ref
	Company string     `json:"company"`
	Group   auth.Group `json:"group"`
}

// SampleOrder is the order that a request became.
type SampleOrder struct {
	api.Ref
	Number string `json:"number"`
}

// SampleFeedback is what the buyer thought.
type SampleFeedback struct {
	Rating  int       `json:"rating"` // 1 to 5
	Comment string    `json:"comment"`
	At      time.Time `json:"at"`
}

// SampleAddress is the copy of an address.
type SampleAddress struct {
	usersapi.Address
}

// SampleStep is one change of state.
type SampleStep api.Step[domain.Status]

func newRequest(r domain.Request, reader auth.Actor) SampleRequest {
	role := domain.RoleOf(reader, r)
	out := SampleRequest{
		Item: api.NewItem(resource, "SampleRequest", r.ID), Product: newProduct(r.Product),
		Supplier: newParty(r.Supplier), Customer: newParty(r.Customer), Quantity: r.Quantity, Comment: r.Comment,
		Status: r.Status, Reason: r.Reason, DeliveredAt: api.OrNull(r.DeliveredAt), CanceledAt: api.OrNull(r.CanceledAt),
		CreatedAt:    r.CreatedAt,
		Withdrawable: r.Withdrawable(role), FeedbackAwaited: r.AwaitsFeedback(role),
	}
	out.Transitions, out.CommentRequired = document.Targets(r.Transitions(role), document.AsksReason)
	if r.OrderID != 0 {
		out.Order = &SampleOrder{Ref: api.RefTo("orders", r.OrderID), Number: r.OrderNumber}
	}
	if r.Feedback.Rating != 0 {
		out.Feedback = &SampleFeedback{Rating: r.Feedback.Rating, Comment: r.Feedback.Comment, At: r.Feedback.At}
	}
	return out
}

func newDetail(r domain.Request, reader auth.Actor) SampleRequestDetail {
	return SampleRequestDetail{
		SampleRequest:   newRequest(r, reader),
		ShippingAddress: SampleAddress{Address: r.Address},
		Timeline:        lists.Each(r.Timeline, func(s domain.Step) SampleStep { return SampleStep(api.NewStep(s)) }),
	}
}

func newProduct(p ordersapi.Product) SampleProduct {
	return SampleProduct{Ref: api.RefTo("products", p.ID), Label: p.Label(), Image: p.Image}
}

func newParty(p usersapi.Party) SampleParty {
	return SampleParty{Ref: api.RefTo("users", p.ID), Company: p.DisplayName(), Group: p.Group}
}
