package domain

import (
	"millesime/modules/orders/ordersevents"
	"millesime/modules/tasteandbuy/tasteandbuyevents"
	"millesime/platform/auth"
)

// Kinds about what guests ask for in a restaurant: to the restaurant.
const (
	GuestOrdered  Kind = "guest_ordered"
	GuestDeclined Kind = "guest_declined"
	GuestSaleLost Kind = "guest_sale_lost" // an order is canceled, or its guest withdrew from some of it
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
		{
			Kind: GuestSaleLost, Groups: restaurant, Usual: summarised, Leads: guestRequest(), After: []News{on("guest_sale_lost", guestSaleLost)},
			Says: say("La commande {name} ({party}) de la demande {number} est annulée : elle ne rapporte pas de commission.",
				"The order {name} ({party}) of request {number} was cancelled: it earns no commission."),
			Mail: say("Demande {number} : une commande est annulée", "Request {number}: an order was cancelled"),
			But: []Variant{{
				When: now(ordersevents.WaitingPayment),
				Says: say("La commande {name} ({party}) de la demande {number} est annulée, car votre client ne l’a pas payée à temps : elle ne rapporte pas de commission.",
					"The order {name} ({party}) of request {number} was cancelled, since your guest did not pay it in time: it earns no commission."),
			}, {
				When: inPart,
				Says: say("Votre client a renoncé à {units} de la commande {name} ({party}), demande {number}. Votre commission portera sur ce qu’il garde.",
					"Your guest withdrew from {units} of the order {name} ({party}), request {number}. Your commission will be on what it keeps."),
				Mail: say("Demande {number} : votre client a renoncé à des bouteilles", "Request {number}: your guest withdrew from bottles"),
			}, {
				When: byItsCustomer,
				Says: say("Votre client a renoncé à la commande {name} ({party}) de la demande {number} : elle ne rapporte pas de commission.",
					"Your guest withdrew from the order {name} ({party}) of request {number}: it earns no commission."),
				Mail: say("Demande {number} : votre client a renoncé à une commande", "Request {number}: your guest withdrew from an order"),
			}},
		},
	}
}

func byItsCustomer(n Notification) bool { return n.Params.Withdrawn }
func inPart(n Notification) bool        { return n.Params.Units > 0 }

// guestSaleLost tells a restaurant that it earns less by a request.
func guestSaleLost(e tasteandbuyevents.SaleLostV1) []Fact {
	fact := Fact{Kind: GuestSaleLost, SubjectID: e.RequestID, Params: Params{
		Number: e.Number, Name: e.OrderNumber, Units: e.Units, Withdrawn: e.ByGuest,
	}}
	if e.Unpaid {
		fact.Params.To = string(ordersevents.WaitingPayment)
	}
	return fact.to(Recipient{UserID: e.RestaurantID, PartyID: e.SupplierID})
}

// guestAnswered tells a restaurant what its guest answered.
func guestAnswered(e tasteandbuyevents.RequestAnsweredV1) []Fact {
	fact := Fact{Kind: GuestDeclined, SubjectID: e.RequestID, Params: Params{Number: e.Number}}
	if e.Ordered {
		fact.Kind = GuestOrdered
	}
	return fact.to(Recipient{UserID: e.RestaurantID})
}
