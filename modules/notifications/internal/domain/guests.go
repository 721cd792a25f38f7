package domain

import (
	"millesime/modules/tasteandbuy/tasteandbuyevents"
	"millesime/platform/auth"
)

// Kinds about what guests ask for in a restaurant: to the restaurant.
const (
	GuestOrdered  Kind = "guest_ordered"
	GuestDeclined Kind = "guest_declined"
)

func guestRequest() Screen {
	return Screen{"taste_and_buy/orders", "/taste-and-buy/orders/{id}", say("Voir la demande", "See the request")}
}

func guestNotices() []Notice {
	restaurant := []auth.Group{auth.Restaurant}
	return []Notice{
		{
			Kind: GuestOrdered, Groups: restaurant, Usual: summarised, Leads: guestRequest(), After: []News{on("guest_answered", guestAnswered)},
			Says: say("Votre client a commandé les vins de sa demande {number}.", "Your guest ordered the wines of request {number}."),
			Mail: say("Demande {number} : votre client a commandé", "Request {number}: your guest ordered"),
		},
		{
			Kind: GuestDeclined, Groups: restaurant, Usual: shown, Leads: guestRequest(),
			Says: say("Votre client a décliné sa demande {number}.", "Your guest declined request {number}."),
		},
	}
}

// guestAnswered tells a restaurant what its guest answered.
func guestAnswered(e tasteandbuyevents.RequestAnsweredV1) []Fact {
	fact := Fact{Kind: GuestDeclined, SubjectID: e.RequestID, Params: Params{Number: e.Number}}
	if e.Ordered {
		fact.Kind = GuestOrdered
	}
	return fact.to(Recipient{UserID: e.RestaurantID})
}
