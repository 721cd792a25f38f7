package domain

import (
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/document"
	"millesime/platform/lists"
)

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
	Product string `json:"product"`
	document.Act[Status]
}

// PersonalRequests are a buyer's requests for its file.
func PersonalRequests(all []Request) []PersonalRequest {
	return lists.Each(all, func(r Request) PersonalRequest {
		return PersonalRequest{
			Product: r.Product.Name, Reference: r.Product.Reference, Quantity: r.Quantity, Comment: r.Comment, Status: r.Status,
			Reason: r.Reason, ShippingAddress: r.Address, Order: r.OrderNumber, Rating: r.Feedback.Rating,
			Feedback: r.Feedback.Comment, CreatedAt: r.CreatedAt,
		}
	})
}
